import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, int, made, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, row, scrollTo, tap } from '../steps.ts';
import {
  act,
  answer,
  choose,
  comment,
  commentId,
  commentsOf,
  ME,
  openPost,
  person,
  postMenu,
  putComment,
  putPost,
} from './make.ts';

const THINGS = [
  ['Folding stool, oak', '橡木折叠凳'],
  ['Pair of brass hooks', '一对黄铜挂钩'],
  ['Yellow raincoat, size M', '黄色雨衣'],
  ['Enamel coffee pot', '搪瓷咖啡壶'],
  ['Map chest, two drawers', '两屉地图柜'],
  ['Bicycle lamp, dynamo', '自行车摩电灯'],
] as const;
const FULL = [
  'I take it for what you ask.',
  'Your price is fine with me.',
  'Full price, I can come on foot.',
  'I pay what it says in the title.',
] as const;
const LESS = [
  'Would you take £2 less?',
  'Half of that, and I collect today?',
  'Can you come down a bit?',
] as const;
const YES = 'It is yours. Saturday at ten?';
const NO = 'Sorry, it has gone.';
const COUNT = 5;
interface P {
  thing: readonly [string, string];
  pounds: number;
  people: string[];
  full: number[];
  words: number;
}
const title = (p: P) => `${p.thing[0]}, £${p.pounds}`;
/** The place in time of the first who pays in full. */
const winner = (p: P) => Math.min(...p.full);
const wordsOf = (p: P, i: number): string =>
  p.full.includes(i) ? FULL[(i + p.words) % FULL.length]! : LESS[(i + p.words) % LESS.length]!;
/** Two of the later four pay in full. */
const twoOf = made(({ random }): number[] => {
  const one = 1 + Math.floor(random() * 4);
  return [one, 1 + ((one + Math.floor(random() * 3)) % 4)];
});
const reply = (_s: Phone, ctx: SetupCtx, i: number, text: string) =>
  comment(ctx, commentId(`offer-${i}`), text);

/** Several want it; the one to get it is neither the first to ask nor the first on the page. */
export const sellToFirst = task(
  'forum/sell-to-first',
  params({
    thing: oneOf(...THINGS),
    pounds: int(9, 38),
    people: distinct(COUNT, person()),
    full: twoOf,
    words: int(0, 11),
  }),
  {
    tags: ['comparison', 'condition', 'multi-step'],
    needs: { lookups: 5, conditions: 2 },
    ask: {
      en: [
        p =>
          `Five people want the ${p.thing[0].toLowerCase()} that I offer on Hearthside. It goes to the first of them who said they would pay the full price: reply to that comment “${YES}” Reply to each of the others “${NO}” Then mark the post as sold.`,
        p =>
          `My Hearthside post “${title(p)}” has five comments. Whoever agreed to the whole price first gets it. Answer them “${YES}”, answer the other four “${NO}”, and set the post’s flair to Sold.`,
      ],
      zh: [
        p =>
          `有五个人想要我在 Hearthside 上卖的${p.thing[1]}。给最先答应按原价买的人：回复那条评论“${YES}”，其他四条都回复“${NO}”，然后把帖子标为 Sold。`,
      ],
    },
    setup: (s, p) => {
      const post = putPost(s, 'sale', {
        community: 'com-swaps',
        by: ME,
        title: title(p),
        text: 'Collection in the Old Quay.',
        flair: 'flair-swaps-selling',
        minutesAgo: 2_900,
      });
      for (let i = 0; i < COUNT; i++)
        putComment(s, `offer-${i}`, {
          post,
          by: p.people[i]!,
          text: wordsOf(p, i),
          minutesAgo: 1_340 - i * 260,
          up: 1 + ((i * 7 + p.words) % 11),
        });
      s.apps.forum.habits = {};
    },
    expect: {
      given: { weight: 2, change: (s, p, ctx) => reply(s, ctx, winner(p), YES) },
      declined: {
        weight: 2,
        change: (s, p, ctx) => {
          for (let i = 0; i < COUNT; i++) if (i !== winner(p)) reply(s, ctx, i, NO);
        },
      },
      sold: (_s, _p, ctx) => act(ctx, 'setFlair', { post: 'post-task-sale', flair: 'flair-swaps-sold' }),
    },
    solve: function* (_seen, p) {
      let seen = yield* openPost(title(p));
      const { seen: end, read } = yield* commentsOf(seen);
      seen = end;
      const hours = (ago: string) => Number.parseInt(ago, 10);
      const paying = read.filter(c => (FULL as readonly string[]).includes(c.text));
      const first = paying.toSorted((a, b) => hours(b.ago) - hours(a.ago))[0]!;
      for (const { id } of read.toReversed()) seen = yield* answer(seen, id, id === first.id ? YES : NO);
      seen = yield* scrollTo(seen, postMenu, { direction: 'up' });
      seen = yield tap(seen, postMenu);
      seen = yield* choose(seen, 'flair');
      yield tap(seen, row('Sold'));
      yield done();
    },
    nearMisses: {
      theFirstToAsk: {
        change: (s, _p, ctx) => {
          for (let i = 0; i < COUNT; i++) reply(s, ctx, i, i === 0 ? YES : NO);
          act(ctx, 'setFlair', { post: 'post-task-sale', flair: 'flair-swaps-sold' });
        },
        because: ['given', 'declined', 'sideEffects'],
      },
    },
  },
);
