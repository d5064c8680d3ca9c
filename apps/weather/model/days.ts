import { remembered } from '../../../src/sdk/core/remembered.ts';
import { addDays, epochOf, partsAt, startOfDay } from '../../../src/state/clock.ts';
import { hourAt } from './hour.ts';
import { applied, type Override, type Overrides } from './overrides.ts';
import { moonAt, sunTimes, type Moon, type SunTimes } from './sun.ts';
import { isWet, WET, type Condition, type Hour, type Spot } from './types.ts';
import { twoDigits } from '../../../src/state/civil.ts';
import { orderedRows } from '../../../src/state/order.ts';

const HOUR = 3_600_000;

/** What the model reads: the state of the app, or that part of it. */
export interface Sources {
  seed: number;
  overrides: Overrides;
}
/** A place with its id, by which overrides know it. */
export interface Where extends Spot {
  id: string;
}

export interface Day {
  /** ISO date on the clocks of the place. */
  date: string;
  /** When it begins, epoch ms. */
  at: number;
  /** All its hours: 23 to 25 where clocks change. */
  hours: readonly Hour[];
  high: number;
  low: number;
  condition: Condition;
  /** mm; greatest chance, percent. */
  rain: number;
  chance: number;
  /** Strongest mean wind of the day, where it comes from then, strongest gust. */
  wind: number;
  windFrom: number;
  gust: number;
  humidity: number;
  pressure: number;
  uv: number;
  sun: SunTimes;
  /** The moon at nine in the evening. */
  moon: Moon;
  /** Highest air quality index, where a task says so. */
  aqi: number | null;
}

/** ISO date of a moment on the clocks of a zone. */
export function dateOf(ms: number, zone: string): string {
  const { year, month, day } = partsAt(ms, zone);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}
/** Noon of an ISO date. */
export function noonOf(date: string, zone: string): number {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return epochOf({ year, month, day, hour: 12 }, zone);
}

const DRY: readonly Condition[] = ['fog', 'wind', 'clear', 'partlyCloudy', 'cloudy'];

/**
 * What a day is called: by what falls where it is more than an hour's drizzle between six and ten in the
 * evening, else by most of its daylight.
 */
export function conditionOf(hours: readonly Hour[], zone: string): Condition {
  const waking = hours.filter(h => {
    const { hour } = partsAt(h.at, zone);
    return hour >= 6 && hour < 22;
  });
  const wet = waking.filter(h => isWet(h.condition));
  const mm = wet.reduce((sum, h) => sum + h.rain, 0);
  if (wet.length >= 3 || mm >= 0.8) {
    // The strongest that lasts two hours; else what there is most of.
    const counted = WET.map(c => [c, wet.filter(h => h.condition === c).length] as const);
    const lasting =
      counted.filter(([c, n]) => n >= (c === 'thunder' ? 1 : 2)).at(-1) ??
      counted.reduce((a, b) => (b[1] > a[1] ? b : a));
    return lasting[0];
  }
  const light = waking.filter(h => h.day && !isWet(h.condition));
  const those = light.length > 0 ? light : waking.filter(h => !isWet(h.condition));
  const count = (c: Condition) => those.filter(h => h.condition === c).length;
  if (count('fog') >= 4) return 'fog';
  if (count('wind') >= 4) return 'wind';
  const cloud = those.reduce((sum, h) => sum + h.cloud, 0) / Math.max(1, those.length);
  if (those.length === 0) return DRY[4]!;
  if (cloud < 25) return 'clear';
  return cloud < 70 ? 'partlyCloudy' : 'cloudy';
}

function makeDay(seed: number, place: Where, date: string, override: Override | undefined): Day {
  const noon = noonOf(date, place.zone);
  const at = startOfDay(noon, place.zone);
  const end = startOfDay(addDays(noon, 1, place.zone), place.zone);
  const model = Array.from({ length: Math.round((end - at) / HOUR) }, (_, i) =>
    hourAt(seed, place.lat, place.lon, at + i * HOUR),
  );
  const hours = override ? applied(model, override) : model;
  const windiest = hours.reduce((a, b) => (b.wind > a.wind ? b : a));
  const mean = (field: 'humidity' | 'pressure') =>
    Math.round(hours.reduce((sum, h) => sum + h[field], 0) / hours.length);
  return {
    date,
    at,
    hours,
    high: Math.max(...hours.map(h => h.temperature)),
    low: Math.min(...hours.map(h => h.temperature)),
    condition: override?.condition ?? conditionOf(hours, place.zone),
    rain: Math.round(hours.reduce((sum, h) => sum + h.rain, 0) * 10) / 10,
    chance: Math.max(...hours.map(h => h.chance)),
    wind: windiest.wind,
    windFrom: windiest.windFrom,
    gust: Math.max(...hours.map(h => h.gust)),
    humidity: mean('humidity'),
    pressure: mean('pressure'),
    uv: Math.max(...hours.map(h => h.uv)),
    sun: sunTimes(place.lat, place.lon, noon),
    moon: moonAt(noon + 9 * HOUR),
    aqi: override?.aqi ?? null,
  };
}

/** Days that were asked for, as long as the overrides are the same; a rule's draft goes on changing, so that nothing is kept for it. */
const shelf = remembered((_: Overrides) => new Map<string, Day>());
const MOST_DAYS = 600;

/** The weather of a day at a place. */
export function dayOf({ seed, overrides }: Sources, place: Where, date: string): Day {
  const days = shelf(overrides);
  const key = `${seed} ${place.id} ${place.lat} ${place.lon} ${place.zone} ${date}`;
  const found = days.get(key);
  if (found) return found;
  const override = orderedRows(overrides).find(o => o.place === place.id && o.day === date);
  const day = makeDay(seed, place, date, override);
  if (days.size > MOST_DAYS) days.clear();
  days.set(key, day);
  return day;
}

/** Days from the one that a moment lies in. */
export function daysFrom(sources: Sources, place: Where, ms: number, count: number): Day[] {
  return Array.from({ length: count }, (_, i) =>
    dayOf(sources, place, dateOf(addDays(ms, i, place.zone), place.zone)),
  );
}

/** Hours from the one that runs at a moment. */
export function hoursFrom(sources: Sources, place: Where, ms: number, count: number): Hour[] {
  const out: Hour[] = [];
  for (
    let day = dayOf(sources, place, dateOf(ms, place.zone)), from = ms - HOUR;
    out.length < count;
    day = dayOf(sources, place, dateOf(day.at + 30 * HOUR, place.zone))
  )
    out.push(...day.hours.filter(h => h.at > from));
  return out.slice(0, count);
}

/** The hour that runs at a moment: what "now" shows. */
export const hourNow = (sources: Sources, place: Where, ms: number): Hour =>
  hoursFrom(sources, place, ms, 1)[0]!;
