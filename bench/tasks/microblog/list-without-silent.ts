import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, made, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, done, field, fill, has, rid, row, tab, tap, text, toggle } from '../steps.ts';
import { act, friend, openChirrup, openMenu, put } from './make.ts';

const NAMES = ['Neighbours', 'Clever people', 'Old friends', 'Sunday readers', 'For the trip'] as const;
const LINES = [
  'The kettle and I have made up.',
  'Three degrees and a brass band. Spring.',
  'Whose ladder is this?',
  'I have been beaten by a crossword.',
  'Tide out, hat gone.',
] as const;
const COUNT = 6;
interface P {
  name: string;
  people: { id: string; name: string; handle: string }[];
  silent: boolean[];
}
/** Two or three of six; the last who is not posts nothing of their own, but replies. */
const someSilent = made(({ random }): boolean[] => {
  const from = Math.floor(random() * COUNT);
  const count = 2 + Math.floor(random() * 2);
  return Array.from({ length: COUNT }, (_, i) => (i * 2 + from) % 7 < count);
});
const LIST = 'list-task';
const HALF_A_YEAR = 182 * 86_400_000;
const leave = (_s: Phone, ctx: SetupCtx, account: string) =>
  act(ctx, 'setMember', { list: LIST, account, on: false });
const quiet = (p: P) => p.people.filter((_, i) => p.silent[i]);
const replier = (p: P) => p.silent.lastIndexOf(false);

/** Replies count, and an old post may stand pinned on top. */
export const listWithoutSilent = task(
  'microblog/list-without-silent',
  params({ name: oneOf(...NAMES), people: distinct(COUNT, friend()), silent: someSilent }),
  {
    tags: ['search', 'clean-up', 'condition', 'multi-step'],
    needs: { lookups: 6, conditions: 6, memory: 2 },
    ask: {
      en: [
        p =>
          `Thin out my Chirrup list “${p.name}”: whoever has written nothing since New Year, not even a reply, goes out of it. I keep following them.`,
        p =>
          `Some people on my list “${p.name}” on Chirrup have gone quiet. Take those off the list who have neither posted nor replied in 2026; leave everything else.`,
      ],
      zh: [
        p =>
          `清理一下我啾啾上的列表“${p.name}”：2026 年以来没发过帖也没回复过的人都移出列表，但不要取消关注。`,
      ],
    },
    setup: (s, p, ctx) => {
      const { microblog } = s.apps;
      microblog.lists[LIST] = {
        name: p.name,
        private: true,
        pinned: false,
        members: p.people.map(({ id }) => id),
        at: ctx.now - 40 * 86_400_000,
      };
      p.people.forEach(({ id }, i) => {
        const writes = !p.silent[i] && i !== replier(p);
        if (!writes)
          for (const post of Object.values(microblog.posts)) if (post.by === id) post.at -= HALF_A_YEAR;
        for (const [key, { post }] of Object.entries(microblog.coming))
          if (post.by === id && !writes) delete microblog.coming[key];
        put(s, ctx, {
          by: id,
          text: LINES[i % 5]!,
          minutesAgo: writes ? 700 + i * 900 : 150_000 + i * 9_000,
        });
      });
      const above = put(s, ctx, {
        by: 'account-council',
        text: 'Should benches face the sea?',
        minutesAgo: 6_000,
      });
      put(s, ctx, {
        by: p.people[replier(p)]!.id,
        text: 'They should turn.',
        replyTo: above,
        minutesAgo: 5_000,
      });
    },
    expect: {
      thinned: (s, p, ctx) => {
        for (const { id } of quiet(p)) leave(s, ctx, id);
      },
    },
    solve: function* (seen, p) {
      seen = yield* openMenu('lists');
      seen = yield tap(seen, row(p.name));
      seen = yield tap(seen, rid('members'));
      const members = all(seen, {
        what: 'members',
        rank: e => (e.role === 'checkbox' && e.states.checked ? 0 : null),
      });
      const handles = members.map(e => /@(\w+)/.exec(e.name)![1]!);
      seen = yield* openChirrup();
      seen = yield tap(seen, tab('Search'));
      const silent: string[] = [];
      for (const handle of handles) {
        seen = yield fill(seen, field('Search Chirrup'), `from:${handle} since:2026-01-01`, { clear: true });
        if (has(seen, text('Nothing found'))) silent.push(handle);
      }
      seen = yield* openMenu('lists');
      seen = yield tap(seen, row(p.name));
      seen = yield tap(seen, rid('members'));
      for (const handle of silent) seen = yield tap(seen, toggle(new RegExp(`@${handle}`)));
      yield done();
    },
    nearMisses: {
      whoOnlyReplies: {
        change: (s, p, ctx) => {
          for (const { id } of [...quiet(p), p.people[replier(p)]!]) leave(s, ctx, id);
        },
        because: 'sideEffects',
      },
      notFollowedEither: {
        change: (s, p, ctx) => {
          for (const { id } of quiet(p)) {
            leave(s, ctx, id);
            act(ctx, 'follow', { account: id, on: false });
          }
        },
        because: 'sideEffects',
      },
    },
  },
);
