import { useMemo } from 'react';
import { formatMoney } from '../../../src/sdk/core/format.ts';
import { isOnline } from '../../../src/sdk/core/network.ts';
import {
  hooksOf,
  useDevice,
  useFields,
  useFieldText,
  useFormat,
  useNow,
  useOs,
  useScreenState,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import { shop } from '../manifest.ts';

export const { useApp, useAct, useNav, useParams, useWords } = hooksOf(shop);
/** The app's whole state. */
export const useShop = () => useApp(s => s);
export const useScale = (): number => useOs(o => o.settings.textScale);
export const useOnline = (): boolean => useDevice(d => isOnline(d));
/** Dialog, sheet or menu that is open on this screen. */
export const useOpen = () => useScreenState<string | null>('open', null);

/** Writes times in the phone's language. */
export function useDates() {
  const format = useFormat();
  const now = useNow();
  const zone = useZone();
  return useMemo(
    () => ({
      now,
      zone,
      when: (ms: number) => format.when(ms, now),
      time: (ms: number) => format.time(ms),
      day: (ms: number) => format.day(ms, now),
      moment: (ms: number) => `${format.day(ms, now)} ${format.time(ms)}`,
      date: (iso: string) => {
        const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
        return format.dayOfMonth(year, month, day);
      },
    }),
    [format, now, zone],
  );
}
export { formatMoney, useFields, useFieldText, useFormat, useNow, useScreenState, useZone };
