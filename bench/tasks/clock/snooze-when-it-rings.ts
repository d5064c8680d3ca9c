import type { Phone } from '../../../apps/catalogue.ts';
import { partsAt } from '../../../src/state/clock.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { button, done, first, tap, waitFor } from '../steps.ts';
import { makeAlarm } from './make.ts';

const minuteNow = (s: Phone) => {
  const { hour, minute } = partsAt(s.clock.now, s.clock.zone);
  return hour * 60 + minute;
};

/** Waits for the clock: an alarm rings in some minutes. */
export const snoozeWhenItRings = task(
  'clock/snooze-when-it-rings',
  params({
    label: oneOf(
      'Turn the clay',
      'Leave for the ferry',
      'Second coat',
      'Oven off',
      'Call Hana',
      'Parking ends',
      'Move the sprinkler',
      'Standup',
    ),
    minutes: int(2, 9),
  }),
  {
    tags: ['wait', 'clock'],
    ask: {
      en: [
        ({ label, minutes }) =>
          `The alarm “${label}” rings in ${minutes} minutes. Wait for it and snooze it.`,
        ({ label }) =>
          `An alarm called “${label}” goes off in a moment. When it does, let it ring again later instead of stopping it.`,
      ],
      zh: [({ label, minutes }) => `闹钟“${label}”${minutes}分钟后会响，等它响了以后选择稍后提醒。`],
    },
    setup: (s, { label, minutes }, ctx) => {
      makeAlarm(s, ctx, 'alarm-soon', { time: minuteNow(s) + minutes, label });
      makeAlarm(s, ctx, 'alarm-later', { time: minuteNow(s) + minutes + 45, label: `${label}, again` });
    },
    // How an alarm was answered is wear: no difference of data says it.
    goals: { snoozed: ({ now }) => (now.apps.clock.alarms['alarm-soon']?.snoozedUntil ?? null) !== null },
    waives: {
      'disguise: half an hour waited': 'a snoozed alarm rings again within it, and nobody is there to answer',
    },
    solve: function* (seen) {
      seen = yield* waitFor(seen, first(button('Snooze')), { ms: 60_000, most: 12 });
      yield tap(seen, first(button('Snooze')));
      yield done();
    },
    nearMisses: {
      turnedOff: {
        change: (_s, _p, ctx) => ctx.act('clock', 'setOn', { alarm: 'alarm-soon', on: false }),
        because: ['snoozed', 'sideEffects'],
      },
      movedInstead: {
        change: (s, _p, ctx) =>
          ctx.act('clock', 'setTime', { alarm: 'alarm-soon', result: minuteNow(s) + 20 }),
        because: ['snoozed', 'sideEffects'],
      },
      stopped: {
        how: function* (seen) {
          seen = yield* waitFor(seen, first(button('Stop')), { ms: 60_000, most: 12 });
          yield tap(seen, first(button('Stop')));
          yield done();
        },
        because: 'snoozed',
      },
    },
  },
);
