import { Type } from 'typebox';
import { task } from '../form.ts';
import { made } from '../sample.ts';
import { button, done, escaped, longPress, open, row, scrollTo, tap } from '../steps.ts';
import { PLACES } from './make.ts';

interface Move {
  order: number[];
  from: number;
  to: number;
}

/** The places in an order of the instance's own, and a way of two or three steps for one of them. */
const move = made(
  ({ random }): Move => {
    const order = PLACES.map((_, i) => i);
    for (let i = order.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [order[i], order[j]] = [order[j]!, order[i]!];
    }
    const by = 2 + Math.floor(random() * 2);
    const up = random() < 0.5;
    const from = up
      ? by + Math.floor(random() * (order.length - by))
      : Math.floor(random() * (order.length - by));
    return { order, from, to: up ? from - by : from + by };
  },
  Type.Object({ order: Type.Array(Type.Integer()), from: Type.Integer(), to: Type.Integer() }),
);

const idAt = (p: { move: Move }, i: number): string => PLACES[p.move.order[i]!]!.id;
const nameAt = (p: { move: Move }, i: number): string => PLACES[p.move.order[i]!]!.name;
/** Where it is to stand, in words: right above or below the one that is there now. */
const beside = (p: { move: Move }) => (p.move.to < p.move.from ? 'above' : 'below');

export const movePlace = task(
  'weather/move-place',
  { move },
  {
    tags: ['reorder', 'list'],
    ask: {
      en: [
        p =>
          `In Skylight's list of places, move ${nameAt(p, p.move.from)} so that it stands directly ${beside(p)} ${nameAt(p, p.move.to)}. Leave the rest in order.`,
        p =>
          `I'd like ${nameAt(p, p.move.from)} right ${beside(p)} ${nameAt(p, p.move.to)} among my places in the weather app Skylight; the others keep their order.`,
      ],
      zh: [
        p =>
          `在 Skylight 的地点列表里，把 ${nameAt(p, p.move.from)} 移到 ${nameAt(p, p.move.to)} 的正${p.move.to < p.move.from ? '上' : '下'}方，其他地点的顺序不变。`,
      ],
    },
    setup: (s, p) => {
      s.apps.weather.order = p.move.order.map((_, i) => idAt(p, i));
    },
    expect: {
      moved: (_s, p, ctx) => ctx.act('weather', 'movePlace', { place: idAt(p, p.move.from), to: p.move.to }),
    },
    solve: function* (seen, p) {
      seen = yield open('weather');
      seen = yield tap(seen, button('Places'));
      const card = row(new RegExp(`^${escaped(nameAt(p, p.move.from))}, `));
      for (let i = 0; i < Math.abs(p.move.to - p.move.from); i++) {
        seen = yield* scrollTo(seen, card);
        seen = yield longPress(seen, card);
        seen = yield tap(seen, button(p.move.to < p.move.from ? 'Move up' : 'Move down'));
      }
      yield done();
    },
    nearMisses: {
      oneShort: {
        change: (_s, p, ctx) =>
          ctx.act('weather', 'movePlace', {
            place: idAt(p, p.move.from),
            to: p.move.to + Math.sign(p.move.from - p.move.to),
          }),
        because: ['moved', 'sideEffects'],
      },
      swapped: {
        change: (_s, p, ctx) => {
          const [from, to] = [p.move.from, p.move.to];
          ctx.act('weather', 'movePlace', { place: idAt(p, from), to });
          ctx.act('weather', 'movePlace', { place: idAt(p, to), to: from });
        },
        because: ['moved', 'sideEffects'],
      },
      theOther: {
        change: (_s, p, ctx) =>
          ctx.act('weather', 'movePlace', { place: idAt(p, p.move.to), to: p.move.from }),
        because: ['moved', 'sideEffects'],
      },
    },
  },
);
