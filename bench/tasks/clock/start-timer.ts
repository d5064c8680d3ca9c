import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { button, done, field, fill, first, rid, scrollTo, tap } from '../steps.ts';
import { addTimer } from './make.ts';

const MINUTE = 60_000;
/** A timer that does not run. */
const putTimer = (s: Phone, id: string, lengthMs: number, label: string) => {
  s.apps.clock.timers[id] = {
    label,
    lengthMs,
    addedMs: 0,
    leftMs: lengthMs,
    endsAt: null,
    createdAt: s.clock.now,
  };
};

export const startTimer = task(
  'clock/start-timer',
  params({
    minutes: int(12, 95),
    label: oneOf('Rice', 'Laundry', 'Glaze', 'Bread', 'Nap', 'Soup', 'Parking', 'Dough'),
  }),
  {
    tags: ['multi-step', 'transcription'],
    ask: {
      en: [
        ({ minutes, label }) => `Start a timer of ${minutes} minutes and label it “${label}”.`,
        ({ minutes, label }) => `Let a ${minutes}-minute timer called “${label}” run.`,
      ],
      zh: [({ minutes, label }) => `开始一个${minutes}分钟的计时器，标签写“${label}”。`],
    },
    setup: (s, { minutes, label }) => {
      putTimer(s, 'timer-like', (minutes - 7) * MINUTE, label);
    },
    expect: {
      started: (_s, { minutes, label }, ctx) =>
        ctx.act('clock', 'addTimer', { lengthMs: minutes * MINUTE, label }),
    },
    solve: function* (seen, { minutes, label }) {
      seen = yield* addTimer(seen, minutes);
      // The newest stands on top.
      seen = yield* scrollTo(seen, first(rid('label')), { direction: 'up' });
      seen = yield tap(seen, first(rid('label')));
      seen = yield fill(seen, field('Label'), label, { clear: true });
      yield tap(seen, button('OK'));
      yield done();
    },
    nearMisses: {
      theOldOne: {
        change: (_s, _p, ctx) => ctx.act('clock', 'startTimer', { timer: 'timer-like' }),
        because: ['started', 'sideEffects'],
      },
    },
  },
);
