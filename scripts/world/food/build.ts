// Over 300 lines: one script that makes the world from its tables, from top to bottom.
import { writeFileSync } from 'node:fs';
import { Food } from '../../../apps/food/state.ts';
import type { Allergen, Diet, Dish, Group, Restaurant, Review } from '../../../apps/food/state/menu.ts';
import type { Order, OrderLine } from '../../../apps/food/state/order.ts';
import type { Voucher } from '../../../apps/food/state/own.ts';
import maps from '../../../apps/maps/world.json' with { type: 'json' };
import wallet from '../../../apps/wallet/world.json' with { type: 'json' };
import { degreesOf, geocode, harrowBay } from '../../../src/sdk/city/index.ts';
import { epochOf } from '../../../src/state/clock.ts';
import { validate } from '../../../src/state/validate.ts';
import { deals } from '../town/deals.ts';
import { choices } from './choices.ts';
import { harbour } from './menus/harbour.ts';
import { hill } from './menus/hill.ts';
import { marsh } from './menus/marsh.ts';
import { north } from './menus/north.ts';
import { addresses, told, vouchers } from './own.ts';
import { kitchens, type Kitchen } from './restaurants.ts';
import { reviews } from './reviews.ts';

/*
 * Writes world.json from scripts/world/food: npx tsx scripts/world/food/build.ts
 * Earlier orders are those of scripts/world/town/deals.ts. Fails where a menu lacks what they name, or money does not add up.
 */
const at = (local: string): number => {
  const [year, month, day, hour = 12, minute = 0] = local.split(/[- :]/).map(Number) as [
    number,
    number,
    number,
    number?,
    number?,
  ];
  return epochOf({ year, month, day, hour, minute }, 'Europe/London');
};
const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const fail = (why: string): never => {
  throw new Error(why);
};

const picture = (name: string): string => (name.startsWith('=') ? name.slice(1) : `meal-${name}`);
const spot = (address: string): { latitude: number; longitude: number; address: string } => {
  const hit = geocode(harrowBay, address, 1)[0] ?? fail(`No such address: ${address}`);
  return { ...degreesOf(hit), address: hit.address };
};

type Placed = Pick<
  Restaurant,
  'name' | 'address' | 'district' | 'phone' | 'latitude' | 'longitude' | 'hours'
>;
const mapped = maps.places as Record<string, Omit<Placed, 'hours'> & { hours: number[][] | null }>;
function placed({ id, place, own }: Kitchen): Placed {
  if (own) {
    const { name, street, district, phone, hours } = own;
    return { name, district, phone, hours: hours.map(h => [...h]), ...spot(street) };
  }
  const found = mapped[place ?? `place-${id}`] ?? fail(`No place for ${id}`);
  const { name, address, district, phone, latitude, longitude, hours } = found;
  return { name, address, district, phone, latitude, longitude, hours: hours ?? fail(`No hours: ${id}`) };
}

const restaurants: Record<string, Restaurant> = {};
for (const k of kitchens)
  restaurants[k.id] = {
    ...placed(k),
    cuisines: [...k.cuisines],
    about: k.about,
    picture: picture(k.picture),
    halal: k.halal === true,
    delivers: k.pickupOnly !== true,
    minimumCents: k.minimum,
    feeCents: k.fee,
    reachMetres: k.reach,
    prepMinutes: k.prep,
    stars: k.stars,
    ratings: k.ratings,
    offer: k.offer ? { percent: k.offer[0], fromCents: k.offer[1] } : null,
    notice: k.notice ?? '',
    full: (k.full ?? []).map(at),
    refusesUntil: k.refusesUntil === undefined ? null : at(k.refusesUntil),
    noRiderUntil: k.noRiderUntil === undefined ? null : at(k.noRiderUntil),
  };

const groups: Record<string, Group> = {};
for (const [id, [name, least, most, options]] of Object.entries(choices))
  groups[`group-${id}`] = {
    name,
    least,
    most,
    options: options.map(([text, cents]) => ({ id: `${id}-${slug(text) || 'other'}`, name: text, cents })),
  };

const LETTERS: Readonly<Record<string, Allergen>> = {
  g: 'gluten',
  m: 'milk',
  e: 'eggs',
  n: 'nuts',
  p: 'peanuts',
  s: 'sesame',
  y: 'soya',
  f: 'fish',
  c: 'crustaceans',
  l: 'molluscs',
  q: 'celery',
  u: 'mustard',
  h: 'sulphites',
};
const DIETS: Readonly<Record<string, readonly Diet[]>> = {
  v: ['vegetarian'],
  vg: ['vegetarian', 'vegan'],
  gf: ['glutenFree'],
};
const CLASH: readonly (readonly [Diet, readonly Allergen[]])[] = [
  ['glutenFree', ['gluten']],
  ['vegan', ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']],
  ['vegetarian', ['fish', 'crustaceans', 'molluscs']],
];

const dishes: Record<string, Dish> = {};
const used = new Set<string>();
function dishOf(restaurant: string, section: string, place: number, row: string): void {
  const [names = '', cents, kcal, marks = '', letters = '', pic = '', about = '', chosen = '', without = ''] =
    row.split('|');
  const [name = '', other = ''] = names.split(' / ');
  const list = (text: string) => text.split(',').filter(part => part !== '');
  const allergens = [...letters].map(c => LETTERS[c] ?? fail(`${restaurant}, ${name}: allergen ${c}`));
  const flags = marks.split(' ').filter(Boolean);
  const unknown = flags.filter(f => !['p', 's'].includes(f) && !DIETS[f]);
  if (unknown.length > 0) fail(`${restaurant}, ${name}: marks ${unknown.join(' ')}`);
  const diets = flags.flatMap(f => DIETS[f] ?? []);
  for (const [diet, never] of CLASH)
    if (diets.includes(diet) && allergens.some(a => never.includes(a)))
      fail(`${restaurant}, ${name}: ${diet} with ${allergens.join()}`);
  for (const id of list(chosen)) if (!choices[id]) fail(`${restaurant}, ${name}: choice ${id}`);
  if (pic !== '') used.add(picture(pic));
  dishes[`dish-${restaurant}-${slug(name)}`] = {
    restaurant,
    section,
    place,
    name,
    other,
    about,
    cents: Number(cents),
    calories: kcal === '' || kcal === undefined ? null : Number(kcal),
    picture: pic === '' ? null : picture(pic),
    diets,
    allergens,
    groups: list(chosen).map(id => `group-${id}`),
    without: list(without),
    soldOut: flags.includes('s'),
    popular: flags.includes('p'),
  };
}
const menus = { ...harbour, ...hill, ...north, ...marsh };
for (const [restaurant, text] of Object.entries(menus)) {
  if (!restaurants[restaurant]) fail(`A menu of no kitchen: ${restaurant}`);
  let section = '';
  for (const [place, row] of text.trim().split('\n').entries())
    if (row.startsWith('# ')) section = row.slice(2);
    else dishOf(restaurant, section, place, row);
}
for (const id of Object.keys(restaurants)) if (!menus[id]) fail(`No menu for ${id}`);

const written: Record<string, Review> = {};
for (const [restaurant, rows] of Object.entries(reviews)) {
  if (!restaurants[restaurant]) fail(`Reviews of no kitchen: ${restaurant}`);
  for (const [i, [author, stars, day, text]] of rows.entries())
    written[`review-${restaurant}-${String.fromCharCode(97 + i)}`] = {
      restaurant,
      author,
      mine: false,
      stars,
      text,
      at: at(`${day} 20:${10 + i * 7}`),
    };
}

const kept: Record<string, Voucher> = {};
for (const v of vouchers)
  kept[`voucher-${v.code.toLowerCase()}`] = {
    restaurants: [],
    cuisines: [],
    days: [],
    mostCents: null,
    mode: null,
    first: false,
    ...v,
    from: at(v.from),
    until: at(v.until),
  };

const own = Object.fromEntries(
  addresses.map(([id, label, address, details, note, added]) => {
    const known =
      mapped[
        id === 'address-cottage'
          ? 'place-kelp-cottage'
          : id === 'address-home'
            ? 'place-home'
            : 'place-kittiwake-studio'
      ]!;
    const { latitude, longitude } = known;
    return [id, { label, address, details, note, latitude, longitude, addedAt: at(added) }];
  }),
);

/** An earlier order, as its deal tells it. */
function orderOf(deal: (typeof deals)[number]): [string, Order] {
  const {
    ended,
    rider,
    dishes: said,
    rating = null,
  } = told[deal.number] ?? fail(`Nothing told of ${deal.number}`);
  const restaurant =
    Object.keys(restaurants).find(id => restaurants[id]!.name === deal.where) ?? fail(`No ${deal.where}`);
  const sumOf = (what: string) => deal.lines.find(([name]) => name.startsWith(what))?.[2] ?? 0;
  const lines = deal.lines
    .filter(([name]) => said[name])
    .map(([name, count, cents]): OrderLine => {
      const [dish, found] =
        Object.entries(dishes).find(([, d]) => d.restaurant === restaurant && d.name === name) ??
        fail(`${deal.where} has no ${name}`);
      const known = found.groups.flatMap(g => groups[g]!.options);
      const options = (said[name]!.options ?? []).map(
        text => known.find(o => o.name === text)?.id ?? fail(`${name}: no ${text}`),
      );
      const { without = [], note = '' } = said[name]!;
      return { dish, name, count, cents: cents / count, options, without: [...without], note };
    });
  const dishesSum = lines.reduce((sum, l) => sum + l.cents * l.count, 0);
  const discount = -sumOf('Voucher');
  const [delivery, tip] = [sumOf('Delivery'), sumOf('Tip')];
  const total = dishesSum - discount + delivery + tip;
  if (total !== deal.cents) fail(`${deal.number}: ${total} is not ${deal.cents}`);
  const { label, address, details, latitude, longitude } = own['address-home']!;
  const [placedAt, endedAt] = [at(deal.at), at(ended)];
  const payment = Object.entries(wallet.transactions).find(
    ([, t]) => t.to === 'firm-dishcart' && t.what.startsWith(`Order ${deal.number},`),
  )?.[0];
  const code = deal.notes?.['code'] ?? null;
  return [
    `order-n${deal.number}`,
    {
      number: deal.number,
      restaurant,
      lines,
      to: { label, address, details, latitude, longitude },
      mode: 'delivery',
      slot: null,
      note: '',
      cutlery: false,
      atDoor: code === null,
      tipCents: tip,
      voucher: discount > 0 ? 'voucher-diluvio' : null,
      totals: { dishes: dishesSum, discount, small: 0, service: 0, delivery, tip, total },
      payment: payment ?? fail(`${deal.number} was not paid`),
      refundedCents: 0,
      status: 'delivered',
      why: null,
      code,
      rider,
      at: placedAt,
      payBy: null,
      problem: null,
      acceptedAt: placedAt + 120_000,
      leftAt: endedAt - 600_000,
      endedAt,
      dueAt: endedAt,
      next: null,
      claims: [],
      rating: rating as Order['rating'],
    },
  ];
}
const orders = Object.fromEntries(deals.filter(d => d.app === 'food').map(orderOf));
for (const [id, order] of Object.entries(orders))
  if (order.rating)
    written[`review-mine-${id}`] = {
      restaurant: order.restaurant,
      author: 'Robin Calloway',
      mine: true,
      stars: order.rating.stars,
      text: order.rating.text,
      at: order.endedAt! + 3_600_000,
    };

const world: Food = {
  owner: 'Robin Calloway',
  restaurants,
  groups,
  dishes,
  reviews: written,
  addresses: own,
  address: 'address-home',
  basket: {
    restaurant: null,
    lines: {},
    to: null,
    mode: 'delivery',
    slot: null,
    note: '',
    cutlery: false,
    atDoor: false,
    tipCents: 0,
    voucher: null,
  },
  vouchers: kept,
  favourites: ['nine-carp-noodles', 'casa-tilde', 'nassers-bakery', 'furnace-street-pizza'],
  allergies: [],
  settings: {
    notifyOrders: true,
    notifyOffers: false,
    emailReceipts: true,
    cutlery: false,
    atDoor: false,
    hideAllergens: false,
  },
  form: null,
  searches: ['dan dan', 'tortilla', 'gluten free pizza'],
  orders,
};
const problems = validate(Food, world);
if (problems.length > 0) fail(JSON.stringify(problems.slice(0, 5), null, 2));
writeFileSync(new URL('../../../apps/food/world.json', import.meta.url), JSON.stringify(world));
console.log(
  `${Object.keys(restaurants).length} kitchens, ${Object.keys(dishes).length} dishes, ${Object.keys(written).length} reviews, ${used.size} pictures`,
);
if (process.argv[2] === '--pictures')
  console.log([...new Set([...used, ...kitchens.map(k => picture(k.picture))])].toSorted().join(' '));
