import { ME, threadWith } from '../../../apps/messages/select.ts';
import { added } from '../../../judges/changes.ts';
import { addTimer } from '../clock/make.ts';
import { task, type Phone } from '../form.ts';
import { openWith, person, say, type Person } from '../messages/make.ts';
import { distinct, int, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, first, tap, waitFor } from '../steps.ts';
import { sms } from './make.ts';

/** When somebody was first written to since the start. */
const toldAt = (was: Phone, now: Phone, to: Person): number | undefined =>
  added(was.apps.messages.messages, now.apps.messages.messages)
    .filter(m => m.from === ME && m.thread === threadWith(now.apps.messages, [to.number]))
    .map(m => m.at)
    .sort((a, b) => a - b)[0];

/** A timer that is started and stopped; one that ran out was started its length ago. */
function run(s: Phone, ctx: SetupCtx, minutes: number, ranOut = true): void {
  const lengthMs = minutes * 60_000;
  const known = new Set(Object.keys(s.apps.clock.timers));
  ctx.act('clock', 'addTimer', { lengthMs });
  const timer = Object.keys(s.apps.clock.timers).find(id => !known.has(id))!;
  ctx.act('clock', 'stopTimer', { timer });
  if (ranOut) s.apps.clock.timers[timer]!.createdAt -= lengthMs;
}

/** Waits for a timer to run out before writing to somebody. */
export const teaIsReady = task(
  'cross/tea-is-ready',
  {
    people: distinct(2, person()),
    minutes: int(2, 4),
    words: oneOf(
      'Tea is ready.',
      'Come down, it is done.',
      'The bread is out.',
      'Time is up!',
      'Eggs are ready, come.',
    ),
  },
  {
    tags: ['wait', 'clock', 'cross-app', 'sequence'],
    ask: {
      en: [
        ({ people, minutes, words }) =>
          `Run a timer of ${minutes} minutes. When it rings, stop it, and then text ${people[0]!.name}: ${words}`,
        ({ people, minutes, words }) =>
          `In ${minutes} minutes, by the phone's timer, ${people[0]!.name} is to get the text “${words}”. Not before it has rung; and stop the ringing.`,
      ],
      zh: [
        ({ people, minutes, words }) =>
          `开一个${minutes}分钟的计时器。响了以后关掉它，再给 ${people[0]!.name} 发短信：${words}`,
      ],
    },
    // A timer that was stopped stays in the list, at its length.
    expect: {
      timer: (s, p, ctx) => run(s, ctx, p.minutes),
      told: (_s, p, ctx) => sms(ctx, p.people[0]!, p.words),
    },
    // That the timer had run out when the text was written is in no difference.
    invariants: {
      afterwards: ({ was, now, p }) => {
        const at = toldAt(was, now, p.people[0]!);
        const timers = added(was.apps.clock.timers, now.apps.clock.timers);
        return at === undefined || timers.some(t => t.createdAt + t.lengthMs <= at);
      },
    },
    solve: function* (seen, { people, minutes, words }) {
      seen = yield* addTimer(seen, minutes);
      seen = yield* waitFor(seen, first(button('Stop')), { ms: 60_000, most: 12 });
      seen = yield tap(seen, first(button('Stop')));
      seen = yield* openWith(seen, people[0]!);
      yield* say(seen, words);
      yield done();
    },
    nearMisses: {
      withoutATimer: {
        change: (_s, p, ctx) => sms(ctx, p.people[0]!, p.words),
        because: ['timer', 'afterwards'],
      },
      tooEarly: {
        change: (s, p, ctx) => {
          run(s, ctx, p.minutes, false);
          sms(ctx, p.people[0]!, p.words);
        },
        because: 'afterwards',
      },
      stillRuns: {
        change: (_s, p, ctx) => ctx.act('clock', 'addTimer', { lengthMs: p.minutes * 60_000 }),
        because: ['timer', 'told', 'sideEffects'],
      },
    },
  },
);
