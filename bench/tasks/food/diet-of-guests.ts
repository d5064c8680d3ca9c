import { addPerson, GIVEN, openPerson } from '../contacts/make.ts';
import { ASKED, openEvent, putEvent } from '../calendar/make.ts';
import { task, type Phone } from '../form.ts';
import { dayAt, distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, button, done, find, rid, scrollTo, tap, text } from '../steps.ts';
import { guest, saidYes } from '../wallet/split-with-guests.ts';
import { dishId, holding, openFood, putIn, TODAY } from './make.ts';

const KITCHEN = 'kingfisher-cafe';
/** Dishes of which each has other allergens. */
const DISHES = {
  'pad-thai-tofu': 'Pad thai, tofu',
  'basil-chicken-on-rice': 'Basil chicken on rice',
  'cashew-chicken': 'Cashew chicken',
  'green-curry-tofu': 'Green curry, tofu',
  'mango-and-sticky-rice': 'Mango and sticky rice',
  'thai-iced-tea': 'Thai iced tea',
  'tom-yum-prawn': 'Tom yum, prawn',
} as const;
type Slug = keyof typeof DISHES;
const SLUGS = Object.keys(DISHES) as [Slug, ...Slug[]];
const BANS = ['peanuts', 'molluscs', 'milk', 'sesame', 'crustaceans'] as const;
const WORDS = {
  peanuts: 'Peanuts',
  molluscs: 'Molluscs',
  milk: 'Milk',
  sesame: 'Sesame',
  crustaceans: 'Crustaceans',
};
interface P {
  dishes: Slug[];
  bans: (typeof BANS)[number][];
  names: string[];
  no: number;
  title: string;
}
const full = (p: P, i: number) => `${p.names[i]} Marchbank`;
const allergens = (s: Phone, slug: Slug) => s.apps.food.dishes[dishId(KITCHEN, slug)]!.allergens;
const isOut = (s: Phone, slug: Slug, bans: readonly string[]) =>
  allergens(s, slug).some(a => bans.includes(a));
/** What those who come cannot eat. The first does not come. */
const heeded = (p: P) => p.bans.slice(1);
const takeOut = (s: Phone, ctx: SetupCtx, p: P, bans: readonly string[]) => {
  for (const [line, { dish }] of Object.entries(s.apps.food.basket.lines))
    if (p.dishes.some(slug => dishId(KITCHEN, slug) === dish && isOut(s, slug, bans)))
      ctx.act('food', 'setCount', { line, count: 0 });
};

/** Who comes is in the calendar, what they cannot eat in their contacts, and what is in a dish on its page. */
export const dietOfGuests = task(
  'food/diet-of-guests',
  params({
    dishes: distinct(5, oneOf(...SLUGS)),
    bans: distinct(3, oneOf(...BANS)),
    names: distinct(3, oneOf(...GIVEN)),
    no: int(0, 2),
    title: oneOf('Supper at ours', 'Housewarming', 'Slide evening', 'Birthday supper'),
  }).such((p: P, s) => {
    const out = p.dishes.filter(slug => isOut(s, slug, heeded(p)));
    const other = p.dishes.filter(slug => isOut(s, slug, p.bans));
    return out.length > 0 && other.length > out.length && other.length < 5;
  }),
  {
    tags: ['cross-app', 'condition', 'comparison', 'allergens'],
    needs: { lookups: 11, memory: 3, conditions: 8 },
    ask: {
      en: [
        p =>
          `The food for “${p.title}” tonight is in my Dishcart basket. Take out the dishes that somebody who comes must not eat: who comes is in the calendar, and my contacts have a note for those with an allergy. Keep everything else, and do not order.`,
        p =>
          `Check my Dishcart basket for “${p.title}” tonight against the guests who accepted in the calendar. Their cards in Contacts say what they are allergic to. Remove every dish that contains any of it; leave the rest as it is, unordered.`,
      ],
      zh: [
        p =>
          `今晚“${p.title}”要吃的已经在 Dishcart 购物袋里了。日历里有谁会来，联系人备注里写了各人对什么过敏。凡是含有来客过敏成分的菜都从购物袋里拿掉，其余的留着，先不要下单。`,
      ],
    },
    setup: (s, p, ctx) => {
      const people = p.names.map((name, i) => {
        addPerson(s, ctx, name, 'Marchbank', { notes: `Allergic to ${WORDS[p.bans[i]!].toLowerCase()}.` });
        return guest(full(p, i), i === 0 ? 'no' : 'yes');
      });
      const turned = [...people.slice(p.no), ...people.slice(0, p.no)];
      const { iso } = dayAt(s.clock.now, s.clock.zone);
      putEvent(s, ASKED, { title: p.title, day: iso, at: 1_140, minutes: 150, guests: turned });
      putIn(
        s,
        ctx,
        p.dishes.map(slug => ({ dish: dishId(KITCHEN, slug) })),
      );
    },
    expect: { cleared: (s, p, ctx) => takeOut(s, ctx, p, heeded(p)) },
    solve: function* (_seen, p) {
      let seen = yield* openEvent(p.title, TODAY);
      const coming = [0, 1, 2].map(i => full(p, i)).filter(name => saidYes(seen, name));
      const bans: string[] = [];
      for (const name of coming) {
        seen = yield* openPerson(seen, name);
        seen = yield* scrollTo(seen, holding('Allergic to '));
        bans.push(/Allergic to (\w+)/.exec(find(seen, holding('Allergic to ')).name)![1]!);
        seen = yield back();
        seen = yield back();
      }
      seen = yield* openFood();
      seen = yield tap(seen, rid('view-basket'));
      const out: string[] = [];
      for (const name of p.dishes.map(slug => DISHES[slug])) {
        const line = {
          what: name,
          rank: (e: { resourceId: string; name: string }) =>
            e.resourceId.endsWith('/line') && e.name.startsWith(name) ? 0 : null,
        };
        seen = yield* scrollTo(seen, line);
        seen = yield tap(seen, line);
        seen = yield* scrollTo(seen, text('Allergens'));
        const below = (seen.elements ?? []).map(e => e.name.toLowerCase());
        const listed = below.slice(below.indexOf('allergens') + 1).join(' ');
        if (bans.some(ban => listed.includes(ban))) out.push(name);
        seen = yield back();
      }
      for (const name of out) {
        seen = yield* scrollTo(seen, button(`Take out: ${name}`), { direction: 'up' });
        seen = yield tap(seen, button(`Take out: ${name}`));
      }
      yield done();
    },
    nearMisses: {
      forTheOneWhoStaysAway: {
        change: (s, p, ctx) => takeOut(s, ctx, p, p.bans),
        because: 'sideEffects',
      },
    },
  },
);
