import { task, wrongAnswer } from '../form.ts';
import { int } from '../sample.ts';
import { answer, done } from '../steps.ts';
import { pounds, resultOn, workOut } from './make.ts';

const keyOf = (p: { price: number; count: number; more: number; share: number }) =>
  (p.price * p.count + p.more) / 100 / p.share;

export const workOutSum = task(
  'calculator/work-out',
  { price: int(1_103, 9_897, 2), count: int(13, 87), more: int(205, 4_995, 10), share: int(4, 8, 4) },
  {
    tags: ['arithmetic', 'answer-sheet'],
    ask: {
      en: [
        p =>
          `Work out (${pounds(p.price)} × ${p.count} + ${pounds(p.more)}) ÷ ${p.share} and fill in the exact result.`,
        p =>
          `Multiply ${pounds(p.price)} by ${p.count}, add ${pounds(p.more)}, divide all of it by ${p.share}. Answer with the result, not rounded.`,
      ],
      zh: [
        p =>
          `计算 (${pounds(p.price)} × ${p.count} + ${pounds(p.more)}) ÷ ${p.share}，把准确结果填在答题表里。`,
      ],
    },
    // A result that is near it stands on the screen already.
    setup: (s, p, ctx) => {
      ctx.act('calculator', 'write', { text: `${pounds(p.price)}×${p.count}+${pounds(p.more)}÷${p.share}` });
      ctx.act('calculator', 'equals', {});
    },
    answer: {
      fields: { result: { type: 'number', label: { en: 'Result', zh: '结果' } } },
      key: ({ p }) => ({ result: keyOf(p) }),
    },
    solve: function* (seen, p) {
      seen = yield* workOut(seen, `(${pounds(p.price)}*${p.count}+${pounds(p.more)})/${p.share}`);
      yield answer({ result: resultOn(seen) });
      yield done();
    },
    nearMisses: {
      withoutBrackets: wrongAnswer(p => ({ result: (p.price * p.count) / 100 + p.more / 100 / p.share })),
      rounded: wrongAnswer(p => ({ result: Math.round(keyOf(p)) + (Number.isInteger(keyOf(p)) ? 1 : 0) })),
      notDivided: wrongAnswer(p => ({ result: keyOf(p) * p.share })),
    },
  },
);
