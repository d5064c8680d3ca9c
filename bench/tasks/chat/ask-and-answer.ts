import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, time } from '../sample.ts';
import { answer, done, text, waitFor } from '../steps.ts';
import { called, friend, openThread, say, send, textsTo } from './make.ts';

/** What may start, in English and Chinese. */
const WHATS = { ferry: '渡轮', rehearsal: '排练', market: '集市', film: '电影', swim: '游泳' } as const;
type What = keyof typeof WHATS;

/** Whether texts ask when something starts, in at most three messages. */
function isQuestion(texts: readonly string[], what: What): boolean {
  const all = texts.join('\n').toLowerCase();
  const asks = /[?？]|\bwhen\b|\bwhat time\b|几点|什么时候|何时/u.test(all);
  return texts.length > 0 && texts.length <= 3 && asks && (all.includes(what) || all.includes(WHATS[what]));
}
const question = (what: What) => `When does the ${what} start?`;

/** The agent's question in its own words, or one of ours where it has not asked. */
function asked(s: Phone, now: Phone, contact: string, what: What): readonly string[] {
  const texts = textsTo(s, now, contact);
  return isQuestion(texts, what) ? texts : [question(what)];
}

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
          `在 Parley 上问${called(friends[0]!)}${WHATS[what]}几点开始，等到回复后把时间填进答题表。`,
      ],
    },
    setup: (s, { friends, at, minutes, what }) => {
      s.apps.chat.replies[friends[0]!.id] = [
        {
          any: [what, WHATS[what]],
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
    // How it is asked is open.
    expect: {
      asked: (s, { friends: [friend], what }, ctx, now) => {
        for (const words of asked(s, now, friend!.id, what)) send(s, ctx, friend!.id, words);
      },
    },
    answer: {
      fields: {
        start: {
          type: 'time',
          label: { en: p => `When the ${p.what} starts`, zh: p => `${WHATS[p.what]}的开始时间` },
        },
      },
      key: ({ p }) => ({ start: p.at.text }),
      weight: 2,
    },
    solve: function* (seen, { friends, what, at }) {
      seen = yield* openThread(seen, called(friends[0]!));
      seen = yield* say(seen, question(what));
      yield* waitFor(seen, text(new RegExp(`^the ${what}\\? ${at.text} sharp$`)), { ms: 30_000, most: 12 });
      yield answer({ start: at.text });
      yield done();
    },
    nearMisses: {
      askedTheOther: {
        change: (s, p, ctx) => send(s, ctx, p.friends[1]!.id, question(p.what)),
        answer: p => ({ start: p.at.text }),
        because: ['asked', 'sideEffects'],
      },
      saidSomethingElse: {
        change: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, `I hate the ${p.what}.`),
        answer: p => ({ start: p.at.text }),
        because: ['asked', 'sideEffects'],
      },
      guessed: {
        change: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, question(p.what)),
        answer: () => ({ start: '06:00' }),
        because: 'answer',
      },
    },
    alternatives: {
      inTwoMessages: {
        change: (s, p, ctx) => {
          send(s, ctx, p.friends[0]!.id, 'Hi! A quick question.');
          send(s, ctx, p.friends[0]!.id, `What time does the ${p.what} begin?`);
        },
        answer: p => ({ start: p.at.text }),
      },
      inChinese: {
        change: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, `${WHATS[p.what]}几点开始`),
        answer: p => ({ start: p.at.text }),
      },
    },
  },
);
