import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, time } from '../sample.ts';
import { answer, done, text, waitFor } from '../steps.ts';
import { folded, tellsOnly } from '../wording.ts';
import { called, friend, openThread, say, send, textsTo } from './make.ts';

/** What may start, in English and Chinese. */
const WHATS = { ferry: '渡轮', rehearsal: '排练', market: '集市', film: '电影', swim: '游泳' } as const;
type What = keyof typeof WHATS;

/** What one asks with. */
const ASKING =
  `when what whats what's which at time how soon does do did will can could would start starts starting started begin begins
   beginning leave leaves depart departs sail sails open opens go goes going on kick off set still quick question wondering wonder
   knows remind happen happens supposed any idea exactly wait waiting reply back mind possible asap`.split(
    /\s+/,
  );
const ASKING_ZH = [
  '请问',
  '想问',
  '问一下',
  '几点',
  '什么时候',
  '什么时间',
  '何时',
  '开始',
  '开船',
  '出发',
  '时间',
  '开',
  '吗',
  '呢',
  '麻烦',
];
const WHEN =
  /\bwhen('s|\s*\?| (is|are|does|do|did|will|can|the|our|your|this|that|it|exactly)\b)|\btime\b|\bhow soon\b|几点|什么时候|何时|时间/u;
/** Does not want to be told, or speaks of the time without asking for it. */
const NO_QUESTION =
  /\b(don't|do not|dont|never|no need)\b.*\b(tell|say|answer|reply|write|bother|matter|want|care)|\bnever mind\b|\bforget\b|不用|不必|别|\d/u;

/** Whether texts ask when something starts and little else, in at most three messages. */
export function isQuestion(texts: readonly string[], what: What, to: string): boolean {
  const all = folded(texts.join('\n')).toLowerCase();
  const names = (thing: What) => all.includes(thing) || all.includes(WHATS[thing]);
  const others = (Object.keys(WHATS) as What[]).filter(thing => thing !== what);
  const known = [to, what, WHATS[what], ...ASKING_ZH];
  const carries = (clause: string) => names(what) && (clause.includes(what) || clause.includes(WHATS[what]));
  return (
    texts.length > 0 &&
    texts.length <= 3 &&
    WHEN.test(all) &&
    names(what) &&
    !others.some(names) &&
    !NO_QUESTION.test(all) &&
    tellsOnly(all, carries, { known, plain: ASKING })
  );
}
const question = (what: What) => `When does the ${what} start?`;

/** The agent's question in its own words, or one of ours where it has not asked. */
function asked(s: Phone, now: Phone, contact: string, what: What): readonly string[] {
  const texts = textsTo(s, now, contact);
  return isQuestion(texts, what, called(s.apps.chat.contacts[contact]!)) ? texts : [question(what)];
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
      askedSomethingElse: {
        change: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, `Do you like the ${p.what}?`),
        answer: p => ({ start: p.at.text }),
        because: ['asked', 'sideEffects'],
      },
      andMore: {
        change: (s, p, ctx) =>
          send(s, ctx, p.friends[0]!.id, `When does the ${p.what} start? Everybody is cross with you.`),
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
      politely: {
        change: (s, p, ctx) =>
          send(s, ctx, p.friends[0]!.id, `Hi, could you please tell me when the ${p.what} starts? Thanks!`),
        answer: p => ({ start: p.at.text }),
      },
      inChinese: {
        change: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, `${WHATS[p.what]}几点开始`),
        answer: p => ({ start: p.at.text }),
      },
    },
  },
);
