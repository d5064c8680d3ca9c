import type { Phone } from '../../../apps/catalogue.ts';
import { spotOf, type Spot } from '../../../apps/maps/select.ts';
import { metresOf, degreesOf, harrowBay as city, houseAt, lastNumber } from '../../../src/sdk/city/index.ts';
import { made, oneOf, type Sampler } from '../sample.ts';
import { button, field, fill, open, rid, row, tap, type Steps } from '../steps.ts';

export type { Spot };
export interface Known {
  id: string;
  name: string;
}
/** Places that a search for their name finds first; no name contains another. */
const KNOWN = [
  { id: 'place-orpheum', name: 'The Orpheum Cinema' },
  { id: 'place-salt-cellar', name: 'The Salt Cellar' },
  { id: 'place-harbour-lodge', name: 'Harbour Lodge Hotel' },
  { id: 'place-quay-post', name: 'Quayside Post Office' },
  { id: 'place-bay-mutual', name: 'Bay Mutual Bank' },
  { id: 'place-inkwell-press', name: 'Inkwell Press' },
  { id: 'place-tidal-hall', name: 'Tidal Hall' },
  { id: 'place-paw-and-tide', name: 'Paw & Tide Vets' },
  { id: 'place-saltmarsh-gym', name: 'Saltmarsh Climbing Barn' },
  { id: 'place-brackwater-dental', name: 'Brackwater Dental' },
  { id: 'place-petal-lane', name: 'Petal Lane Flowers' },
  { id: 'place-lade-pharmacy', name: 'Mill Lade Pharmacy' },
  { id: 'place-scissor-and-stone', name: 'Scissor & Stone' },
  { id: 'place-saltmarsh-primary', name: 'Saltmarsh Primary School' },
  { id: 'place-northgate-clinic', name: 'Northgate Clinic' },
  { id: 'place-larder', name: 'The Larder Grocery' },
  { id: 'place-casa-tilde', name: 'Casa Tilde' },
  { id: 'place-gull-and-anchor', name: 'The Gull & Anchor' },
  { id: 'place-central-station', name: 'Harrow Bay Central' },
  { id: 'place-spoke-and-gannet', name: 'Spoke & Gannet' },
] as const satisfies readonly Known[];
export const known = () => oneOf(...KNOWN);

export const spot = (s: Phone, place: Known): Spot => spotOf(place.id, s.apps.maps.places[place.id]!);

/** A house of the town with its coordinates, to five digits. */
export interface Point {
  latitude: number;
  longitude: number;
  words: string;
}
export const point = (): Sampler<Point> =>
  made(({ random }) => {
    const streets = city.streets.filter(s => s.pair > 0 && s.length > 120 && s.district.id !== 'gannet-isle');
    const street = streets[Math.floor(random() * streets.length)]!;
    const at = degreesOf(houseAt(street, 1 + Math.floor(random() * lastNumber(street))));
    const [latitude, longitude] = [Number(at.latitude.toFixed(5)), Number(at.longitude.toFixed(5))];
    return { latitude, longitude, words: `${latitude.toFixed(5)}, ${longitude.toFixed(5)}` };
  });

/** Metres between two points on earth. */
export const apart = (
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number => {
  const [p, q] = [metresOf(a), metresOf(b)];
  return Math.hypot(p.x - q.x, p.y - q.y);
};

/** Opens the map and its search. */
export function* openSearch(): Steps {
  const seen = yield open('maps');
  return yield tap(seen, button('Search here'));
}
/** Opens the page of a place by its name. */
export function* goTo(name: string): Steps {
  let seen = yield* openSearch();
  seen = yield fill(seen, field('Search here'), name);
  return yield tap(seen, row(name));
}
/** The first result of a search. */
export const hit = () => ({ ...rid('hit'), first: true as const });

/** Puts a spot into a list, as an ending by state. */
export function keep(s: Phone, id: string, list: string, at: Spot, note = ''): void {
  s.apps.maps.saved[id] = {
    list,
    spot: { ...at },
    note,
    order: Object.values(s.apps.maps.saved).filter(x => x.list === list).length,
    at: s.clock.now,
  };
}
