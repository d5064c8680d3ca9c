import { only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { addTimer } from '../clock/make.ts';
import { task } from '../form.ts';
import { isWith, openWith, person, say, send, sent } from '../messages/make.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { button, done, first, tap, waitFor } from '../steps.ts';

const sentAt = (was: Phone, now: Phone) => sent(was, now)[0]?.at ?? 0;

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
    goals: {
      told: ({ was, now, p }) =>
        only(sent(was, now), m => isWith(now, m.thread, [p.people[0]!]) && sameText(m.text, p.words)),
      afterwards: ({ was, now, p }) => sentAt(was, now) >= was.clock.now + p.minutes * 60_000,
    },
    invariants: { quiet: ({ now }) => Object.values(now.apps.clock.timers).every(t => t.endsAt === null) },
    allow: s => [newIn(s.apps.clock.timers), newIn(s.apps.messages.messages), newIn(s.apps.messages.threads)],
    solve: function* (seen, { people, minutes, words }) {
      seen = yield* addTimer(seen, minutes);
      seen = yield* waitFor(seen, first(button('Stop')), { ms: 60_000, most: 12 });
      seen = yield tap(seen, first(button('Stop')));
      seen = yield* openWith(seen, people[0]!);
      yield* say(seen, words);
      yield done();
    },
    nearMisses: {
      tooEarly: { change: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.words), because: 'afterwards' },
      toAnother: {
        change: (s, p, ctx) => send(s, ctx, [p.people[1]!], p.words),
        because: ['told', 'afterwards'],
      },
      timerAlone: {
        change: (s, p) => {
          s.apps.clock.timers['timer-new'] = {
            label: '',
            lengthMs: p.minutes * 60_000,
            addedMs: 0,
            leftMs: p.minutes * 60_000,
            endsAt: s.clock.now + p.minutes * 60_000,
            createdAt: s.clock.now,
          };
        },
        because: ['told', 'afterwards', 'quiet'],
      },
    },
  },
);
