import { hooksOf, useDevice, useNow, useOs, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { formatDay, formatTime, formatWhen } from '../../../src/sdk/core/format.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { recorder } from '../manifest.ts';
import { itemAt, recordingsOf, type Item } from '../select.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(recorder);

/** Every recording of the phone, newest first. */
export function useItems(): readonly Item[] {
  const rows = useApp(s => s.recordings);
  return recordingsOf(
    useDevice(d => d.storage.files),
    rows,
  );
}

/** One sound outside of the bin. */
export function useItem(id: string): Item | undefined {
  const rows = useApp(s => s.recordings);
  return itemAt(
    useDevice(d => d.storage.files),
    rows,
    id,
  );
}

/** Ids of the recordings that are picked on this screen; null outside of picking. */
export const usePicked = () => useScreenState<string[] | null>('picked', null);

/** Writes a moment as lists do, and with its day and time. */
export function useDates(): { when: (ms: number) => string; full: (ms: number) => string } {
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  return {
    when: ms => formatWhen(ms, now, zone, h24),
    full: ms => `${formatDay(ms, zone, partsAt(now, zone).year)}, ${formatTime(ms, zone, h24)}`,
  };
}
