import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { partsAt } from '../../../src/state/clock.ts';
import type { Place } from '../state.ts';

export interface Opening {
  open: boolean;
  known: boolean;
  words: string;
}

const today = (now: number, zone: string) => {
  const p = partsAt(now, zone);
  return { day: (p.weekday + 6) % 7, minutes: p.hour * 60 + p.minute };
};
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Whether a place is open at a moment, and until or from when. */
export function openingOf(place: Pick<Place, 'hours'>, now: number, zone: string): Opening {
  if (!place.hours) return { open: false, known: false, words: '' };
  const { day, minutes } = today(now, zone);
  const [from, to] = place.hours[day]!;
  if (from !== undefined && to !== undefined && minutes >= from && minutes < to)
    return {
      open: true,
      known: true,
      words: from === 0 && to === 1440 ? 'Open 24 hours' : `Open · closes ${clock(to)}`,
    };
  for (let ahead = 0; ahead < 8; ahead++) {
    const hours = place.hours[(day + ahead) % 7]!;
    if (hours.length === 0 || (ahead === 0 && minutes >= hours[0]!)) continue;
    return {
      open: false,
      known: true,
      words: `Closed · opens ${clock(hours[0]!)}${ahead === 0 ? '' : ahead === 1 ? ' tomorrow' : ` ${WEEKDAYS[(day + ahead + 1) % 7]!}`}`,
    };
  }
  return { open: false, known: true, words: 'Closed' };
}

/** Opening hours of each day, from Monday. */
export const hoursOf = (place: Pick<Place, 'hours'>): { day: string; words: string }[] =>
  (place.hours ?? []).map((h, i) => ({
    day: WEEKDAYS[(i + 1) % 7]!,
    words:
      h.length === 0
        ? 'Closed'
        : h[0] === 0 && h[1] === 1440
          ? 'Open 24 hours'
          : `${clock(h[0]!)}–${h[1] === 1440 ? '24:00' : clock(h[1]!)}`,
  }));
export const todayIndex = (now: number, zone: string): number => today(now, zone).day;
