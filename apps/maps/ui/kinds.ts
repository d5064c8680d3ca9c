import type { IconName } from './icons.ts';
import type { Poi } from '../../../src/sdk/react/city/index.ts';
import { remembered } from '../../../src/sdk/core/remembered.ts';
import { harrowBay as city } from '../../../src/sdk/city/index.ts';
import { sitesOf, type Hit } from '../select.ts';
import type { Kind, Maps, Mode } from '../state.ts';

const FOOD = '#c05621';
const SHOP = '#2b6cb0';
const CARE = '#b83256';
const SIGHT = '#6b4fa0';
const GREEN = '#2f7d3c';
const WAY = '#3f5f78';
const PLAIN = '#5d6b62';

/** Icon and colour of each kind. */
export const KIND_LOOK: Readonly<Record<Kind, readonly [icon: IconName, tone: string]>> = {
  cafe: ['local_cafe', FOOD],
  restaurant: ['restaurant', FOOD],
  pub: ['sports_bar', FOOD],
  bakery: ['bakery_dining', FOOD],
  grocery: ['shopping_cart', SHOP],
  shop: ['shopping_bag', SHOP],
  market: ['storefront', SHOP],
  library: ['local_library', SIGHT],
  museum: ['museum', SIGHT],
  station: ['train', WAY],
  ferry: ['directions_boat', WAY],
  office: ['business_center', PLAIN],
  clinic: ['local_hospital', CARE],
  dentist: ['dentistry', CARE],
  vet: ['pets', CARE],
  gym: ['fitness_center', SIGHT],
  park: ['park', GREEN],
  pitch: ['sports_soccer', GREEN],
  beach: ['beach_access', GREEN],
  landmark: ['attractions', SIGHT],
  hall: ['theater_comedy', SIGHT],
  cinema: ['movie', SIGHT],
  home: ['home', WAY],
  hotel: ['hotel', CARE],
  school: ['school', PLAIN],
  pharmacy: ['local_pharmacy', CARE],
  post: ['mail', PLAIN],
  bank: ['account_balance', PLAIN],
  hairdresser: ['content_cut', SHOP],
  parking: ['local_parking', WAY],
  fuel: ['local_gas_station', WAY],
  church: ['church', PLAIN],
  playground: ['toys', GREEN],
  viewpoint: ['landscape', GREEN],
  laundry: ['local_laundry_service', SHOP],
  charging: ['ev_station', WAY],
};
export const hitIcon = (kind: Hit['kind']): IconName =>
  (
    {
      address: 'location_on',
      street: 'road',
      district: 'location_city',
      stop: 'directions_bus',
      area: 'park',
      point: 'my_location',
    } as Record<string, IconName>
  )[kind] ?? KIND_LOOK[kind as Kind][0];
export const MODE_LOOK: Readonly<Record<Mode, readonly [icon: IconName, label: string]>> = {
  drive: ['directions_car', 'Drive'],
  transit: ['commute', 'Transit'],
  walk: ['directions_walk', 'Walk'],
  cycle: ['directions_bike', 'Cycle'],
};

const EARLY: Partial<Record<Kind, number>> = {
  station: 13.4,
  ferry: 13.8,
  landmark: 14.2,
  museum: 14.6,
  beach: 14,
  park: 14.4,
  hall: 14.8,
  clinic: 15.2,
  library: 15,
  cinema: 15,
  hotel: 15.4,
  school: 15.5,
  pitch: 15,
};
/** Those that the whole town knows. */
const KNOWN = new Set(city.places.map(p => `place-${p.id}`));

/** Places as the map draws them: what one looks for from afar before the shop at the corner. */
export const poisOf = remembered((places: Maps['places']): Poi<IconName>[] =>
  sitesOf(places)
    .filter(s => s.place.kind !== 'home')
    .map(s => ({
      poi: {
        id: s.id,
        x: s.x,
        y: s.y,
        name: s.place.name,
        icon: KIND_LOOK[s.place.kind][0],
        tone: KIND_LOOK[s.place.kind][1],
        from: KNOWN.has(s.id)
          ? Math.min(15.2, EARLY[s.place.kind] ?? 15.2)
          : (EARLY[s.place.kind] ?? 15.7) + (s.place.ratings > 120 ? 0.2 : 0.5),
      },
      rank: s.place.ratings,
    }))
    .sort((a, b) => a.poi.from - b.poi.from || b.rank - a.rank || (a.poi.id < b.poi.id ? -1 : 1))
    .map(p => p.poi),
);
