/* Writes apps/stays/world.json from the facts beside this file. Run: npx tsx scripts/world/stays/build.ts */
import { writeFileSync } from 'node:fs';
import wallet from '../../../apps/wallet/world.json' with { type: 'json' };
import { NO_FILTERS } from '../../../apps/stays/actions/look.ts';
import { linesOf, stayFor, totalOf } from '../../../apps/stays/select.ts';
import { SCORES, Stays, type Property, type Review, type Room } from '../../../apps/stays/state.ts';
import { validate } from '../../../src/state/validate.ts';
import { me } from '../cast.ts';
import { deals } from '../town/deals.ts';
import { abroad } from './abroad.ts';
import { coast } from './coast.ts';
import { inland } from './inland.ts';
import { airports, places, routes } from './places.ts';
import { roomPicture } from './rooms.ts';
import { answers, at, flights, messages, travellers, trips } from './trips.ts';
import type { Entry, RoomRow } from './types.ts';

const minute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const entries: readonly Entry[] = [...coast, ...inland, ...abroad];
/** Pence of a price that is written in pounds where it has no pence. */
const pence = (pounds: number): number => pounds * 100;

function roomOf(
  entry: Entry,
  [id, name, beds, sleeps, sqm, weekday, weekend, stock, more = {}]: RoomRow,
  i: number,
): Room {
  return {
    id,
    name,
    beds: beds.split(', ').map(each => {
      const [kind, count] = each.split(' ') as [Room['beds'][number]['kind'], string];
      return { kind, count: Number(count) };
    }),
    sleeps,
    cot: more.cot ?? false,
    sqm,
    view: more.view ?? '',
    picture: roomPicture(entry, i),
    weekdayCents: pence(weekday),
    weekendCents: pence(weekend),
    stock,
  };
}

function propertyOf(entry: Entry): Property {
  const town = places[entry.place]!;
  const [east, north] = entry.at;
  const [checkIn, checkInUntil, checkOut] = (entry.hours ?? ['15:00', '22:00', '11:00']).map(minute) as [
    number,
    number,
    number,
  ];
  const [quietFrom, quietUntil] = (entry.quiet ?? ['22:00', '07:00']).map(minute) as [number, number];
  const rooms = entry.rooms.map((row, i) => roomOf(entry, row, i));
  const round = (n: number) => Math.round(n * 1e6) / 1e6;
  return {
    name: entry.name,
    place: entry.place,
    kind: entry.kind,
    stars: entry.stars ?? 0,
    district: entry.district,
    address: entry.address,
    latitude: round(town.latitude + north / 111_195),
    longitude: round(town.longitude + east / (111_195 * Math.cos((town.latitude * Math.PI) / 180))),
    centreM: Math.round(Math.hypot(east, north) / 10) * 10,
    stationM: entry.stationM,
    describe: entry.describe,
    pictures: [`stay-${entry.id}`, ...new Set(rooms.map(r => r.picture)), `town-${entry.place}`],
    facilities: [...entry.facilities],
    breakfastCents: entry.breakfast ?? null,
    cleaningCents: entry.cleaning ?? 0,
    taxCents: entry.tax ?? 0,
    petCents: entry.pet ?? null,
    deposit: entry.deposit ?? null,
    saver: entry.saver ?? false,
    freeDays: entry.free ?? 2,
    halfDays: entry.half ?? 1,
    confirms: entry.confirms ?? 'atOnce',
    steady: entry.steady ?? false,
    minNights: entry.min ?? 1,
    weekendNights: entry.weekend ?? 1,
    closed: [...(entry.closed ?? [])],
    checkIn,
    checkInUntil,
    checkOut,
    quietFrom,
    quietUntil,
    smoking: entry.smoking ?? false,
    children: entry.children ?? true,
    rules: entry.rules,
    host: entry.host,
    portrait: entry.portrait ?? null,
    since: entry.since ?? 2019,
    replies: entry.replies ?? 5,
    phone: entry.phone,
    scores: Object.fromEntries(SCORES.map((key, i) => [key, entry.scores[i]!])) as Property['scores'],
    rated: entry.rated,
    rooms,
  };
}

const reviews: Record<string, Review> = Object.fromEntries(
  entries.flatMap(entry =>
    (entry.reviews ?? []).map(
      ([name, from, who, month, score, good, bad = '', reply = '', about = []], i) => [
        `review-${entry.id}-${i + 1}`,
        {
          property: entry.id,
          trip: null,
          name,
          from,
          who,
          month,
          score,
          good,
          bad,
          reply,
          about: [...about],
        },
      ],
    ),
  ),
);

/** The payment of a booking in Copperleaf: by firm, amount and time. */
const paymentOf = (number: string): string | null => {
  const deal = deals.find(d => d.number === number)!;
  const all = wallet.transactions as Record<string, { to: string; cents: number; at: number }>;
  return (
    Object.keys(all).find(
      id =>
        all[id]!.to === `firm-${deal.firm}` && all[id]!.cents === deal.cents && all[id]!.at === at(deal.at),
    ) ?? null
  );
};

const search = {
  place: null,
  from: '2026-03-20',
  until: '2026-03-22',
  adults: 2,
  ages: [],
  rooms: 1,
  pets: 0,
};
const world: Stays = {
  seed: 55_310,
  owner: { name: me.name, email: me.email, phone: me.phone.replaceAll(' ', '') },
  places: Object.fromEntries(
    Object.entries(places).map(([id, place]) => [id, { ...place, picture: `town-${id}` }]),
  ),
  properties: Object.fromEntries(entries.map(entry => [entry.id, propertyOf(entry)])),
  reviews,
  offers: {
    'offer-long-strand': {
      property: 'long-strand-hotel',
      percent: 20,
      from: at('2026-03-10 00:00'),
      until: at('2026-03-16 00:00'),
    },
    'offer-seven-rivers': {
      property: 'seven-rivers',
      percent: 15,
      from: at('2026-03-12 12:30'),
      until: at('2026-03-19 00:00'),
    },
    'offer-faro': {
      property: 'hotel-faro',
      percent: 18,
      from: at('2026-03-12 18:00'),
      until: at('2026-03-22 00:00'),
    },
    'offer-bryggen': {
      property: 'bryggen-hus',
      percent: 25,
      from: at('2026-03-09 00:00'),
      until: at('2026-03-13 00:00'),
    },
    'offer-merrow': {
      property: 'puffin-inn',
      percent: 10,
      from: at('2026-03-01 00:00'),
      until: at('2026-04-01 00:00'),
    },
  },
  codes: {
    HEATHER10: { percent: 10, minCents: 100_00, until: '2026-04-30', place: null },
    LANTERN15: { percent: 15, minCents: 150_00, until: '2026-05-31', place: 'harrow-bay' },
    WINTER20: { percent: 20, minCents: 0, until: '2026-02-28', place: null },
  },
  airports,
  routes,
  answers,
  trips: trips(paymentOf),
  flights: flights(paymentOf),
  changes: {},
  requests: {},
  messages,
  travellers,
  lists: {
    'list-someday': {
      name: 'Someday',
      at: at('2025-09-02 21:15'),
      properties: ['bryggen-hus', 'hubin-yuan', 'villa-scalinata'],
    },
    'list-rosa': {
      name: 'Cerca de Rosa',
      at: at('2025-12-28 18:40'),
      properties: ['casa-lonja', 'patio-limonero'],
    },
    'list-weekends': {
      name: 'Weekends',
      at: at('2026-02-14 10:05'),
      properties: ['seven-rivers', 'signal-box', 'puffin-inn', 'long-strand-hotel'],
    },
  },
  settings: { notifyTrips: true, notifyOffers: true, notifyMessages: true },
  searches: [
    { ...search, place: 'wexcombe', from: '2026-03-20', until: '2026-03-22' },
    { ...search, place: 'villaclara', from: '2026-05-01', until: '2026-05-05' },
  ],
  seen: ['kelp-cottage', 'seven-rivers', 'casa-lonja'],
  compare: [],
  search,
  filters: { ...NO_FILTERS, kinds: [], facilities: [], districts: [] },
  draft: null,
  moving: null,
  air: {
    from: 'HBY',
    to: 'VCM',
    out: '2026-04-17',
    back: '2026-04-20',
    adults: 2,
    children: 0,
    cabin: 'economy',
    stops: true,
    sort: 'price',
    outKey: null,
    backKey: null,
    fare: 'light',
    bags: 0,
    seats: [],
    passengers: [],
  },
  problem: null,
  session: { until: at('2026-04-11 09:00'), code: null, sent: 0, wrong: 0, lockedUntil: null },
};

// What was booked costs what it would cost today, where prices do not change.
const kelp = totalOf(
  linesOf(
    world,
    stayFor({ ...search, from: '2026-03-27', until: '2026-03-29', adults: 6 }, 'kelp-cottage', 'whole'),
    at('2026-03-05 18:38'),
    0,
  ),
);
if (kelp !== world.trips['LP-55310']!.cents) throw new Error(`Kelp Cottage would cost ${kelp}`);
for (const [id, trip] of Object.entries(world.trips))
  if (totalOf(trip.lines) !== trip.cents) throw new Error(`${id} does not add up`);
for (const id of ['LP-41208', 'WA-7QK4TD'])
  if (paymentOf(id) === null) throw new Error(`${id} was not paid in Copperleaf`);
const problems = validate(Stays, world);
if (problems.length > 0) throw new Error(JSON.stringify(problems.slice(0, 5), null, 2));
writeFileSync(new URL('../../../apps/stays/world.json', import.meta.url), `${JSON.stringify(world)}\n`);
console.log(
  `${entries.length} properties, ${Object.keys(reviews).length} reviews, ${Object.keys(routes).length} flights`,
);
