import { task, wrongAnswer } from '../form.ts';
import { date, distinct, int, params } from '../sample.ts';
import { answer, button, done, open, tap } from '../steps.ts';
import { before, makeEntry, shownNumber, under } from './make.ts';

const daysAgo = (p: { day: { at: number } }, now: number) => Math.round((now - p.day.at) / 86_400_000 - 0.4);
const value = (n: number) => (n * 7) / 4;

/** The last of a day is asked for; others of that day and the days beside it look alike. */
export const findResult = task(
  'calculator/find-result',
  params({ day: date(-58, -9), numbers: distinct(5, int(112, 996, 4)) }),
  {
    tags: ['search', 'scroll', 'query', 'answer-sheet'],
    ask: {
      en: [
        p =>
          `Look through the history of Calculator: what was the result of the last calculation that I did on ${p.day.en}?`,
        p =>
          `On ${p.day.en} I worked something out with Calculator, several times. Answer with the last result of that day.`,
      ],
      zh: [p => `查看计算器的历史记录：${p.day.zh}那天我最后一次计算的结果是多少？`],
    },
    setup: (s, p, ctx) => {
      const ago = daysAgo(p, ctx.now);
      for (const [id, entry] of Object.entries(s.apps.calculator.history))
        if (Math.abs(entry.at - p.day.at) < 2 * 86_400_000) delete s.apps.calculator.history[id];
      const at: readonly (readonly [number, number, number])[] = [
        [ago, 17, 52],
        [ago, 9, 5],
        [ago, 13, 40],
        [ago - 1, 8, 15],
        [ago + 1, 21, 30],
      ];
      p.numbers.forEach((n, i) => makeEntry(s, `own-${i}`, `${n}×7÷4`, before(ctx, ...at[i]!)));
    },
    answer: {
      fields: { result: { type: 'number', label: { en: 'Result', zh: '结果' } } },
      key: ({ p }) => ({ result: value(p.numbers[0]!) }),
    },
    solve: function* (seen, p) {
      seen = yield open('calculator');
      seen = yield tap(seen, button('History'));
      const { found } = yield* under(seen, p.day.en.replace(/^(\w+) /, '$1, '), 'entry_result');
      yield answer({ result: shownNumber(found[0]!.name) });
      yield done();
    },
    nearMisses: {
      theFirstOfTheDay: wrongAnswer(p => ({ result: value(p.numbers[1]!) })),
      theDayAfter: wrongAnswer(p => ({ result: value(p.numbers[3]!) })),
      theDayBefore: wrongAnswer(p => ({ result: value(p.numbers[4]!) })),
    },
  },
);
