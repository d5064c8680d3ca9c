import type { Observation } from '../../../src/protocol/observation.ts';
import { task, type Task } from '../form.ts';
import { distinct, int } from '../sample.ts';
import { all, button, done, open, row, scroll, scrollTo, SolverError, tap } from '../steps.ts';
import { ending, logCall, mobile } from './make.ts';

/** A row of a number without a name: the number, and how many calls it stands for. */
const UNNAMED = /^(0[\d ]{9,})(?:, \((\d+)\))?, (Missed|Incoming|Outgoing|Declined) · /;

function* countMissed(seen: Observation) {
  const counts = new Map<string, number>();
  const met = new Set<string>();
  for (let screens = 0; screens < 4; screens++) {
    for (const e of all(seen, row(UNNAMED))) {
      if (met.has(e.id)) continue;
      met.add(e.id);
      const [, number, times] = UNNAMED.exec(e.name)!;
      counts.set(number!, (counts.get(number!) ?? 0) + Number(times ?? 1));
    }
    seen = yield scroll('down', 0.6);
  }
  return { seen, counts };
}

export const blockNuisance: Task = task(
  'phone/block-nuisance',
  { ends: distinct(3, ending()), times: int(4, 6) },
  {
    tags: ['block', 'count'],
    ask: {
      en: [
        ({ times }) =>
          `Some unknown number called me exactly ${times} times today and I never answered. Block that number.`,
        ({ times }) =>
          `Find the number that I missed ${times} calls from today, without ever taking one, and put it on the block list.`,
      ],
      zh: [({ times }) => `今天有一个陌生号码给我打了正好${times}次电话，我一次都没接。请把这个号码拉黑。`],
    },
    // One number called once less; another called as often but was answered in between.
    setup: (s, { ends, times }, ctx) => {
      const at = (n: number) => ctx.now - (9 + n * 7) * 60_000;
      for (let i = 0; i < times; i++) {
        logCall(s, `a${i}`, { number: mobile(ends[0]!), kind: 'missed', at: at(3 * i) });
        if (i > 0) logCall(s, `b${i}`, { number: mobile(ends[1]!), kind: 'missed', at: at(3 * i + 1) });
        logCall(s, `c${i}`, {
          number: mobile(ends[2]!),
          kind: i === 1 ? 'incoming' : 'missed',
          seconds: i === 1 ? 31 : 0,
          at: at(3 * i + 2),
        });
      }
    },
    expect: { blocked: (_s, p, ctx) => ctx.act('phone', 'block', { number: mobile(p.ends[0]!) }) },
    solve: function* (seen, { times }) {
      seen = yield open('phone');
      seen = yield tap(seen, button('Missed'));
      const counted = yield* countMissed(seen);
      const number = [...counted.counts].find(([, n]) => n === times)?.[0];
      if (number === undefined)
        throw new SolverError(`Nobody called ${times} times: ${JSON.stringify([...counted.counts])}`);
      const one = row(new RegExp(`^${number}, `));
      seen = yield* scrollTo(counted.seen, one, { direction: 'up' });
      seen = yield tap(seen, { ...one, first: true } as typeof one);
      seen = yield tap(seen, button('Block'));
      yield tap(seen, button('Block'));
      yield done();
    },
    nearMisses: {
      onceLess: {
        change: (_s, p, ctx) => ctx.act('phone', 'block', { number: mobile(p.ends[1]!) }),
        because: ['blocked', 'sideEffects'],
      },
      answeredOnce: {
        change: (_s, p, ctx) => ctx.act('phone', 'block', { number: mobile(p.ends[2]!) }),
        because: ['blocked', 'sideEffects'],
      },
    },
    alternatives: {
      typedAtHome: {
        change: (_s, p, ctx) => ctx.act('phone', 'block', { number: mobile(p.ends[0]!).replace('+44', '0') }),
      },
    },
  },
);
