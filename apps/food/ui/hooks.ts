import { useCallback, useMemo } from 'react';
import { formatMoney } from '../../../src/sdk/core/format.ts';
import { isOnline } from '../../../src/sdk/core/network.ts';
import { startOfDay } from '../../../src/state/clock.ts';
import {
  hooksOf,
  useDevice,
  useFields,
  useFieldText,
  useFormat,
  useNow,
  useScreenState,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import { food } from '../manifest.ts';

export const { useApp, useAct, useNav, useParams, useWords } = hooksOf(food);
/** The app's whole state. */
export const useFood = () => useApp(s => s);
/** Dialog, sheet or menu that is open on this screen. */
export const useOpen = () => useScreenState<string | null>('open', null);
export const useOnline = (): boolean => useDevice(isOnline);

/** Writes times in the phone's language. */
export function useDates() {
  const format = useFormat();
  const now = useNow();
  const zone = useZone();
  const t = useWords();
  const dayName = useCallback(
    (ms: number) => (startOfDay(ms, zone) === startOfDay(now, zone) ? t('today') : format.day(ms, now)),
    [format, now, t, zone],
  );
  return useMemo(
    () => ({
      now,
      zone,
      time: (ms: number) => format.time(ms),
      day: dayName,
      date: (ms: number) => format.date(ms),
      when: (ms: number) => format.when(ms, now),
      /** Day and time, or the time alone where it is today. */
      moment: (ms: number) =>
        startOfDay(ms, zone) === startOfDay(now, zone)
          ? format.time(ms)
          : t('atTime', { day: format.day(ms, now), time: format.time(ms) }),
      list: (items: readonly string[]) => format.list(items),
      weekday: (monday: number) => format.weekday((monday + 1) % 7),
      shortDay: (monday: number) => format.weekday((monday + 1) % 7, 'short'),
      /** A time of the day from its minutes. */
      clock: (minutes: number) => format.time(startOfDay(now, zone) + minutes * 60_000),
    }),
    [format, now, zone, t, dayName],
  );
}
export { formatMoney, useFields, useFieldText, useScreenState };
