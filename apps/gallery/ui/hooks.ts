import { formatDay, formatTime } from '../../../src/sdk/core/format.ts';
import type { MediaItem } from '../../../src/sdk/core/storage.ts';
import { hooksOf, useDevice, useOs, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import type { Files } from '../select.ts';
import { gallery } from '../manifest.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(gallery);
export const useFiles = (): Files => useDevice(d => d.storage.files);
export const useH24 = (): boolean => useOs(o => o.settings.clock24);
/** Ids of the pictures that are picked on this screen; null outside of picking. */
export const usePicked = () => useScreenState<string[] | null>('picked', null);
/** What is open over the screen: a menu, a sheet, a dialog. */
export const useOver = () => useScreenState<string | null>('over', null);

/** What a picture is called in a grid: what is to be seen on it, and when it was taken. */
export function useLabel(): (item: MediaItem) => string {
  const zone = useZone();
  const h24 = useH24();
  return ({ media, name }) =>
    `${(media.description || name).replace(/\.$/, '')}, ${formatDay(media.takenAt, zone)} ${formatTime(media.takenAt, zone, h24)}${media.favourite ? ', favourite' : ''}`;
}
