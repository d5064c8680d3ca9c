import { epochOf, partsAt } from '../../src/state/clock.ts';
import { alertPlace, nextRain, wantedWarnings } from './select.ts';
import type { Warning } from './model/index.ts';
import type { Weather } from './state.ts';

/** What waits on the phone's clock. Pure: rules, the base data's timers and tests ask the same. */

const MINUTE = 60_000;
/** How long before rain begins the phone says so, and before severe weather. */
export const RAIN_AHEAD = 30 * MINUTE;
export const SEVERE_AHEAD = 360 * MINUTE;
/** When the app looks again where nothing comes in sight. */
const LOOK_AGAIN = 12 * 60 * MINUTE;

export const due = { daily: 'weather-daily', rain: 'weather-rain', severe: 'weather-severe' } as const;
export interface Due {
  at: number;
  action: string;
  args: Record<string, unknown>;
}

/** The next time at which the phone's clock shows a minute of the day. */
export function nextAt(minute: number, now: number, zone: string): number {
  const { year, month, day } = partsAt(now, zone);
  const at = (days: number) =>
    epochOf({ year, month, day: day + days, hour: Math.floor(minute / 60), minute: minute % 60 }, zone);
  return at(0) > now ? at(0) : at(1);
}

export const toldKey = (place: string, { id, level }: Warning): string => `${place} ${id} ${level}`;

/** The next warning that was not told yet: the time to tell it, which is now where it begins within six hours. */
export function nextWarning(state: Weather, now: number): { warning: Warning; at: number } | null {
  const place = alertPlace(state);
  const warning =
    place && wantedWarnings(state, place, now).find(w => !state.told.includes(toldKey(place.id, w)));
  return warning ? { warning, at: Math.max(now, warning.from - SEVERE_AHEAD) } : null;
}

/** Everything that waits. */
export function dueOf(state: Weather, { now, zone }: { now: number; zone: string }): Record<string, Due> {
  const place = alertPlace(state);
  const { rainSoon, severe, daily, dailyAt } = state.alerts;
  if (!place) return {};
  const out: Record<string, Due> = {};
  if (daily) out[due.daily] = { at: nextAt(dailyAt, now, zone), action: 'tellDay', args: {} };
  if (rainSoon) {
    const rain = nextRain(state, place, now + RAIN_AHEAD);
    out[due.rain] = rain
      ? { at: rain.at - RAIN_AHEAD, action: 'tellRain', args: {} }
      : { at: now + LOOK_AGAIN, action: 'tellRain', args: {} };
  }
  if (severe) {
    const next = nextWarning(state, now);
    out[due.severe] = {
      at: next ? Math.max(next.at, now + MINUTE) : now + LOOK_AGAIN,
      action: 'tellSevere',
      args: {},
    };
  }
  return out;
}
