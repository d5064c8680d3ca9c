import { addDays } from '../../../src/state/clock.ts';
import { task } from '../form.ts';
import { distinct, int } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, has, open, row, rid, scrollTo, tap } from '../steps.ts';
import { ending, firm, landline, logCall } from './make.ts';
import type { Observation } from '../../../src/protocol/observation.ts';

const ids = (count: number) => Array.from({ length: count }, (_, i) => `call-task-m${i}`);
const drop = (ctx: SetupCtx, calls: string[]) => ctx.act('phone', 'deleteCalls', { calls });

/** The button that deletes the first visible missed call. */
function bin(seen: Observation): string | undefined {
  const list = seen.elements ?? [];
  const at = list.findIndex(e => /^Missed call\b/.test(e.name));
  return at < 0
    ? undefined
    : list.slice(at).find(e => e.role === 'button' && e.name.startsWith('Delete call of '))?.id;
}

export const deleteMissed = task(
  'phone/delete-missed',
  { names: distinct(2, firm()), ends: distinct(2, ending()), count: int(2, 3) },
  {
    tags: ['clean-up', 'repetition'],
    ask: {
      en: [
        ({ names }) => `Delete the missed calls of ${names[0]} from my call history, and nothing else.`,
        ({ names }) =>
          `In the call log, remove every missed call from ${names[0]}; keep the calls that I took or made, and everybody else’s.`,
      ],
      zh: [({ names }) => `从通话记录中删除 ${names[0]} 的所有未接来电，其他记录都保留。`],
    },
    setup: (s, { names, ends, count }, ctx) => {
      const at = (day: number, minutes: number) => addDays(ctx.now, -day, ctx.zone) - minutes * 60_000;
      const who = { number: landline(ends[0]!), name: names[0]! };
      for (let i = 0; i < count; i++) logCall(s, `m${i}`, { ...who, kind: 'missed', at: at(i, 12 + i * 31) });
      logCall(s, 'in', { ...who, kind: 'incoming', at: at(0, 9), seconds: 94 });
      logCall(s, 'out', { ...who, kind: 'outgoing', at: at(1, 50), seconds: 0 });
      logCall(s, 'declined', { ...who, kind: 'declined', at: at(2, 5) });
      logCall(s, 'other', { number: landline(ends[1]!), name: names[1]!, kind: 'missed', at: at(0, 3) });
    },
    expect: { deleted: (_s, p, ctx) => drop(ctx, ids(p.count)) },
    solve: function* (seen, { names }) {
      seen = yield open('phone');
      const one = row(new RegExp(`^${names[0]}, `));
      seen = yield* scrollTo(seen, one);
      seen = yield tap(seen, { ...one, first: true } as typeof one);
      for (let turn = 0; turn < 2; turn++) {
        for (let id = bin(seen); id !== undefined; id = bin(seen)) seen = yield { type: 'tap', element: id };
        if (turn === 0 && has(seen, rid('main')))
          seen = yield { type: 'scroll', direction: 'down', amount: 0.7 };
      }
      yield done();
    },
    nearMisses: {
      theDeclinedToo: {
        change: (_s, p, ctx) => drop(ctx, [...ids(p.count), 'call-task-declined']),
        because: 'sideEffects',
      },
      everybodysMissed: {
        change: (_s, p, ctx) => drop(ctx, [...ids(p.count), 'call-task-other']),
        because: 'sideEffects',
      },
    },
  },
);
