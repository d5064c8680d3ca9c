import { catalogue, createWorld } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Stays } from './state.ts';

export const CODE = '481526';
export const MINUTE = 60_000;
export const world: AnyPhone = await createWorld();
export const run = (phone: AnyPhone, action: string, args: object = {}, app = 'stays'): AnyPhone =>
  dispatch(catalogue, phone, app, action, args).phone;
export const wait = (phone: AnyPhone, ms: number): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + ms).phone;
export const state = (phone: AnyPhone): Stays => phone.apps['stays'] as Stays;
export const told = (phone: AnyPhone) => phone.os.effects.slice(world.os.effects.length);
export const toast = (phone: AnyPhone): string | undefined => phone.ui.toast?.text;
export const path = (phone: AnyPhone): string | undefined => topScreen(phone)?.path;
export const open = (phone: AnyPhone, at = '/'): AnyPhone =>
  run(phone, 'openAt', { app: 'stays', path: at }, 'system');
export const offline = (phone: AnyPhone, on = true): AnyPhone => run(phone, 'setAeroplane', { on }, 'system');
export const changed = (phone: AnyPhone, how: (state: Stays) => void): AnyPhone => {
  const copy = structuredClone(phone);
  how(copy.apps['stays'] as Stays);
  return copy;
};

/** Pays the order whose cashier is on the screen. */
export function payNow(phone: AnyPhone, source = 'card-4417'): AnyPhone {
  const order = topScreen(phone)?.args as { extras: object };
  return run(phone, 'pay', { order: order.extras, source, passcode: CODE, app: 'stays' }, 'wallet');
}
export interface Wanted {
  property: string;
  room: string;
  rate?: 'flex' | 'saver';
  breakfast?: boolean;
  from: string;
  until: string;
  adults?: number;
  ages?: number[];
  rooms?: number;
}
/** The cashier of a stay. */
export function ordered(phone: AnyPhone, w: Wanted, plan: 'all' | 'deposit' = 'all'): AnyPhone {
  const {
    property,
    room,
    rate = 'flex',
    breakfast = false,
    from,
    until,
    adults = 2,
    ages = [],
    rooms = 1,
  } = w;
  const place = state(phone).properties[property]!.place;
  let p = run(open(phone), 'setSearch', { place, from, until, adults, ages, rooms });
  p = run(p, 'chooseRate', { property, room, rate, breakfast });
  p = run(p, 'setGuests', { lead: 'Robin Calloway', companions: '', wish: '' });
  p = run(p, 'setPlan', { plan });
  return run(p, 'book');
}
export const booked = (phone: AnyPhone, w: Wanted, plan?: 'all' | 'deposit'): AnyPhone =>
  payNow(ordered(phone, w, plan));
/** Rows of a table that were not there before. */
export const fresh = <
  K extends 'trips' | 'flights' | 'changes' | 'requests' | 'messages' | 'reviews' | 'lists',
>(
  phone: AnyPhone,
  table: K,
  was: AnyPhone = world,
): string[] => Object.keys(state(phone)[table]).filter(id => !(id in state(was)[table]));
export const tripOf = (phone: AnyPhone) => {
  const id = fresh(phone, 'trips')[0]!;
  return { id, ...state(phone).trips[id]! };
};
/** The cashier of flights for two passengers. */
export function flightsOrdered(
  phone: AnyPhone,
  fare: 'light' | 'standard' | 'flex',
  air: object = {},
): AnyPhone {
  let p = run(open(phone), 'setAir', {
    from: 'HBY',
    to: 'VCM',
    out: '2026-04-17',
    back: '2026-04-20',
    ...air,
  });
  p = run(p, 'searchFlights');
  p = run(p, 'chooseFlight', { way: 'out', key: `WA410@${state(p).air.out}` });
  if (state(p).air.back !== null)
    p = run(p, 'chooseFlight', { way: 'back', key: `WA411@${state(p).air.back}` });
  p = run(p, 'chooseFare', { fare });
  Object.values(state(p).travellers).forEach((t, index) => {
    p = run(p, 'setPassenger', { index, ...t });
  });
  return run(run(run(p, 'toSeats'), 'toFlightCheckout'), 'bookFlights');
}
export const flown = (...wanted: Parameters<typeof flightsOrdered>): AnyPhone =>
  payNow(flightsOrdered(...wanted));
export const flightOf = (phone: AnyPhone) => {
  const id = fresh(phone, 'flights')[0]!;
  return { id, ...state(phone).flights[id]! };
};
