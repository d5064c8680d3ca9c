import { catalogue, type Phone } from '../catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import { payHere, type Act, type OutwardPlay, type OutwardPlays } from '../outward.ts';
import { isTaken } from './select.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

const open: Act = { app: 'system', action: 'openAt', args: { app: 'stays', path: '/' } };
const act = (action: string, args: object = {}): Act => ({ action, args });
const pay = (phone: Phone): Act => payHere(phone, 'card-4417');
const KELP = 'LP-55310';
const SAID = 'Is there firewood?';
const BELL = { place: 'wexcombe', from: '2026-03-24', until: '2026-03-26' };
const order: readonly Act[] = [
  open,
  act('setSearch', BELL),
  act('chooseRate', { property: 'bell-wexcombe', room: 'crooked', rate: 'flex', breakfast: true }),
  act('setGuests', { lead: 'Robin Calloway', companions: '', wish: '' }),
  act('book'),
];
const flight = (fare: string): readonly Act[] => [
  open,
  act('setAir', { from: 'HBY', to: 'VCM', out: '2026-03-13', back: null, adults: 1 }),
  act('searchFlights'),
  act('chooseFlight', { way: 'out', key: 'WA410@2026-03-13' }),
  act('chooseFare', { fare }),
  act('setPassenger', {
    index: 0,
    name: 'Robin Calloway',
    kind: 'adult',
    document: 'passport',
    number: '533120947',
    expires: '2031-05-17',
  }),
  act('toSeats'),
  act('toFlightCheckout'),
  act('bookFlights'),
];
/** What the wallet answered for a booking whose number nobody knows beforehand. */
const flightNumber = (phone: Phone): string =>
  Object.keys(phone.apps.stays.flights).find(id => phone.apps.stays.flights[id]!.status === 'booked')!;
/** A seat of the back rows that nobody has. */
const freeSeat = (phone: Phone): string =>
  ['14A', '14B', '14C', '15A', '15B', '15C', '16A'].find(
    seat => !isTaken(phone.apps.stays, 'WA410', '2026-03-13', seat),
  )!;
const erase: OutwardPlay['erase'] = () => [act('forgetSearches')];
const play = (
  writes: OutwardPlay['writes'],
  run: OutwardPlay['act'],
  before: readonly Act[] = [],
  to?: readonly string[],
): OutwardPlay => ({
  writes,
  before: () => before,
  act: run,
  erase,
  ...(to ? { to } : {}),
});
/** The phone after some acts: numbers of bookings follow from its sequence, so that a payment can name its order beforehand. */
const played = (phone: Phone, acts: readonly Act[]): Phone =>
  acts.reduce(
    (now, { app = 'stays', action, args = {} }) => dispatch(catalogue, now, app, action, args).phone,
    phone as unknown as AnyPhone,
  ) as unknown as Phone;
const paidFlight = (phone: Phone, fare: string): readonly Act[] => [
  ...flight(fare),
  pay(played(phone, flight(fare))),
];
/** Flights that are booked beforehand. */
const booked = (
  fare: string,
  run: OutwardPlay['act'],
  more: (phone: Phone) => readonly Act[] = () => [],
): OutwardPlay => ({
  writes: 'amendment',
  before: phone => {
    const acts = paidFlight(phone, fare);
    return [...acts, ...more(played(phone, acts))];
  },
  act: run,
  erase,
  to: ['windrow-air'],
});
const ON_ANOTHER_DAY = 'WA410@2026-03-16';

export const outward: OutwardPlays = {
  paid: play('booking', pay, order, ['bell-wexcombe']),
  flightPaid: play('booking', pay, flight('light'), ['windrow-air']),
  move: play(
    'amendment',
    () => act('move', { trip: KELP }),
    [act('startMove', { trip: KELP }), act('setMoving', { from: '2026-04-05', until: '2026-04-07' })],
    ['kelp-cottage'],
  ),
  movePaid: play(
    'amendment',
    pay,
    [
      open,
      act('startMove', { trip: KELP }),
      act('setMoving', { from: '2026-04-03', until: '2026-04-06' }),
      act('move', { trip: KELP }),
    ],
    ['kelp-cottage'],
  ),
  cancelTrip: play('amendment', () => act('cancelTrip', { trip: KELP }), [], ['kelp-cottage']),
  writeReview: play(
    'review',
    () => act('writeReview', { trip: 'LP-41208', score: 9, who: 'couple', good: 'The chowder.', bad: '' }),
    [],
    ['pilot-house'],
  ),
  sendMessage: play('message', () => act('sendMessage', { trip: KELP, text: SAID }), [], ['kelp-cottage']),
  ask: play('amendment', () => act('ask', { trip: KELP, kind: 'cot', minute: null }), [], ['kelp-cottage']),
  askAt: play(
    'amendment',
    () => act('askAt', { trip: KELP, kind: 'lateArrival', result: 1_400 }),
    [],
    ['kelp-cottage'],
  ),
  changeSeats: booked('flex', phone =>
    act('changeSeats', { flight: flightNumber(phone), leg: 0, seats: [freeSeat(phone)] }),
  ),
  changeFlights: booked('flex', phone =>
    act('changeFlights', { flight: flightNumber(phone), keys: [ON_ANOTHER_DAY] }),
  ),
  extraPaid: booked('light', pay, phone => [act('addBags', { flight: flightNumber(phone), bags: 1 })]),
  checkIn: booked('light', phone => act('checkIn', { flight: flightNumber(phone) })),
  cancelFlights: booked('flex', phone => act('cancelFlights', { flight: flightNumber(phone) })),
};
