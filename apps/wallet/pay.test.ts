// Over 300 lines: one test for each way a payment ends.
import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { catalogue, type AppStates } from '../catalogue.ts';
import { runOn } from '../../src/sdk/core/engine.ts';
import {
  payOrderOf,
  payResultOf,
  splitIntent,
  splitOrderOf,
  splitResultOf,
  type PaymentsProvider,
} from '../../src/sdk/core/payments.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { LOCK_MS, REFUND_MS, SETTLE_MS } from './actions/shared.ts';
import { paymentsOf } from './provider.ts';
import {
  CODE,
  ORDER,
  cashier,
  has,
  made,
  offline,
  open,
  path,
  run,
  state,
  told,
  toast,
  wait,
  world,
} from './testing.ts';

const MIRA = 't-mira-osei';
const pay = (phone: AnyPhone, over: object = {}) =>
  run(phone, 'pay', { order: ORDER, source: 'balance', passcode: CODE, app: 'notes', ...over });
const problem = (phone: AnyPhone) => state(phone).attempt?.problem;
const set = (how: (wallet: ReturnType<typeof state>) => void, phone = world) =>
  produce(phone, draft => how(draft.apps['wallet'] as ReturnType<typeof state>));

/** Asks the wallet as another app does, by default the one that asked for the payment. */
function ask<T>(
  phone: AnyPhone,
  how: (payments: PaymentsProvider) => T,
  caller = 'notes',
): { phone: AnyPhone; value: T } {
  let value: T | undefined;
  const next = produce(phone, draft => {
    const running = runOn(catalogue, draft as AnyPhone);
    const own = draft.apps['wallet'] as ReturnType<typeof state>;
    value = how(paymentsOf(own, running.ctx('wallet'), caller));
  });
  return { phone: next as AnyPhone, value: value! };
}

describe('an order', () => {
  test('is read from a PAY intent, and nothing else is one', () => {
    expect(payOrderOf({ verb: 'PAY', extras: { ...ORDER } })).toEqual(ORDER);
    expect(payOrderOf({ verb: 'PAY', extras: { cents: 100 } })).toBeNull();
    expect(payOrderOf({ verb: 'PAY', extras: { ...ORDER, cents: 0 } })).toBeNull();
    expect(payOrderOf({ verb: 'VIEW', extras: { ...ORDER } })).toBeNull();
    expect(payOrderOf(undefined)).toBeNull();
  });
  test('gives a typed result, and no answer is a cancellation', () => {
    expect(payResultOf({ ok: true, payment: 'tx-1', status: 'pending' })).toEqual({
      ok: true,
      payment: 'tx-1',
      status: 'pending',
    });
    expect(payResultOf({ ok: false, reason: 'limit' })).toEqual({ ok: false, reason: 'limit' });
    for (const nothing of [null, undefined, 'ok', { ok: true }, { ok: false, reason: 'rain' }])
      expect(payResultOf(nothing)).toEqual({ ok: false, reason: 'cancelled' });
  });
});

describe('pay', () => {
  test('takes the amount from the balance at once, and writes the ledger', () => {
    const phone = pay(cashier(world));
    expect(has(phone, 'balance')).toBe(has(world, 'balance') - 24_50);
    expect(has(phone, 'firm-bazari')).toBe(has(world, 'firm-bazari') + 24_50);
    expect(made(phone)).toMatchObject([
      { kind: 'payment', cents: 24_50, reference: 'PP-30001', status: 'settled' },
    ]);
    expect(told(phone)).toMatchObject([
      {
        kind: 'payment',
        app: 'wallet',
        to: ['bazari'],
        what: { cents: 24_50, currency: 'GBP', note: 'Two lamps' },
      },
    ]);
    expect(path(phone)).not.toBe('/cashier');
  });
  test('with a card is pending, held, and settles on the clock', () => {
    const phone = pay(cashier(world), { source: 'card-9023' });
    expect(has(phone, 'held')).toBe(has(world, 'held') + 24_50);
    expect(made(phone)).toMatchObject([{ status: 'pending', settledAt: null }]);
    const { id } = made(phone)[0]!;
    const later = wait(phone, SETTLE_MS);
    expect(state(later).transactions[id]).toMatchObject({ status: 'settled' });
    expect(has(later, 'firm-bazari')).toBe(has(world, 'firm-bazari') + 24_50);
  });
  test('pays one reference once, however often it is tapped, and another firm’s same reference apart', () => {
    const once = pay(pay(pay(cashier(world)), { source: 'card-9023' }));
    expect(made(once)).toHaveLength(1);
    expect(told(once)).toHaveLength(1);
    const again = pay(cashier(once));
    expect(made(again)).toHaveLength(1);
    const other = { ...ORDER, payee: { kind: 'firm', id: 'dishcart', name: 'Dishcart' } };
    expect(made(pay(once, { order: other }))).toHaveLength(2);
  });
  test('opens an account for somebody new, and knows a person by their number', () => {
    const firm = pay(world, {
      order: { ...ORDER, payee: { kind: 'firm', id: 'kelp', name: 'Kelp Cottage' } },
    });
    expect(state(firm).accounts['firm-kelp']).toEqual({
      kind: 'firm',
      name: 'Kelp Cottage',
      floorCents: null,
    });
    const mira = { kind: 'person', id: 'somebody', name: 'Mira', phone: '07700 900111' };
    const phone = Object.values(state(world).people).find(
      p => p === state(world).people['person-mira-osei'],
    )!.phone;
    const known = pay(world, { order: { ...ORDER, payee: { ...mira, phone } } });
    expect(made(known)).toMatchObject([{ kind: 'transfer', to: 'person-mira-osei' }]);
  });
  test('is refused offline, late, over a limit, and without money: nothing moves', () => {
    const late = { ...ORDER, deadline: world.clock.now - 1 };
    const dear = { ...ORDER, cents: 600_00 };
    const poor = set(w => {
      w.settings.singleCents = 999_00;
    });
    const busy = set(w => {
      w.settings.dayCents = 20_00;
    });
    const frozen = set(w => {
      w.cards['card-9023']!.frozen = true;
    });
    const old = set(w => {
      w.cards['card-9023']!.expires = '2026-02';
    });
    for (const [phone, over, why] of [
      [offline(world), {}, 'offline'],
      [world, { order: late }, 'expired'],
      [world, { order: dear }, 'single'],
      [busy, {}, 'day'],
      [poor, { order: dear }, 'insufficient'],
      [frozen, { source: 'card-9023' }, 'frozen'],
      [old, { source: 'card-9023' }, 'declined'],
      [
        set(w => void (w.settings.singleCents = 1_400_00), poor),
        { order: { ...ORDER, cents: 999_99 }, source: 'balance' },
        'insufficient',
      ],
    ] as const) {
      const tried = pay(cashier(phone), over);
      expect(problem(tried), why).toBe(why);
      expect(made(tried), why).toEqual([]);
      expect(told(tried), why).toEqual([]);
      expect(path(tried), why).toBe('/cashier');
    }
  });
  test('a card is declined where its credit or its bank has too little', () => {
    const free = set(w => {
      w.settings.singleCents = 9_000_00;
      w.settings.dayCents = 9_000_00;
    });
    const dear = { ...ORDER, cents: 1_900_00 };
    for (const source of ['card-9023', 'card-4417'])
      expect(problem(pay(free, { order: dear, source }))).toBe('declined');
  });
  test('three wrong passcodes lock payments for a quarter of an hour', () => {
    let phone = cashier(world);
    for (const [passcode, left, why] of [
      ['000000', 1, 'passcode'],
      ['000001', 2, 'passcode'],
      ['000002', 0, 'locked'],
    ] as const) {
      phone = pay(phone, { passcode });
      expect(problem(phone)).toBe(why);
      expect(state(phone).wrongCodes).toBe(left);
    }
    expect(problem(pay(phone))).toBe('locked');
    expect(made(pay(phone))).toEqual([]);
    expect(made(pay(wait(phone, LOCK_MS)))).toHaveLength(1);
  });
  test('a right passcode forgets the wrong ones', () => {
    const phone = pay(pay(world, { passcode: '000000' }));
    expect(state(phone).wrongCodes).toBe(0);
  });
  test('cancelPay closes the cashier with the reason; clearAttempt puts a refusal away', () => {
    expect(path(run(cashier(world), 'cancelPay'))).not.toBe('/cashier');
    const refused = pay(cashier(offline(world)));
    expect(state(run(refused, 'clearAttempt')).attempt).toBeNull();
    expect(path(run(refused, 'cancelPay'))).not.toBe('/cashier');
  });
  test('payCode opens the cashier for the firm of a code, each time for another order', () => {
    const phone = run(open(world, '/scan'), 'payCode', { code: '310042', cents: 3_40 });
    expect(path(phone)).toBe('/cashier');
    expect(toast(run(world, 'payCode', { code: '999999', cents: 100 }))).toBe('No code has this number');
    expect(toast(run(world, 'payCode', { code: '310042', cents: 0 }))).toBe('Enter an amount');
  });
});

describe('the payments provider', () => {
  test('knows a payment by its id and by its order', () => {
    const phone = pay(world);
    const { id } = made(phone)[0]!;
    const { value } = ask(phone, p => [
      p.statusOf(id),
      p.forReference('bazari', 'PP-30001'),
      p.balanceCents(),
    ]);
    expect(value[0]).toMatchObject({
      id,
      payee: 'Bazari',
      cents: 24_50,
      status: 'settled',
      refundedCents: 0,
    });
    expect(value[1]).toEqual(value[0]);
    expect(value[2]).toBe(has(phone, 'balance'));
    expect(ask(phone, p => p.statusOf('tx-none')).value).toBeUndefined();
  });
  test('is closed to apps that did not ask for the payment', () => {
    const phone = pay(world);
    const { id } = made(phone)[0]!;
    for (const other of ['chat', 'system']) {
      const { value, phone: after } = ask(
        phone,
        p => [p.statusOf(id), p.forReference('bazari', 'PP-30001'), p.refund(id, 1_00)],
        other,
      );
      expect(value, other).toEqual([undefined, undefined, { ok: false }]);
      expect(made(after), other).toHaveLength(1);
    }
    const own = pay(world, { app: undefined });
    expect(ask(own, p => p.refund(made(own)[0]!.id, 1_00)).value.ok).toBe(false);
  });
  test('knows what was paid before for the apps of the deals', () => {
    const known = (app: string) => ask(world, p => p.forReference('bazari', 'BZ-40561'), app).value;
    expect(known('shop')).toMatchObject({ cents: 24_99, refundedCents: 6_50 });
    expect(known('food')).toBeUndefined();
  });
  test('refund gives back in parts, never more than was paid', () => {
    const phone = pay(world);
    const { id } = made(phone)[0]!;
    const some = ask(phone, p => p.refund(id, 10_00));
    expect(some.value.ok).toBe(true);
    expect(has(some.phone, 'balance')).toBe(has(phone, 'balance') + 10_00);
    expect(ask(some.phone, p => p.refund(id, 14_51)).value.ok).toBe(false);
    const all = ask(some.phone, p => p.refund(id, 14_50));
    expect(has(all.phone, 'balance')).toBe(has(world, 'balance'));
    for (const cents of [0, -5, 1.5]) expect(ask(phone, p => p.refund(id, cents)).value.ok).toBe(false);
    expect(problem(pay(all.phone))).toBe('refunded');
  });
  test('a refund to a card is under way first; to a card that was removed it goes to the balance', () => {
    const paid = wait(pay(world, { source: 'card-9023' }), SETTLE_MS);
    const { id } = made(paid)[0]!;
    const { phone } = ask(paid, p => p.refund(id, 24_50));
    expect(made(phone).at(-1)).toMatchObject({ kind: 'refund', status: 'pending', to: 'card-9023' });
    const later = wait(phone, REFUND_MS);
    expect(has(later, 'card-9023')).toBe(has(wait(world, REFUND_MS), 'card-9023'));
    const gone = set(w => {
      w.cards['card-9023']!.bound = false;
    }, paid);
    const back = ask(gone, p => p.refund(id, 24_50)).phone;
    expect(has(back, 'balance')).toBe(has(gone, 'balance') + 24_50);
  });
  test('a pending payment that is refunded in full goes back, and its timer does nothing more', () => {
    const paid = pay(world, { source: 'card-9023' });
    const { id } = made(paid)[0]!;
    const back = wait(ask(paid, p => p.refund(id, 24_50)).phone, SETTLE_MS);
    expect(state(back).transactions[id]!.status).toBe('returned');
    expect(has(back, 'card-9023')).toBe(has(world, 'card-9023'));
    expect(has(back, 'firm-bazari')).toBe(has(world, 'firm-bazari'));
    expect(made(pay(back))).toHaveLength(2);
  });
});

describe('a share of a payment', () => {
  const people = [{ person: 'person-mira-osei', weight: 1 }];
  const args = { cents: 24_50, note: 'Two lamps', own: 1, people };
  test('may be asked for straight from the cashier, once the whole is paid', () => {
    const phone = pay(cashier(world), { split: true });
    const { id, cents } = made(phone)[0]!;
    expect(cents).toBe(24_50);
    expect(path(phone)).toBe(`/split/${id}`);
    const asked = run(phone, 'splitBill', { ...args, transaction: id });
    expect(told(asked).map(e => e.kind)).toEqual(['payment', 'request']);
    expect(path(asked)).toBe('/requests');
    const refused = pay(cashier(offline(world)), { split: true });
    expect(path(refused)).toBe('/cashier');
  });
  test('may be asked for by an app, which hears how many were asked', () => {
    const order = { payment: 'tx-261', what: 'Picture frame', cents: 24_50 };
    expect(splitOrderOf(splitIntent(order))).toEqual(order);
    expect(splitOrderOf({ verb: 'SPLIT', extras: { what: 'Frame', cents: 0 } })).toBeNull();
    expect(splitOrderOf({ verb: 'PAY', extras: order })).toBeNull();
    expect(splitResultOf(null)).toEqual({ ok: false });
    expect(splitResultOf({ ok: true, people: 2, cents: 5 })).toEqual({ ok: true, people: 2, cents: 5 });
    const phone = run(world, 'startIntent', { app: 'notes', intent: splitIntent(order) }, 'system');
    expect(path(phone)).toBe('/share');
    const asked = run(phone, 'splitBill', { ...args, transaction: null });
    expect(path(asked)).not.toBe('/share');
    expect(told(asked)).toMatchObject([{ kind: 'request', what: { cents: 12_25 } }]);
  });
});

describe('a transfer of Parley', () => {
  const chat = (phone: AnyPhone) => phone.apps['chat'] as AppStates['chat'];
  const sent = (phone: AnyPhone) =>
    Object.entries(chat(phone).messages)
      .filter(([id]) => !(id in chat(world).messages))
      .map(([, m]) => m);
  const order = { thread: MIRA, kind: 'transfer', cents: 12_50, note: 'Ferry' } as const;
  const asked = () => {
    const thread = run(world, 'openAt', { app: 'chat', path: `/thread/${MIRA}` }, 'system');
    return run(thread, 'sendMoney', order, 'chat');
  };
  const orderOf = (phone: AnyPhone) => {
    const task = phone.ui.tasks.find(t => t.id === phone.ui.foreground)!;
    return payOrderOf(task.stack.at(-1)!.args as Parameters<typeof payOrderOf>[0])!;
  };

  test('is paid at the cashier, and then written into the thread, once', () => {
    const phone = asked();
    expect(path(phone)).toBe('/cashier');
    expect(orderOf(phone)).toMatchObject({ payee: { kind: 'person', name: 'Mira Osei' }, cents: 12_50 });
    const paid = run(phone, 'pay', { order: orderOf(phone), source: 'balance', passcode: CODE, app: 'chat' });
    expect(path(paid)).toBe(`/thread/${MIRA}`);
    expect(sent(paid)).toMatchObject([{ kind: 'transfer', cents: 12_50, text: 'Ferry' }]);
    expect(made(paid)).toMatchObject([{ kind: 'transfer', to: 'person-mira-osei', cents: 12_50 }]);
    expect(told(paid).map(e => [e.app, e.kind])).toEqual([
      ['wallet', 'payment'],
      ['chat', 'message'],
    ]);
  });
  test('sends nothing where it is cancelled or refused', () => {
    expect(sent(run(asked(), 'cancelPay'))).toEqual([]);
    const phone = asked();
    const wrong = run(phone, 'pay', { order: orderOf(phone), source: 'balance', passcode: '111111' });
    expect(path(wrong)).toBe('/cashier');
    const left = run(wrong, 'cancelPay');
    expect(sent(left)).toEqual([]);
    expect(made(left)).toEqual([]);
    expect(path(left)).toBe(`/thread/${MIRA}`);
  });
});
