import { expect, test } from 'vitest';
import {
  bestCoupon,
  cancellableCount,
  cancelsOf,
  discountOf,
  orderCents,
  refundedCents,
  shareOut,
  totalsOf,
  worthOf,
} from './select.ts';
import type { OrderLine, Shop } from './state.ts';
import {
  CODE,
  DAY,
  MINUTE,
  bill,
  money,
  newest,
  open,
  pay,
  place,
  run,
  shop,
  wait,
  world,
} from './testing.ts';

/** A repeatable stream of whole numbers below a bound. */
function dice(seed: number): (below: number) => number {
  let a = seed;
  return below => {
    a = (Math.imul(a ^ (a >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return a % below;
  };
}
const state = shop(world);
const inStock = Object.keys(state.variants).filter(id => state.variants[id]!.stock > 2);
const METHODS = ['standard', 'express', 'collect'] as const;

test('totals of random carts and coupons are conserved to the penny', () => {
  const roll = dice(7);
  for (let i = 0; i < 1_000; i++) {
    const variants = [...new Set(Array.from({ length: 1 + roll(6) }, () => inStock[roll(inStock.length)]!))];
    const lines = variants.map(variant => ({ variant, count: 1 + roll(3) }));
    const ids = Object.keys(state.coupons);
    const coupons = Object.fromEntries(
      ids.map(id => [
        id,
        { ...state.coupons[id]!, held: true, minCents: roll(9_000), from: 0, until: world.clock.now + 1 },
      ]),
    );
    const own: Shop = { ...state, coupons };
    const methods = Object.fromEntries(Object.keys(state.sellers).map(id => [id, METHODS[roll(3)]!]));
    const coupon = roll(3) === 0 ? null : ids[roll(ids.length)]!;
    const totals = totalsOf(own, lines, methods, coupon, world.clock.now);
    expect(totals.total).toBe(totals.goods - totals.discount + totals.delivery);
    expect(totals.total).toBeGreaterThan(0);
    expect(Object.values(totals.bySeller).reduce((a, b) => a + b, 0)).toBe(totals.delivery);
    const best = bestCoupon(own, lines, world.clock.now);
    const saved = (id: string | null) =>
      id === null ? 0 : discountOf(own, coupons[id]!, lines, world.clock.now);
    for (const id of ids) expect(saved(best)).toBeGreaterThanOrEqual(saved(id));
  }
});

test('a discount is shared out, and what goes back piece by piece is what was paid', () => {
  const roll = dice(21);
  for (let i = 0; i < 2_000; i++) {
    const values = Array.from({ length: 1 + roll(6) }, () => roll(9_000));
    const sum = values.reduce((a, b) => a + b, 0);
    const discount = sum === 0 ? 0 : roll(sum);
    const shares = shareOut(discount, values);
    expect(shares.reduce((a, b) => a + b, 0)).toBe(discount);
    shares.forEach((share, k) => expect(share).toBeLessThanOrEqual(values[k]!));
    const count = 1 + roll(9);
    const line = { paidCents: values[0]! - shares[0]!, count } as OrderLine;
    let back = 0;
    for (let n = 0; n < count; n++) back += worthOf(line, n, 1);
    expect(back).toBe(line.paidCents);
  }
});

test('what is cancelled piece by piece comes back to the penny, and the shelf is full again', () => {
  const roll = dice(3);
  const ids = Object.keys(state.coupons).filter(id => state.coupons[id]!.held);
  for (let i = 0; i < 60; i++) {
    const variants = [...new Set(Array.from({ length: 2 + roll(3) }, () => inStock[roll(inStock.length)]!))];
    const lines = variants.map(variant => ({ variant, count: 1 + roll(3) }));
    const before = newest(world);
    const placed = place(open(world), lines, { coupon: roll(3) === 0 ? null : ids[roll(ids.length)]! });
    if (newest(placed) === before) continue;
    const number = newest(placed);
    let phone = pay(placed, number);
    const { paid } = money(phone, number);
    if (paid === 0) continue;
    expect(paid).toBe(orderCents(shop(phone).orders[number]!));
    let pieces = lines.reduce((sum, { count }) => sum + count, 0);
    for (let tries = 0; tries < 200 && pieces > 0; tries++) {
      const line = shop(phone).orders[number]!.lines[roll(lines.length)]!;
      const left = cancellableCount(shop(phone), number, line);
      if (left === 0) continue;
      const count = 1 + roll(left);
      const plan = cancelsOf(shop(phone), number, [{ line: line.id, count }])!;
      const had = money(phone, number).back;
      phone = run(phone, 'cancelItems', { order: number, lines: [{ line: line.id, count }] });
      pieces -= count;
      const { back } = money(phone, number);
      expect(plan.cents).toBeGreaterThanOrEqual(0);
      expect(back - had).toBe(plan.cents);
      expect(back).toBe(refundedCents(shop(phone).orders[number]!));
    }
    expect(pieces).toBe(0);
    expect(money(phone, number).back).toBe(paid);
    expect(shop(phone).orders[number]!.cancelledAt).not.toBeNull();
    for (const { variant } of lines)
      expect(shop(phone).variants[variant]!.stock).toBe(shop(world).variants[variant]!.stock);
  }
}, 120_000);

test('a thousand random acts never pay twice for an order, nor give back more than was paid', () => {
  const roll = dice(99);
  let phone = open(world);
  const pick = <T>(all: readonly T[]): T | undefined =>
    all.length === 0 ? undefined : all[roll(all.length)];
  const cheap = inStock.filter(id => state.variants[id]!.cents < 20_00);
  const orders = () => Object.keys(shop(phone).orders);
  const acts: readonly (() => typeof phone)[] = [
    () => run(phone, 'addToCart', { variant: pick(inStock)!, count: 1 + roll(3) }),
    () =>
      place(phone, [{ variant: pick(cheap)!, count: 1 + roll(2) }], {
        coupon: roll(2) ? 'coupon-kitchen' : null,
      }),
    () =>
      run(
        phone,
        'pay',
        {
          order: bill(phone, roll(3) === 0 ? pick(orders())! : newest(phone)),
          source: roll(2) ? 'balance' : 'card-9023',
          passcode: CODE,
          app: 'shop',
        },
        'wallet',
      ),
    () => run(phone, 'payOrder', { order: pick(orders())! }),
    () =>
      run(phone, 'settlePay', {
        order: pick(orders())!,
        result: { ok: true, payment: 'tx-1', status: 'settled' },
      }),
    () => run(phone, 'cancelOrder', { order: pick(orders())!, reason: 'mind' }),
    () => {
      const order = pick(orders())!;
      const line = pick(shop(phone).orders[order]!.lines)!;
      return run(phone, 'cancelItems', { order, lines: [{ line: line.id, count: 1 + roll(2) }] });
    },
    () => run(phone, 'dropOrder', { order: pick(orders())! }),
    () => run(phone, 'cancelPay', {}, 'wallet'),
    () => {
      const order = pick(orders())!;
      const line = pick(shop(phone).orders[order]!.lines)!;
      return run(phone, 'requestReturn', {
        order,
        lines: [{ line: line.id, count: 1 }],
        reason: 'fit',
        comment: '',
        method: roll(2) ? 'dropOff' : 'pickUp',
      });
    },
    () => run(phone, 'cancelReturn', { id: pick(Object.keys(shop(phone).returns))! }),
    () => wait(phone, (1 + roll(300)) * MINUTE),
  ];
  for (let i = 0; i < 1_000; i++) phone = acts[roll(acts.length)]!();
  phone = wait(phone, 12 * DAY);
  let paid = 0;
  for (const number of orders()) {
    const order = shop(phone).orders[number]!;
    const { times, paid: out, back } = money(phone, number);
    expect([number, times <= 1]).toEqual([number, true]);
    expect([number, back <= out]).toEqual([number, true]);
    expect([number, refundedCents(order) <= orderCents(order)]).toEqual([number, true]);
    if (order.paidAt !== null && out > 0) expect([number, out]).toEqual([number, orderCents(order)]);
    if (order.paidAt !== null && number > 'BZ-41050') paid++;
  }
  for (const { stock } of Object.values(shop(phone).variants)) expect(stock).toBeGreaterThanOrEqual(0);
  expect(paid).toBeGreaterThan(3);
  expect(newest(phone)).not.toBe(newest(world));
}, 60_000);
