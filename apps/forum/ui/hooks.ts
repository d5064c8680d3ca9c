import { useMemo } from 'react';
import { pointsOf } from '../../../src/sdk/core/screen.ts';
import { isOnline } from '../../../src/sdk/core/network.ts';
import { hooksOf, useFormat, useNow, useOs, usePhone, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { forum } from '../manifest.ts';

export const { useApp, useAct, useAsk, useNav, useParams, useWords } = hooksOf(forum);
/** The app's whole state. */
export const useForum = () => useApp(s => s);
export const useScale = (): number => useOs(o => o.settings.textScale);
export const useWidth = (): number => usePhone(p => pointsOf(p).width);
export const useOnline = (): boolean => usePhone(p => isOnline(p.device));
/** Dialog, sheet or menu that is open on this screen. */
export const useOpen = () => useScreenState<string | null>('open', null);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Writes times as feeds do: how long ago, or the day. */
export function useDates() {
  const t = useWords();
  const f = useFormat();
  const now = useNow();
  return useMemo(
    () => ({
      now,
      ago: (at: number): string => {
        const past = now - at;
        if (past < MINUTE) return t('justNow');
        if (past < HOUR) return t('minutesAgo', { count: Math.floor(past / MINUTE) });
        if (past < DAY) return t('hoursAgo', { count: Math.floor(past / HOUR) });
        if (past < 7 * DAY) return t('daysAgo', { count: Math.floor(past / DAY) });
        return f.when(at, now);
      },
      day: (at: number): string => f.day(at, now),
      date: (at: number): string => f.date(at),
      time: (at: number): string => f.time(at),
      moment: (at: number): string => t('dayAndTime', { day: f.day(at, now), time: f.time(at) }),
    }),
    [t, f, now],
  );
}
export { useScreenState };
