import { remembered } from '../../src/sdk/core/remembered.ts';
import type { Device } from '../../src/state/phone/index.ts';
import { partsAt } from '../../src/state/clock.ts';
import { nearestCity } from './gazetteer.ts';
import {
  dayOf,
  daysFrom,
  hoursFrom,
  isWet,
  warningsOf,
  LEVELS,
  type Warning,
  type Where,
} from './model/index.ts';
import { dayLine, degrees, conditionWords, windWords } from './words.ts';
import type { Place, Weather } from './state.ts';

export * from './gazetteer.ts';
export * from './model/index.ts';
export * from './warning-words.ts';
export * from './words.ts';

/** Route parameter of the place where the phone is. */
export const HERE = 'here';
/** Kilometres within which the phone is in a city of the gazetteer: that city's overrides hold there. */
const NEAR = 25;

/** A place as screens show it: `key` in routes, `id` for the model. */
export interface PlaceView extends Place, Where {
  key: string;
}

const saved = remembered((places: Weather['places'], order: Weather['order']): readonly PlaceView[] =>
  order.flatMap(id => (places[id] ? [{ ...places[id], id, key: id }] : [])),
);
/** Saved places in the person's order. */
export const savedPlaces = (state: Weather): readonly PlaceView[] => saved(state.places, state.order);

const located = remembered((device: Device['place'], gazetteer: Weather['gazetteer']): PlaceView => {
  const city = nearestCity(gazetteer, device.latitude, device.longitude);
  // The same weather as the city's where the phone is in it, so that the two never differ on the screen.
  const at =
    city.km <= NEAR ? { lat: city.lat, lon: city.lon } : { lat: device.latitude, lon: device.longitude };
  return {
    key: HERE,
    id: city.km <= NEAR ? city.id : `place-at-${device.latitude}-${device.longitude}`,
    name: device.name || city.name,
    admin: city.admin,
    country: city.country,
    zone: city.zone,
    ...at,
    addedAt: 0,
  };
});
/** The place where the phone is. */
export const placeHere = (state: Weather, device: Pick<Device, 'place'>): PlaceView =>
  located(device.place, state.gazetteer);

/** Every place that the person has, the phone's own first; `located` tells whether the app may know where that is. */
export const shownPlaces = (
  state: Weather,
  device: Pick<Device, 'place'>,
  mayLocate: boolean,
): PlaceView[] => [...(state.here && mayLocate ? [placeHere(state, device)] : []), ...savedPlaces(state)];

/** The place that the app opens with. */
export function openedPlace(state: Weather, views: readonly PlaceView[]): PlaceView | undefined {
  return views.find(p => p.key === state.shown) ?? views.find(p => p.key === state.home) ?? views[0];
}

/** Saved place that alerts are about. */
export function alertPlace(state: Weather): PlaceView | undefined {
  const all = savedPlaces(state);
  return all.find(p => p.key === (state.alerts.place ?? state.home)) ?? all[0];
}

/** Whether a day is one on which it may well rain: its chance is half at least. */
export const isRainy = (day: { chance: number }): boolean => day.chance >= 50;

const HOUR = 3_600_000;
/**
 * When rain or snow begins next after a moment, within two days, and what; null where it stays dry. Two dry
 * hours come before a beginning.
 */
export function nextRain(state: Weather, place: Where, now: number): { at: number; words: string } | null {
  const hours = hoursFrom(state, place, now - 2 * HOUR, 52);
  for (let i = 2; i < hours.length; i++) {
    const h = hours[i]!;
    if (
      h.at > now &&
      isWet(h.condition) &&
      !isWet(hours[i - 1]!.condition) &&
      !isWet(hours[i - 2]!.condition)
    )
      return { at: h.at, words: conditionWords(h.condition) };
  }
  return null;
}

/** Warnings of the alert place that the person wants to hear of. */
export const wantedWarnings = (state: Weather, place: Where, now: number): Warning[] =>
  warningsOf(state, place, now).filter(w => LEVELS.indexOf(w.level) >= LEVELS.indexOf(state.alerts.level));

/** What comes in the next hours, in a sentence for the top of the screen. */
export function outlook(state: Weather, place: Where, now: number, h24Time: (at: number) => string): string {
  const hours = hoursFrom(state, place, now, 24);
  const wetNow = isWet(hours[0]!.condition);
  const change = hours.findIndex(h => isWet(h.condition) !== wetNow);
  if (wetNow)
    return change < 0
      ? `${conditionWords(hours[0]!.condition)} for the next 24 hours.`
      : `${conditionWords(hours[0]!.condition)} until ${h24Time(hours[change]!.at)}.`;
  if (change > 0)
    return `${conditionWords(hours[change]!.condition)} expected from ${h24Time(hours[change]!.at)}.`;
  const tomorrow = dayOf(state, place, daysFrom(state, place, now, 2)[1]!.date);
  const gust = Math.max(...hours.slice(0, 12).map(h => h.gust));
  return gust >= 55
    ? `Dry for the next 24 hours. Gusts up to ${windWords(gust, state.units)}.`
    : `Dry for the next 24 hours. Tomorrow up to ${degrees(tomorrow.high, state.units)}.`;
}

/** The forecast of a place as text: a day, or three from a moment on. */
export function forecastText(state: Weather, place: PlaceView, from: number, days: number): string {
  return [
    `${place.name}${place.country ? `, ${place.country}` : ''}`,
    ...daysFrom(state, place, from, days).map(d => dayLine(d, place.zone, state.units)),
  ].join('\n');
}

/** Hour of the day at a place. */
export const localHour = (at: number, zone: string): number => partsAt(at, zone).hour;
