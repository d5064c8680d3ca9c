import { noteTimer } from '../../../apps/clock/actions.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { button, done, first, tap, waitFor } from '../steps.ts';

/** Waits for the clock: a timer that runs has to ring first. */
export const minuteMore = task(
  'clock/minute-more',
  params({
    label: oneOf('Tea', 'Pasta', 'Face mask', 'Bread', 'Plank', 'Stretching'),
    seconds: int(45, 170),
  }),
  {
    tags: ['wait', 'clock'],
    ask: {
      en: [
        ({ label }) => `My “${label}” timer is running. Wait until it rings, then give it one minute more.`,
        ({ label }) => `As soon as the timer “${label}” has run out, add a minute to it; not before.`,
      ],
      zh: [({ label }) => `计时器“${label}”正在运行，等它响了以后再加一分钟。`],
    },
    setup: (s, { label, seconds }, ctx) => {
      s.apps.clock.timers['timer-runs'] = {
        label,
        lengthMs: 300_000,
        addedMs: 0,
        leftMs: 300_000,
        endsAt: s.clock.now + seconds * 1000,
        createdAt: s.clock.now - 300_000 + seconds * 1000,
      };
      s.apps.clock.timers['timer-paused'] = {
        label: `${label}, second round`,
        lengthMs: 240_000,
        addedMs: 0,
        leftMs: 90_000,
        endsAt: null,
        createdAt: s.clock.now - 400_000,
      };
      for (const id of ['timer-runs', 'timer-paused']) noteTimer(s.apps.clock, id, ctx.as('clock'));
    },
    expect: {
      extended: (s, _p, ctx) => {
        // It has to have rung: a minute that is added before leaves something else.
        const timer = s.apps.clock.timers['timer-runs']!;
        timer.endsAt = Math.min(timer.endsAt ?? ctx.now, ctx.now);
        ctx.act('clock', 'addMinute', { timer: 'timer-runs' });
      },
    },
    solve: function* (seen) {
      seen = yield* waitFor(seen, first(button('+1 min')), { ms: 30_000, most: 12 });
      yield tap(seen, first(button('+1 min')));
      yield done();
    },
    nearMisses: {
      tooEarly: {
        change: (_s, _p, ctx) => ctx.act('clock', 'addMinute', { timer: 'timer-runs' }),
        because: 'extended',
      },
      theOther: {
        change: (_s, _p, ctx) => ctx.act('clock', 'addMinute', { timer: 'timer-paused' }),
        because: ['extended', 'sideEffects'],
      },
    },
  },
);
