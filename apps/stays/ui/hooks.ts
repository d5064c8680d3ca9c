import { useMemo } from 'react';
import { hooksOf, useFormat, useNow, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { dayAt, dayOf } from '../../../src/state/civil.ts';
import { formatTime } from '../../../src/sdk/core/format.ts';
import { momentOf } from '../actions/shared.ts';
import { stays } from '../manifest.ts';

export const { useApp, useAct, useNav, useParams, useWords, useAsk } = hooksOf(stays);
/** The app's whole state. */
export const useStays = () => useApp(s => s);
/** Dialog, sheet or menu that is open on this screen. */
export const useOpen = () => useScreenState<string | null>('open', null);
export { useScreenState };

/** Times, days and amounts in the phone's language. */
export function useWrite() {
  const format = useFormat();
  const now = useNow();
  const zone = useZone();
  return useMemo(() => {
    const noon = (iso: string) => momentOf(iso, 720, zone);
    return {
      format,
      now,
      zone,
      today: dayAt(now, zone),
      money: (cents: number) => format.money(cents, 'GBP'),
      /** `Fri, 27 Mar`, with the year where it is another. */
      day: (iso: string) => format.day(noon(iso), now),
      /** `27 Mar – 29 Mar`. */
      dates: (from: string, until: string) =>
        `${format.day(noon(from), now)} – ${format.day(noon(until), now)}`,
      nights: (from: string, until: string) => Math.max(0, dayOf(until) - dayOf(from)),
      /** A minute of the day as a time. */
      clock: (minute: number) => format.time(momentOf('2026-01-15', minute % 1440, zone)),
      /** A moment as clocks show it in another zone. */
      timeIn: (ms: number, where: string) => formatTime(ms, where, true, format.language),
      distance: (metres: number) =>
        metres < 1000
          ? `${metres} m`
          : `${format.number(Math.floor(metres / 1000))}.${Math.floor((metres % 1000) / 100)} km`,
      score: (tenths: number) => `${Math.floor(tenths / 10)}.${tenths % 10}`,
      hours: (ms: number) => {
        const minutes = Math.round(ms / 60_000);
        return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')} min`;
      },
      noon,
    };
  }, [format, now, zone]);
}
