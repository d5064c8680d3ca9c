// Over 300 lines: one script that makes the world from its tables, from top to bottom.
import { writeFileSync } from 'node:fs';
import { me } from '../cast.ts';
import { deals } from '../town/deals.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { dayOf, isoOf } from '../../../src/state/civil.ts';
import { validate } from '../../../src/state/validate.ts';
import { Shop, type Order, type Parcel, type Stage } from '../../../apps/shop/state.ts';
import { addresses, cart, homePlace, ownReviews, plans, soldAs, viewed, wishes } from './own.ts';
import { goods } from './goods.ts';
import { answers, comingOffers, coupons, listings, offers, people, talks } from './market.ts';
import { sellers } from './sellers.ts';
import pictures from '../../../assets/pictures/index.json' with { type: 'json' };

/*
 * Writes world.json from scripts/world/shop: npx tsx scripts/world/shop/build.ts
 * Orders are the deals of scripts/world/town/deals.ts. Fails where a name, a sum or a picture is not there.
 */
const MINUTE = 60_000;
const at = (local: string): number => {
  const [year, month, day, hour = 12, minute = 0] = local.split(/[- :]/).map(Number);
  return epochOf({ year: year!, month: month!, day: day!, hour, minute }, 'Europe/London');
};
const fail = (what: string): never => {
  throw new Error(what);
};
const NOW = at('2026-03-12 09:41');

const products: Shop['products'] = {};
const variants: Shop['variants'] = {};
const reviews: Shop['reviews'] = {};
const questions: Shop['questions'] = {};
const pairs = (specs: string) =>
  specs.split(';').map(spec => {
    const cut = spec.indexOf(':');
    return { name: spec.slice(0, cut).trim(), value: spec.slice(cut + 1).trim() };
  });
for (const { id, variants: rows, reviews: said, asked = [], ...g } of goods) {
  const product = `p-${id}`;
  if (!sellers[g.seller]) fail(`No seller ${g.seller}`);
  products[product] = {
    name: g.name,
    category: g.category,
    seller: g.seller,
    text: g.text,
    find: g.find ?? '',
    specs: pairs(g.specs),
    guide: g.guide ?? null,
    listedAt: at(g.listed),
    silent: [...g.silent],
  };
  rows.forEach(([colour, size, cents, stock, picture, more], i) => {
    const prices = (more?.prices ?? [[g.listed, cents] as const]).map(([day, c]) => ({ day, cents: c }));
    if (prices.at(-1)!.cents !== cents) fail(`${id} costs ${cents}, not what its history ends with`);
    variants[`v-${id}-${i + 1}`] = {
      product,
      place: i,
      colour,
      size,
      cents,
      wasCents: more?.was ?? null,
      stock,
      picture: `shop-${picture}`,
      prices,
    };
  });
  const choices = rows.map(([colour, size]) => [colour, size].filter(Boolean).join(', '));
  said.forEach(([stars, by, day, text, choice = '', more], i) => {
    if (choice !== '' && !choices.includes(choice)) fail(`${id} has no variant ${choice}`);
    reviews[`review-${id}-${i + 1}`] = {
      product,
      by,
      stars,
      text,
      choice,
      photos: [...(more?.photos ?? [])],
      at: at(`${day} 18:30`) + i * 7 * MINUTE,
      helpful: more?.helpful ?? 0,
      thanked: false,
    };
  });
  asked.forEach(([by, day, text, answer], i) => {
    questions[`question-${id}-${i + 1}`] = {
      product,
      by,
      text,
      at: at(`${day} 10:05`),
      answer: answer ? { by: sellers[g.seller]!.name, text: answer, at: at(`${day} 14:40`) } : null,
    };
  });
}

const wareOf = (variant: string): string => {
  const { product, colour, size } = variants[variant]!;
  return [products[product]!.name, colour, size].filter(Boolean).join(', ');
};
const sellerNamed = new Map(Object.entries(sellers).map(([id, s]) => [s.name, id]));
const orders: Shop['orders'] = {};
const parcels: Shop['parcels'] = {};
const returns: Shop['returns'] = {};

for (const deal of deals.filter(d => d.app === 'shop')) {
  const seller = sellerNamed.get(deal.where) ?? fail(`No seller ${deal.where}`);
  const paidAt = at(deal.at);
  const goodsLines = deal.lines.filter(([what]) => what !== 'Delivery');
  const delivery = deal.lines.find(([what]) => what === 'Delivery')?.[2] ?? 0;
  const lines = goodsLines.map(([what, count, cents], i): Order['lines'][number] => {
    const variant = soldAs[what] ?? fail(`${what} is not for sale`);
    const found = variants[variant] ?? fail(`No variant ${variant}`);
    return {
      id: `line-${i + 1}`,
      product: found.product,
      variant,
      listing: null,
      seller,
      name: products[found.product]!.name,
      choice: [found.colour, found.size].filter(Boolean).join(', '),
      picture: found.picture,
      count,
      cents,
      paidCents: cents,
    };
  });
  if (lines.reduce((sum, l) => sum + l.cents, 0) + delivery !== deal.cents)
    fail(`${deal.number} does not add up`);
  const { notes = {}, refund } = deal;
  orders[deal.number] = {
    placedAt: paidAt - MINUTE,
    payBy: paidAt + 29 * MINUTE,
    paidAt,
    droppedAt: null,
    cancelledAt: null,
    reason: null,
    place: homePlace,
    lines,
    coupon: null,
    discountCents: 0,
    deliveryCents: delivery,
    giftNote: '',
    forWhom: notes['for'] ?? '',
    refunds: refund
      ? [
          {
            at: at(refund.at),
            cents: refund.cents,
            why:
              deal.status === 'returned'
                ? 'returned'
                : refund.why.includes('missing')
                  ? 'missing'
                  : 'adjusted',
          },
        ]
      : [],
    refused: null,
  };
  parcels[`parcel-${deal.number}-1`] = parcelOf(deal.number, seller, paidAt, delivery, notes);
  if (deal.status === 'returned')
    returns[`return-${deal.number}`] = {
      order: deal.number,
      lines: [{ line: 'line-1', count: 1 }],
      reason: 'fit',
      comment: 'Runs large, as somebody in the reviews said.',
      method: 'dropOff',
      cents: refund!.cents,
      feeCents: 0,
      stage: 'refunded',
      code: 'BR-2207',
      at: at('2025-09-27 16:40'),
      moves: [],
      cancelledAt: null,
    };
}

/** A parcel as its deal tells of it: delivered, collected, on its way, or not sent yet. */
function parcelOf(
  order: string,
  seller: string,
  paidAt: number,
  cents: number,
  notes: Readonly<Record<string, string>>,
): Parcel {
  const base = { order, seller, cents, events: [], plan: [] };
  const end = notes['delivered'] ?? notes['collected'];
  const step = (stage: Stage, local: number) => ({ stage, at: local });
  if (end !== undefined) {
    const day = end.slice(0, 10);
    const isCollected = notes['collected'] !== undefined;
    const done = at(end.length > 10 ? end : `${day} ${isCollected ? '16:20' : '13:25'}`);
    const sent = isCollected
      ? paidAt + 40 * MINUTE
      : Math.min(paidAt + 27 * 60 * MINUTE, done - 26 * 60 * MINUTE);
    const depot = isCollected ? [] : [step('depot', at(`${isoOf(dayOf(day) - 1)} 21:40`))];
    const near = isCollected ? [step('ready', paidAt + 80 * MINUTE)] : [step('out', at(`${day} 08:12`))];
    return {
      ...base,
      number: notes['parcel'] ?? `PP-${19_000 + Number(order.slice(5))}`,
      method: isCollected ? 'collect' : 'standard',
      stage: 'delivered',
      expected: day,
      events: [step('sent', sent), ...depot, ...near, step('delivered', done)],
    };
  }
  const expected = notes['expected'] ?? fail(`${order} is expected on no day`);
  if (notes['sent'])
    return {
      ...base,
      number: notes['parcel']!,
      method: 'standard',
      stage: 'depot',
      expected,
      events: [step('sent', at(notes['sent'])), step('depot', at('2026-03-12 04:15'))],
      plan: [step('out', at(`${expected} 08:10`)), step('delivered', at(`${expected} 12:46`))],
    };
  return {
    ...base,
    number: '',
    method: 'standard',
    stage: 'waiting',
    expected,
    plan: [
      step('sent', at('2026-03-13 11:30')),
      step('depot', at('2026-03-14 19:05')),
      step('out', at(`${expected} 08:25`)),
      step('delivered', at(`${expected} 14:10`)),
    ],
  };
}

for (const [product, stars, text, when] of ownReviews)
  reviews[`review-own-${product.slice(2)}`] = {
    product,
    by: 'me',
    stars,
    text,
    choice: Object.values(orders)
      .flatMap(o => o.lines)
      .find(l => l.product === product)!.choice,
    photos: [],
    at: at(when),
    helpful: 2,
    thanked: false,
  };

const world: Shop = {
  owner: me.name,
  sellers: { ...sellers },
  products,
  variants,
  reviews,
  questions,
  coupons: Object.fromEntries(
    coupons.map(
      ([id, code, title, cents, percent, mostCents, minCents, category, seller, from, until, flags]) => [
        id,
        {
          code,
          title,
          cents,
          percent,
          mostCents,
          minCents,
          category,
          seller,
          from: at(from),
          until: at(until),
          offered: flags.includes('offered'),
          held: flags.includes('held'),
          order: null,
        },
      ],
    ),
  ),
  cart: Object.fromEntries(
    cart.map(([variant, count, saved, when, seen]) => [
      variant,
      {
        variant,
        what: wareOf(variant),
        count,
        saved,
        selected: !saved,
        cents: seen ?? variants[variant]!.cents,
        addedAt: at(when),
      },
    ]),
  ),
  addresses: Object.fromEntries(
    addresses.map(({ id, at: when, ...address }) => [id, { ...address, addedAt: at(when) }]),
  ),
  orders,
  parcels,
  returns,
  lists: {
    'list-mine': { name: 'Things I keep looking at', at: at('2025-06-01 20:00') },
    'list-kelp': { name: 'Kelp Cottage', at: at('2026-03-06 19:10') },
  },
  wishes: Object.fromEntries(
    wishes.map(([list, variant, cents, when], i) => [
      `wish-${i + 1}`,
      { list, variant, cents, at: at(when) },
    ]),
  ),
  alerts: { 'v-rain-jacket-2': true },
  people: Object.fromEntries(
    Object.entries(people).map(([id, [name, district, since, done, likes, portrait]]) => [
      id,
      { name, district, since, portrait, deals: done, likes },
    ]),
  ),
  listings: Object.fromEntries(
    listings.map(
      ([
        id,
        owner,
        title,
        category,
        condition,
        cents,
        floorCents,
        photos,
        handover,
        postCents,
        when,
        text,
        status = 'open',
      ]) => [
        id,
        {
          owner,
          title,
          text,
          category,
          condition,
          cents,
          photos: [...photos],
          pickUp: handover.includes('pickUp'),
          postCents,
          at: at(when),
          status,
          agreedCents: id === 'listing-boots-42' ? 36_00 : null,
          agreedWith: id === 'listing-boots-42' ? 'kofi-m' : null,
          floorCents,
        },
      ],
    ),
  ),
  offers: Object.fromEntries(
    offers.map(([listing, by, cents, when, note], i) => [
      `offer-${i + 1}`,
      { listing, by, cents, note, at: at(when), status: 'open' as const, withdrawnAt: null },
    ]),
  ),
  messages: Object.fromEntries(
    talks.flatMap(([who, about, lines]) =>
      lines.map(([when, from, text], i) => [
        `msg-${who}-${i + 1}`,
        { with: who, mine: from === 'me', text, about: i === 0 ? about : null, at: at(when) },
      ]),
    ),
  ),
  answers: Object.fromEntries(
    answers.map(([to, of, words, text], i) => [
      `answer-${i + 1}`,
      { of, to, order: i, words: [...words], text },
    ]),
  ),
  plans: Object.fromEntries(
    [
      ...plans.map(([when, kind, of, value]) => ({ at: at(when), kind, of, by: null, value, note: '' })),
      ...comingOffers.map(([of, by, value, when, note]) => ({
        at: at(when),
        kind: 'offer' as const,
        of,
        by,
        value,
        note,
      })),
    ].map((plan, i) => [`plan-${i + 1}`, plan]),
  ),
  notices: {
    'notice-1': {
      kind: 'delivered',
      what: 'BZ-40561',
      cents: null,
      path: '/order/BZ-40561',
      at: at('2026-03-04 13:52'),
      read: true,
    },
    'notice-2': {
      kind: 'priceDrop',
      what: 'Bicycle lights, front and rear',
      cents: 33_00,
      path: '/product/p-bike-light',
      at: at('2026-03-09 08:00'),
      read: true,
    },
    'notice-3': {
      kind: 'paid',
      what: 'BZ-40977',
      cents: null,
      path: '/order/BZ-40977',
      at: at('2026-03-09 20:14'),
      read: true,
    },
    'notice-4': {
      kind: 'offer',
      what: 'Green desk lamp',
      cents: 10_00,
      path: '/listing/listing-desk-lamp',
      at: at('2026-03-10 21:40'),
      read: true,
    },
    'notice-5': {
      kind: 'sent',
      what: 'BZ-40977',
      cents: null,
      path: '/order/BZ-40977',
      at: at('2026-03-11 16:20'),
      read: false,
    },
    'notice-6': {
      kind: 'offer',
      what: 'Green desk lamp',
      cents: 12_50,
      path: '/listing/listing-desk-lamp',
      at: at('2026-03-11 18:05'),
      read: false,
    },
    'notice-7': {
      kind: 'paid',
      what: 'BZ-41013',
      cents: null,
      path: '/order/BZ-41013',
      at: at('2026-03-11 21:32'),
      read: true,
    },
    'notice-8': {
      kind: 'refunded',
      what: 'BZ-40561',
      cents: 6_50,
      path: '/order/BZ-40561',
      at: at('2026-03-12 09:38'),
      read: false,
    },
  },
  seen: Object.fromEntries(
    talks.map(([who, , lines]) => [who, at(lines.at(-1)![0]) - (who === 'hob-and-hearth' ? 60_000 : 0)]),
  ),
  settings: {
    address: 'address-home',
    notifyOrders: true,
    notifyPrices: true,
    notifyMessages: true,
    notifyOffers: true,
  },
  searches: ['picture frame 40 x 50', 'dry bag', 'headphones', 'desk lamp', 'wool'],
  viewed: [...viewed],
  compared: [],
  checkout: { address: null, methods: {}, coupon: null },
  photos: [],
  nextOrder: 41_058,
  nextParcel: 22_043,
  clockShift: 0,
};

const wrong = validate(Shop, world);
if (wrong.length > 0) throw new Error(JSON.stringify(wrong.slice(0, 5)));
const drawn = new Set(pictures.map(p => p.name));
for (const { picture } of Object.values(variants)) if (!drawn.has(picture)) fail(`No picture ${picture}`);
for (const { photos } of Object.values(world.listings))
  for (const p of photos) if (!drawn.has(p)) fail(`No picture ${p}`);
for (const { mark } of Object.values(sellers)) if (!drawn.has(mark)) fail(`No picture ${mark}`);
for (const id of [...viewed, ...Object.values(variants).map(v => v.product)])
  if (!products[id]) fail(`No product ${id}`);
for (const { of, kind, at: when } of Object.values(world.plans)) {
  if (kind === 'offer' ? !world.listings[of] : !variants[of]) fail(`No ${of}`);
  if (when <= NOW) fail(`A plan for ${of} is past`);
}
writeFileSync(new URL('../../../apps/shop/world.json', import.meta.url), `${JSON.stringify(world)}\n`);
console.log(
  `${Object.keys(products).length} products, ${Object.keys(variants).length} variants, ${Object.keys(reviews).length} reviews, ${Object.keys(orders).length} orders, ${Object.keys(world.listings).length} listings`,
);
