import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, button, done, field, fill, rid, row, scrollTo, tap, toggle } from '../steps.ts';
import {
  act,
  choose,
  commentId,
  foundIn,
  ofComment,
  person,
  postId,
  postMenu,
  putComment,
  putPost,
  search,
  userOf,
} from './make.ts';

const SIGNS = 'com-ghostsigns';
const RULE = 'Nothing for sale';
const ADS = [
  'Lettering on any wall from £90, message me.',
  'I paint signs like this. Half price until Sunday.',
  'Prints of this wall in my shop, £12, posted free.',
  'My brother cleans old signs for £40 an hour.',
] as const;
const HONEST = [
  'The G is older than the rest, look at the spur.',
  'My aunt walked past it every day until 1961.',
  'It says “Ship’s Stores”, in two layers.',
] as const;
const REASON = 'Advertising';
interface P {
  seller: string;
  people: string[];
  days: number;
  ads: string[];
  honest: string;
  turn: number;
}
/** What the seller wrote: places of comments in the community, and which of them is none of the ads. */
const adsAt = (p: P): number[] => [0, 1, 2].map(i => (i + p.turn) % 4);
const honestAt = (p: P): number => (3 + p.turn) % 4;
const remove = (_s: Phone, ctx: SetupCtx, target: string) => act(ctx, 'removeItem', { target, reason: RULE });
const removeAll = (s: Phone, ctx: SetupCtx, p: P) => {
  for (const i of adsAt(p)) remove(s, ctx, commentId(`by-${i}`));
};
const ban = (ctx: SetupCtx, p: P, days = p.days) =>
  act(ctx, 'ban', { community: SIGNS, person: userOf(p.seller), days, reason: REASON });
const isAd = (words: string) => ADS.some(ad => words.includes(ad));

/** One person advertises under several posts, and elsewhere, where the owner has no say. */
export const banTheSeller = task(
  'forum/ban-the-seller',
  params({
    seller: person(),
    people: distinct(3, person()),
    days: oneOf(7, 30, 90),
    ads: distinct(4, oneOf(...ADS)),
    honest: oneOf(...HONEST),
    turn: int(0, 3),
  }).such(p => !p.people.includes(p.seller)),
  {
    tags: ['moderation', 'search', 'condition', 'multi-step'],
    needs: { lookups: 5, conditions: 1 },
    ask: {
      en: [
        p =>
          `u/${p.seller} advertises in my Hearthside community c/ghostsigns. Remove their post and every comment of theirs there that offers something for money, each as “${RULE}”, and leave the comment that does not. Then ban them there for ${p.days} days with the reason “${REASON}”.`,
        p =>
          `Clean up after u/${p.seller} in c/ghostsigns, which I moderate on Hearthside: whatever of theirs is an advert goes for the rule “${RULE}” (a post and several comments), the rest stays. And a ban of ${p.days} days, reason “${REASON}”.`,
      ],
      zh: [
        p =>
          `u/${p.seller} 在我管理的 Hearthside 社区 c/ghostsigns 里打广告。把 Ta 在那里的广告（一个帖子和几条评论）都以“${RULE}”为由移除，不是广告的评论留着，再封禁 ${p.days} 天，理由写“${REASON}”。`,
      ],
    },
    setup: (s, p) => {
      [
        '[Northgate] Oil and colours',
        '[Saltmarsh] Cork and rope',
        '[Old Quay] Two bakers',
        '[Brackwater] A hat',
      ].forEach((title, i) => {
        const post = putPost(s, `wall-${i}`, {
          community: SIGNS,
          by: p.people[i % 3]!,
          title,
          text: 'About 1910, by the shape of the ampersand.',
          minutesAgo: 9_000 - i * 1_500,
        });
        putComment(s, `by-${i}`, {
          post,
          by: p.seller,
          text: i === honestAt(p) ? p.honest : p.ads[adsAt(p).indexOf(i)]!,
          minutesAgo: 8_000 - i * 1_500,
        });
        putComment(s, `else-${i}`, {
          post,
          by: p.people[(i + 1) % 3]!,
          text: 'Lovely.',
          minutesAgo: 700 - i,
        });
      });
      const offer = {
        title: '[Northgate] I paint walls like these',
        text: 'From £90. About 2026, by the price.',
      };
      putPost(s, 'offer', { community: SIGNS, by: p.seller, ...offer, minutesAgo: 4_100 });
      putPost(s, 'offer-else', {
        community: 'com-askthebay',
        by: p.seller,
        title: 'I paint walls, from £90',
        minutesAgo: 4_000,
      });
    },
    expect: {
      post: (s, _p, ctx) => remove(s, ctx, postId('offer')),
      comments: { weight: 2, change: (s, p, ctx) => removeAll(s, ctx, p) },
      banned: (_s, p, ctx) => ban(ctx, p),
    },
    solve: function* (seen, p) {
      seen = yield* search(`community:ghostsigns author:${p.seller}`);
      seen = yield tap(seen, { what: 'their post', rank: e => (e.id.startsWith('post#') ? 0 : null) });
      seen = yield tap(seen, postMenu);
      seen = yield* choose(seen, 'remove');
      seen = yield* scrollTo(seen, row(RULE));
      seen = yield tap(seen, row(RULE));
      seen = yield back();
      seen = yield tap(seen, rid('tab-comments'));
      const { seen: end, found } = yield* foundIn(seen, 'comment');
      seen = end;
      const ads = found.filter(e => isAd(e.name)).map(e => e.id);
      for (const [n, id] of ads.entries()) {
        seen = yield* scrollTo(seen, ofComment('comment', id), { direction: 'up' });
        seen = yield tap(seen, ofComment('comment', id));
        seen = yield* scrollTo(seen, ofComment('more', id));
        seen = yield tap(seen, ofComment('more', id));
        seen = yield* choose(seen, 'remove');
        seen = yield* scrollTo(seen, row(RULE));
        seen = yield tap(seen, row(RULE));
        if (n + 1 < ads.length) seen = yield back();
      }
      seen = yield tap(seen, ofComment('more', ads.at(-1)!));
      seen = yield* choose(seen, 'ban');
      seen = yield tap(seen, toggle(`${p.days} days`));
      seen = yield fill(seen, field('Reason'), REASON);
      yield tap(seen, button('Ban'));
      yield done();
    },
    nearMisses: {
      everyComment: {
        change: (s, p, ctx) => {
          remove(s, ctx, postId('offer'));
          removeAll(s, ctx, p);
          remove(s, ctx, commentId(`by-${honestAt(p)}`));
          ban(ctx, p);
        },
        because: 'sideEffects',
      },
    },
  },
);
