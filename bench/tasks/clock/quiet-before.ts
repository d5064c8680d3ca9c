import type { SetupCtx } from '../setup.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import { all, done, open, scroll, toggle, type Matcher } from '../steps.ts';
import { makeAlarm } from './make.ts';

/** Ids of the alarms that were made for this task, with how far their time is from the hour. */
const OFFSETS = { 'alarm-a': 0, 'alarm-b': -5, 'alarm-c': 20, 'alarm-d': -50, 'alarm-e': 300 } as const;
const early = ['alarm-weekday', 'alarm-b', 'alarm-d', 'alarm-f'] as const;
const turnOff = (ctx: SetupCtx, ids: readonly string[]) => {
  for (const alarm of ids) ctx.act('clock', 'setOn', { alarm, on: false });
};

const on: Matcher = {
  what: 'alarm that is on',
  rank: e => (e.role === 'switch' && e.states.checked && e.name.startsWith('Alarm on, ') ? 0 : null),
};
const minuteOf = (name: string) => {
  const [, h, m] = /(\d\d):(\d\d)/.exec(name)!;
  return Number(h) * 60 + Number(m);
};

export const quietBefore = task(
  'clock/quiet-before',
  params({
    hour: int(7, 11),
    labels: distinct(
      6,
      oneOf('Bread', 'Rowing', 'Swim', 'Bus', 'Fern', 'Medicine', 'Tide', 'Call Dad', 'Meeting'),
    ),
    early: int(240, 330, 15),
  }),
  {
    tags: ['filter', 'multi-step', 'scroll'],
    ask: {
      en: [
        ({ hour }) =>
          `Turn off every alarm that is set for before ${hour}:00 in the morning. Leave the others as they are.`,
        ({ hour }) => `I want to sleep in: no alarm before ${hour} o’clock may stay on, the later ones do.`,
      ],
      zh: [({ hour }) => `把早上${hour}点之前的闹钟全部关掉，其他的保持不变。`],
    },
    // One lies on the hour itself, and one before it is off already.
    setup: (s, { hour, labels, early: first }, ctx) => {
      Object.entries(OFFSETS).forEach(([id, offset], i) =>
        makeAlarm(s, ctx, id, { time: hour * 60 + offset, label: labels[i]!, days: [(i * 2) % 7] }),
      );
      makeAlarm(s, ctx, 'alarm-f', { time: first, label: labels[5]!, days: [1, 2] });
      makeAlarm(s, ctx, 'alarm-g', { time: first + 10, label: '', days: [6], on: false });
    },
    expect: { off: (_s, _p, ctx) => turnOff(ctx, early) },
    solve: function* (seen, { hour }) {
      seen = yield open('clock');
      // The list goes by time, so what is to be turned off stands on top.
      for (let tries = 0; tries < 30; tries++) {
        const next = all(seen, on).find(e => minuteOf(e.name) < hour * 60);
        if (next) {
          seen = yield { type: 'tap', element: next.id };
          continue;
        }
        const last = all(seen, toggle(/^Alarm on, /)).at(-1);
        if (!last || minuteOf(last.name) >= hour * 60) break;
        seen = yield scroll('down', 0.5);
      }
      yield done();
    },
    nearMisses: {
      theHourToo: { change: (_s, _p, ctx) => turnOff(ctx, [...early, 'alarm-a']), because: 'sideEffects' },
    },
  },
);
