import { openThread, receive } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, find, first, tap, text } from '../steps.ts';
import { contactOf, friend } from '../wallet/make.ts';
import { holding, openKitchen } from './make.ts';

/** Kitchens that the world does not have among the favourites. */
const KITCHENS = {
  'hook-line': 'Hook & Line',
  'salt-cellar': 'The Salt Cellar',
  'turntable-diner': 'Turntable Diner',
  'pho-weir-road': 'Pho Weir Road',
  'tandoor-junction': 'Tandoor Junction',
  'la-chalupa': 'La Chalupa',
  'skylark-sushi': 'Skylark Sushi',
  'smokehouse-nine': 'Smokehouse Nine',
  'little-puglia': 'Little Puglia',
} as const;
type Kitchen = keyof typeof KITCHENS;
interface P {
  friends: string[];
  kitchens: Kitchen[];
  least: number;
}
const TOLD = 4;
const tenths = (p: P) => `${Math.floor(p.least / 10)}.${p.least % 10}`;
const good = (s: Phone, p: P) =>
  p.kitchens.slice(0, TOLD).filter(id => s.apps.food.restaurants[id]!.stars >= p.least);
const like = (ctx: SetupCtx, kitchens: readonly string[]) => {
  for (const restaurant of kitchens) ctx.act('food', 'toggleFavourite', { restaurant, on: true });
};

/** Of what a friend praises, only what others rate well too. */
export const favouritesFromChat = task(
  'food/favourites-from-chat',
  params({
    friends: distinct(2, friend()),
    kitchens: distinct(6, oneOf(...(Object.keys(KITCHENS) as [Kitchen, ...Kitchen[]]))),
    least: int(41, 46),
  }).such((p, s) => good(s, p).length > 0 && good(s, p).length < TOLD),
  {
    tags: ['cross-app', 'condition', 'comparison', 'search'],
    needs: { lookups: 5, conditions: 4, memory: 4 },
    ask: {
      en: [
        p =>
          `${p.friends[0]} named some good kitchens in our Parley chat. Add those of them to my Dishcart favourites that have ${tenths(p)} stars or more there.`,
        p =>
          `Which of the kitchens that ${p.friends[0]} recommends on Parley are rated ${tenths(p)} or better on Dishcart? Put a heart on these, and only these.`,
      ],
      zh: [
        p =>
          `${p.friends[0]}在 Parley 上推荐了几家店。其中在 Dishcart 上评分达到 ${tenths(p)} 或以上的，加进我的收藏，其他的不要加。`,
      ],
    },
    setup: (s, p, ctx) => {
      const [a, b, c, d, e, f] = p.kitchens.map(id => KITCHENS[id]) as [
        string,
        string,
        string,
        string,
        string,
        string,
      ];
      receive(s, ctx, contactOf(p.friends[1]!), `${e} and ${f} are the best in town`, 240);
      receive(
        s,
        ctx,
        contactOf(p.friends[0]!),
        `You should try these: ${a}; ${b}; ${c}; ${d}. All worth it`,
        55,
      );
    },
    expect: { liked: (s, p, ctx) => like(ctx, good(s, p)) },
    solve: function* (seen, p) {
      seen = yield* openThread(seen, p.friends[0]!);
      const words = find(seen, holding('You should try these')).name;
      const names = /these: (.+?)\. All/.exec(words)![1]!.split('; ');
      const rated: string[] = [];
      for (const name of names) {
        seen = yield* openKitchen(name);
        const stars = find(seen, first(text(/\d\.\d \(\d+\)/))).name;
        if (Math.round(Number(/(\d\.\d) \(/.exec(stars)![1]) * 10) >= p.least) rated.push(name);
      }
      for (const name of rated) {
        seen = yield* openKitchen(name);
        seen = yield tap(seen, button('Add to favourites'));
      }
      yield done();
    },
    nearMisses: {
      allOfThem: {
        change: (_s, p, ctx) => like(ctx, p.kitchens.slice(0, TOLD)),
        because: 'sideEffects',
      },
    },
  },
);
