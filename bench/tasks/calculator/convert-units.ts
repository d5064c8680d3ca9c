import { convert, kindOf, parseRational } from '../../../apps/calculator/select.ts';
import { task, wrongAnswer } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { answer, done, field, fill, find } from '../steps.ts';
import { chooseUnits, openKind, roundedTo, shownNumber } from './make.ts';

/** Units that have a look-alike; `like` is the one that is not meant. */
const PAIRS = [
  { kind: 'volume', title: 'Volume', from: 'gal-us', to: 'l', like: 'gal-uk', zh: ['美制加仑', '升'] },
  { kind: 'volume', title: 'Volume', from: 'pt-uk', to: 'ml', like: 'pt-us', zh: ['英制品脱', '毫升'] },
  { kind: 'length', title: 'Length', from: 'nmi', to: 'km', like: 'mi', zh: ['海里', '公里'] },
  { kind: 'mass', title: 'Mass', from: 'ton-us', to: 'kg', like: 'ton-uk', zh: ['美吨', '千克'] },
  { kind: 'area', title: 'Area', from: 'ac', to: 'm2', like: 'ha', zh: ['英亩', '平方米'] },
  { kind: 'energy', title: 'Energy', from: 'kwh', to: 'kcal', like: 'wh', zh: ['千瓦时', '千卡'] },
  { kind: 'data', title: 'Data', from: 'gib', to: 'mb', like: 'gb', zh: ['GiB', 'MB'] },
  {
    kind: 'fuel',
    title: 'Fuel',
    from: 'mpg-us',
    to: 'l100',
    like: 'mpg-uk',
    zh: ['英里/美制加仑', '升/100公里'],
  },
] as const;
type Pair = (typeof PAIRS)[number];

const unit = (p: { pair: Pair }, id: string) => kindOf(p.pair.kind)!.units.find(u => u.id === id)!;
const into = (p: { pair: Pair; tenths: number }, from: string, to: string): number => {
  const q = convert(parseRational(number(p))!, unit(p, from), unit(p, to))!;
  return Number((q.n * 10n ** 9n) / q.d) / 1e9;
};
const number = (p: { tenths: number }) => (p.tenths / 10).toFixed(1);

export const convertUnits = task(
  'calculator/convert-units',
  { pair: oneOf(...PAIRS), tenths: int(115, 785, 5) },
  {
    tags: ['conversion', 'distractor', 'answer-sheet'],
    ask: {
      en: [
        p =>
          `${p.pair.kind === 'fuel' ? 'Which consumption' : 'How much'} is ${number(p)} ${unit(p, p.pair.from).name} in ${unit(p, p.pair.to).name}? Use the converter in Calculator and answer to two decimals.`,
        p =>
          `Convert ${number(p)} from “${unit(p, p.pair.from).name}” to “${unit(p, p.pair.to).name}” with Calculator. Fill in the result, rounded to two decimals.`,
      ],
      zh: [
        p =>
          `用计算器里的单位换算，把 ${number(p)} ${p.pair.zh[0]} 换算成${p.pair.zh[1]}，结果保留两位小数，填在答题表里。`,
      ],
    },
    setup: (s, p) => {
      s.apps.calculator.pairs[p.pair.kind] = {
        from: p.pair.like,
        to: p.pair.to,
        side: 'from',
        text: number(p),
      };
    },
    answer: {
      fields: {
        result: {
          type: 'number',
          label: { en: p => `In ${unit(p, p.pair.to).name}`, zh: p => p.pair.zh[1] },
        },
      },
      key: ({ p }) => ({
        result: { value: roundedTo(into(p, p.pair.from, p.pair.to), 2), tolerance: 0.0101 },
      }),
    },
    solve: function* (seen, p) {
      seen = yield* openKind(seen, p.pair.title);
      seen = yield* chooseUnits(seen, unit(p, p.pair.from).name, unit(p, p.pair.to).name);
      seen = yield fill(seen, field(`From ${unit(p, p.pair.from).name}`), number(p), { clear: true });
      yield answer({
        result: roundedTo(shownNumber(find(seen, field(`To ${unit(p, p.pair.to).name}`)).value!), 2),
      });
      yield done();
    },
    nearMisses: {
      theOtherUnit: wrongAnswer(p => ({ result: roundedTo(into(p, p.pair.like, p.pair.to), 2) })),
      theOtherWay: wrongAnswer(p => ({
        result: roundedTo(into(p, p.pair.to, p.pair.from), 2) + (p.pair.kind === 'fuel' ? 1 : 0),
      })),
    },
  },
);
