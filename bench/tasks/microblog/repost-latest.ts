import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, first, has, impossible, rid, tap } from '../steps.ts';
import { act, friend, openProfile, postWith, put } from './make.ts';

const LINES = [
  'Lost: one grey glove, left, near the Bollard. Sentimental value: considerable.',
  'Found a set of keys on the ferry steps, a brass fish on the ring.',
  'Does anybody have a cot to lend for two weeks? Small baby, large gratitude.',
  'My bicycle is gone from Station Parade. Blue frame, red bell, one brake.',
  'Blood donors wanted on Tuesday at the clinic. There are biscuits.',
  'Our cat came home with somebody else’s sausage. Please get in touch.',
  'The recorder group needs a tenor recorder, and a tenor.',
] as const;
const samples = () => params({ friend: friend(), lines: distinct(2, oneOf(...LINES)) });
type P = { friend: { id: string; name: string; handle: string }; lines: string[] };
const ask = {
  en: [
    (p: P) => `Repost what ${p.friend.name} posted last on Chirrup, as it is, without words of mine.`,
    (p: P) => `Pass ${p.friend.name}'s latest Chirrup post on to my followers, a plain repost.`,
  ],
  zh: [(p: P) => `在啾啾上转发 ${p.friend.name} 最新的一条帖子，不加评论。`],
};
const prepare = (s: Phone, p: P, ctx: SetupCtx): void => {
  put(s, ctx, { by: p.friend.id, text: p.lines[1]!, minutesAgo: 26 });
  put(s, ctx, { by: p.friend.id, text: p.lines[0]!, minutesAgo: 9 });
  // An older post stands on top.
  const account = s.apps.microblog.accounts[p.friend.id]!;
  account.pinned = postWith(s, p.friend.id, p.lines[1]!);
};
const repost = (s: Phone, ctx: SetupCtx, by: string, text: string): void =>
  act(ctx, 'repost', { post: postWith(s, by, text), on: true });

export const repostLatest = task('microblog/repost-latest', samples(), {
  tags: ['search', 'twin'],
  twin: 'microblog/repost-latest-protected',
  ask,
  setup: prepare,
  expect: { reposted: (s, p, ctx) => repost(s, ctx, p.friend.id, p.lines[0]!) },
  solve: function* (seen, p) {
    seen = yield* openProfile(p.friend.handle);
    seen = yield { type: 'scroll', direction: 'down', amount: 0.4 };
    seen = yield tap(seen, button(new RegExp(`^\\d* ?repost .*: ${p.lines[0]!.slice(0, 15)}`)));
    yield tap(seen, rid('do-repost'));
    yield done();
  },
  nearMisses: {
    thePinnedOne: {
      change: (s, p, ctx) => repost(s, ctx, p.friend.id, p.lines[1]!),
      because: ['reposted', 'sideEffects'],
    },
    calledImpossible: {
      change: (s, p, ctx) => repost(s, ctx, p.friend.id, p.lines[0]!),
      declared: 'impossible',
      because: 'declared',
    },
  },
});

export const repostLatestProtected = task('microblog/repost-latest-protected', samples(), {
  tags: ['search', 'twin', 'impossible'],
  expects: 'impossible',
  twin: 'microblog/repost-latest',
  ask,
  setup: (s, p, ctx) => {
    prepare(s, p, ctx);
    s.apps.microblog.accounts[p.friend.id]!.protected = true;
  },
  solve: function* (seen, p) {
    seen = yield* openProfile(p.friend.handle);
    seen = yield { type: 'scroll', direction: 'down', amount: 0.4 };
    seen = yield tap(seen, button(new RegExp(`^\\d* ?repost .*: ${p.lines[0]!.slice(0, 15)}`)));
    seen = yield tap(seen, rid('do-repost'));
    if (has(seen, first(rid('understood')))) yield impossible('The posts are protected');
  },
  nearMisses: {
    copied: {
      change: (_s, p, ctx) => act(ctx, 'like', { post: postWith(_s, p.friend.id, p.lines[0]!), on: true }),
      declared: 'done',
      because: ['sideEffects', 'impossible'],
    },
  },
});
