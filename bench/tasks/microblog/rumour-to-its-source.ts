import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, button, done, field, fill, first, has, option, rid, scrollTo, tap } from '../steps.ts';
import { act, friend, openPost, postWith, publish, put } from './make.ts';

const SOURCES = ['account-gossip', 'account-keele', 'account-student', 'account-troll'] as const;
const RUMOURS = [
  ['the clock tower', '钟楼', 'They are selling the clock tower to a hotel, clock and all.'],
  ['the sea wall', '海堤', 'A crack in the sea wall, wide enough for a ferret. Nobody talks about it.'],
  ['the carnival', '嘉年华', 'No carnival this year, the drums were eaten by moths.'],
  ['the lido', '露天泳池', 'The lido is to become a car park by June.'],
  ['the tram bell', '电车铃', 'From Monday the tram bells are recordings.'],
] as const;
const SHARES = [
  'Did you see this?',
  'Well. There we are.',
  'I am not even surprised.',
  'Please say that it is not so.',
] as const;
const ANSWER = 'I looked where it comes from: there is nothing in it.';
interface P {
  friends: { id: string; name: string }[];
  source: (typeof SOURCES)[number];
  rumour: number;
  shares: string[];
  depth: number;
}
const text = (p: P) => RUMOURS[p.rumour]![2];
const early = (p: P) => `Heard something odd about ${RUMOURS[p.rumour]![0]}. Cannot say more.`;
const start = (s: Phone, p: P) => postWith(s, p.source, text(p));
const report = (s: Phone, ctx: SetupCtx, p: P, post = start(s, p)) =>
  act(ctx, 'report', { account: s.apps.microblog.posts[post]!.by, post, reason: 'false', text: '' });
const mute = (ctx: SetupCtx, account: string) => act(ctx, 'mute', { account, on: true });
const reply = (s: Phone, ctx: SetupCtx, p: P) =>
  publish(ctx, ANSWER, { replyTo: postWith(s, p.friends[0]!.id, p.shares[0]!) });

/** Everybody quotes somebody; where it began is two or three quotes away. */
export const rumourToItsSource = task(
  'microblog/rumour-to-its-source',
  params({
    friends: distinct(3, friend()),
    source: oneOf(...SOURCES),
    rumour: int(0, RUMOURS.length - 1),
    shares: distinct(3, oneOf(...SHARES)),
    depth: oneOf(2, 3),
  }),
  {
    tags: ['search', 'multi-step', 'reasoning'],
    needs: { lookups: 3 },
    ask: {
      en: [
        p =>
          `${p.friends[0]!.name} quotes a rumour about ${RUMOURS[p.rumour]![0]} on Chirrup. Follow the quotes back to the post it began with, report that post as false and mute whoever wrote it. Then reply to ${p.friends[0]!.name}: “${ANSWER}”`,
        p =>
          `Find out on Chirrup who started what ${p.friends[0]!.name} passes on about ${RUMOURS[p.rumour]![0]}: each post there quotes the one before. Report the very first as false information, mute its author, and answer ${p.friends[0]!.name}’s post with “${ANSWER}”`,
      ],
      zh: [
        p =>
          `${p.friends[0]!.name} 在啾啾上引用了一条关于${RUMOURS[p.rumour]![1]}的传言。顺着引用一路找到最初那条帖子，以虚假信息举报它，把发帖人静音，再回复 ${p.friends[0]!.name}：“${ANSWER}”`,
      ],
    },
    setup: (s, p, ctx) => {
      // Somebody else spoke of it earlier, and is not where it comes from.
      put(s, ctx, { by: 'account-iyer', text: early(p), minutesAgo: 2_600 });
      let quoted = put(s, ctx, { by: p.source, text: text(p), minutesAgo: 1_900 });
      for (let i = p.depth - 1; i >= 0; i--)
        quoted = put(s, ctx, {
          by: p.friends[i]!.id,
          text: p.shares[i]!,
          quote: quoted,
          minutesAgo: 300 + i * 450,
        });
    },
    expect: {
      reported: (s, p, ctx) => report(s, ctx, p),
      muted: (_s, p, ctx) => mute(ctx, p.source),
      replied: (s, p, ctx) => reply(s, ctx, p),
    },
    solve: function* (seen, p) {
      seen = yield* openPost(`“${p.shares[0]}”`);
      let depth = 0;
      for (; has(seen, rid('quoted')); depth++) seen = yield tap(seen, rid('quoted'));
      seen = yield tap(seen, rid('more-of-post'));
      seen = yield tap(seen, rid('report'));
      seen = yield tap(seen, option('False information'));
      seen = yield tap(seen, button('Send'));
      seen = yield tap(seen, rid('more-of-post'));
      seen = yield tap(seen, rid('mute'));
      for (; depth > 0; depth--) seen = yield back();
      seen = yield* scrollTo(seen, first(rid('reply')));
      seen = yield tap(seen, first(rid('reply')));
      seen = yield fill(seen, field('Text of post 1'), ANSWER);
      yield tap(seen, button('Post'));
      yield done();
    },
    nearMisses: {
      oneQuoteBack: {
        change: (s, p, ctx) => {
          const post = postWith(s, p.friends[1]!.id, p.shares[1]!);
          report(s, ctx, p, post);
          mute(ctx, p.friends[1]!.id);
          reply(s, ctx, p);
        },
        because: ['reported', 'muted', 'sideEffects'],
      },
      whoSpokeFirst: {
        change: (s, p, ctx) => {
          report(s, ctx, p, postWith(s, 'account-iyer', early(p)));
          mute(ctx, 'account-iyer');
          reply(s, ctx, p);
        },
        because: ['reported', 'muted', 'sideEffects'],
      },
    },
  },
);
