import { CURRENCIES } from '../../../apps/calculator/select.ts';
import { task, wrongAnswer } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { answer, done, field, fill, find } from '../steps.ts';
import { chooseUnits, openTool, roundedTo, shownNumber } from './make.ts';

const nameOf = (code: string) => CURRENCIES.find(c => c.code === code)!.name;
const ZH: Record<string, string> = {
  USD: '美元',
  AUD: '澳元',
  CAD: '加元',
  SGD: '新加坡元',
  SEK: '瑞典克朗',
  NOK: '挪威克朗',
  DKK: '丹麦克朗',
  CHF: '瑞士法郎',
  PLN: '波兰兹罗提',
  CZK: '捷克克朗',
};
const CODES = ['USD', 'AUD', 'CAD', 'SGD', 'SEK', 'NOK', 'DKK', 'CHF', 'PLN', 'CZK'] as const;
interface Change {
  codes: string[];
  amount: number;
  rates: Record<string, string>;
}
const into = (p: Change, from: string, to: string) =>
  roundedTo((p.amount / Number(p.rates[from])) * Number(p.rates[to]), 2);

/** The phone's own rates decide, which differ in every instance. */
export const currency = task(
  'calculator/currency',
  params({ codes: distinct(3, oneOf(...CODES)), amount: int(45, 870, 5), off: int(-60, 60) }).and(
    ({ off }, phone) => ({
      rates: {
        draw: () =>
          Object.fromEntries(
            Object.entries(phone.apps.calculator.rates.perEuro).map(([code, text], i) => [
              code,
              code === 'EUR'
                ? text
                : (Number(text) * (1 + (off + i * 3) / 1_000)).toFixed(text.split('.')[1]?.length ?? 0),
            ]),
          ),
        schema: () => ({}) as never,
      },
    }),
  ),
  {
    tags: ['conversion', 'distractor', 'answer-sheet'],
    ask: {
      en: [
        p =>
          `At the rates that Calculator has, how much is ${p.amount} ${p.codes[0]} in ${p.codes[1]}? Answer to two decimals.`,
        p =>
          `Change ${p.amount} ${nameOf(p.codes[0]!)} into ${nameOf(p.codes[1]!)} with Calculator’s currency converter, without fetching new rates, and fill in the amount.`,
      ],
      zh: [
        p => `按计算器里现有的汇率，${p.amount} ${ZH[p.codes[0]!]}等于多少${ZH[p.codes[1]!]}？保留两位小数。`,
      ],
    },
    setup: (s, p) => {
      s.apps.calculator.rates.perEuro = p.rates;
      s.apps.calculator.pairs['currency'] = {
        from: p.codes[1]!,
        to: p.codes[2]!,
        side: 'from',
        text: String(p.amount),
      };
    },
    answer: {
      fields: {
        amount: {
          type: 'number',
          label: { en: p => `Amount in ${p.codes[1]}`, zh: p => `${ZH[p.codes[1]!]}金额` },
        },
      },
      key: ({ p }) => ({ amount: { value: into(p, p.codes[0]!, p.codes[1]!), tolerance: 0.0201 } }),
    },
    solve: function* (seen, p) {
      seen = yield* openTool(seen, 'Currency');
      seen = yield* chooseUnits(seen, nameOf(p.codes[0]!), nameOf(p.codes[1]!));
      seen = yield fill(seen, field(`From ${nameOf(p.codes[0]!)}`), String(p.amount), { clear: true });
      yield answer({ amount: shownNumber(find(seen, field(`To ${nameOf(p.codes[1]!)}`)).value!) });
      yield done();
    },
    nearMisses: {
      theOtherWay: wrongAnswer(p => ({ amount: into(p, p.codes[1]!, p.codes[0]!) })),
      anotherCurrency: wrongAnswer(p => ({ amount: into(p, p.codes[2]!, p.codes[1]!) + 1 })),
      fromEuros: wrongAnswer(p => ({ amount: roundedTo(p.amount * Number(p.rates[p.codes[1]!]), 2) })),
      newRates: {
        change: (_s, _p, ctx) => ctx.act('calculator', 'refreshRates', {}),
        answer: p => ({ amount: into(p, p.codes[0]!, p.codes[1]!) }),
        because: 'sideEffects',
      },
    },
  },
);
