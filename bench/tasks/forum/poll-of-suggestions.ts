import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, field, fill, rid, scrollTo, tap } from '../steps.ts';
import { commentsOf, ME, openPost, person, putComment, putPost, startPost, submit } from './make.ts';

const WALLS = [
  'The soap works gable',
  'The tea merchant at Mill Lade',
  'The pointing hand in Rope Lane',
  'The bootmaker on Castle Street',
  'The seed shop by the weir',
  'The two-tone bakery on Keel Row',
  'The chandler with three anchors',
  'The half tobacconist',
] as const;
const DISTRICTS = ['Old Quay', 'Lantern Hill', 'Saltmarsh', 'Northgate', 'Brackwater'] as const;
const MOST = 4;
interface P {
  district: string;
  walls: string[];
  points: number[];
  people: string[];
}
const thread = (p: P) => `[${p.district}] One wall each for the spring walk`;
const title = (p: P) => `[${p.district}] Which wall first?`;
const ranked = (p: P) =>
  p.walls.toSorted((a, b) => p.points[p.walls.indexOf(b)]! - p.points[p.walls.indexOf(a)]!);
const post = (s: Phone, ctx: SetupCtx, p: P, options: readonly string[]) =>
  submit(s, ctx, 'com-ghostsigns', { kind: 'poll', title: title(p), options: [...options], pollDays: 7 });

/** Points stand beside each comment; a thread is not ordered by them. */
export const pollOfSuggestions = task(
  'forum/poll-of-suggestions',
  params({
    district: oneOf(...DISTRICTS),
    walls: distinct(7, oneOf(...WALLS)),
    points: distinct(7, int(2, 34)),
    people: distinct(8, person()),
  }),
  {
    tags: ['comparison', 'order', 'create', 'multi-step'],
    needs: { lookups: 7, memory: 4 },
    ask: {
      en: [
        p =>
          `In my Hearthside thread “${thread(p)}” everybody suggested a wall. Make a poll of the four that have the most points, in their wording, most points first. Post it in c/ghostsigns as “${title(p)}”, open for a week.`,
        p =>
          `People named walls under my post “${thread(p)}” on Hearthside. Let c/ghostsigns vote on the best four: a seven-day poll “${title(p)}” with the suggestions as they stand there, from most points to fewest.`,
      ],
      zh: [
        p =>
          `我在 Hearthside 发的“${thread(p)}”下面，大家各提了一面墙。请在 c/ghostsigns 发起一个为期七天的投票，标题“${title(p)}”，选项是得分最高的四条，照抄原文，按得分从高到低排。`,
      ],
    },
    setup: (s, p) => {
      const asked = putPost(s, 'walls', {
        community: 'com-ghostsigns',
        by: ME,
        title: thread(p),
        minutesAgo: 9_000,
      });
      p.walls.forEach((text, i) => {
        const down = (i * 5) % 9;
        putComment(s, `wall-${i}`, {
          post: asked,
          by: p.people[i]!,
          text,
          minutesAgo: 8_000 - i * 700,
          up: p.points[i]! + down,
          down,
        });
      });
      // An answer to a suggestion, which is none, with more points than any.
      putComment(s, 'second', {
        post: asked,
        parent: `cmt-task-wall-0`,
        by: p.people[7]!,
        text: 'Seconded, with sandwiches.',
        minutesAgo: 900,
        up: 41,
      });
    },
    expect: { posted: (s, p, ctx) => post(s, ctx, p, ranked(p).slice(0, MOST)) },
    solve: function* (_seen, p) {
      let seen = yield* openPost(thread(p));
      const { read } = yield* commentsOf(seen);
      const best = read
        .filter(c => !c.text.startsWith('Seconded'))
        .toSorted((one, other) => other.points - one.points)
        .slice(0, MOST);
      seen = yield* startPost('com-ghostsigns');
      seen = yield fill(seen, field('Title'), title(p));
      seen = yield* scrollTo(seen, rid('kind-poll'), { direction: 'up' });
      seen = yield tap(seen, rid('kind-poll'));
      for (const [i, { text }] of best.entries()) {
        seen = yield* scrollTo(seen, field(`Option ${i + 1}`));
        seen = yield fill(seen, field(`Option ${i + 1}`), text);
      }
      seen = yield* scrollTo(seen, rid('days-7'));
      seen = yield tap(seen, rid('days-7'));
      yield tap(seen, rid('post'));
      yield done();
    },
    nearMisses: {
      asWritten: {
        change: (s, p, ctx) => post(s, ctx, p, p.walls.slice(0, MOST)),
        because: ['posted', 'sideEffects'],
      },
    },
  },
);
