import { useMemo } from 'react';
import { fileOf } from '../../../src/sdk/core/storage.ts';
import {
  hooksOf,
  useDevice,
  useNow,
  useOs,
  usePhone,
  useScreenState,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import { expenses } from '../manifest.ts';
import { moneyText, type Currency } from '../money.ts';
import { isoAt } from '../months.ts';

export const { useApp, useAct, useAsk, useNav, useParams } = hooksOf(expenses);
/** The app's whole state. */
export const useExpenses = () => useApp(s => s);
export const useH24 = (): boolean => useOs(o => o.settings.clock24);
export const useScale = (): number => useOs(o => o.settings.textScale);
/** Today's ISO date; changes once a day. */
export const useTodayIso = (): string => usePhone(p => isoAt(p.clock.now, p.clock.zone));
/** Dialog, sheet or menu that is open on this screen. */
export const useOpen = () => useScreenState<string | null>('open', null);
/** Ids of the entries that are picked on this screen; null outside of picking. */
export const usePicked = () => useScreenState<string[] | null>('picked', null);

/** A photo of the media index, where it is not in the bin. */
export function usePhoto(id: string | null): { name: string; picture: string; words: string } | undefined {
  const files = useDevice(d => d.storage.files);
  return useMemo(() => {
    const file = id === null ? undefined : fileOf(files, id);
    return file?.media?.picture
      ? { name: file.name, picture: file.media.picture, words: file.media.description || file.name }
      : undefined;
  }, [files, id]);
}

const DOTS = '••••';
/** Writes amounts as it was set, or dots while they are hidden. */
export function useMoney(): (cents: number, currency?: Currency, sign?: '+' | '−') => string {
  const { symbol, hideAmounts } = useApp(s => s.settings);
  const revealed = useApp(s => s.revealed);
  return useMemo(
    () =>
      (cents: number, currency: Currency = 'GBP', sign?: '+' | '−') =>
        hideAmounts && !revealed
          ? symbol === 'before'
            ? `${currency === 'GBP' ? '£' : '€'}${DOTS}`
            : `${DOTS} ${currency === 'GBP' ? '£' : '€'}`
          : moneyText(cents, currency, symbol, sign),
    [symbol, hideAmounts, revealed],
  );
}

export { useNow, useZone };
