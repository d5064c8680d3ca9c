import { produce } from 'immer';
import { catalogue, createWorld, type AppStates } from '../catalogue.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { payOrderOf } from '../../src/sdk/core/payments.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { freshPlan } from './actions/shared.ts';
import { search, spotOf } from './model/town.ts';
import type { Plan, Ride, Rides, Spot } from './state.ts';

/** The passcode of Copperleaf in the base data. */
export const CODE = '481526';
export const MINUTE = 60_000;
export const world: AnyPhone = await createWorld();
export const run = (phone: AnyPhone, action: string, args: object = {}, app = 'rides'): AnyPhone =>
  dispatch(catalogue, phone, app, action, args).phone;
export const wait = (phone: AnyPhone, ms: number): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + ms).phone;
export const state = (phone: AnyPhone): Rides => phone.apps['rides'] as Rides;
export const wallet = (phone: AnyPhone) => phone.apps['wallet'] as AppStates['wallet'];
export const told = (phone: AnyPhone, was: AnyPhone = world) => phone.os.effects.slice(was.os.effects.length);
export const toast = (phone: AnyPhone): string | undefined => phone.ui.toast?.text;
export const path = (phone: AnyPhone): string | undefined => topScreen(phone)?.path;
export const open = (phone: AnyPhone, at: string): AnyPhone =>
  run(phone, 'openAt', { app: 'rides', path: at }, 'system');
export const offline = (phone: AnyPhone, on = true): AnyPhone => run(phone, 'setAeroplane', { on }, 'system');
export const set = (phone: AnyPhone, how: (rides: Rides) => void): AnyPhone =>
  produce(phone, draft => how((draft as AnyPhone).apps['rides'] as Rides));

export const spot = (query: string): Spot => spotOf(search(query, null)[0]!);
/** A ride to the Orpheum, without credit, paid in cash. */
export const planFor = (over: Partial<Plan> = {}): Plan => ({
  ...freshPlan(state(world)),
  to: spot('orpheum'),
  pay: 'cash',
  credit: false,
  ...over,
});
export const book = (phone: AnyPhone, over: Partial<Plan> = {}, quotedAt: number | null = null): AnyPhone =>
  run(phone, 'book', { plan: planFor(over), quotedAt });

/** Number of the ride that was not there before. */
export const newRide = (phone: AnyPhone, was: AnyPhone = world): string =>
  Object.keys(state(phone).rides).find(id => !(id in state(was).rides))!;
export const rideOf = (phone: AnyPhone, id = newRide(phone)): Ride => state(phone).rides[id]!;

/** The phone with its screen on, which goes off after some minutes. */
const awake = (phone: AnyPhone): AnyPhone => run(run(phone, 'wake', {}, 'system'), 'unlock', {}, 'system');

/** Pays what the cashier on the screen asks for, as the owner does. */
export function pay(asked: AnyPhone, over: object = {}): AnyPhone {
  const phone = awake(asked);
  const task = phone.ui.tasks.find(each => each.id === phone.ui.foreground)!;
  const order = payOrderOf(task.stack.at(-1)!.args as Parameters<typeof payOrderOf>[0])!;
  return run(phone, 'pay', { order, source: 'balance', passcode: CODE, app: 'rides', ...over }, 'wallet');
}
/** Waits until a ride stands so, or gives up after two hours. */
export function until(phone: AnyPhone, id: string, ...statuses: readonly Ride['status'][]): AnyPhone {
  let now = phone;
  for (let tries = 0; tries < 40 && !statuses.includes(state(now).rides[id]!.status); tries++) {
    const { nextAt } = state(now).rides[id]!;
    if (nextAt === null) return now;
    now = wait(now, nextAt - now.clock.now + 1);
  }
  return now;
}
