import { useMemo } from 'react';
import { pointsOf } from '../../../src/sdk/core/screen.ts';
import {
  hooksOf,
  useFormat,
  useNow,
  useOs,
  usePhone,
  useScreenState,
  useZone,
} from '../../../src/sdk/react/hooks.ts';
import { partsAt } from '../../../src/state/clock.ts';
import type { Look } from '../layout.ts';
import { microblog } from '../manifest.ts';

export const { useApp, useAct, useAsk, useNav, useParams, useWords } = hooksOf(microblog);
/** The app’s whole state. */
export const useChirrup = () => useApp(s => s);
export const useScale = (): number => useOs(o => o.settings.textScale);
/** Dialog, sheet or menu that is open on this screen. */
export const useOpen = () => useScreenState<string | null>('open', null);

/** What the heights of posts depend on. */
export function useLook(): Look {
  const scale = useScale();
  const width = usePhone(p => pointsOf(p).width);
  const { density, showWarned } = useApp(s => s.settings);
  return useMemo(
    () => ({ width, scale, compact: density === 'compact', showWarned }),
    [width, scale, density, showWarned],
  );
}

const MINUTE = 60_000;
/** Writes times and counts as timelines do. */
export function useDates() {
  const format = useFormat();
  const now = useNow();
  const zone = useZone();
  const t = useWords();
  return useMemo(
    () => ({
      now,
      zone,
      /** `4 min`, `3 h`, `9 Mar`. */
      ago: (ms: number): string => {
        const minutes = Math.floor((now - ms) / MINUTE);
        if (minutes < 1) return t('justNow');
        if (minutes < 60) return t('minutesAgo', { count: minutes });
        if (minutes < 24 * 60) return t('hoursAgo', { count: Math.floor(minutes / 60) });
        const { year, month, day } = partsAt(ms, zone);
        const name = format.month(year, month);
        if (year !== partsAt(now, zone).year) return name;
        return t('dayAndMonth', { day, month: format.language === 'zh' ? `${month}月` : name.slice(0, 3) });
      },
      /** What is left until a moment. */
      left: (ms: number): string => {
        const minutes = Math.max(1, Math.ceil((ms - now) / MINUTE));
        if (minutes < 60) return t('minutesLeft', { count: minutes });
        const hours = Math.round(minutes / 60);
        return hours < 48
          ? t('hoursLeft', { count: hours })
          : t('daysLeft', { count: Math.round(hours / 24) });
      },
      moment: (ms: number): string => t('dateAndTime', { date: format.date(ms), time: format.time(ms) }),
      when: (ms: number): string => format.when(ms, now),
      time: (ms: number): string => format.time(ms),
      month: (iso: string): string => format.month(Number(iso.slice(0, 4)), Number(iso.slice(5))),
      /** `1,204`, `12.4K`, `1.2万`. */
      count: (n: number): string => {
        if (n < 10_000) return format.number(n);
        if (format.language === 'zh') return t('tenThousands', { count: (n / 10_000).toFixed(1) });
        return t('tenThousands', { count: (n / 1_000).toFixed(1) });
      },
    }),
    [format, now, zone, t],
  );
}
