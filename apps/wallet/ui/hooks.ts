import { useMemo } from 'react';
import { formatMoney } from '../../../src/sdk/core/format.ts';
import { hooksOf, useFormat, useNow, useOs, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { wallet } from '../manifest.ts';

export const { useApp, useAct, useNav, useParams, useWords } = hooksOf(wallet);
/** The app's whole state. */
export const useWallet = () => useApp(s => s);
export const useScale = (): number => useOs(o => o.settings.textScale);
/** Dialog, sheet or menu that is open on this screen. */
export const useOpen = () => useScreenState<string | null>('open', null);

/** Writes times in the phone's language. */
export function useDates() {
  const format = useFormat();
  const now = useNow();
  const zone = useZone();
  return useMemo(() => {
    const partsOf = (iso: string) => iso.split('-').map(Number) as [number, number, number];
    return {
      now,
      zone,
      when: (ms: number) => format.when(ms, now),
      time: (ms: number) => format.time(ms),
      /** Date and time in full. */
      moment: (ms: number) => `${format.date(ms)} ${format.time(ms)}`,
      heading: (ms: number) => format.dayHeading(ms, now),
      date: (iso: string) => format.dayOfMonth(...partsOf(iso)),
      month: (month: string) => format.month(partsOf(month)[0], partsOf(month)[1]),
      /** `Mar`, `3月`. */
      shortMonth: (month: string) =>
        format.language === 'zh'
          ? `${partsOf(month)[1]}月`
          : format.month(partsOf(month)[0], partsOf(month)[1]).slice(0, 3),
    };
  }, [format, now, zone]);
}
/** Writes amounts, or dots in their place while the owner hides them. */
export function useMoney(): (cents: number) => string {
  const hidden = useApp(s => s.settings.hideBalance && !s.revealed);
  return useMemo(() => (cents: number) => (hidden ? '£••••' : formatMoney(cents)), [hidden]);
}
export { formatMoney, useScreenState };
