import { called, friend, openThread, say, send, textsTo } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { makeNote } from '../notes/make.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, button, done, field, fill, find, open, row, scrollTo, tap } from '../steps.ts';
import { castOf, statesSum, theText } from './make.ts';

const pounds = (pence: number) => (pence / 100).toFixed(2);
const sum = (p: { pence: readonly number[] }) => p.pence.reduce((a, b) => a + b);
const right = (p: { pence: readonly number[] }) => ({ total: sum(p) / 100 });

interface P {
  pence: readonly number[];
  friends: readonly { id: string }[];
}
/** An ending in which the friend is told in these words, and the sheet is right. */
const tellingIn = (words: (pence: number) => string) => ({
  change: (s: Phone, p: P, ctx: SetupCtx) => send(s, ctx, p.friends[0]!.id, words(sum(p))),
  answer: right,
});
const notTellingIn = (words: (pence: number) => string) => ({
  ...tellingIn(words),
  because: ['told', 'sideEffects'] as const,
});

/** Three apps: add up a note, tell a friend, and write the same on the answer sheet. */
export const sumAndTell = task(
  'cross/sum-and-tell',
  params({
    friends: distinct(2, friend()),
    title: oneOf('Boat trip', 'Cottage', 'Birthday dinner', 'Lantern paper', 'Van hire'),
    things: distinct(4, oneOf('Fuel', 'Bread', 'Tickets', 'Lamp oil', 'Ice', 'String', 'Cake', 'Parking')),
    pence: distinct(4, int(215, 6_490, 5)),
  }),
  {
    tags: ['arithmetic', 'transfer', 'cross-app', 'answer-sheet'],
    ask: {
      en: [
        ({ friends, title }) =>
          `Add up the amounts in my note “${title}”, tell ${called(friends[0]!)} the total on Parley, and fill it in on the answer sheet.`,
        ({ friends, title }) =>
          `What does everything in the note “${title}” come to? Send the sum to ${called(friends[0]!)} on Parley and submit it in Answers.`,
      ],
      zh: [
        ({ friends, title }) =>
          `把笔记“${title}”里的金额加起来，在 Parley 上把总数告诉${called(friends[0]!)}，并填进答题表。`,
      ],
    },
    setup: (s, { title, things, pence }, ctx) => {
      makeNote(s, ctx, {
        title,
        body: things.map((t, i) => `${t}: £${pounds(pence[i]!)}`).join('\n'),
        hoursAgo: 8,
      });
      makeNote(s, ctx, {
        title: `${title} last year`,
        body: things.map((t, i) => `${t}: £${pounds(pence[i]! + 100)}`).join('\n'),
        hoursAgo: 8_000,
      });
    },
    // In which words is open.
    expect: {
      told: (s, p, ctx, now) => {
        const [friend] = p.friends;
        const known = [called(friend!), p.title, '笔记', '里', ...p.things];
        const fits = (text: string) => statesSum(text, p.pence, { known, cast: castOf(s) });
        send(s, ctx, friend!.id, theText(textsTo(s, now, friend!.id), fits, `£${pounds(sum(p))}`));
      },
    },
    answer: {
      fields: {
        total: {
          type: 'number',
          unit: 'GBP',
          label: { en: p => `Total of ${p.title}`, zh: p => `${p.title}的总数` },
        },
      },
      key: ({ p }) => right(p),
    },
    solve: function* (seen, { friends, title }) {
      seen = yield open('notes');
      seen = yield* scrollTo(seen, row(title));
      seen = yield tap(seen, row(title));
      const body = find(seen, field('Note')).value!;
      const total = pounds(
        [...body.matchAll(/£(\d+\.\d\d)/g)].reduce((sum, m) => sum + Math.round(Number(m[1]) * 100), 0),
      );
      seen = yield* openThread(seen, called(friends[0]!));
      yield* say(seen, `It comes to £${total}`);
      seen = yield open('answers');
      // Its label is in the language of the goal.
      seen = yield fill(seen, field(new RegExp(title)), total);
      seen = yield back();
      seen = yield tap(seen, button('Submit'));
      yield tap(seen, button('Submit answer'));
      yield done();
    },
    nearMisses: {
      lastYears: {
        change: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, `£${pounds(sum(p) + 400)}`),
        answer: p => ({ total: (sum(p) + 400) / 100 }),
        because: ['told', 'sideEffects', 'answer'],
      },
      inPence: notTellingIn(pence => String(pence)),
      inDollars: notTellingIn(pence => `$${pounds(pence)}`),
      denied: notTellingIn(pence => `Certainly not £${pounds(pence)}`),
      forEach: notTellingIn(pence => `£${pounds(pence)} each`),
      ofLastYear: notTellingIn(pence => `Last year: £${pounds(pence)}`),
      andMore: notTellingIn(pence => `She is cross with you, by the way, £${pounds(pence)}`),
      anotherMatter: notTellingIn(pence => `£${pounds(pence)}. Bring the anchor tomorrow.`),
      hintedAt: notTellingIn(pence => `It is anything but £${pounds(pence)}`),
      twoSums: notTellingIn(pence => `£${pounds(pence)}, £${pounds(pence + 100)}`),
      onlyTold: {
        change: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, `£${pounds(sum(p))}`),
        because: 'answer',
      },
    },
    alternatives: {
      inASentence: tellingIn(pence => `The 4 items come to £${pounds(pence)}`),
      withLeave: tellingIn(pence => `Hi! It comes to £${pounds(pence)}. See you soon!`),
      inChinese: tellingIn(pence => `你好，总共是${pounds(pence)}英镑，谢谢！`),
      inWords: tellingIn(pence => `Hello! It is ${pounds(pence)} pounds in all.`),
    },
  },
);
