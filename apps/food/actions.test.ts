// Over 300 lines: one test or more for each action of the app.
import { describe, expect, test } from 'vitest';
import {
  add,
  BUN,
  filled,
  lines,
  MINUTE,
  NOODLES,
  ordered,
  orderOf,
  payment,
  refunds,
  run,
  SOUP,
  state,
  told,
  toast,
  until,
  wait,
  world,
} from './testing.ts';
import { basketProblem, basketTotals, linesOf, reorderOf } from './select.ts';

const zone = 'Europe/London';
const problem = (phone: typeof world) => basketProblem(state(phone), phone.clock.now, zone);
const totals = (phone: typeof world) => basketTotals(state(phone), phone.clock.now, zone)!.totals;
const change = (phone: typeof world, how: (s: ReturnType<typeof state>) => void): typeof world => {
  const copy = structuredClone(phone);
  how(state(copy));
  return copy;
};
const BAKEHOUSE = 'hawthorn-bank-bakehouse';

describe('the basket', () => {
  test('addLine joins dishes that are alike, and tells others apart', () => {
    const phone = add(add(add(world, BUN), BUN, 2), BUN, 1, { note: 'Warm' });
    expect(lines(phone).map(l => l.count)).toEqual([3, 1]);
  });
  test('addLine refuses what the menu does not have, what is sold out and what lacks a choice', () => {
    expect(lines(add(world, 'dish-casa-tilde-padron-peppers'))).toEqual([]);
    expect(lines(add(world, NOODLES, 1, { options: [] }))).toEqual([]);
    expect(lines(add(world, NOODLES, 1, { without: ['beef'] }))).toEqual([]);
    expect(lines(add(world, NOODLES, 1, { without: ['coriander'] }))).toHaveLength(1);
  });
  test('addLine keeps one kitchen at a time unless it is to replace it', () => {
    const phone = add(filled(), NOODLES);
    expect(toast(phone)).toMatch(/another kitchen/);
    expect(lines(phone)).toHaveLength(2);
    const replaced = add(filled(), NOODLES, 1, { replace: true });
    expect([state(replaced).basket.restaurant, lines(replaced).length]).toEqual(['nine-carp-noodles', 1]);
  });
  test('changeLine joins a line that becomes like another', () => {
    const phone = add(add(world, BUN, 2), BUN, 1, { note: 'Warm' });
    const [, warm] = lines(phone);
    const args = { line: warm!.id, count: 1, options: [], without: [], note: '' };
    expect(lines(run(phone, 'changeLine', args)).map(l => l.count)).toEqual([3]);
  });
  test('setCount takes a line out at 0, and with the last all that was set', () => {
    const tipped = run(add(world, BUN), 'setCheckout', { tipCents: 1_00 });
    const gone = run(tipped, 'setCount', { line: lines(tipped)[0]!.id, count: 0 });
    expect(state(gone).basket).toEqual(state(world).basket);
  });
  test('clearBasket empties it', () => {
    expect(state(run(filled(), 'clearBasket')).basket).toEqual(state(world).basket);
  });
  test('setCheckout keeps to what there is', () => {
    const phone = run(filled(), 'setCheckout', {
      voucher: 'voucher-firstbite',
      tipCents: 2_00,
      to: 'address-home',
    });
    expect(state(phone).basket).toMatchObject({ voucher: null, tipCents: 0, to: null });
  });
});

describe('totals', () => {
  test('distance, service and the surcharge below the minimum', () => {
    expect(totals(add(world, BUN))).toEqual({
      dishes: 3_90,
      discount: 0,
      small: 3_00,
      service: 49,
      delivery: 2_30,
      tip: 0,
      total: 9_69,
    });
  });
  test('a pick-up has neither fee, nor minimum, nor tip', () => {
    const phone = run(add(world, BUN), 'setCheckout', { mode: 'pickup', tipCents: 3_00 });
    expect(totals(phone)).toMatchObject({ small: 0, delivery: 0, tip: 0, total: 4_39 });
  });
  test('a voucher takes the place of the kitchen’s offer, and says why it does not hold', () => {
    const pizza = 'dish-furnace-street-pizza-margherita';
    const two = add(world, pizza, 3);
    expect(totals(two)).toMatchObject({ discount: 0, delivery: 0 });
    const five = run(two, 'setCheckout', { voucher: 'voucher-quayside5' });
    expect(totals(five).discount).toBe(5_00);
    expect(totals(five).delivery).toBeGreaterThan(0);
    const sunday = run(two, 'setCheckout', { voucher: 'voucher-sunday20' });
    expect(problem(sunday)).toBe('closed');
    expect(basketTotals(state(sunday), sunday.clock.now, zone)!.problem).toBe('otherDay');
  });
});

describe('what stands in the way', () => {
  test('each thing has its name', () => {
    expect(problem(world)).toBe('empty');
    expect(problem(filled())).toBeNull();
    expect(problem(add(world, NOODLES, 2))).toBe('closed');
    expect(problem(run(filled(), 'setCheckout', { to: 'address-cottage' }))).toBe('tooFar');
    expect(problem(add(world, 'dish-nassers-bakery-kaak-with-sesame'))).toBe('minimum');
    expect(
      problem(
        change(filled(), s => {
          s.dishes[SOUP]!.soldOut = true;
        }),
      ),
    ).toBe('soldOut');
    expect(problem(run(filled(), 'setCheckout', { voucher: 'voucher-spring8' }))).toBe('voucher');
    expect(problem(run(filled(), 'setCheckout', { slot: world.clock.now }))).toBe('slotGone');
    const full = Date.parse('2026-03-13T19:00:00Z');
    expect(problem(run(add(world, NOODLES, 2), 'setCheckout', { slot: full }))).toBe('slotFull');
    expect(problem(run(add(world, NOODLES, 2), 'setCheckout', { slot: full + 60 * MINUTE }))).toBeNull();
  });
});

describe('ordering and paying', () => {
  test('order waits to be paid, goes to the cashier, and says why it was not', () => {
    const phone = run(filled(), 'order');
    expect(orderOf(phone)).toMatchObject({ status: 'unpaid', number: '8919' });
    const left = run(phone, 'cancelPay', {}, 'wallet');
    expect(orderOf(left)).toMatchObject({ status: 'unpaid', problem: 'cancelled' });
    expect(linesOf(state(left))).toHaveLength(2);
  });
  test('order in a phone without a network tells so', () => {
    const phone = run(run(filled(), 'setAeroplane', { on: true }, 'system'), 'order');
    expect(toast(phone)).toBe('No connection');
  });
  test('paid empties the basket and writes the order once, however often it is answered', () => {
    const phone = ordered(filled());
    const order = orderOf(phone);
    expect([order.status, linesOf(state(phone)).length]).toEqual(['placed', 0]);
    const again = run(phone, 'paid', { order: order.id, result: { ok: true, payment: order.payment } });
    expect(told(again).map(e => e.kind)).toEqual(['payment', 'order']);
    expect(told(run(again, 'pay', { order: order.id })).length).toBe(2);
  });
  test('pay finds what was paid already', () => {
    const waiting = run(filled(), 'order');
    const left = run(waiting, 'cancelPay', {}, 'wallet');
    const paid = run(left, 'pay', payment(left), 'wallet');
    const found = run(paid, 'pay', { order: orderOf(paid).id });
    expect(orderOf(found).status).toBe('placed');
  });
  test('a second order takes the place of one that is not paid, with its number', () => {
    const first = run(run(filled(), 'order'), 'cancelPay', {}, 'wallet');
    const second = run(add(first, BUN), 'order');
    expect(orderOf(second)).toMatchObject({ number: '8919' });
    expect(Object.keys(state(second).orders)).toHaveLength(5);
  });
  test('dropOrder and expire remove an order that was not paid, and no other', () => {
    const phone = run(filled(), 'order');
    const id = orderOf(phone).id;
    expect(state(run(phone, 'dropOrder', { order: id })).orders).toEqual(state(world).orders);
    expect(state(wait(phone, 16 * MINUTE)).orders).toEqual(state(world).orders);
    const paid = ordered(filled());
    expect(state(run(paid, 'expire', { order: orderOf(paid).id })).orders).toEqual(state(paid).orders);
  });
});

describe('an order under way', () => {
  test('step by step: accepted, prepared, on its way, near, at the door, delivered by giveCode', () => {
    let phone = ordered(filled());
    const seen: string[] = [];
    for (let i = 0; i < 480 && orderOf(phone).status !== 'atDoor'; i++) {
      const { status } = orderOf(phone);
      if (seen.at(-1) !== status) seen.push(status);
      phone = wait(phone, 15_000);
    }
    expect(seen).toEqual(['placed', 'accepted', 'preparing', 'onTheWay', 'near']);
    const done = run(phone, 'giveCode', { order: orderOf(phone).id });
    expect(orderOf(done)).toMatchObject({ status: 'delivered', next: null });
    expect(told(done).at(-1)!.kind).toBe('message');
  });
  test('a rider who gets no code leaves it at the door', () => {
    expect(orderOf(until(ordered(filled()), 'delivered')).endedAt).not.toBeNull();
  });
  test('fetched ends a pick-up', () => {
    const phone = until(ordered(run(filled(), 'setCheckout', { mode: 'pickup' })), 'ready');
    expect(orderOf(run(phone, 'fetched', { order: orderOf(phone).id })).status).toBe('collected');
  });
  test('a kitchen that is too busy refuses, and all comes back', () => {
    const busy = change(filled(), s => {
      s.restaurants[BAKEHOUSE]!.refusesUntil = world.clock.now + 60 * MINUTE;
    });
    const phone = until(ordered(busy), 'refused');
    const order = orderOf(phone);
    expect([order.why, order.refundedCents]).toEqual(['busy', order.totals.total]);
    expect(refunds(phone)).toBe(order.totals.total);
  });
  test('without a rider it waits, and can be cancelled for nothing', () => {
    const none = change(filled(), s => {
      s.restaurants[BAKEHOUSE]!.noRiderUntil = world.clock.now + 90 * MINUTE;
    });
    const phone = until(ordered(none), 'noRider');
    const off = run(phone, 'cancel', { order: orderOf(phone).id });
    expect(orderOf(off)).toMatchObject({ status: 'cancelled', why: 'noRider' });
    expect(orderOf(off).refundedCents).toBe(orderOf(off).totals.total);
    expect(orderOf(until(phone, 'onTheWay')).status).toBe('onTheWay');
  });
  test('cancel is free before it is accepted, costs half of the dishes after, and comes too late on the way', () => {
    const phone = ordered(filled());
    const id = orderOf(phone).id;
    expect(orderOf(run(phone, 'cancel', { order: id })).refundedCents).toBe(orderOf(phone).totals.total);
    const taken = until(phone, 'preparing');
    const { totals: sums } = orderOf(taken);
    const back = sums.total - Math.ceil(sums.dishes / 2) - sums.service;
    expect(orderOf(run(taken, 'cancel', { order: id })).refundedCents).toBe(back);
    expect(orderOf(run(until(phone, 'onTheWay'), 'cancel', { order: id })).status).toBe('onTheWay');
  });
  test('changeAddress before it is accepted, within reach', () => {
    const phone = ordered(filled());
    const id = orderOf(phone).id;
    const to = (p: typeof world, address: string) =>
      orderOf(run(p, 'changeAddress', { order: id, address })).to!.label;
    expect(to(phone, 'address-work')).toBe('Kittiwake Studio');
    expect(to(phone, 'address-cottage')).toBe('Home');
    expect(to(until(phone, 'accepted'), 'address-work')).toBe('Home');
  });
  test('changeNote until it is on its way', () => {
    const phone = ordered(filled());
    const id = orderOf(phone).id;
    expect(orderOf(run(phone, 'changeNote', { order: id, note: 'Left door' })).note).toBe('Left door');
    expect(orderOf(run(until(phone, 'onTheWay'), 'changeNote', { order: id, note: 'Left' })).note).toBe('');
  });
  test('moveClock takes what is planned along', () => {
    const phone = ordered(filled());
    const by = 3 * 60 * MINUTE;
    const moved = run(phone, 'moveClock', { by });
    expect(orderOf(moved).next!.at - orderOf(phone).next!.at).toBe(by);
  });
  test('a scheduled order is there at its time', () => {
    const slot = Date.parse('2026-03-12T12:30:00Z');
    const phone = until(ordered(run(filled(), 'setCheckout', { slot })), 'onTheWay');
    expect(Math.abs(orderOf(phone).dueAt - slot)).toBeLessThan(2 * MINUTE);
  });
});

describe('afterwards', () => {
  const there = until(ordered(filled()), 'delivered');
  const id = orderOf(there).id;
  test('claim brings the price of a dish back, once', () => {
    const args = { order: id, kind: 'missing', lines: [{ line: `${BUN}|||`, count: 1 }], text: 'No bun' };
    const sent = run(there, 'claim', args);
    expect(orderOf(sent).claims).toMatchObject([{ status: 'open', cents: 3_90 }]);
    const answered = wait(sent, 5 * MINUTE);
    expect(orderOf(answered)).toMatchObject({ refundedCents: 3_90, claims: [{ status: 'paid' }] });
    expect(orderOf(run(answered, 'claim', args)).claims).toHaveLength(1);
    const twice = run(answered, 'answerClaim', { order: id, claim: 0 });
    expect(orderOf(twice).refundedCents).toBe(3_90);
  });
  test('claim is too late after two days', () => {
    const args = { order: id, kind: 'missing', lines: [{ line: `${BUN}|||`, count: 1 }], text: '' };
    expect(orderOf(run(wait(there, 49 * 60 * MINUTE), 'claim', args)).claims).toEqual([]);
  });
  test('rate writes a review of the kitchen and one of the rider, once', () => {
    const args = { order: id, stars: 5, rider: 4, tags: ['tasty'], text: 'Still warm' };
    const rated = run(there, 'rate', args);
    expect(told(rated, there).map(e => e.kind)).toEqual(['review', 'review']);
    expect(orderOf(rated).rating).toMatchObject({ stars: 5, rider: 4 });
    expect(told(run(rated, 'rate', args), there)).toHaveLength(2);
  });
  test('reorder takes what can still be had, and says what changed', () => {
    const { lines: again } = reorderOf(state(world), state(world).orders['order-n7310']!);
    expect(again.map(l => l.change)).toEqual(['same', 'same', 'soldOut']);
    const dearer = reorderOf(state(world), state(world).orders['order-n8841']!).lines;
    expect(dearer.map(l => [l.change, l.now - l.was])).toEqual([
      ['same', 0],
      ['dearer', 80],
    ]);
    expect(lines(run(world, 'reorder', { order: 'order-n7310' }))).toHaveLength(2);
  });
});

describe('what is the owner’s', () => {
  test('saveAddress, setDefault and removeAddress', () => {
    const place = { address: '14 Quayside, Harrow Bay HB1 1FD', latitude: 50.8183, longitude: -1.4037 };
    const saved = run(world, 'saveAddress', { id: null, label: 'Bollard', details: '', note: '', place });
    const id = Object.keys(state(saved).addresses).find(a => !(a in state(world).addresses))!;
    const usual = run(saved, 'setDefault', { id });
    expect(state(usual).address).toBe(id);
    expect(state(run(usual, 'removeAddress', { id })).address).toBe('address-cottage');
    const nameless = run(world, 'saveAddress', { id: null, label: ' ', details: '', note: '', place });
    expect(state(nameless).addresses).toEqual(state(world).addresses);
  });
  test('choosePlace and placePicked hold the place of a form', () => {
    const place = { address: '14 Quayside', latitude: 50.8, longitude: -1.4 };
    expect(state(run(world, 'choosePlace', place)).form).toEqual(place);
    expect(state(run(world, 'placePicked', { result: { name: 'x', ...place } })).form).toEqual(place);
    expect(state(run(world, 'placePicked', { result: null })).form).toBeNull();
  });
  test('enterVoucher takes a code that holds, in any writing', () => {
    const phone = run(world, 'enterVoucher', { code: ' tilde3 ' });
    expect(state(phone).vouchers['voucher-tilde3']!.held).toBe(true);
    expect(toast(run(world, 'enterVoucher', { code: 'NOSUCH' }))).toMatch(/no voucher/);
    expect(toast(run(world, 'enterVoucher', { code: 'LUNCHBOX' }))).toMatch(/expired/);
    expect(toast(run(world, 'enterVoucher', { code: 'QUAYSIDE5' }))).toMatch(/already/);
  });
  test('toggleFavourite, setAllergy and changeSettings', () => {
    const on = run(world, 'toggleFavourite', { restaurant: 'zaytuna', on: true });
    expect(state(on).favourites).toContain('zaytuna');
    expect(state(run(world, 'setAllergy', { allergen: 'nuts', on: true })).allergies).toEqual(['nuts']);
    const set = run(world, 'changeSettings', { settings: { cutlery: true } });
    expect([state(set).settings.cutlery, state(set).basket.cutlery]).toEqual([true, true]);
  });
  test('remember and forgetSearches', () => {
    const phone = run(world, 'remember', { query: ' phở ' });
    expect(state(phone).searches[0]).toBe('phở');
    expect(state(run(phone, 'forgetSearches')).searches).toEqual([]);
  });
});
