import { current } from 'immer';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { at, after, changed, oneOfEach, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import { statusOf } from './select.ts';

const type = (element: string, text: string): Touch => ({ type: 'type', element, text });
const down: Touch = { type: 'scroll', direction: 'down', amount: 0.8 };
const OPEN_ORDER = 'BZ-41013';
const DONE_ORDER = 'BZ-40561';
const CART = '/checkout/cart';
const NOW = '/checkout/now~v-frame-oak-2~1';

const dialogs: readonly DialogRow[] = [
  ['/viewed', 'Forget what was viewed?', ['button/forget-what-was-viewed']],
  ['/search', 'Clear recent searches?', ['clear-searches']],
  ['/results/frame', 'Sort by', ['sort']],
  ['/results/frame', 'Filters', ['filters']],
  ['/product/p-frame-oak', 'More options', ['button/more-options']],
  ['/product/p-frame-oak', 'Add to wishlist', ['button/add-to-wishlist']],
  ['/product/p-frame-oak', 'Size guide', [down, 'size-guide']],
  ['/wishlist', 'New list', ['button/new-list']],
  ['/wishlist/list-mine', 'More options', ['button/more-options']],
  ['/wishlist/list-mine', 'Rename the list', ['button/more-options', 'rename']],
  ['/wishlist/list-mine', 'Delete this list?', ['button/more-options', 'delete']],
  ['/wishlist/list-mine', 'Move to', [{ type: 'tap', element: 'button/move-round-teapot' }]],
  ['/cart', 'Choose a variant', ['variant-v-mug-tall-1']],
  [CART, 'Deliver to', ['address']],
  [CART, 'Use a coupon', [down, 'coupon']],
  [`/order/${OPEN_ORDER}`, 'Cancel this order?', [down, down, 'cancel-order']],
  [`/order/${OPEN_ORDER}`, 'Deliver to', [down, down, 'change-address']],
  ['/address/address-work', 'Delete this address?', ['button/delete-the-address']],
  ['/listing/listing-desk-lamp', 'More options', ['button/more-options']],
  ['/listing/listing-desk-lamp', 'Delete this listing?', ['button/more-options', 'delete']],
  ['/listing/listing-tripod', 'Make an offer', ['make-offer']],
  ['/buy/listing-tripod', 'Deliver to', ['address']],
];

/** A phone on which the bank has refused an order. */
const notPaid = (world: AnyPhone) =>
  changed(world, ({ shop, wallet }) => {
    for (const paid of Object.values(wallet.transactions))
      if (paid.reference === OPEN_ORDER) paid.reference = null;
    const order = shop.orders[OPEN_ORDER]!;
    order.paidAt = null;
    order.refused = 'declined';
    order.payBy = world.clock.now + 22 * 60_000;
  });

/** A phone with an order of several things that is not sent, delivered free for its value. */
const severalThings = (world: AnyPhone) =>
  changed(world, ({ shop }) => {
    const order = shop.orders[OPEN_ORDER]!;
    const [bag] = order.lines;
    const others = Object.values(shop.orders)
      .flatMap(({ lines }) => lines)
      .filter(line => line.seller === bag!.seller || line.product !== bag!.product)
      .slice(0, 2);
    order.lines = [
      { ...bag!, count: 3, cents: bag!.cents * 3, paidCents: bag!.paidCents * 3 },
      ...others.map((line, i) => ({ ...current(line), id: `line-${i + 2}`, seller: bag!.seller })),
    ];
  });

export const scenes: AppScenes = {
  params: {
    query: () => ['frame 40 x 50', 'wool'],
    category: () => ['clothes'],
    product: () => ['p-frame-oak', 'p-rain-jacket'],
    '/write-review/:product': () => ['p-headphones', 'p-duvet'],
    '/photos/:product': () => ['p-frame-oak'],
    seller: () => ['golden-pomelo'],
    list: () => ['list-mine'],
    what: () => ['cart', 'now~v-frame-oak-2~1'],
    '/placed/:order': () => ['BZ-40977'],
    '/cancel/:order': () => [OPEN_ORDER, DONE_ORDER],
    '/return/:order': () => [DONE_ORDER, 'BZ-33027'],
    order: ({ apps: { shop } }) => oneOfEach(shop.orders, (_, id) => statusOf(shop, id)),
    id: ({ apps: { shop } }) => Object.keys(shop.returns),
    '/address/:address': () => ['address-work', 'new'],
    '/link/:address': () => ['BZ-40977', 'PP-21987', 'p-kettle'],
    who: () => ['hob-and-hearth', 'otterly', 'volt-lane'],
    '/sell/:listing': () => ['new', 'listing-desk-lamp'],
    '/buy/:listing': () => ['listing-tripod'],
    listing: () => ['listing-desk-lamp', 'listing-tripod', 'listing-boots-42'],
  },
  screens: ({ world, scene }) => {
    const offline = after(world, 'system', 'setAeroplane', { on: true });
    const unpaid = notPaid(world);
    const gone = changed(world, ({ shop }) => {
      shop.variants['v-mug-tall-1']!.stock = 1;
      shop.variants['v-notebook-a5-2']!.stock = 0;
      shop.variants['v-kettle-electric-1']!.cents = 41_00;
    });
    const island = after(world, 'shop', 'chooseAddress', { address: 'address-cottage' });
    const compared = ['p-headphones', 'p-headphones-lite', 'p-earbuds'].reduce(
      (phone, product) => after(phone, 'shop', 'compare', { product, on: true }),
      world,
    );
    const couponed = after(world, 'shop', 'chooseCoupon', { coupon: 'coupon-outdoors' });
    const returned = after(world, 'shop', 'requestReturn', {
      order: DONE_ORDER,
      lines: [{ line: 'line-2', count: 1 }],
      reason: 'damaged',
      comment: '',
      method: 'pickUp',
    });
    const back = Object.keys((returned.apps['shop'] as { returns: object }).returns).at(-1)!;
    return [
      scene('typing', '/search', { do: [type('field/query', 'fra')] }),
      scene('nothing found', '/results/zeppelin'),
      scene('offline', '/results/wool', { phone: offline }),
      scene('offline', '/', { phone: offline }),
      scene('offline', CART, { phone: offline }),
      scene('the rest', '/product/p-frame-oak', { do: [down, down] }),
      scene('sold out', '/product/p-rain-jacket', { do: [down] }),
      scene('one star', '/reviews/p-frame-oak', { do: ['stars-2'] }),
      scene('side by side', '/compare', { phone: compared }),
      scene('not there', '/product/p-none'),
      scene('sold out and dearer', '/cart', { phone: gone }),
      scene('sold out and dearer', CART, { phone: gone }),
      scene('to the isle', CART, { phone: at(island, 'shop', CART) }),
      scene('a coupon that does not fit', CART, { phone: couponed }),
      scene('now sold out', NOW, {
        phone: changed(world, ({ shop }) => {
          shop.variants['v-frame-oak-2']!.stock = 0;
        }),
      }),
      scene('not paid', `/placed/${OPEN_ORDER}`, { phone: unpaid }),
      scene('not paid', `/order/${OPEN_ORDER}`, { phone: unpaid }),
      scene('to pay', '/orders', { phone: unpaid }),
      scene('some chosen', `/cancel/${OPEN_ORDER}`, {
        phone: severalThings(world),
        do: ['checkbox#line-1', 'checkbox#line-3'],
      }),
      scene('a return', `/returned/${back}`, { phone: returned }),
      scene('nothing', '/cart', {
        phone: changed(world, ({ shop }) => {
          shop.cart = {};
        }),
      }),
      scene('no orders', '/orders', {
        phone: changed(world, ({ shop }) => {
          shop.orders = {};
        }),
      }),
      scene('no lists', '/wishlist', {
        phone: changed(world, ({ shop }) => {
          shop.lists = {};
          shop.wishes = {};
        }),
      }),
      scene('nothing new', '/notices', {
        phone: changed(world, ({ shop }) => {
          shop.notices = {};
        }),
      }),
      scene('an offer of mine', '/listing/listing-tripod', {
        phone: after(world, 'shop', 'makeOffer', { listing: 'listing-tripod', cents: 50_00, note: '' }),
      }),
    ];
  },
  dialogs: ({ world, scene }) => ({
    list: dialogs,
    more: [
      scene('give up', `/placed/${OPEN_ORDER}`, {
        phone: notPaid(world),
        do: ['drop'],
        opens: 'Give up this order?',
      }),
      scene('keep it', '/returned/return-x', {
        phone: changed(world, ({ shop }) => {
          const first = current(Object.values(shop.returns)[0]!);
          shop.returns['return-x'] = {
            ...first,
            order: DONE_ORDER,
            lines: [{ line: 'line-2', count: 1 }],
            stage: 'waiting',
          };
        }),
        do: ['keep-it'],
        opens: 'Keep it and take the return back?',
      }),
    ],
  }),
};
