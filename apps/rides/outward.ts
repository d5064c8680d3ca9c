import type { Phone } from '../catalogue.ts';
import { payHere, type Act, type OutwardPlay, type OutwardPlays } from '../outward.ts';
import { nextNumber } from './actions/book.ts';
import { freshPlan } from './actions/shared.ts';
import { PIER, spotAt } from './model/town.ts';
import type { Plan, Ride } from './state.ts';

const LAST = 'HL-27751';
const AHEAD = 'HL-28316';
const HOME = spotAt({ x: -329, y: -155 });
const ORPHEUM = spotAt({ x: -243, y: -1_839 });
const GRAN = '+447700900106';
/** Follows every ride at night. */
const INES = '+447700900101';
/** What was sent stays sent: nothing on the phone takes it back. */
const erase: OutwardPlay['erase'] = () => [];

const planOf = ({ apps: { rides } }: Phone, over: Partial<Plan> = {}): Plan => ({
  ...freshPlan(rides),
  from: HOME,
  to: ORPHEUM,
  pay: 'cash',
  credit: false,
  ...over,
});
const ordered = (phone: Phone, over: Partial<Plan> = {}): Act => ({
  action: 'book',
  args: { plan: planOf(phone, over), quotedAt: null },
});
const standing = ({ apps: { rides } }: Phone, ...statuses: readonly Ride['status'][]): string =>
  Object.keys(rides.rides).find(id => statuses.includes(rides.rides[id]!.status)) ?? AHEAD;
/** The number that the next order of a plan gets: it follows from what is ordered. */
const numberOf = (phone: Phone, over: Partial<Plan> = {}): string =>
  nextNumber(phone.apps.rides, planOf(phone, over), HOME);
const nextOf = (ride: string): Act => ({ action: 'next', args: { ride } });
/** A ride whose driver is on the way. */
const driven = (phone: Phone): Act[] => [ordered(phone), nextOf(numberOf(phone))];
/** A large car in the evening, for which nobody is on duty yet. */
const XL_AT = 10 * 3_600_000;
const evening = (phone: Phone): Partial<Plan> => ({ kind: 'xl', at: phone.clock.now + XL_AT });

const play = (
  writes: OutwardPlay['writes'],
  act: (phone: Phone) => Act,
  more: Partial<OutwardPlay> = {},
): OutwardPlay => ({ writes, act, erase, ...more });
const unpaid = (phone: Phone) => [ordered(phone, { pay: 'copperleaf' })];

/** How each act that reaches others is played. */
export const outward: OutwardPlays = {
  book: play('order', phone => ordered(phone), { to: ['hopalong'] }),
  paid: play('order', phone => payHere(phone), { before: unpaid }),
  payCash: play('order', phone => ({ action: 'payCash', args: { ride: standing(phone, 'unpaid') } }), {
    before: unpaid,
  }),
  instead: play(
    'amendment',
    phone => ({ action: 'instead', args: { ride: standing(phone, 'none'), later: false } }),
    { before: phone => [ordered(phone, evening(phone)), nextOf(numberOf(phone, evening(phone)))] },
  ),
  cancelRide: play('amendment', () => ({ action: 'cancelRide', args: { ride: AHEAD, reason: 'plans' } })),
  askToWait: play(
    'amendment',
    phone => ({ action: 'askToWait', args: { ride: standing(phone, 'coming'), minutes: 2 } }),
    {
      before: driven,
    },
  ),
  wrongCar: play('report', phone => ({ action: 'wrongCar', args: { ride: standing(phone, 'waiting') } }), {
    before: phone => [...driven(phone), { action: 'moveClock', args: { by: -XL_AT } }],
  }),
  changeRoute: play('amendment', () => ({
    action: 'changeRoute',
    args: { ride: AHEAD, stops: [], to: PIER },
  })),
  moveRide: play('amendment', () => ({
    action: 'moveRide',
    args: { ride: AHEAD, which: 'time', result: 11 * 60 },
  })),
  setNote: play('amendment', () => ({ action: 'setNote', args: { ride: AHEAD, note: 'Blue door' } })),
  tipped: play('amendment', phone => payHere(phone), {
    before: () => [{ action: 'tip', args: { ride: LAST, cents: 2_00 } }],
  }),
  rate: play('review', () => ({ action: 'rate', args: { ride: LAST, stars: 5, tags: [], text: LAST } }), {
    to: ['driver-tomasz'],
  }),
  reportLost: play('report', () => ({
    action: 'reportLost',
    args: { ride: LAST, item: 'glove', text: LAST, phone: '+447700900100' },
  })),
  closeLost: play('amendment', () => ({ action: 'closeLost', args: { lost: 'lost-hat' } })),
  named: play(
    'share',
    () => ({
      action: 'named',
      args: { purpose: 'share', number: GRAN, ride: AHEAD },
    }),
    { to: [GRAN] },
  ),
  shareRide: play('share', () => ({ action: 'shareRide', args: { ride: AHEAD, phone: GRAN } }), {
    to: [GRAN],
  }),
  shareWithTrusted: play('share', () => ({ action: 'shareWithTrusted', args: { ride: AHEAD } }), {
    to: [INES],
  }),
  stopSharing: play('connection', () => ({ action: 'stopSharing', args: { ride: AHEAD, phone: GRAN } }), {
    before: () => [{ action: 'shareRide', args: { ride: AHEAD, phone: GRAN } }],
    to: [GRAN],
  }),
  writeDriver: play(
    'message',
    phone => ({ action: 'writeDriver', args: { ride: standing(phone, 'coming'), text: LAST } }),
    {
      before: driven,
    },
  ),
  passPaid: play('order', phone => payHere(phone), {
    before: () => [{ action: 'buyPass', args: { kind: 'night' } }],
  }),
};
