import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, field, fill, open, row, tap } from '../steps.ts';
import { dishes, put, titled, type Dish } from './make.ts';

const COOKS = ['Mira Osei', 'Tom Ferris', 'Priya Raman', 'Leo Brandtner', 'Freya Lindholm'] as const;
type Rated = { dish: Dish[]; cooks: string[]; stars: number };
const ofCook = (s: Phone, p: Rated, cook: number) =>
  titled(s, p.dish[0]!.title).find(r => r.source === p.cooks[cook])!.id;
const rate = (s: Phone, p: Rated, ctx: SetupCtx, cook = 0) =>
  ctx.act('recipes', 'rate', { recipe: ofCook(s, p, cook), rating: p.stars });

export const rateTheirs = task(
  'recipes/rate-theirs',
  params({ dish: dishes(1), cooks: distinct(3, oneOf(...COOKS)), stars: int(1, 5) }),
  {
    tags: ['disambiguation', 'search'],
    ask: {
      en: [
        ({ dish, cooks, stars }) =>
          `Give ${stars} ${stars === 1 ? 'star' : 'stars'} to the recipe “${dish[0]!.title}” that is from ${cooks[0]}.`,
        ({ dish, cooks, stars }) =>
          `Of my “${dish[0]!.title}” recipes, rate ${cooks[0]}'s with ${stars} of 5.`,
      ],
      zh: [({ dish, cooks, stars }) => `给来源是 ${cooks[0]} 的食谱“${dish[0]!.title}”打 ${stars} 星。`],
    },
    // Alike in the list; where each is from stands on its page and can be searched for.
    setup: (s, { dish, cooks }, ctx) => {
      for (const source of cooks) put(s, ctx, dish[0]!, { source });
    },
    expect: { rated: (s, p, ctx) => rate(s, p, ctx) },
    solve: function* (_seen, { dish, cooks, stars }) {
      let seen = yield open('recipes');
      seen = yield tap(seen, button('Search'));
      seen = yield fill(seen, field('Search recipes'), `${dish[0]!.title} ${cooks[0]}`, { enter: true });
      seen = yield tap(seen, row(dish[0]!.title));
      yield tap(seen, button(stars === 1 ? '1 star' : `${stars} stars`));
      yield done();
    },
    nearMisses: {
      anothers: { change: (s, p, ctx) => rate(s, p, ctx, 1), because: ['rated', 'sideEffects'] },
      othersDeleted: {
        change: (s, p, ctx) => {
          rate(s, p, ctx);
          ctx.act('recipes', 'remove', { recipes: [ofCook(s, p, 1), ofCook(s, p, 2)] });
        },
        because: 'sideEffects',
      },
    },
  },
);
