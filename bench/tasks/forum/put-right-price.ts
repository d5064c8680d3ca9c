import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, done, field, fill, has, rid, scrollTo, SolverError, tap } from '../steps.ts';
import {
  act,
  choose,
  commentId,
  commentsOf,
  foundIn,
  ME,
  ofComment,
  person,
  putComment,
  putPost,
  search,
} from './make.ts';

const THINGS = [
  ['a kayak', '皮划艇', 'on the ferry'],
  ['a double bass', '低音提琴', 'on the ferry'],
  ['a pram', '婴儿车', 'on the Harbour Boat'],
  ['a folding table', '折叠桌', 'on the ferry'],
  ['a crate of hens', '一箱母鸡', 'on the ferry'],
] as const;
interface P {
  thing: readonly [string, string, string];
  wrong: number;
  more: number;
  people: string[];
  turn: number;
}
const money = (pence: number) => `£${(pence / 100).toFixed(2)}`;
/** What the owner said in four places; `§` is the price. The last is about something else that costs the same. */
const SAID = [
  (p: P) => `With ${p.thing[0]} you pay § each way, I think.`,
  (p: P) => `§ for ${p.thing[0]}, and nobody asks where it goes.`,
  (p: P) => `Take ${p.thing[0]} if you must. It is § and a look from the crew.`,
  (p: P) => `The left-luggage locker at Pier 3 is § a day, by the way. Better than ${p.thing[0]}.`,
] as const;
const said = (p: P, i: number, pence = p.wrong) => SAID[i]!(p).replace('§', money(pence));
const right = (p: P) => p.wrong + p.more;
const WRONG = [0, 1, 2];
const edit = (_s: Phone, ctx: SetupCtx, p: P, i: number, pence = right(p)) =>
  act(ctx, 'editComment', { comment: commentId(`own-${i}`), text: said(p, i, pence) });

/** The right price stands under one of the comments that have the wrong one. */
export const putRightPrice = task(
  'forum/put-right-price',
  params({
    thing: oneOf(...THINGS),
    wrong: int(1_10, 6_90, 10),
    more: oneOf(-40, 25, 60, 1_15, 2_05),
    people: distinct(4, person()),
    turn: int(0, 2),
  }),
  {
    tags: ['search', 'transcription', 'multi-step', 'comparison'],
    needs: { lookups: 5, memory: 1 },
    ask: {
      en: [
        p =>
          `I have been telling people on Hearthside what ${p.thing[0]} costs ${p.thing[2]}, and I was wrong: a moderator of c/boats says so under one of my comments. Put the price that they give into every comment of mine that has the wrong one, and change nothing else in them.`,
        p =>
          `The price for ${p.thing[0]} in my Hearthside comments is wrong. pier_three corrected me in one of the threads. Edit all comments in which I said it so that they have the right price, word for word otherwise.`,
      ],
      zh: [
        p =>
          `我在 Hearthside 好几条评论里把带${p.thing[1]}坐船的价格写错了，c/boats 的版主在我的一条评论下面给出了正确价格。把我写错价格的评论都改成正确的，其余文字不动。`,
      ],
    },
    setup: (s, p) => {
      const titles = [
        'What do I pay for luggage?',
        'Long things on short boats',
        'Packing list for the Isle',
        'Where to leave a bag',
      ];
      titles.forEach((title, i) => {
        const post = putPost(s, `talk-${i}`, {
          community: i === 2 ? 'com-askthebay' : 'com-boats',
          by: p.people[i]!,
          title,
          minutesAgo: 30_000 - i * 4_000,
        });
        putComment(s, `own-${i}`, { post, by: ME, text: said(p, i), minutesAgo: 29_000 - i * 4_000 });
        putComment(s, `beside-${i}`, {
          post,
          by: p.people[(i + 1) % 4]!,
          text: i === 1 ? `I paid ${money(p.wrong - 50)} in 2023.` : 'Travel light, I say.',
          minutesAgo: 28_000 - i * 4_000,
        });
      });
      const at = p.turn;
      putComment(s, 'right', {
        post: `post-task-talk-${at}`,
        parent: commentId(`own-${at}`),
        by: 'pier_three',
        text: `No longer: ${p.thing[0]} is ${money(right(p))} since the first of March.`,
        minutesAgo: 300,
        official: true,
      });
    },
    expect: {
      first: (s, p, ctx) => edit(s, ctx, p, 0),
      second: (s, p, ctx) => edit(s, ctx, p, 1),
      third: (s, p, ctx) => edit(s, ctx, p, 2),
    },
    solve: function* (_seen, p) {
      const list = `author:half_a_ladder "${p.thing[0]}"`;
      let seen = yield* search(list);
      seen = yield tap(seen, rid('tab-comments'));
      const { seen: end, found } = yield* foundIn(seen, 'comment');
      seen = end;
      const own = found.filter(e => !e.name.includes('locker'));
      let price: string | undefined;
      // The correction may stand under any of them.
      for (const { id } of own) {
        seen = yield* scrollTo(seen, ofComment('comment', id), { direction: 'up' });
        seen = yield tap(seen, ofComment('comment', id));
        const { read } = yield* commentsOf(seen);
        price = read.map(c => /is (£[\d.]+) since/.exec(c.text)?.[1]).find(found => found !== undefined);
        seen = yield back();
        if (price !== undefined) break;
      }
      if (price === undefined) throw new SolverError('No correction');
      for (const { id, name } of own) {
        const words = SAID.map((_, i) => said(p, i)).find(each => name.includes(each))!;
        seen = yield* scrollTo(seen, ofComment('comment', id), { direction: 'up' });
        seen = yield tap(seen, ofComment('comment', id));
        seen = yield* scrollTo(seen, ofComment('more', id));
        seen = yield tap(seen, ofComment('more', id));
        seen = yield* choose(seen, 'edit');
        seen = yield fill(seen, field('Text'), words.replace(/£[\d.]+\d/, price), { clear: true });
        seen = yield tap(seen, rid('save'));
        if (!has(seen, rid('tab-comments'))) seen = yield back();
      }
      yield done();
    },
    nearMisses: {
      theLockerToo: {
        change: (s, p, ctx) => [0, 1, 2, 3].forEach(i => edit(s, ctx, p, i)),
        because: 'sideEffects',
      },
      asAnswers: {
        change: (_s, p, ctx) =>
          WRONG.forEach(i =>
            act(ctx, 'addComment', { target: commentId(`own-${i}`), text: said(p, i, right(p)) }),
          ),
        because: ['first', 'second', 'third', 'sideEffects'],
      },
    },
  },
);
