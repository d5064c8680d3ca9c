// Over 300 lines: one test or more for each action of the app.
import { expect, test } from 'vitest';
import { orderCents, statusOf } from './select.ts';
import {
  DAY,
  MINUTE,
  money,
  newest,
  offline,
  open,
  path,
  pay,
  place,
  run,
  shop,
  toast,
  told,
  wait,
  world,
} from './testing.ts';

const MUG = 'v-mug-tall-1';
const KETTLE = { variant: 'v-kettle-1', count: 1 };
const did = (action: string, args: object = {}) => shop(run(world, action, args));

test('searches are kept newest first, and forgotten', () => {
  expect(did('remember', { query: ' Hat ' }).searches[0]).toBe('Hat');
  expect(did('forgetSearch', { query: 'wool' }).searches).not.toContain('wool');
  expect(did('forgetSearches').searches).toEqual([]);
  expect(did('forgetViewed').viewed).toEqual([]);
  expect(shop(open(world, '/product/p-bear')).viewed[0]).toBe('p-bear');
});

test('at most three products are compared', () => {
  const four = ['p-bear', 'p-boat', 'p-kite', 'p-chess'].reduce(
    (phone, product) => run(phone, 'compare', { product, on: true }),
    world,
  );
  expect(shop(four).compared).toEqual(['p-bear', 'p-boat', 'p-kite']);
  expect(toast(four)).toContain('Three');
  expect(shop(run(four, 'clearCompared')).compared).toEqual([]);
});

test('the cart takes no more than there is', () => {
  expect(did('addToCart', { variant: 'v-hat-1', count: 2 }).cart['v-hat-1']!.count).toBe(2);
  expect(did('addToCart', { variant: 'v-mug-tall-3', count: 1 }).cart['v-mug-tall-3']).toBeUndefined();
  expect(did('addToCart', { variant: 'v-frame-oak-3', count: 9 }).cart['v-frame-oak-3']!.count).toBe(3);
  expect(did('setCount', { variant: MUG, count: 5 }).cart[MUG]!.count).toBe(5);
  expect(did('changeVariant', { variant: MUG, to: 'v-mug-tall-2' }).cart['v-mug-tall-2']!.count).toBe(2);
  expect(did('changeVariant', { variant: MUG, to: 'v-mug-tall-3' }).cart[MUG]!.count).toBe(2);
  expect(did('selectLine', { variant: MUG, on: false }).cart[MUG]!.selected).toBe(false);
  expect(Object.values(did('selectLines', { on: false }).cart).some(l => l.selected)).toBe(false);
  expect(did('removeLine', { variant: MUG }).cart[MUG]).toBeUndefined();
  expect(did('saveForLater', { variant: MUG, on: true }).cart[MUG]!.saved).toBe(true);
});

test('a price that changes has to be agreed to before it is ordered', () => {
  const later = wait(world, 23 * 60 * MINUTE);
  const lines = [{ variant: 'v-kettle-electric-1', count: 1 }];
  expect(shop(later).variants['v-kettle-electric-1']!.cents).toBe(41_00);
  expect(newest(place(later, lines))).toBe(newest(later));
  const agreed = place(run(later, 'acceptPrices'), lines);
  expect(shop(agreed).orders[newest(agreed)]!.lines[0]!.cents).toBe(41_00);
});

test('coupons are collected, redeemed by code, and chosen', () => {
  expect(did('collectCoupon', { coupon: 'coupon-volt' }).coupons['coupon-volt']!.held).toBe(true);
  expect(did('redeemCode', { code: ' gullreader' }).coupons['coupon-reader']!.held).toBe(true);
  expect(toast(run(world, 'redeemCode', { code: 'NOPE' }))).toContain('no coupon');
  expect(toast(run(world, 'redeemCode', { code: 'LASTFROST' }))).toContain('already');
  expect(did('chooseCoupon', { coupon: 'coupon-welcome' }).checkout.coupon).toBe('coupon-welcome');
  expect(did('chooseCoupon', { coupon: 'coupon-volt' }).checkout.coupon).toBeNull();
  expect(did('chooseAddress', { address: 'address-work' }).checkout.address).toBe('address-work');
  expect(did('chooseMethod', { seller: 'volt-lane', method: 'express' }).checkout.methods).toEqual({
    'volt-lane': 'express',
  });
});

test('an order is paid once, is told, and moves by itself', () => {
  const placed = place(open(world), [KETTLE]);
  const number = newest(placed);
  expect(path(placed)).toBe('/cashier');
  expect(statusOf(shop(placed), number)).toBe('toPay');
  expect(told(placed)).toEqual([]);
  const paid = pay(placed);
  expect(statusOf(shop(paid), number)).toBe('toSend');
  expect(path(paid)).toBe(`/placed/${number}`);
  expect(told(paid).map(e => e.kind)).toEqual(['payment', 'order']);
  expect(money(pay(pay(paid, number), number), number).times).toBe(1);
  const there = wait(paid, 5 * DAY);
  expect(statusOf(shop(there), number)).toBe('done');
  expect(
    Object.values(shop(there).parcels)
      .at(-1)!
      .events.map(e => e.stage),
  ).toEqual(['sent', 'depot', 'out', 'delivered']);
});

test('a payment that is refused leaves an order that can be paid later, and runs out', () => {
  const placed = place(open(world), [KETTLE]);
  const number = newest(placed);
  const left = run(placed, 'cancelPay', {}, 'wallet');
  expect(shop(left).orders[number]!.refused).toBe('cancelled');
  expect(path(left)).toBe(`/placed/${number}`);
  const again = run(left, 'payOrder', { order: number });
  expect(path(again)).toBe('/cashier');
  expect(statusOf(shop(pay(again, number)), number)).toBe('toSend');
  const over = wait(left, 31 * MINUTE);
  expect(statusOf(shop(over), number)).toBe('dropped');
  expect(shop(over).variants['v-kettle-1']!.stock).toBe(shop(world).variants['v-kettle-1']!.stock);
  expect(shop(over).cart['v-kettle-1']!.count).toBe(1);
  expect(shop(run(left, 'dropOrder', { order: number })).orders[number]!.droppedAt).not.toBeNull();
  expect(shop(run(left, 'expireOrder', { order: number })).orders[number]!.droppedAt).not.toBeNull();
});

test('nothing but the wallet pays: an answer alone does not', () => {
  const placed = place(world, [KETTLE]);
  const forged = run(placed, 'settlePay', {
    order: newest(placed),
    result: { ok: true, payment: 'tx-none', status: 'settled' },
  });
  expect(statusOf(shop(forged), newest(forged))).toBe('toPay');
});

test('what is sold out, offline or not delivered there is not ordered', () => {
  const before = newest(world);
  expect(newest(place(world, [{ variant: 'v-mug-tall-3', count: 1 }]))).toBe(before);
  expect(newest(place(offline(world), [KETTLE]))).toBe(before);
  const knife = [{ variant: 'v-drill-1', count: 1 }];
  expect(newest(place(world, knife, { address: 'address-cottage' }))).toBe(before);
  expect(
    newest(place(world, knife, { address: 'address-cottage', methods: { 'anvil-hardware': 'collect' } })),
  ).not.toBe(before);
});

test('an order that is not sent is cancelled with its money, or goes elsewhere', () => {
  const gone = run(world, 'cancelOrder', { order: 'BZ-41013', reason: 'mind' });
  expect(statusOf(shop(gone), 'BZ-41013')).toBe('cancelled');
  expect(money(gone, 'BZ-41013').back).toBe(17_80);
  expect(wait(gone, 5 * DAY).apps['shop']).toMatchObject({
    parcels: { 'parcel-BZ-41013-1': { stage: 'waiting' } },
  });
  expect(toast(run(world, 'cancelOrder', { order: 'BZ-40977', reason: 'mind' }))).toContain('sent');
  const moved = run(world, 'changeAddress', { order: 'BZ-41013', address: 'address-parents' });
  expect(shop(moved).orders['BZ-41013']!.place.postcode).toBe('WX3 7OE');
  expect(told(moved)[0]).toMatchObject({ kind: 'amendment', what: { act: 'change' } });
});

test('single things are cancelled before they are sent, and free delivery may be lost', () => {
  const [MUG, HOB] = ['v-mug-tall-1', 'v-kettle-1'];
  const lines = [
    { variant: MUG, count: 2 },
    { variant: HOB, count: 1 },
  ];
  const placed = pay(place(open(world), lines));
  const number = newest(placed);
  const at = (phone: typeof placed) => shop(phone).orders[number]!;
  const one = run(placed, 'cancelItems', { order: number, lines: [{ line: 'line-1', count: 1 }] });
  expect(at(one).lines[0]!.cancelled).toBe(1);
  expect(at(one).refunds).toMatchObject([{ why: 'cancelled', cents: money(one, number).back }]);
  expect(statusOf(shop(one), number)).toBe('toSend');
  expect(told(one).at(-1)).toMatchObject({
    kind: 'amendment',
    what: { act: 'cancel', note: '1 × Tall mug' },
  });
  const more = run(one, 'cancelItems', { order: number, lines: [{ line: 'line-1', count: 2 }] });
  expect(at(more)).toEqual(at(one));
  expect(
    at(run(offline(placed), 'cancelItems', { order: number, lines: [{ line: 'line-1', count: 1 }] })),
  ).toEqual(at(placed));
  const rest = run(one, 'cancelOrder', { order: number, reason: 'mind' });
  expect(money(rest, number).back).toBe(money(rest, number).paid);
  expect(shop(rest).variants[MUG]!.stock).toBe(shop(world).variants[MUG]!.stock);
  const sent = run(placed, 'moveParcel', { parcel: `parcel-${number}-1` });
  const late = run(sent, 'cancelItems', { order: number, lines: [{ line: 'line-1', count: 1 }] });
  expect(at(late)).toEqual(at(sent));
});

test('the parcels of the base data arrive when the mails say', () => {
  expect(statusOf(shop(wait(world, DAY)), 'BZ-40977')).toBe('underWay');
  expect(statusOf(shop(wait(world, DAY + 4 * 60 * MINUTE)), 'BZ-40977')).toBe('done');
  const sent = run(world, 'moveParcel', { parcel: 'parcel-BZ-41013-1' });
  expect(Object.values(shop(sent).parcels).find(p => p.order === 'BZ-41013')).toMatchObject({
    stage: 'sent',
    number: 'PP-22043',
  });
});

test('what goes back is refunded after it is back, less the pick-up', () => {
  const asked = run(world, 'requestReturn', {
    order: 'BZ-40561',
    lines: [{ line: 'line-2', count: 1 }],
    reason: 'damaged',
    comment: '',
    method: 'pickUp',
  });
  const [id, row] = Object.entries(shop(asked).returns).at(-1)!;
  expect(row).toMatchObject({ cents: 3_99, feeCents: 2_50, stage: 'waiting' });
  expect(money(wait(asked, 2 * DAY), 'BZ-40561').back).toBe(6_50);
  const done = wait(asked, 6 * DAY);
  expect(shop(done).returns[id]!.stage).toBe('refunded');
  expect(money(done, 'BZ-40561').back).toBe(6_50 + 3_99);
  const kept = run(asked, 'cancelReturn', { id });
  expect(money(wait(kept, 6 * DAY), 'BZ-40561').back).toBe(6_50);
  expect(shop(run(asked, 'moveReturn', { id })).returns[id]!.stage).toBe('onWay');
  expect(
    toast(
      run(world, 'requestReturn', {
        order: 'BZ-33027',
        lines: [{ line: 'line-1', count: 1 }],
        reason: 'fit',
        comment: '',
        method: 'dropOff',
      }),
    ),
  ).toContain('cannot');
});

test('orders are bought again, and what is ready is collected', () => {
  expect(did('buyAgain', { order: 'BZ-33027' }).cart['v-pillow-1']!.count).toBe(2);
  const bought = pay(place(open(world), [KETTLE], { methods: { 'hob-and-hearth': 'collect' } }));
  const ready = wait(bought, 4 * DAY);
  const [parcel, row] = Object.entries(shop(ready).parcels).at(-1)!;
  expect(row.stage).toBe('ready');
  expect(shop(run(ready, 'collected', { parcel })).parcels[parcel]!.stage).toBe('delivered');
});

test('wishlists hold variants, and their prices are told when they fall', () => {
  const made = run(world, 'makeList', { name: 'Later' });
  const list = Object.keys(shop(made).lists).at(-1)!;
  const wished = run(made, 'wish', { variant: 'v-hat-1', list });
  const wish = Object.keys(shop(wished).wishes).at(-1)!;
  expect(shop(run(wished, 'unwish', { wish })).wishes[wish]).toBeUndefined();
  expect(shop(run(wished, 'moveWish', { wish, list: 'list-kelp' })).wishes[wish]!.list).toBe('list-kelp');
  expect(shop(run(wished, 'wishToCart', { wish })).cart['v-hat-1']!.count).toBe(1);
  expect(shop(run(wished, 'renameList', { list, name: 'Soon' })).lists[list]!.name).toBe('Soon');
  expect(shop(run(wished, 'deleteList', { list })).wishes[wish]).toBeUndefined();
  const later = wait(world, 60 * MINUTE);
  expect(shop(later).variants['v-satchel-1']).toMatchObject({ cents: 119_00, wasCents: 135_00 });
  expect(Object.values(shop(later).notices).some(n => n.kind === 'priceDrop' && n.cents === 119_00)).toBe(
    true,
  );
  expect(shop(run(world, 'runPlan', { plan: 'plan-2' })).variants['v-frame-oak-3']!.stock).toBe(1);
});

test('somebody who asked hears that a thing is back', () => {
  const asked = run(world, 'alertMe', { variant: 'v-boots-3', on: true });
  const later = wait(asked, DAY);
  expect(shop(later).alerts['v-boots-3']).toBeUndefined();
  expect(Object.values(shop(later).notices).some(n => n.kind === 'backInStock')).toBe(true);
});

test('addresses are added, changed and deleted', () => {
  const given = { label: 'Tent', name: 'R', phone: '', street: 'Pitch 9', town: 'Isle', postcode: 'HB9 1NM' };
  const added = run(world, 'saveAddress', { address: null, ...given });
  const id = Object.keys(shop(added).addresses).at(-1)!;
  expect(shop(added).addresses[id]!.street).toBe('Pitch 9');
  expect(toast(run(world, 'saveAddress', { address: null, ...given, street: ' ' }))).toContain('needed');
  expect(shop(run(added, 'deleteAddress', { address: id })).addresses[id]).toBeUndefined();
  expect(did('setDefaultAddress', { address: 'address-work' }).settings.address).toBe('address-work');
  expect(did('changeSettings', { settings: { notifyOffers: false } }).settings.notifyOffers).toBe(false);
  expect(did('readNotice', { notice: 'notice-5' }).notices['notice-5']!.read).toBe(true);
  expect(Object.values(did('readNotices').notices).every(n => n.read)).toBe(true);
});

test('sellers answer by their rules, on the clock', () => {
  const asked = run(world, 'sendMessage', {
    who: 'cartwheel-paper',
    text: 'Where is my parcel? It is late',
    about: 'BZ-40977',
  });
  const later = wait(asked, 20 * MINUTE);
  const last = Object.values(shop(later).messages).at(-1)!;
  expect(last.mine).toBe(false);
  expect(last.text).toContain('BZ-40977');
  expect(last.text).toContain('13 March 2026');
  expect(shop(run(world, 'answer', { who: 'volt-lane', text: 'thanks', about: null })).messages).not.toEqual(
    shop(world).messages,
  );
  const question = run(world, 'askQuestion', {
    product: 'p-headphones',
    text: 'How many hours does the battery last?',
  });
  const id = Object.keys(shop(question).questions).at(-1)!;
  expect(shop(wait(question, 2 * 60 * MINUTE)).questions[id]!.answer!.text).toContain('half volume');
  expect(shop(run(question, 'answerQuestion', { question: id })).questions[id]!.answer).not.toBeNull();
});

test('those who bought it review it, once', () => {
  const wrote = run(world, 'writeReview', { product: 'p-headphones', stars: 4, text: ' Good ', photos: [] });
  const [id, row] = Object.entries(shop(wrote).reviews).at(-1)!;
  expect(row).toMatchObject({ by: 'me', stars: 4, text: 'Good', choice: 'Black' });
  expect(
    Object.keys(
      shop(run(wrote, 'writeReview', { product: 'p-headphones', stars: 2, text: '', photos: [] })).reviews,
    ),
  ).toEqual(Object.keys(shop(wrote).reviews));
  expect(shop(run(wrote, 'deleteReview', { review: id })).reviews[id]).toBeUndefined();
  expect(toast(run(world, 'writeReview', { product: 'p-bear', stars: 4, text: '', photos: [] }))).toContain(
    'bought',
  );
  expect(
    did('thank', { review: 'review-frame-oak-1', on: true }).reviews['review-frame-oak-1'],
  ).toMatchObject({ thanked: true, helpful: 24 });
});

test('photos come from the picker', () => {
  const asked = run(open(world, '/sell/new'), 'pickPhotos');
  expect(asked.ui.dialogs.length).toBeGreaterThan(0);
  expect(toast(run(world, 'photosAllowed', { result: false }))).toContain('Settings');
  const photo = Object.keys(world.device.storage.files).find(
    id => world.device.storage.files[id]!.media?.kind === 'photo',
  )!;
  const added = run(world, 'addPhotos', { result: [photo] });
  expect(shop(added).photos).toHaveLength(1);
  expect(shop(run(added, 'removePhoto', { index: 0 })).photos).toEqual([]);
});

const LISTING = {
  listing: null,
  title: 'Corks',
  text: '',
  category: 'home',
  condition: 'used',
  cents: 9_00,
  photos: [],
  pickUp: true,
  post: true,
};

test('the owner lists, edits, marks and deletes', () => {
  const made = run(world, 'saveListing', LISTING);
  const id = Object.keys(shop(made).listings).at(-1)!;
  expect(shop(made).listings[id]).toMatchObject({ owner: 'me', postCents: 3_40, status: 'open' });
  expect(shop(run(made, 'saveListing', { ...LISTING, listing: id, cents: 8_00 })).listings[id]!.cents).toBe(
    8_00,
  );
  expect(toast(run(world, 'saveListing', { ...LISTING, title: ' ' }))).toContain('title');
  expect(shop(run(made, 'markSold', { listing: id, on: true })).listings[id]!.status).toBe('sold');
  expect(shop(run(made, 'deleteListing', { listing: id })).listings[id]).toBeUndefined();
});

test('offers for own things come, and are accepted or refused', () => {
  const later = wait(world, 80 * MINUTE);
  expect(Object.values(shop(later).offers).some(o => o.by === 'tilda-r' && o.cents === 7_00)).toBe(true);
  const taken = run(world, 'acceptOffer', { offer: 'offer-2' });
  expect(shop(taken).listings['listing-desk-lamp']).toMatchObject({ status: 'reserved', agreedCents: 12_50 });
  expect(shop(run(taken, 'acceptOffer', { offer: 'offer-1' })).offers['offer-1']!.status).toBe('open');
  expect(did('refuseOffer', { offer: 'offer-1' }).offers['offer-1']!.status).toBe('refused');
});

test('offers of the owner are answered by what their sellers take', () => {
  const high = wait(
    run(world, 'makeOffer', { listing: 'listing-tripod', cents: 50_00, note: '' }),
    20 * MINUTE,
  );
  const low = wait(
    run(world, 'makeOffer', { listing: 'listing-tripod', cents: 20_00, note: '' }),
    20 * MINUTE,
  );
  expect(Object.values(shop(high).offers).at(-1)!.status).toBe('accepted');
  expect(Object.values(shop(low).offers).at(-1)!.status).toBe('refused');
  const made = run(world, 'makeOffer', { listing: 'listing-tripod', cents: 50_00, note: '' });
  const offer = Object.keys(shop(made).offers).at(-1)!;
  expect(shop(wait(run(made, 'withdrawOffer', { offer }), DAY)).offers[offer]!.status).toBe('withdrawn');
  expect(shop(run(made, 'answerOffer', { offer })).offers[offer]!.status).toBe('accepted');
  const buying = run(open(high), 'buyListing', {
    listing: 'listing-tripod',
    method: 'post',
    address: 'address-home',
  });
  expect(orderCents(shop(buying).orders[newest(buying)]!)).toBe(50_00 + 4_80);
  expect(statusOf(shop(pay(buying)), newest(buying))).toBe('toSend');
});

test('a clock that is set by hand moves nothing on', () => {
  const set = run(world, 'moveClock', { by: 5 * DAY });
  expect(shop(set).clockShift).toBe(5 * DAY);
  const timer = set.timers['shop-parcel-BZ-40977-1']!;
  expect(timer.at - world.timers['shop-parcel-BZ-40977-1']!.at).toBe(5 * DAY);
});
