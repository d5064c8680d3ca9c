import { added, only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { button, done, field, fill, first, rid, scrollTo, tap } from '../steps.ts';
import { addTimer } from './make.ts';

const MINUTE = 60_000;
const fresh = (was: Phone, now: Phone) => added(was.apps.clock.timers, now.apps.clock.timers);
const make = (s: Phone, id: string, lengthMs: number, label: string, runs = true) => {
  s.apps.clock.timers[id] = {
    label,
    lengthMs,
    addedMs: 0,
    leftMs: lengthMs,
    endsAt: runs ? s.clock.now + lengthMs : null,
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
      make(s, 'timer-like', (minutes - 7) * MINUTE, label, false);
    },
    goals: {
      runs: ({ was, now, p }) =>
        only(fresh(was, now), t => t.lengthMs + t.addedMs === p.minutes * MINUTE && t.endsAt !== null),
      label: ({ was, now, p }) => only(fresh(was, now), t => t.label.toLowerCase() === p.label.toLowerCase()),
    },
    allow: s => [newIn(s.apps.clock.timers)],
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
      seconds: { change: (s, p) => make(s, 'timer-new', p.minutes * 1000, p.label), because: 'runs' },
      theOldOne: {
        change: s => {
          s.apps.clock.timers['timer-like']!.endsAt = s.clock.now + s.apps.clock.timers['timer-like']!.leftMs;
        },
        because: ['runs', 'label', 'sideEffects'],
      },
      notStarted: {
        change: (s, p) => make(s, 'timer-new', p.minutes * MINUTE, p.label, false),
        because: 'runs',
      },
      noLabel: { change: (s, p) => make(s, 'timer-new', p.minutes * MINUTE, ''), because: 'label' },
      twice: {
        change: (s, p) => {
          for (const id of ['timer-new', 'timer-newer']) make(s, id, p.minutes * MINUTE, p.label);
        },
        because: ['runs', 'label'],
      },
    },
    alternatives: { byState: { change: (s, p) => make(s, 'timer-new', p.minutes * MINUTE, p.label) } },
  },
);
