import fc from 'fast-check';
import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import { advance, dispatch, runOn } from '../../src/sdk/core/engine.ts';
import { produce } from 'immer';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { validate } from '../../src/state/validate.ts';
import { paymentsOf } from './provider.ts';
import { Wallet } from './state.ts';
import { CODE, checkLedger, state, world } from './testing.ts';

const pick = <T>(list: readonly T[], n: number): T => list[n % list.length]!;
/** Amounts: pennies, prices, what is too much, and what is just there. */
const AMOUNTS = [1, 99, 3_40, 12_75, 97_83, 97_84, 200_00, 500_00, 500_01, 1_296_00, 9_999_00] as const;

/** One step of somebody who taps at random: an action with arguments by three numbers. */
function step(phone: AnyPhone, kind: number, a: number, b: number): AnyPhone {
  const wallet = state(phone);
  const sources = ['balance', 'pot-bicycle', ...Object.keys(wallet.cards), 'firm-larder'];
  const people = Object.keys(wallet.people);
  const source = pick(sources, b);
  const card = pick(Object.keys(wallet.cards), a);
  const cents = pick(AMOUNTS, a);
  const passcode = (a + b) % 9 === 0 ? '000000' : CODE;
  const requests = Object.keys(wallet.requests);
  const transactions = Object.keys(wallet.transactions);
  const subscription = pick(Object.keys(wallet.subscriptions), a);
  const firm = { kind: 'firm', id: pick(['bazari', 'dishcart', 'newcomer'], a), name: 'Firm' };
  const person = { kind: 'person', id: `p${a % 5}`, name: 'Somebody', phone: `+4477009005${10 + (a % 5)}` };
  const order = { payee: b % 3 ? firm : person, cents, currency: 'GBP', what: 'x', reference: `r${b % 40}` };
  const run = (action: string, args: object = {}) => dispatch(catalogue, phone, 'wallet', action, args).phone;
  const refund = () =>
    produce(phone, draft => {
      const running = runOn(catalogue, draft as AnyPhone);
      paymentsOf(draft.apps['wallet'] as Wallet, running.ctx('wallet'), 'notes').refund(
        pick(transactions, a * 7 + b),
        cents,
      );
    }) as AnyPhone;
  const steps: readonly (() => AnyPhone)[] = [
    () => run('pay', { order, source, passcode }),
    () => run('pay', { order, source, passcode }),
    () => run('transfer', { to: pick(people, a), cents, note: '', source, passcode }),
    () => run('requestMoney', { person: pick(people, a), cents, note: `${b % 9}` }),
    () => run('acceptRequest', { request: pick(requests, a), source, passcode }),
    () => run('refuseRequest', { request: pick(requests, a) }),
    () => run('cancelRequest', { request: pick(requests, b) }),
    () => run('answered', { request: pick(requests, b), pays: a % 2 === 0 }),
    () =>
      run('splitBill', {
        transaction: null,
        cents,
        note: '',
        own: b % 3,
        people: [{ person: pick(people, a), weight: 1 + (b % 4) }],
      }),
    () => run('topUp', { card, cents, passcode }),
    () => run('withdraw', { card, cents, passcode }),
    () => run('movePot', { pot: 'pot-bicycle', cents, into: b % 2 === 0 }),
    () => run('freezeCard', { card, on: b % 3 === 0 }),
    () => run('removeCard', { card }),
    () =>
      run('addCard', { number: pick(Object.values(wallet.cards), b).number, expires: '09/28', code: '123' }),
    () =>
      run('addCard', {
        number: pick(['9990020000000779', '9990120000000058', '9990020000001785'], a),
        expires: '01/29',
        code: '123',
      }),
    () => run('cancelSubscription', { subscription }),
    () => run('resumeSubscription', { subscription }),
    () => run('setSubscriptionSource', { subscription, source }),
    () => run('settle', { transaction: pick(transactions, a * 11 + b) }),
    () => run('due', { subscription }),
    () => run('setLimits', { singleCents: 2_000_00, dayCents: 9_000_00, passcode }),
    refund,
    refund,
    () => advance(catalogue, phone, phone.clock.now + pick([1_000, 91_000, 3_600_000, 86_400_000], a)).phone,
    () => dispatch(catalogue, phone, 'system', 'setAeroplane', { on: a % 4 === 0 }).phone,
  ];
  return pick(steps, kind)();
}

test(
  'a thousand random acts make no money and lose none, and no account falls below its floor',
  { timeout: 120_000 },
  () => {
    const acts = fc.array(fc.tuple(fc.nat(25), fc.nat(5_000), fc.nat(5_000)), {
      minLength: 1_000,
      maxLength: 1_000,
    });
    fc.assert(
      fc.property(acts, list => {
        let phone = world;
        list.forEach(([kind, a, b], i) => {
          phone = step(phone, kind, a, b);
          if (i % 20 === 0) checkLedger(phone);
        });
        checkLedger(phone);
        expect(validate(Wallet, state(phone))).toEqual([]);
        expect(Object.keys(state(phone).transactions).length).toBeGreaterThan(
          Object.keys(state(world).transactions).length + 20,
        );
      }),
      { seed: 20_260_312, numRuns: 4, endOnFailure: true },
    );
  },
);

test('the base data keeps both promises', () => checkLedger(world));
