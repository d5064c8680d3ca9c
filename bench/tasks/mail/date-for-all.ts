import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, rid, scrollTo, tap, type Steps } from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { answerMail, arrived, element, openMail, person, WORK, writeAndSend, type Person } from './make.ts';

const DAYS = ['Monday 4 May', 'Tuesday 5 May', 'Wednesday 6 May', 'Thursday 7 May', 'Friday 8 May'] as const;
const WHAT = [
  'the harbour walk',
  'the budget talk',
  'the photo day',
  'the fire drill',
  'the spring clean',
] as const;
/** How people say which days they can, given those that they cannot. */
const SAY = [
  (no: readonly string[]) => `All of them but ${no.join(' and ')}.`,
  (no: readonly string[]) => `I can do ${DAYS.filter(d => !no.includes(d)).join(', ')}.`,
  (no: readonly string[]) => `${no.map(d => `${d}: no`).join('\n')}\nThe rest is fine with me`,
];
interface P {
  people: Person[];
  what: string;
  best: number;
  turn: number;
}
/** The days on which each of the three cannot: together, all but the best. */
function cannot(p: P): string[][] {
  const others = DAYS.filter((_, i) => i !== p.best);
  const turned = [...others.slice(p.turn % 4), ...others.slice(0, p.turn % 4)];
  return [[turned[0]!, turned[1]!], [turned[2]!], [turned[3]!, turned[0]!]];
}
const LAST = 'mail-best-day-3';
const subject = (p: P) => `Which day for ${p.what}?`;
const tell = (s: Phone, p: P, ctx: SetupCtx, day: string, kind: 'reply' | 'replyAll' = 'replyAll') =>
  answerMail(s, ctx, kind, LAST, { text: day });

/** Several answers leave one day: everybody is told. */
export const dateForAll = task(
  'mail/date-for-all',
  params({ people: distinct(4, person()), what: oneOf(...WHAT), best: int(0, 4), turn: int(0, 3) }),
  {
    tags: ['arithmetic', 'search', 'transcription'],
    needs: { lookups: 4, memory: 3 },
    ask: {
      en: [
        p =>
          `${p.people[0]!.name} asked by mail which day suits for ${p.what}. I can do all of them. Answer everyone in that conversation with the only day that suits everybody, and nothing else: weekday, day and month, like “Saturday 2 May”.`,
        p =>
          `Read what they all said about a day for ${p.what} and reply to all with the one day on which nobody is missing. Write just that, in the form “Saturday 2 May”; any day is fine for me.`,
      ],
      zh: [
        p =>
          `${p.people[0]!.name} 发邮件问“${subject(p)}”，我哪天都行。看看大家的回复，把唯一人人都有空的那天用“全部回复”告诉所有人，只写日期，格式如“Saturday 2 May”。`,
      ],
    },
    setup: (s, p, ctx) => {
      const [host, ...others] = p.people as [Person, ...Person[]];
      arrived(
        s,
        ctx,
        'best-day-0',
        {
          sender: host,
          subject: subject(p),
          text: `Dear all,\n\nwhich of these can you?\n\n${DAYS.join('\n')}\n\nPlease answer to everybody.`,
          to: [WORK, ...others],
        },
        900,
        'thread-best-day',
      );
      cannot(p).forEach((no, i) =>
        arrived(
          s,
          ctx,
          `best-day-${i + 1}`,
          {
            sender: others[i]!,
            subject: `Re: ${subject(p)}`,
            text: SAY[(i + p.turn) % SAY.length]!(no),
            to: [host, WORK],
            cc: others.filter((_, j) => j !== i),
          },
          600 - i * 200,
          'thread-best-day',
        ),
      );
    },
    expect: { told: (s, p, ctx) => tell(s, p, ctx, DAYS[p.best]!) },
    solve: function* (seen, p) {
      seen = yield* openMail(seen, `subject:"${subject(p)}"`, new RegExp(subject(p).replace('?', '\\?')));
      for (const i of [0, 1, 2]) seen = yield tap(seen, element(`mail#mail-best-day-${i}`));
      seen = yield* writeAll(seen, DAYS[p.best]!);
      yield done();
    },
    nearMisses: {
      onlyTheLast: {
        change: (s, p, ctx) => tell(s, p, ctx, DAYS[p.best]!, 'reply'),
        because: ['told', 'sideEffects'],
      },
      anotherDay: {
        change: (s, p, ctx) => tell(s, p, ctx, DAYS[(p.best + 1) % 5]!),
        because: ['told', 'sideEffects'],
      },
    },
  },
);
function* writeAll(seen: Observation, text: string): Steps {
  seen = yield* scrollTo(seen, rid('reply-all'));
  seen = yield tap(seen, rid('reply-all'));
  return yield* writeAndSend(seen, text);
}
