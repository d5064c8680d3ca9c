import { writeFileSync } from 'node:fs';
import wallet from '../../../apps/wallet/world.json' with { type: 'json' };
import { findTown, townPlaces } from '../../../src/sdk/city/find.ts';
import { hashOf, harrowBay as city } from '../../../src/sdk/city/index.ts';
import { international } from '../../../src/sdk/core/telephone.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { validate } from '../../../src/state/validate.ts';
import { linesOf, STOP_SECONDS, sumOf } from '../../../apps/rides/model/fare.ts';
import { freshPlan } from '../../../apps/rides/actions/shared.ts';
import { FREE_MINUTES, MINUTE, TARIFFS, WAITING_CENTS, WAKE_MS } from '../../../apps/rides/model/kinds.ts';
import { legsFrom } from '../../../apps/rides/model/position.ts';
import { momentOf, waysAt } from '../../../apps/rides/model/town.ts';
import {
  Rides,
  type FareLine,
  type Promo,
  type Ride,
  type Settings,
  type Spot,
} from '../../../apps/rides/state.ts';
import { cast } from '../cast.ts';
import { deals } from '../town/deals.ts';
import { drivers } from './drivers.ts';
import { history, messages, planned, promos, recent, saved, type RideLine } from './history.ts';

/* Writes world.json from scripts/world/rides: npx tsx scripts/world/rides/build.ts. Fails where a price is not that of its deal. */
const ZONE = 'Europe/London';
const SCHEDULED_AT = '2026-03-10 21:07';

const at = (local: string): number => {
  const [year, month, day, hour = 0, minute = 0] = local.split(/[- :]/).map(Number) as [
    number,
    number,
    number,
    number?,
    number?,
  ];
  return epochOf({ year, month, day, hour, minute }, ZONE);
};
const minutesOf = (time: string): number => {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return hour * 60 + minute;
};
function spotOf(place: string): Spot {
  const known = townPlaces.find(({ id }) => id === place);
  if (known) return townSpotNamed(known.name, known.address);
  const found = findTown(city, place, null, 1)[0];
  if (!found) throw new Error(`Nothing stands at ${place}`);
  const { name, address, x, y } = found;
  return { name, address, x, y };
}
function townSpotNamed(name: string, address: string): Spot {
  const hit = findTown(city, name, null, 20).find(
    each => each.name === name && address.endsWith(each.address),
  );
  if (!hit) throw new Error(`${name} is not found by its name`);
  return { name: hit.name, address: hit.address, x: hit.x, y: hit.y };
}

const deal = new Map(deals.filter(each => each.app === 'rides').map(each => [each.number, each]));
const NO_WISHES = { talk: 'any', heat: 'any', pet: false } as const;

function priceOf(line: RideLine, points: readonly Spot[], begins: number): FareLine[] {
  const tariff = TARIFFS[line.kind];
  const moment = momentOf(begins, ZONE);
  const ways = waysAt(points, tariff.mode, moment)!;
  const stops = points.length - 2;
  const driving = ways.reduce((sum, way) => sum + way.seconds, 0);
  const lines = linesOf({
    kind: line.kind,
    metres: ways.reduce((sum, way) => sum + way.metres, 0),
    seconds: Math.round((driving * tariff.detour) / 100) + stops * STOP_SECONDS,
    stops,
    moment,
  });
  const waiting = Math.max(0, (line.waited ?? 0) - FREE_MINUTES) * WAITING_CENTS;
  if (waiting > 0) lines.push({ kind: 'waiting', cents: waiting });
  const known = deal.get(line.number);
  if (!known) return lines;
  const rest = known.cents - sumOf(lines);
  if (rest < 0) throw new Error(`${line.number} costs ${sumOf(lines)}, not ${known.cents}`);
  return rest === 0 ? lines : [...lines, { kind: 'change', cents: rest }];
}

function rideOf(line: RideLine): Ride {
  const from = spotOf(line.from);
  const stops = (line.stops ?? []).map(spotOf);
  const to = spotOf(line.to);
  const begins = at(line.at);
  const known = deal.get(line.number);
  const isOver = line.cancelled !== undefined;
  const fare = isOver ? [] : priceOf(line, [from, ...stops, to], begins);
  const targets = [...stops.map((spot, stop) => ({ at: spot, stop })), { at: to, stop: null }];
  const legs = isOver ? [] : legsFrom(line, from, targets, begins, ZONE);
  const ends = known ? at(known.at) : (legs.at(-1)?.until ?? begins);
  if (known && legs.length > 0) legs.at(-1)!.until = ends;
  const waited = line.waited ?? 2;
  const rider = line.rider === undefined ? undefined : cast.find(({ id }) => id === line.rider)!;
  const booked = begins - (line.ahead ? 26 * 60 : waited + 9) * MINUTE;
  return {
    kind: line.kind,
    from,
    stops,
    to,
    status: isOver ? 'cancelled' : 'done',
    bookedAt: booked,
    at: line.ahead ? begins : null,
    people: line.people ?? 1,
    note: line.note ?? '',
    rider: rider ? { name: rider.name, phone: international(rider.phone) } : null,
    wishes: { ...NO_WISHES },
    promo: line.promo ?? '',
    pay: line.pay,
    payment: null,
    fare,
    quotedAt: booked,
    paidCents: sumOf(fare),
    refundedCents: 0,
    dueCents: 0,
    duePayment: null,
    tipCents: line.tip ?? 0,
    tipPayment: null,
    driver: line.driver === null ? null : `driver-${line.driver}`,
    pin: known?.notes?.['pin'] ?? String(1_000 + (hashOf(`pin ${line.number}`) % 9_000)),
    pinWrong: false,
    stand: null,
    foundAt: null,
    arrivesAt: isOver ? null : begins - waited * MINUTE,
    boardsAt: isOver ? null : begins,
    endsAt: isOver ? begins + 4 * MINUTE : ends,
    nextAt: null,
    waitMs: 0,
    widened: false,
    legs,
    closedBy: line.cancelled?.[0] ?? null,
    reason: line.cancelled?.[1] ?? '',
    refusal: null,
    shared: [],
    rating: line.rating ? { stars: line.rating[0], tags: [...line.rating[1]], text: line.rating[2] } : null,
  };
}

function plannedRide(line: RideLine): Ride {
  const ride = rideOf(line);
  return {
    ...ride,
    status: 'scheduled',
    bookedAt: at(SCHEDULED_AT),
    quotedAt: at(SCHEDULED_AT),
    paidCents: 0,
    arrivesAt: null,
    boardsAt: null,
    endsAt: null,
    legs: [],
    nextAt: ride.at! - WAKE_MS,
  };
}

/** The wallet’s payment of a deal: what Hopalong was paid then. */
function paymentOf(number: string): string | undefined {
  const { at: paid, cents } = deal.get(number)!;
  const rows = Object.entries(wallet.transactions) as [string, { to: string; at: number; cents: number }][];
  return rows.find(([, t]) => t.to === 'firm-hopalong' && t.at === at(paid) && t.cents === cents)?.[0];
}

const rides: Record<string, Ride> = {};
for (const line of history) {
  rides[line.number] = rideOf(line);
  if (!deal.has(line.number)) continue;
  const payment = paymentOf(line.number);
  if (payment === undefined) throw new Error(`Copperleaf knows no payment for ${line.number}`);
  rides[line.number]!.payment = payment;
}
for (const number of deal.keys()) if (!rides[number]) throw new Error(`${number} is missing`);
rides[planned.number] = plannedRide(planned);

const settings: Settings = {
  pinCheck: true,
  notifyRides: true,
  notifyOffers: false,
  mailReceipts: true,
  needs: [],
  wishes: { ...NO_WISHES },
  pay: 'copperleaf',
  credit: true,
};
const person = (id: string) => cast.find(each => each.id === id)!;
const trustedOf = (id: string, always: boolean) => {
  const { given, family, phone } = person(id);
  return { name: `${given} ${family}`, phone: international(phone), always };
};
const end = (local: string) => at(`${local} 23:59`);

const state: Rides = {
  rides,
  messages: Object.fromEntries(
    messages.map(([ride, time, from, text], i) => [`msg-${100 + i}`, { ride, from, text, at: at(time) + i }]),
  ),
  saved: Object.fromEntries(
    saved.map(([kind, label, place], order) => [
      `saved-${place.toLowerCase().replaceAll(' ', '-')}`,
      { kind, label, spot: spotOf(place), order },
    ]),
  ),
  drivers: Object.fromEntries(
    drivers.map(({ id, base, shift, reviews, ...driver }) => [
      `driver-${id}`,
      {
        ...driver,
        phone: international(driver.phone),
        kinds: [...driver.kinds],
        languages: [...driver.languages],
        shift: shift.map(minutesOf),
        base: [spotOf(base).x, spotOf(base).y],
        reviews: reviews.map(([on, by, stars, text]) => ({ by, stars, text, at: at(`${on} 12:00`) })),
      },
    ]),
  ),
  favourites: ['driver-adaeze', 'driver-maureen'],
  promos: Object.fromEntries(
    Object.entries(promos).map(([code, { from, until, ...promo }]) => [
      code,
      {
        ...promo,
        kinds: [...promo.kinds],
        days: [...promo.days],
        from: at(from),
        until: end(until),
      } as Promo,
    ]),
  ),
  passes: {},
  credits: {
    'credit-quiet': { cents: 2_50, why: 'sorry', ride: 'HL-23991', at: at('2025-12-21 10:12') },
    'credit-gift': { cents: 1_00, why: 'gift', ride: '', at: at('2026-01-05 09:00') },
  },
  trusted: {
    'trusted-ines': trustedOf('ines-carvajal', true),
    'trusted-poppy': trustedOf('poppy-calloway', false),
  },
  lost: {
    'lost-hat': {
      ride: 'HL-24911',
      item: 'other',
      text: 'Green woolly hat, from the back seat',
      phone: international('+44 7700 900100'),
      status: 'found',
      at: at('2026-01-18 10:30'),
    },
  },
  settings,
  recent: recent.map(spotOf),
  plan: freshPlan({ settings }),
  quotedAt: null,
  attempt: null,
};
const problems = validate(Rides, state);
if (problems.length > 0) throw new Error(JSON.stringify(problems.slice(0, 5), null, 2));
writeFileSync(new URL('../../../apps/rides/world.json', import.meta.url), `${JSON.stringify(state)}\n`);
console.log(`${Object.keys(rides).length} rides, ${drivers.length} drivers`);
for (const [id, ride] of Object.entries(rides))
  console.log(id, ride.kind, sumOf(ride.fare), ride.from.name, '→', ride.to.name);
