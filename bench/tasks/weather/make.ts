import type { Override } from '../../../apps/weather/model/index.ts';
import {
  dateWords,
  forecastText,
  noonOf,
  savedPlaces,
  type PlaceView,
} from '../../../apps/weather/select.ts';
import { WEEKDAYS } from '../../../src/sdk/core/format.ts';
import { addDays, startOfDay } from '../../../src/state/clock.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { dayAt, oneOf, type Day } from '../sample.ts';
import type { Phone } from '../form.ts';
import { back, button, escaped, has, open, rid, row, scrollTo, tap, type Steps } from '../steps.ts';

/** Places that are saved on every phone, with their zones' names in Chinese; Robin's home is the first. */
export const PLACES = [
  { id: 'place-harrow-bay-south-coast-united-kingdom', name: 'Harrow Bay', zh: 'Harrow Bay' },
  { id: 'place-wexcombe-west-country-united-kingdom', name: 'Wexcombe', zh: 'Wexcombe' },
  { id: 'place-villaclara-del-mar-costa-blanca-spain', name: 'Villaclara del Mar', zh: 'Villaclara del Mar' },
  { id: 'place-lisbon-lisboa-portugal', name: 'Lisbon', zh: '里斯本（Lisbon）' },
  { id: 'place-beijing-china', name: 'Beijing', zh: '北京（Beijing）' },
  { id: 'place-cairo-cairo-governorate-egypt', name: 'Cairo', zh: '开罗（Cairo）' },
  { id: 'place-montevideo-uruguay', name: 'Montevideo', zh: '蒙得维的亚（Montevideo）' },
] as const;
export type Spot = (typeof PLACES)[number];
export const spot = () => oneOf(...PLACES);

/** Sets the weather of a place on a day; what is not named stays the model's. */
export function setSky(s: Phone, place: string, day: string, sky: Omit<Override, 'place' | 'day'>): void {
  s.apps.weather.overrides[`override-${place.slice(6)}-${day}`] = { place, day, ...sky };
}

/** The phone's day so many days from today. */
export const dayAfter = (s: Phone, days: number): Day =>
  dayAt(addDays(startOfDay(s.clock.now, s.clock.zone), days, s.clock.zone), s.clock.zone);

export const viewOf = (s: Phone, id: string): PlaceView =>
  savedPlaces(s.apps.weather).find(p => p.id === id)!;
/** What sharing a day of a place gives. */
export const dayText = (s: Phone, id: string, iso: string): string => {
  const place = viewOf(s, id);
  return forecastText(s.apps.weather, place, noonOf(iso, place.zone), 1);
};

/** Opens the app with a saved place. */
export function* showPlace(name: string): Steps {
  let seen: Observation = yield open('weather');
  while (!has(seen, button('Places'))) seen = yield back();
  seen = yield tap(seen, button('Places'));
  const card = {
    what: `card of ${name}`,
    rank: (e: Element) =>
      e.resourceId.endsWith('place') && new RegExp(`^(${escaped(name)}),`).test(e.name) ? 0 : null,
  };
  seen = yield* scrollTo(seen, card);
  return yield tap(seen, card);
}

/** The row of a day in a list of days: `Sat 14 Mar, …`, today's too. */
export const dayRow = (day: Day, zone = 'Europe/London') =>
  row(new RegExp(`^(${WEEKDAYS[day.weekday]!.slice(0, 3)}|Today) ${dateWords(day.at + 43_200_000, zone)}, `));

/** Opens the ten days of a saved place. */
export function* showDays(name: string): Steps {
  let seen = yield* showPlace(name);
  seen = yield* scrollTo(seen, rid('all-days'));
  return yield tap(seen, rid('all-days'));
}

/** Opens a day of a saved place. */
export function* showDay(name: string, day: Day): Steps {
  let seen = yield* showDays(name);
  seen = yield* scrollTo(seen, dayRow(day));
  return yield tap(seen, dayRow(day));
}

/** Figures of a day's row: chance of rain in percent, low and high in the unit shown. */
export function figures(name: string): { chance: number; low: number; high: number } {
  const words = name.replaceAll('−', '-');
  const [, chance] = /(\d+)% chance of rain/.exec(words) ?? [];
  const [, low] = /low,? (-?\d+)°/.exec(words) ?? [];
  const [, high] = /high,? (-?\d+)°/.exec(words) ?? [];
  return { chance: Number(chance), low: Number(low), high: Number(high) };
}
