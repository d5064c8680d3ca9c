import { produce } from 'immer';
import { catalogue, createWorld, type AppStates } from '../../apps/catalogue.ts';
import { add } from '../../apps/food/testing.ts';
import { book } from '../../apps/rides/testing.ts';
import { place, shop } from '../../apps/shop/testing.ts';
import { flightsOrdered, ordered } from '../../apps/stays/testing.ts';
import { CODE } from '../../apps/wallet/testing.ts';
import { advance, dispatch } from '../../src/sdk/core/engine.ts';
import { payOrderOf } from '../../src/sdk/core/payments.ts';
import { RuleError } from '../../src/sdk/core/rule-error.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import type { Intent, AnyPhone } from '../../src/state/phone/index.ts';

/** Somebody who taps at random in the apps that pay: what they order, what the cashier is told, and any action with any arguments. */

export const apps = (phone: AnyPhone): AppStates => phone.apps as unknown as AppStates;
export const world: AnyPhone = await createWorld();
/** The base phone, with money and limits for a spree. */
export const rich: AnyPhone = produce(world, draft => {
  const wallet = apps(draft as AnyPhone).wallet;
  Object.assign(wallet.settings, { singleCents: 5_000_00, dayCents: 90_000_00 });
  const last = Object.values(wallet.transactions).find(t => t.kind === 'opening' && t.to === 'balance')!;
  last.cents += 20_000_00;
  last.postings = [
    { account: last.from, cents: -last.cents },
    { account: last.to, cents: last.cents },
  ];
});
/** The apps that ask for payments. */
export const PAYERS = ['shop', 'food', 'rides', 'stays', 'chat'] as const;

/** Gives a whole number below a bound. */
export type Roll = (below: number) => number;
type Pick = <T>(list: readonly T[]) => T;
const run = (phone: AnyPhone, app: string, action: string, args: object = {}): AnyPhone =>
  dispatch(catalogue, phone, app, action, args).phone;
const awake = (phone: AnyPhone): AnyPhone => run(run(phone, 'system', 'wake'), 'system', 'unlock');

interface Schema {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  maximum?: number;
}
const PHRASES = ['', 'x', '0', '12:30', '2026-04-17', '2026-04-20', CODE] as const;
const AMOUNTS = [0, 1, 2, 5, 99, 1_250, 9_783, 50_001] as const;

/** Any value that a schema takes; a string is often the id of something that the app has, by the name of the argument. */
function valueOf(schema: Schema, name: string, state: object, roll: Roll): unknown {
  const pick: Pick = list => list[roll(list.length)]!;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum);
  if (schema.anyOf) return valueOf(pick(schema.anyOf), name, state, roll);
  switch (schema.type) {
    case 'boolean':
      return roll(2) === 0;
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 1e12 } = schema;
      return Math.min(maximum, Math.max(minimum, pick(AMOUNTS)));
    }
    case 'null':
      return null;
    case 'array':
      return Array.from({ length: (schema.minItems ?? 0) + roll(3) }, () =>
        valueOf(schema.items ?? {}, name, state, roll),
      );
    case 'object': {
      const wanted = Object.entries(schema.properties ?? {}).filter(
        ([key]) => schema.required?.includes(key) || roll(2) === 0,
      );
      return Object.fromEntries(wanted.map(([key, each]) => [key, valueOf(each, key, state, roll)]));
    }
    case 'string': {
      const tables = Object.entries(state).filter(
        ([, table]) => typeof table === 'object' && table !== null && Object.keys(table).length > 0,
      );
      const named = tables.find(([key]) => key.startsWith(name));
      if (roll(8) === 0 || tables.length === 0) return pick(PHRASES);
      const keys = Object.keys((named ?? pick(tables))[1] as object);
      // What came last is what is being done.
      return roll(2) === 0 ? keys.at(-1)! : pick(keys);
    }
    default:
      // An answer of the cashier that the cashier never gave.
      return name === 'result' ? { ok: true, payment: pick(LIES), status: 'settled' } : null;
  }
}
const LIES = ['tx-001', 'tx-261', 'tx-none'] as const;

/** Any action of an app, with any arguments. */
export function anyAct(phone: AnyPhone, app: string, roll: Roll): AnyPhone {
  const { actions } = catalogue.get(app);
  const names = Object.keys(actions).filter(name => app !== 'wallet' || name !== 'pay');
  const name = names[roll(names.length)]!;
  const args = valueOf(actions[name]!.args as Schema, '', phone.apps[app] as object, roll) as object;
  return run(phone, app, name, args);
}

/** Pays what the cashier on the screen asks for, if there is one, as the owner would. */
function payHere(asleep: AnyPhone, roll: Roll): AnyPhone {
  const phone = awake(asleep);
  const top = topScreen(phone);
  const intent = top?.args as Intent | undefined;
  const order = payOrderOf(intent);
  if (top?.app !== 'wallet' || top.path !== '/cashier' || !order) return phone;
  const sources = ['balance', 'card-9023', 'card-4417', 'pot-bicycle'];
  const from = intent?.result === undefined ? {} : { app: intent.result.app };
  const passcode = roll(9) === 0 ? '000000' : CODE;
  const args = { order, source: sources[roll(sources.length)]!, passcode, split: roll(6) === 0, ...from };
  const paid = run(phone, 'wallet', 'pay', args);
  return roll(4) === 0 ? run(paid, 'wallet', 'pay', args) : paid;
}

/** Orders something, or buys a thing beside it, up to the cashier. */
function order(asleep: AnyPhone, roll: Roll): AnyPhone {
  const phone = awake(asleep);
  const pick: Pick = list => list[roll(list.length)]!;
  const { food, rides, stays, chat } = apps(phone);
  const rooms = Object.entries(stays.properties).flatMap(([property, { rooms: all }]) =>
    all.map(({ id }) => ({ property, room: id })),
  );
  const day = 10 + roll(15);
  const towns = Object.values(rides.saved).map(({ spot }) => spot);
  const buys: readonly (() => AnyPhone)[] = [
    () =>
      place(
        phone,
        Array.from({ length: 1 + roll(3) }, () => ({
          variant: pick(Object.keys(shop(phone).variants)),
          count: 1 + roll(2),
        })),
        { coupon: roll(2) === 0 ? pick(Object.keys(shop(phone).coupons)) : null },
      ),
    () => {
      const open = Object.keys(food.dishes).filter(id => id.startsWith('dish-hawthorn-bank-bakehouse'));
      const filled = Array.from({ length: 1 + roll(3) }).reduce<AnyPhone>(
        now => add(now, pick(open), 2 + roll(2)),
        phone,
      );
      return run(filled, 'food', 'order');
    },
    () =>
      book(phone, {
        from: pick(towns),
        to: pick(towns),
        pay: 'copperleaf',
        credit: roll(2) === 0,
        kind: pick(['hop', 'comfort', 'bike', 'shared']),
      }),
    () =>
      ordered(
        phone,
        {
          ...pick(rooms),
          rate: pick(['flex', 'saver']),
          from: `2026-04-${day}`,
          until: `2026-04-${day + 1 + roll(3)}`,
          adults: 1 + roll(2),
        },
        pick(['all', 'deposit']),
      ),
    () => flightsOrdered(phone, pick(['light', 'standard', 'flex'])),
    () =>
      run(phone, 'chat', 'sendMoney', {
        thread: pick(Object.keys(chat.threads)),
        kind: pick(['transfer', 'packet']),
        cents: 1 + roll(2_000),
        note: '',
      }),
    () => run(phone, 'rides', 'tip', { ride: pick(Object.keys(rides.rides)), cents: 1 + roll(300) }),
    () => run(phone, 'rides', 'payDue', { ride: pick(Object.keys(rides.rides)) }),
  ];
  return pick(buys)();
}

/** Changes its mind about something that was ordered: some or all of the money comes back, or more is due. */
function regret(phone: AnyPhone, roll: Roll): AnyPhone {
  const pick: Pick = list => list[roll(list.length)]!;
  const { food, rides, stays } = apps(phone);
  const { orders } = shop(phone);
  const late = (table: object): string => Object.keys(table).slice(-1 - roll(4))[0]!;
  const [bought, ride, trip, flight] = [
    late(orders),
    late(rides.rides),
    late(stays.trips),
    late(stays.flights),
  ];
  const meal = late(food.orders);
  const pieces = orders[bought]!.lines.map(({ id }) => ({ line: id, count: 1 }));
  const back = { order: bought, lines: pieces, reason: pick(['fit', 'wrong']), comment: '' };
  const dishes = food.orders[meal]!.lines.map(({ dish }) => ({ line: `${dish}|||`, count: 1 }));
  const day = 10 + roll(15);
  const moved = { from: `2026-04-${day}`, until: `2026-04-${day + 1 + roll(4)}` };
  const { legs } = stays.flights[flight]!;
  const ways: readonly (() => AnyPhone)[] = [
    () => run(phone, 'shop', 'cancelOrder', { order: bought, reason: 'mind' }),
    () => run(phone, 'shop', 'cancelItems', { order: bought, lines: pieces.slice(0, 1) }),
    () => run(phone, 'shop', 'requestReturn', { ...back, method: pick(['dropOff', 'pickUp']) }),
    () => run(phone, 'shop', 'payOrder', { order: bought }),
    () => run(phone, 'shop', 'dropOrder', { order: bought }),
    () => run(phone, 'food', 'dropOrder', { order: meal }),
    () => run(phone, 'rides', 'dropRide', { ride }),
    () => run(phone, 'rides', 'payCash', { ride }),
    () => run(phone, 'stays', 'discard', { trip }),
    () => run(phone, 'stays', 'discardFlight', { flight }),
    () => run(phone, 'food', 'cancel', { order: meal }),
    () => run(phone, 'food', 'claim', { order: meal, kind: 'missing', lines: dishes, text: '' }),
    () => run(phone, 'food', 'pay', { order: meal }),
    () => run(phone, 'rides', 'cancelRide', { ride, reason: 'plans' }),
    () => run(phone, 'rides', 'changeRoute', { ride, stops: [], to: pick(Object.values(rides.saved)).spot }),
    () => run(phone, 'rides', 'payRide', { ride }),
    () => run(phone, 'stays', 'cancelTrip', { trip }),
    () =>
      run(run(run(phone, 'stays', 'startMove', { trip }), 'stays', 'setMoving', moved), 'stays', 'move', {
        trip,
      }),
    () => run(phone, 'stays', 'payTrip', { trip }),
    () => run(phone, 'stays', 'addBags', { flight, bags: 1 + roll(2) }),
    () => run(phone, 'stays', 'changeSeats', { flight, leg: roll(legs.length), seats: [`${4 + roll(14)}A`] }),
    () => run(phone, 'stays', 'cancelFlights', { flight }),
    () => run(phone, 'stays', 'payFlight', { flight }),
  ];
  return pick(ways)();
}

const MINUTE = 60_000;
/** One act at random; what the rules refuse leaves the phone as it is, unless the books refuse it. */
export function randomAct(phone: AnyPhone, roll: Roll): AnyPhone {
  const pick: Pick = list => list[roll(list.length)]!;
  const kinds: readonly (() => AnyPhone)[] = [
    () => order(phone, roll),
    () => order(phone, roll),
    () => payHere(phone, roll),
    () => payHere(phone, roll),
    () => payHere(phone, roll),
    () => payHere(phone, roll),
    () => regret(awake(phone), roll),
    () => regret(awake(phone), roll),
    () => anyAct(phone, pick(PAYERS), roll),
    () => anyAct(phone, pick(PAYERS), roll),
    () => anyAct(phone, pick([...PAYERS, 'wallet']), roll),
    () => advance(catalogue, phone, phone.clock.now + (1 + roll(40)) * MINUTE).phone,
    () => run(phone, 'system', pick(['back', 'home'])),
    () => run(phone, 'system', 'setAeroplane', { on: roll(5) === 0 }),
  ];
  try {
    return pick(kinds)();
  } catch (error) {
    if (error instanceof RuleError && !['NOT_BALANCED', 'BELOW_FLOOR'].includes(error.code)) return phone;
    throw error;
  }
}
