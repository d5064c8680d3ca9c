import { infoOf } from '../../../apps/food/select.ts';
import { task, type Phone } from '../form.ts';
import { dishes, openRecipe, put, theRecipe, type Dish } from '../recipes/make.ts';
import { dayAt, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import {
  back,
  button,
  done,
  field,
  fill,
  find,
  first,
  open,
  option,
  row,
  scrollTo,
  tap,
  text,
} from '../steps.ts';
import { addDish, dishId, openKitchen, putIn } from './make.ts';

const KITCHENS = {
  'paper-lantern-cafe': ['Paper Lantern', 'jianbing', 'Jianbing'],
  'nassers-bakery': ["Nasser's Bakery", 'knafeh', 'Knafeh'],
  'kingfisher-cafe': ['Kingfisher', 'banana-roti', 'Banana roti'],
  'cafe-alameda': ['Café Alameda', 'churros-con-chocolate', 'Churros con chocolate'],
} as const;
type Kitchen = keyof typeof KITCHENS;
interface P {
  kitchen: Kitchen;
  dish: Dish[];
  prep: number;
  cook: number;
}
const minutes = (s: Phone, kitchen: string) =>
  infoOf(s.apps.food, kitchen, s.clock.now, s.clock.zone).minutes;
const cooks = (s: Phone, p: P) => p.prep + p.cook < minutes(s, p.kitchen);
const settle = (s: Phone, p: P, ctx: SetupCtx, cook = cooks(s, p)) => {
  if (!cook) return putIn(s, ctx, [{ dish: dishId(p.kitchen, KITCHENS[p.kitchen][1]) }]);
  const date = dayAt(s.clock.now, s.clock.zone).iso;
  ctx.act('recipes', 'planMeal', { date, slot: 'breakfast', recipe: theRecipe(s, p.dish[0]!.title).id });
};

/** Whether to cook or to have it brought depends on which is quicker: a recipe says, and a kitchen. */
export const cookOrOrder = task(
  'food/cook-or-order',
  params({
    kitchen: oneOf('paper-lantern-cafe', 'nassers-bakery', 'kingfisher-cafe', 'cafe-alameda'),
    dish: dishes(2),
    prep: oneOf(5, 8, 10, 12),
    cook: int(6, 22, 2),
  }).such((p, s) => p.prep + p.cook !== minutes(s, p.kitchen)),
  {
    tags: ['cross-app', 'condition', 'comparison', 'arithmetic'],
    needs: { lookups: 3, conditions: 1, memory: 2 },
    ask: {
      en: [
        p =>
          `I am hungry. How long do I need for my recipe “${p.dish[0]!.title}”, preparing and cooking together? If ${KITCHENS[p.kitchen][0]} gets here sooner by Dishcart's estimate, put one ${KITCHENS[p.kitchen][2]} of theirs into the basket. Otherwise plan the recipe as today's breakfast. Nothing else.`,
        p =>
          `Which is quicker now: cooking “${p.dish[0]!.title}” from my recipes, all its minutes counted, or a delivery from ${KITCHENS[p.kitchen][0]} on Dishcart? If it is the recipe, put it into today's meal plan for breakfast; if it is the delivery, a ${KITCHENS[p.kitchen][2]} into the basket, without ordering.`,
      ],
      zh: [
        p =>
          `我饿了。按菜谱做“${p.dish[0]!.title}”（准备加烹饪一共多少分钟），和 Dishcart 上 ${KITCHENS[p.kitchen][0]} 现在送到要多久，哪个快？外卖更快就往购物袋里放一份 ${KITCHENS[p.kitchen][2]}（不用下单）；做菜更快就把这个菜谱排进今天的早餐计划。`,
      ],
    },
    setup: (s, p, ctx) => {
      const [asked, other] = p.dish as [Dish, Dish];
      put(s, ctx, { ...asked, prep: p.prep }, { cookMinutes: p.cook });
      put(s, ctx, { ...other, prep: 30 }, { cookMinutes: 5 });
    },
    expect: { settled: (s, p, ctx) => settle(s, p, ctx) },
    solve: function* (seen, p) {
      seen = yield* openRecipe(seen, p.dish[0]!.title);
      seen = yield* openKitchen(KITCHENS[p.kitchen][0]);
      const words = find(seen, first(text(/^\d+ min$/))).name;
      if (Number.parseInt(words) < p.prep + p.cook) {
        yield* addDish(seen, { name: KITCHENS[p.kitchen][2] });
        return yield done();
      }
      seen = yield open('recipes');
      for (let i = 0; i < 3 && seen.foreground.route !== '/'; i++) seen = yield back();
      seen = yield { type: 'tap', element: 'nav-/plan' };
      const add = button('Add a meal, Today');
      seen = yield* scrollTo(seen, add);
      seen = yield tap(seen, add);
      seen = yield tap(seen, option('Breakfast'));
      seen = yield fill(seen, field('Search recipes'), p.dish[0]!.title);
      yield tap(seen, row(p.dish[0]!.title));
      return yield done();
    },
    nearMisses: {
      theOtherWay: {
        change: (s, p, ctx) => settle(s, p, ctx, !cooks(s, p)),
        because: ['settled', 'sideEffects'],
      },
    },
  },
);
