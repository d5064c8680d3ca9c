import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Phone } from '../catalogue.ts';
import { ordered, orderOf, run, state, until, wait, world } from './testing.ts';
import {
  basketTotals,
  chosenOf,
  dishesOf,
  firstChoices,
  groupsOf,
  keyOf,
  linesOf,
  voucherProblem,
} from './select.ts';

const zone = 'Europe/London';
const kitchens = Object.keys(state(world).restaurants);
const vouchers = [null, ...Object.keys(state(world).vouchers)];

/** A basket of one kitchen: dishes with choices, counts, a tip, a voucher, and how it is had. */
const basket = fc.record({
  kitchen: fc.constantFrom(...kitchens),
  picks: fc.array(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 6 }), fc.nat(30)), {
    minLength: 1,
    maxLength: 5,
  }),
  tipCents: fc.constantFrom(0, 1_00, 1_37, 5_00),
  voucher: fc.constantFrom(...vouchers),
  mode: fc.constantFrom('delivery', 'pickup'),
});
type Basket = typeof basket extends fc.Arbitrary<infer T> ? T : never;

function fill({ kitchen, picks, tipCents, voucher, mode }: Basket): typeof world {
  const s = state(world);
  const dishes = dishesOf(s, kitchen).filter(d => !d.soldOut);
  let phone = world;
  for (const [which, count, extra] of picks) {
    const dish = dishes[which % dishes.length]!;
    const more = groupsOf(s, dish).find(g => g.least === 0)?.options;
    const options = firstChoices(s, dish);
    if (more && extra % 2 === 1) options.push(more[extra % more.length]!.id);
    phone = run(phone, 'addLine', { dish: dish.id, count, options, without: [], note: '' });
  }
  return run(phone, 'setCheckout', { tipCents, mode, voucher });
}

test('totals are right to the penny over random baskets', () => {
  fc.assert(
    fc.property(basket, given => {
      const phone = fill(given);
      const s = state(phone);
      const { totals: sums, voucher, problem } = basketTotals(s, phone.clock.now, zone)!;
      const dishes = linesOf(s)
        .map(l => (s.dishes[l.dish]!.cents + chosenOf(s, l).reduce((a, o) => a + o.cents, 0)) * l.count)
        .reduce((a, b) => a + b, 0);
      expect(sums.dishes).toBe(dishes);
      expect(sums.total).toBe(
        sums.dishes - sums.discount + sums.small + sums.service + sums.delivery + sums.tip,
      );
      for (const cents of Object.values(sums)) {
        expect(Number.isInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(0);
      }
      expect(sums.discount).toBeLessThanOrEqual(sums.dishes);
      expect(sums.service).toBeGreaterThanOrEqual(49);
      expect(sums.service).toBeLessThanOrEqual(1_99);
      if (s.basket.mode === 'pickup') expect(sums.small + sums.delivery + sums.tip).toBe(0);
      if (voucher?.mostCents) expect(sums.discount).toBeLessThanOrEqual(voucher.mostCents);
      if (voucher) {
        const { restaurant, mode } = s.basket;
        const now = phone.clock.now;
        const use = { restaurant: restaurant!, dishes, mode, at: now, now, zone };
        expect(voucherProblem(s, voucher, use)).toBeNull();
      }
      expect(problem === null || voucher === null).toBe(true);
    }),
    { numRuns: 300 },
  );
});

const wallet = (phone: typeof world) => (phone as unknown as Phone).apps.wallet;
const made = (phone: typeof world) =>
  Object.entries(wallet(phone).transactions)
    .filter(([id]) => !(id in wallet(world).transactions))
    .map(([, t]) => t)
    .filter(t => t.subscription === null && [t.from, t.to].includes('firm-dishcart'));

test('nothing is paid twice, and never more comes back than was paid', () => {
  const acts = fc.array(
    fc.constantFrom('order', 'pay', 'paid', 'cancel', 'claim', 'claimAll', 'wait', 'accept'),
    {
      minLength: 4,
      maxLength: 14,
    },
  );
  fc.assert(
    fc.property(basket, acts, (given, todo) => {
      const start = fill({ ...given, kitchen: 'hawthorn-bank-bakehouse' });
      if (Object.keys(state(run(start, 'order')).orders).length === 4) return;
      let phone = ordered(start);
      // More than the balance pays nothing.
      if (orderOf(phone).status === 'unpaid') return;
      const id = orderOf(phone).id;
      for (const act of todo) {
        const order = orderOf(phone);
        if (act === 'wait') phone = wait(phone, 7 * 60_000);
        if (act === 'accept') phone = until(phone, 'delivered');
        if (act === 'order') phone = run(phone, 'order');
        if (act === 'pay') phone = run(phone, 'pay', { order: id });
        if (act === 'paid')
          phone = run(phone, 'paid', { order: id, result: { ok: true, payment: order.payment } });
        if (act === 'cancel') phone = run(phone, 'cancel', { order: id });
        const lines = order.lines.map(l => ({ line: keyOf(l), count: act === 'claim' ? 1 : l.count }));
        if (act === 'claim' || act === 'claimAll')
          phone = run(phone, 'claim', { order: id, kind: 'missing', lines, text: '' });
      }
      phone = wait(phone, 10 * 60_000);
      const { totals: sums, refundedCents } = orderOf(phone);
      const paid = made(phone).filter(t => t.kind === 'payment');
      expect(paid.map(t => t.cents)).toEqual([sums.total]);
      const back = made(phone)
        .filter(t => t.kind === 'refund')
        .reduce((sum, t) => sum + t.cents, 0);
      expect(back).toBe(refundedCents);
      expect(refundedCents).toBeLessThanOrEqual(sums.total);
    }),
    { numRuns: 40 },
  );
}, 60_000);
