import { task, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import { answer, button, done, has, tap } from '../steps.ts';
import type { SetupCtx } from '../setup.ts';
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
const samples = () => params({ elapsed: int(600, 3_400), laps: int(1, 3) });

interface Both {
  was: Phone;
  now: Phone;
}
/** Time since the start, ms. When exactly the stopwatch is started and paused is left open, so what it measured since is free. */
const sinceStart = ({ was, now }: Both) => now.clock.now - was.clock.now;
/** Whether what was measured at the start is there still, with at most `more` ms on top. */
function isKept({ was, now }: Both, more: number): boolean {
  const [before, after] = [watch(was), watch(now)];
  return (
    after.laps.length === before.laps.length &&
    after.laps.every((lap, i) => lap === before.laps[i]) &&
    after.elapsedMs >= before.elapsedMs &&
    after.elapsedMs <= before.elapsedMs + more
  );
}
const free = (s: Phone) => [s.apps.clock.stopwatch.elapsedMs];
const reset = (ctx: SetupCtx) => ctx.act('clock', 'resetStopwatch', {});

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
  expect: { runs: (_s, _p, ctx) => ctx.act('clock', 'startStopwatch', {}) },
  invariants: { measured: m => isKept(m, sinceStart(m)) },
  free,
  solve: function* (seen) {
    seen = yield* goTo(seen, 'Stopwatch');
    yield tap(seen, button('Resume'));
    yield done();
  },
  nearMisses: {
    startedOver: {
      change: (_s, _p, ctx) => {
        reset(ctx);
        ctx.act('clock', 'startStopwatch', {});
      },
      because: ['measured', 'sideEffects'],
    },
    aTimerInstead: {
      change: (_s, _p, ctx) => ctx.act('clock', 'addTimer', { lengthMs: 60_000 }),
      because: ['runs', 'sideEffects'],
    },
  },
});

const RAN = [
  { en: 'It was running', zh: '正在计时' },
  { en: 'It was paused', zh: '已暂停' },
];
const said = (runs: boolean) => RAN[runs ? 0 : 1]!.en;

/**
 * AndroidWorld starts with a paused stopwatch, so doing nothing succeeds. Here the stopwatch may be running, and the sheet asks
 * how it was (see `settings/radios.ts`). It mostly runs: the answer says little then, but the stopwatch has to be paused.
 */
export const stopwatchSurelyPaused = task(
  'clock/stopwatch-surely-paused',
  params({ elapsed: int(600, 3_400), laps: int(1, 3), runs: oneOf(true, true, true, false) }),
  {
    tags: ['toggle', 'condition', 'answer-sheet'],
    guessable: 'The sheet asks for one of two, but the stopwatch has to be paused as well.',
    counterpart: 'ClockStopWatchPausedVerify',
    ask: {
      en: [
        'Make sure that the stopwatch is paused, with what it has measured, and answer whether it was running.',
        'Did I leave the stopwatch running? Pause it if so, keep its time, and fill in how you found it.',
      ],
      zh: ['请确认秒表已暂停；如果还在计时，就暂停它，保留读数。并在答题表里填写原来是否在计时。'],
    },
    setup: (s, p) => put(s, p, p.runs),
    expect: { paused: (_s, _p, ctx) => ctx.act('clock', 'pauseStopwatch', {}) },
    invariants: { measured: m => isKept(m, m.p.runs ? sinceStart(m) : 0) },
    free,
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
      saysOtherwise: {
        change: (_s, _p, ctx) => ctx.act('clock', 'pauseStopwatch', {}),
        answer: p => ({ before: said(!p.runs) }),
        because: 'answer',
      },
      reset: {
        change: (_s, _p, ctx) => reset(ctx),
        answer: p => ({ before: said(p.runs) }),
        because: ['measured', 'sideEffects'],
      },
    },
  },
);
