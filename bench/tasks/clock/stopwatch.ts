import { same } from '../../../judges/changes.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { answer, button, done, has, tap } from '../steps.ts';
import { goTo } from './make.ts';

const watch = (s: Phone) => s.apps.clock.stopwatch;
interface P {
  elapsed: number;
  laps: number;
}
/** A stopwatch that was used before: some seconds, some laps of the same length. */
const put = (s: Phone, p: P, runs: boolean) => {
  const elapsedMs = p.elapsed * 1_000;
  s.apps.clock.stopwatch = {
    startedAt: runs ? s.clock.now : null,
    elapsedMs,
    laps: Array.from({ length: p.laps }, (_, i) => Math.floor((elapsedMs * (i + 1)) / (p.laps + 1))),
  };
};
const samples = () => params({ elapsed: int(600, 3_400), laps: int(0, 3) });
const run = (s: Phone) => {
  watch(s).startedAt = s.clock.now;
};
const pause = (s: Phone) => {
  if (watch(s).startedAt !== null) {
    watch(s).elapsedMs += s.clock.now - watch(s).startedAt!;
    watch(s).startedAt = null;
  }
};
/** What was measured is still there. */
const measured = ({ was, now }: { was: Phone; now: Phone }) =>
  same(watch(was).laps, watch(now).laps) && watch(now).elapsedMs >= watch(was).elapsedMs;
const allow = (s: Phone) => [s.apps.clock.stopwatch];

export const runStopwatch = task('clock/run-stopwatch', samples(), {
  tags: ['toggle'],
  counterpart: 'ClockStopWatchRunning',
  ask: {
    en: [
      'Let the stopwatch run on from where it stands.',
      'The stopwatch is paused. Make it go on, without starting over.',
    ],
    zh: ['让秒表从现在的读数继续计时。'],
  },
  setup: (s, p) => put(s, p, false),
  goals: { runs: ({ now }) => watch(now).startedAt !== null },
  invariants: { measured },
  allow,
  solve: function* (seen) {
    seen = yield* goTo(seen, 'Stopwatch');
    yield tap(seen, button('Resume'));
    yield done();
  },
  nearMisses: {
    startedOver: {
      change: s => {
        s.apps.clock.stopwatch = { startedAt: s.clock.now, elapsedMs: 0, laps: [] };
      },
      because: 'measured',
    },
    pausedAgain: {
      change: s => {
        run(s);
        s.apps.clock.stopwatch.elapsedMs += 900;
        s.apps.clock.stopwatch.startedAt = null;
      },
      because: 'runs',
    },
    aLapMore: {
      change: s => {
        run(s);
        watch(s).laps.push(watch(s).elapsedMs);
      },
      because: 'measured',
    },
    aTimerInstead: {
      change: s => {
        s.apps.clock.timers['timer-new'] = {
          label: '',
          lengthMs: 60_000,
          addedMs: 0,
          leftMs: 60_000,
          endsAt: s.clock.now + 60_000,
          createdAt: s.clock.now,
        };
      },
      because: ['runs', 'sideEffects'],
    },
  },
  alternatives: { byState: { change: run } },
});

const RAN = [
  { en: 'It was running', zh: '正在计时' },
  { en: 'It was paused', zh: '已暂停' },
];
const said = (runs: boolean) => RAN[runs ? 0 : 1]!.en;

/**
 * AndroidWorld starts with a paused stopwatch, so doing nothing succeeds. Here the stopwatch may be running, and the sheet asks
 * how it was (see `settings/radios.ts`).
 */
export const stopwatchSurelyPaused = task(
  'clock/stopwatch-surely-paused',
  params({ elapsed: int(600, 3_400), laps: int(0, 3), runs: oneOf(true, false) }),
  {
    tags: ['toggle', 'condition', 'answer-sheet'],
    counterpart: 'ClockStopWatchPausedVerify',
    ask: {
      en: [
        'Make sure that the stopwatch is paused, with what it has measured, and answer whether it was running.',
        'Did I leave the stopwatch running? Pause it if so, keep its time, and fill in how you found it.',
      ],
      zh: ['请确认秒表已暂停；如果还在计时，就暂停它，保留读数。并在答题表里填写原来是否在计时。'],
    },
    setup: (s, p) => put(s, p, p.runs),
    goals: { paused: ({ now }) => watch(now).startedAt === null },
    invariants: { measured },
    allow,
    answer: {
      fields: {
        before: { type: 'choice', label: { en: 'Stopwatch before', zh: '秒表原来的状态' }, options: RAN },
      },
      key: ({ p }) => ({ before: said(p.runs) }),
    },
    solve: function* (seen) {
      seen = yield* goTo(seen, 'Stopwatch');
      const runs = has(seen, button('Pause'));
      if (runs) yield tap(seen, button('Pause'));
      yield answer({ before: said(runs) });
      yield done();
    },
    nearMisses: {
      saysOtherwise: { change: pause, answer: p => ({ before: said(!p.runs) }), because: 'answer' },
      saysNothing: { change: pause, because: 'answer' },
      reset: {
        change: s => {
          s.apps.clock.stopwatch = { startedAt: null, elapsedMs: 0, laps: [] };
        },
        answer: p => ({ before: said(p.runs) }),
        because: 'measured',
      },
      running: {
        change: s => {
          if (watch(s).startedAt === null) run(s);
        },
        answer: p => ({ before: said(p.runs) }),
        because: 'paused',
      },
    },
    alternatives: { byState: { change: pause, answer: p => ({ before: said(p.runs) }) } },
  },
);
