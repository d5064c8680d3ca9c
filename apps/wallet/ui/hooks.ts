import { useMemo } from 'react';
import { formatMoney } from '../../../src/sdk/core/format.ts';
import { hooksOf, useNow, useOs, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { dateText, headingText, momentText, monthText, shortMonth, whenText } from '../dates.ts';
import { wallet } from '../manifest.ts';
import { sayIn } from '../say.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(wallet);
/** The app's whole state. */
export const useWallet = () => useApp(s => s);
export const useTag = (): string => useOs(o => o.settings.language);
/** Says the app's words. */
export function useWords() {
  const tag = useTag();
  return useMemo(() => sayIn(tag), [tag]);
}
export const useScale = (): number => useOs(o => o.settings.textScale);
/** Dialog, sheet or menu that is open on this screen. */
export const useOpen = () => useScreenState<string | null>('open', null);

/** Writes times in the phone's language. */
export function useDates() {
  const tag = useTag();
  const now = useNow();
  const zone = useZone();
  const h24 = useOs(o => o.settings.clock24);
  return useMemo(
    () => ({
      now,
      zone,
      when: (ms: number) => whenText(ms, now, zone, tag, h24),
      moment: (ms: number) => momentText(ms, zone, tag, h24),
      heading: (ms: number) => headingText(ms, now, zone, tag),
      date: (iso: string) => dateText(iso, tag),
      month: (month: string) => monthText(month, tag),
      shortMonth: (month: string) => shortMonth(month, tag),
    }),
    [now, zone, tag, h24],
  );
}
/** Writes amounts, or dots in their place while the owner hides them. */
export function useMoney(): (cents: number) => string {
  const hidden = useApp(s => s.settings.hideBalance && !s.revealed);
  return useMemo(() => (cents: number) => (hidden ? '£••••' : formatMoney(cents)), [hidden]);
}
export { formatMoney, useNow, useScreenState, useZone };
