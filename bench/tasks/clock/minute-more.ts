import type { Phone } from '../../../apps/catalogue.ts';
import { noteTimer } from '../../../apps/clock/actions.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { button, done, first, tap, waitFor } from '../steps.ts';

const MINUTE = 60_000;
const the = (s: Phone) => s.apps.clock.timers['timer-runs']!;

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
    // A minute that is added while it runs leaves what was left at its start as it was.
    goals: { extended: ({ now }) => the(now)?.addedMs === MINUTE && the(now).leftMs === MINUTE },
    allow: s => [s.apps.clock.timers['timer-runs']],
    solve: function* (seen) {
      seen = yield* waitFor(seen, first(button('+1 min')), { ms: 30_000, most: 12 });
      yield tap(seen, first(button('+1 min')));
      yield done();
    },
    nearMisses: {
      tooEarly: {
        change: s => {
          the(s).addedMs = MINUTE;
          the(s).endsAt! += MINUTE;
        },
        because: 'extended',
      },
      stopped: {
        change: s => {
          Object.assign(the(s), { endsAt: null, leftMs: 300_000 });
        },
        because: 'extended',
      },
      theOther: {
        change: s => {
          Object.assign(s.apps.clock.timers['timer-paused']!, { addedMs: MINUTE, leftMs: 150_000 });
        },
        because: ['extended', 'sideEffects'],
      },
      twice: {
        change: s => {
          Object.assign(the(s), { addedMs: 2 * MINUTE, leftMs: MINUTE, endsAt: s.clock.now + 2 * MINUTE });
        },
        because: 'extended',
      },
      andTheOther: {
        change: s => {
          Object.assign(the(s), { addedMs: MINUTE, leftMs: MINUTE, endsAt: s.clock.now + MINUTE });
          delete s.apps.clock.timers['timer-paused'];
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      byState: {
        change: s => {
          Object.assign(the(s), { addedMs: MINUTE, leftMs: MINUTE, endsAt: s.clock.now + MINUTE });
        },
      },
    },
  },
);
