import { only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, time } from '../sample.ts';
import { answer, done, text, waitFor } from '../steps.ts';
import { called, friend, isWith, openThread, say, send, sent } from './make.ts';

/** Waits for what comes on the clock: a friend answers with a time, minutes later. */
export const askAndAnswer = task(
  'chat/ask-and-answer',
  {
    friends: distinct(2, friend()),
    at: time('08:05', '20:55'),
    minutes: int(1, 4),
    what: oneOf('ferry', 'rehearsal', 'market', 'film', 'swim'),
  },
  {
    tags: ['wait', 'query', 'clock'],
    ask: {
      en: [
        ({ friends, what }) =>
          `Ask ${called(friends[0]!)} on Parley when the ${what} starts, wait for the reply, and fill the time into the answer sheet.`,
        ({ friends, what }) =>
          `Find out from ${called(friends[0]!)} (on Parley) at what time the ${what} starts. Put it in the sheet once you have the answer.`,
      ],
      zh: [
        ({ friends, what }) =>
          `在 Parley 上问${called(friends[0]!)}${what}几点开始，等到回复后把时间填进答题表。`,
      ],
    },
    setup: (s, { friends, at, minutes, what }) => {
      s.apps.chat.replies[friends[0]!.id] = [
        {
          any: [what],
          kind: 'text',
          question: false,
          delayMs: minutes * 60_000,
          text: [`the ${what}? ${at.text} sharp`],
        },
      ];
      s.apps.chat.replies[friends[1]!.id] = [
        { any: [], kind: null, question: false, delayMs: 5_000, text: ['06:00 I think'] },
      ];
    },
    goals: {
      asked: ({ was, now, p }) =>
        only(
          sent(was, now),
          m => isWith(now, m.thread, p.friends[0]!.id) && m.text.toLowerCase().includes(p.what),
        ),
    },
    allow: s => [newIn(s.apps.chat.messages), newIn(s.apps.chat.threads)],
    answer: {
      fields: {
        start: {
          type: 'time',
          label: { en: p => `When the ${p.what} starts`, zh: p => `${p.what}的开始时间` },
        },
      },
      key: ({ p }) => ({ start: p.at.text }),
      weight: 2,
    },
    solve: function* (seen, { friends, what, at }) {
      seen = yield* openThread(seen, called(friends[0]!));
      seen = yield* say(seen, `When does the ${what} start?`);
      yield* waitFor(seen, text(new RegExp(`^the ${what}\\? ${at.text} sharp$`)), { ms: 30_000, most: 12 });
      yield answer({ start: at.text });
      yield done();
    },
    nearMisses: {
      guessed: {
        change: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, `When is the ${p.what}?`),
        answer: () => ({ start: '06:00' }),
        because: 'answer',
      },
      askedTheOther: {
        change: (s, p, ctx) => send(s, ctx, p.friends[1]!.id, `When is the ${p.what}?`),
        answer: p => ({ start: p.at.text }),
        because: 'asked',
      },
      didNotAsk: { change: () => {}, answer: p => ({ start: p.at.text }), because: 'asked' },
    },
  },
);
