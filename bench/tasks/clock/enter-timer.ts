import { lengthOf } from '../../../apps/clock/select.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { task, type Phone } from '../form.ts';
import { frontOf } from '../front.ts';
import { int, params } from '../sample.ts';
import { back, button, done, type Steps, tap } from '../steps.ts';
import { goTo } from './make.ts';
import { twoDigits } from '../../../src/state/civil.ts';

interface P {
  hours: number;
  minutes: number;
  seconds: number;
}
const lengthMs = (p: P) => ((p.hours * 60 + p.minutes) * 60 + p.seconds) * 1_000;
/** Length that stands on the number pad, where it is on the screen; it is kept nowhere else. */
function entered(s: Phone): number | null {
  const front = frontOf(s);
  return front?.app === 'clock' && front.path === '/new-timer'
    ? lengthOf(String(front.surface.values?.['digits'] ?? ''))
    : null;
}

/** Types a length on the pad, hours first, as few keys as that takes. */
function* type(seen: Observation, p: P): Steps {
  seen = yield* goTo(seen, 'Timer');
  seen = yield tap(seen, button('Add timer'));
  const keys =
    `${p.hours > 0 ? p.hours : ''}${p.hours > 0 ? twoDigits(p.minutes) : p.minutes > 0 ? p.minutes : ''}${twoDigits(p.seconds)}`.replace(
      /^0+/,
      '',
    );
  for (const key of keys.match(/00|\d/g) ?? []) seen = yield tap(seen, button(key));
  return seen;
}

export const enterTimer = task(
  'clock/enter-timer',
  params({ hours: int(0, 9), minutes: int(1, 59), seconds: int(0, 59, 5) }),
  {
    tags: ['transcription'],
    counterpart: 'ClockTimerEntry',
    ask: {
      en: [
        p =>
          `Type in a new timer of ${p.hours} h ${p.minutes} min ${p.seconds} s, but don't start it; leave it on the screen.`,
        p =>
          `Get a timer of ${p.hours} h ${p.minutes} min ${p.seconds} s ready that I can start myself: typed in, and not started.`,
      ],
      zh: [
        p => `输入一个 ${p.hours} 小时 ${p.minutes} 分 ${p.seconds} 秒的新计时器，不要开始，停在那个界面。`,
      ],
    },
    // What is typed stands on the screen alone: no difference of data says it.
    goals: { entered: ({ now, p }) => entered(now) === lengthMs(p) },
    waives: {
      'disguise: half an hour waited': 'the form has to stay on the screen, which has gone to sleep by then',
    },
    solve: function* (seen, p) {
      yield* type(seen, p);
      yield done();
    },
    nearMisses: {
      aMinuteMore: {
        how: function* (seen, p) {
          yield* type(seen, { ...p, minutes: p.minutes === 59 ? 58 : p.minutes + 1 });
          yield done();
        },
        because: 'entered',
      },
      started: {
        how: function* (seen, p) {
          seen = yield* type(seen, p);
          yield tap(seen, button('Start'));
          yield done();
        },
        because: ['entered', 'sideEffects'],
      },
      leftAgain: {
        how: function* (seen, p) {
          yield* type(seen, p);
          yield back();
          yield done();
        },
        because: 'entered',
      },
      secondsForgotten: {
        how: function* (seen, p) {
          yield* type(seen, { ...p, seconds: p.seconds === 0 ? 5 : 0 });
          yield done();
        },
        because: 'entered',
      },
    },
  },
);
