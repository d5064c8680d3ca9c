import { epochOf } from '../../../src/state/clock.ts';
import { civilOf, dayAt, isoOf, weekdayOf } from '../../../src/state/civil.ts';
import type { Method, Parcel, Seller, Shop, Stage } from '../state.ts';

const MINUTE = 60_000;
const SUNDAY = 0;
/** Orders paid before this hour are packed the same day. */
const CUT_OFF = 15;

/** The day that is `days` working days after one; parcels rest on Sundays. */
export function workDay(day: number, days: number): number {
  let at = weekdayOf(day) === SUNDAY ? day + 1 : day;
  for (let left = days; left > 0; left--) {
    at++;
    if (weekdayOf(at) === SUNDAY) at++;
  }
  return at;
}

const atHour = (day: number, hour: number, minute: number, zone: string): number =>
  epochOf({ ...civilOf(day), hour, minute }, zone);

type Days = Pick<Seller, 'packDays' | 'wayDays'>;

/** The days on which a parcel is sent and arrives. */
function daysOf({ packDays, wayDays }: Days, method: Method, now: number, zone: string) {
  const today = dayAt(now, zone);
  const isLate = now >= atHour(today, CUT_OFF, 0, zone);
  const pack = method === 'express' ? 0 : packDays;
  const way = method === 'express' ? 1 : wayDays;
  const sent = workDay(today, pack + (isLate ? 1 : 0));
  return { sent, arrives: workDay(sent, way) };
}

/** When something ordered now should arrive, as an ISO date. */
export const estimate = (seller: Days, method: Method, now: number, zone: string): string =>
  isoOf(daysOf(seller, method, now, zone).arrives);

/** How a parcel of an order that is paid now will move. `spread` in [0, 1) tells parcels apart. */
export function planOf(
  seller: Days,
  method: Method,
  { now, zone, spread }: { now: number; zone: string; spread: number },
): { plan: Parcel['plan']; expected: string } {
  const { sent, arrives } = daysOf(seller, method, now, zone);
  const minutes = Math.floor(spread * 90);
  const packed = Math.max(atHour(sent, 16, 5, zone) + minutes * MINUTE, now + 45 * MINUTE);
  const step = (stage: Stage, at: number) => ({ stage, at });
  const end =
    method === 'collect'
      ? [step('ready', atHour(arrives, 10, 30, zone) + minutes * MINUTE)]
      : [
          step('out', atHour(arrives, 8, 10, zone) + Math.floor(minutes / 3) * MINUTE),
          step('delivered', atHour(arrives, 11, 20, zone) + minutes * 2 * MINUTE),
        ];
  const depot = Math.max(packed + 150 * MINUTE, atHour(arrives - 1, 21, 40, zone));
  return {
    plan: [step('sent', packed), step('depot', depot), ...end],
    expected: isoOf(arrives),
  };
}

/** Gannet Isle has postcodes of its own, and not everybody delivers there. */
export const isIsland = (postcode: string): boolean => /^\s*HB\s*9\b/i.test(postcode);

export const methodsOf = (seller: Seller): ('standard' | 'express' | 'collect')[] => [
  'standard',
  ...(seller.expressCents === null ? [] : (['express'] as const)),
  ...(seller.collects ? (['collect'] as const) : []),
];

/** Sellers that do not deliver to a postcode, by what was chosen for them. */
export const undelivered = (
  state: Shop,
  sellers: readonly string[],
  methods: Readonly<Record<string, Method>>,
  postcode: string,
): string[] =>
  isIsland(postcode) ? sellers.filter(id => !state.sellers[id]!.islands && methods[id] !== 'collect') : [];
