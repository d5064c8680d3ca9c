import { useDevice, useNow, usePhone, hooksOf } from '../../../src/sdk/react/hooks.ts';
import { isOnline } from '../../../src/sdk/core/network.ts';
import { music } from '../manifest.ts';
import { currentOf, positionAt, songOf, type Files, type Song } from '../select.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(music);
/** The app's whole state. */
export const useMusic = () => useApp(s => s);
export const useFiles = (): Files => useDevice(d => d.storage.files);
export const useOnline = (): boolean => usePhone(p => isOnline(p.device));
export function useSong(id: string | undefined): Song | undefined {
  const state = useMusic();
  const files = useFiles();
  return id === undefined ? undefined : songOf(state, files, id);
}
/** The track that plays or waits. */
export const useCurrent = (): Song | undefined => useSong(currentOf(useMusic())?.track);
/** Where it is now, ms. */
export function usePosition(): number {
  const state = useMusic();
  const files = useFiles();
  return positionAt(state, files, useNow());
}
