import type { AnyPhone } from '../../src/state/phone/index.ts';
import { after, at, changed, oneOfEach, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import { firstChoices } from './basket.ts';
import type { Food } from './state.ts';
import type { Order } from './state/order.ts';

const KITCHEN = 'hawthorn-bank-bakehouse';
const SOUP = `dish-${KITCHEN}-tomato-soup-roll`;
const QUICHE = `dish-${KITCHEN}-quiche-leek-and-blue-cheese`;
const PAST = 'order-n8902';
const MINUTE = 60_000;
const type = (element: string, text: string): Touch => ({ type: 'type', element, text });
const down = (amount: number): Touch => ({ type: 'scroll', direction: 'down', amount });

const add = (phone: AnyPhone, dish: string, count = 1, more: object = {}): AnyPhone => {
  const state = phone.apps['food'] as Food;
  const options = firstChoices(state, state.dishes[dish]!);
  return after(phone, 'food', 'addLine', { dish, count, options, without: [], note: '', ...more });
};
/** A phone with something in the basket. */
const filled = (world: AnyPhone): AnyPhone =>
  add(add(world, SOUP, 2), QUICHE, 1, { note: 'Cut into eight, it is for a meeting' });

/** The world with its latest order at another step. */
const standing = (world: AnyPhone, how: Partial<Order>): AnyPhone =>
  changed(world, ({ food }) => {
    const now = world.clock.now;
    Object.assign(food.orders[PAST]!, {
      endedAt: null,
      at: now - 20 * MINUTE,
      leftAt: now - 5 * MINUTE,
      dueAt: now + 6 * MINUTE,
      code: '5527',
      atDoor: false,
      ...how,
    });
  });

/** Pulls the row of filters along. */
const LEFT: Touch = { type: 'swipe', from: [1_000, 345], to: [100, 345] };

const dialogs: readonly DialogRow[] = [
  ['/', 'Deliver to', ['address']],
  ['/results/for-noodles', 'Sort', ['filter-sort']],
  ['/results/for-noodles', 'Cuisine', ['filter-cuisine']],
  ['/results/for-noodles', 'Delivery time', [LEFT, LEFT, 'filter-time']],
  ['/results/for-noodles', 'Delivery fee', [LEFT, LEFT, 'filter-fee']],
  ['/results/for-noodles', 'Minimum', [LEFT, LEFT, LEFT, 'filter-minimum']],
  ['/results/for-noodles', 'Rating', [LEFT, LEFT, LEFT, 'filter-rating']],
  [
    '/address/address-work',
    'Remove Kittiwake Studio?',
    ['button/remove-address'],
    "t('removeAddressTitle', { name: known?.label ?? '' })",
  ],
];
const inBasket: readonly DialogRow[] = [
  ['/basket', 'Empty the basket?', ['button/empty-the-basket']],
  ['/checkout', 'Deliver to', ['choose-address']],
  ['/checkout', 'Choose a time', ['choose-time']],
];

export const scenes: AppScenes = {
  params: {
    what: () => ['for-noodles', 'cuisine-spanish', 'list-glutenFree'],
    restaurant: () => ['nine-carp-noodles', KITCHEN, 'puffin-tea-hut'],
    dish: () => ['dish-nine-carp-noodles-beef-noodle-soup', 'dish-casa-tilde-padron-peppers'],
    line: () => ['none'],
    order: ({ apps: { food } }) => oneOfEach(food.orders, o => `${o.rating !== null} ${o.restaurant}`),
    '/number/:address': () => ['8902', '1'],
    '/address/:address': () => ['address-home', 'new'],
  },
  screens: ({ world, scene }) => {
    const full = filled(world);
    const line = Object.keys((full.apps['food'] as Food).basket.lines)[1]!;
    const order = (name: string, how: Partial<Order>, path = `/order/${PAST}`) =>
      scene(name, path, { phone: standing(world, how) });
    const food = (how: (state: Food) => void, from = world) => changed(from, apps => how(apps.food));
    const unpaid = (problem: Order['problem']) =>
      order(`not paid: ${problem ?? 'yet'}`, {
        status: 'unpaid',
        problem,
        payBy: world.clock.now + 9 * MINUTE,
        payment: null,
      });
    const careful = after(world, 'food', 'setAllergy', { allergen: 'peanuts', on: true });
    return [
      scene('with a basket', '/', { phone: full }),
      scene('offline', '/', { phone: after(world, 'system', 'setAeroplane', { on: true }) }),
      scene('suggestions', '/search', { do: [type('field/query', 'dump')] }),
      scene('nothing found', '/results/for-zeppelin'),
      scene('a menu', '/restaurant/nine-carp-noodles', { do: [down(0.7)] }),
      scene('a menu for vegans', '/restaurant/nine-carp-noodles', { do: ['only-vegan'] }),
      scene('allergies in a menu', '/restaurant/nine-carp-noodles', { phone: careful, do: [down(0.5)] }),
      scene('too far', '/restaurant/the-pavilion', {
        phone: after(world, 'food', 'setDefault', { id: 'address-cottage' }),
      }),
      scene('the end of a dish', '/dish/dish-nine-carp-noodles-beef-noodle-soup', { do: [down(1)] }),
      scene('reviews', '/about/nine-carp-noodles', { do: [down(1)] }),
      scene('a line', `/line/${line}`, { phone: full }),
      scene('full', '/basket', { phone: full }),
      scene('sold out', '/basket', {
        phone: food(s => {
          s.dishes[SOUP]!.soldOut = true;
        }, full),
      }),
      scene('full', '/checkout', { phone: full }),
      scene('tip and sums', '/checkout', { phone: full, do: [down(1)] }),
      scene('closed', '/checkout', { phone: add(world, 'dish-casa-tilde-tortilla-de-patatas', 2) }),
      scene('too far', '/checkout', { phone: after(full, 'food', 'setCheckout', { to: 'address-cottage' }) }),
      scene('too little', '/checkout', { phone: add(world, 'dish-nassers-bakery-kaak-with-sesame') }),
      scene('a voucher that does not hold', '/checkout', {
        phone: after(full, 'food', 'setCheckout', { voucher: 'voucher-sunday20' }),
        do: [down(0.6)],
      }),
      scene('pick-up', '/checkout', { phone: after(full, 'food', 'setCheckout', { mode: 'pickup' }) }),
      unpaid(null),
      unpaid('declined'),
      unpaid('limit'),
      order('sent', { status: 'placed', leftAt: null, rider: null }),
      order('being prepared', { status: 'preparing', leftAt: null, rider: null }),
      order('no rider', { status: 'noRider', leftAt: null, rider: null }),
      order('on its way', { status: 'onTheWay' }),
      order('on its way', { status: 'onTheWay' }, '/'),
      order('at the door', { status: 'atDoor' }),
      order('ready', { status: 'ready', mode: 'pickup', to: null, code: null, rider: null }),
      order('refused', {
        status: 'refused',
        why: 'busy',
        endedAt: world.clock.now - MINUTE,
        refundedCents: 18_90,
        rider: null,
      }),
      order('with a claim', {
        status: 'delivered',
        endedAt: world.clock.now - 60 * MINUTE,
        refundedCents: 5_46,
        claims: [
          {
            kind: 'missing',
            lines: [{ line: 'x', count: 1 }],
            text: '',
            cents: 5_46,
            status: 'paid',
            at: world.clock.now - 50 * MINUTE,
          },
        ],
      }),
      order('dishes', { status: 'delivered', endedAt: world.clock.now - 60 * MINUTE }, `/help/${PAST}`),
      scene('no orders', '/orders', {
        phone: food(s => {
          s.orders = {};
        }),
      }),
      order('under way', { status: 'preparing', leftAt: null }, '/orders'),
      scene('no favourites', '/favourites', {
        phone: food(s => {
          s.favourites = [];
        }),
      }),
      scene('no addresses', '/addresses', {
        phone: food(s => {
          s.addresses = {};
          s.address = null;
        }),
      }),
      scene('no address', '/', {
        phone: food(s => {
          s.addresses = {};
          s.address = null;
        }),
      }),
      scene('streets', '/address/new', { do: [type('field/street', '8 quayside')] }),
      scene('no vouchers', '/vouchers', {
        phone: food(s => {
          s.vouchers = {};
        }),
      }),
    ];
  },
  dialogs: ({ world, scene }) => {
    const full = filled(world);
    const sent = standing(world, { status: 'placed', leftAt: null, rider: null });
    const onFull = ([path, opens, touches]: DialogRow) =>
      scene(`dialog: ${opens}`, path, { phone: at(full, 'food', path), opens, do: touches });
    return {
      list: dialogs,
      more: [
        ...inBasket.map(onFull),
        scene('dialog: voucher', '/checkout', {
          phone: at(full, 'food', '/checkout'),
          opens: 'Choose a voucher',
          do: [down(1), 'choose-voucher'],
        }),
        ...['address', 'note'].map(what =>
          scene(`dialog: change ${what}`, `/order/${PAST}`, {
            phone: at(sent, 'food', `/order/${PAST}`),
            opens: what === 'address' ? 'Change address' : 'Change note',
            do: [down(0.5), `change-${what}`],
          }),
        ),
        scene('dialog: cancel', `/order/${PAST}`, {
          phone: at(sent, 'food', `/order/${PAST}`),
          opens: 'Cancel this order?',
          do: [down(0.5), 'cancel'],
        }),
        scene('dialog: replace the basket', `/again/${PAST}`, {
          phone: at(full, 'food', `/again/${PAST}`),
          opens: 'Replace your basket?',
          do: ['to-basket'],
        }),
        scene('dialog: replace', `/dish/${SOUP}`, {
          phone: at(add(world, 'dish-casa-tilde-tortilla-de-patatas'), 'food', `/dish/${SOUP}`),
          opens: 'Begin a new basket?',
          do: ['add-dish'],
        }),
      ],
    };
  },
};
