import { formatDate } from '../../../src/sdk/core/format.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, find, open, scrollTo, tap, text } from '../steps.ts';
import { openRide, whenOf } from '../rides/make.ts';
import { centsIn, pounds } from '../wallet/make.ts';
import { answerMail, arrived, openMail, WORK, writeAndSend } from './make.ts';

const ELSIE = { name: 'Elsie Thornbury', address: 'accounts@kittiwake.example' };
const ZONE = 'Europe/London';
/** Rides that were the only ones of their day, and when the list says they were. */
const RIDES = {
  'HL-18733': 'Fri, 5 Sep 2025, 08:12',
  'HL-20301': 'Thu, 2 Oct 2025, 17:48',
  'HL-22390': 'Fri, 14 Nov 2025, 05:35',
  'HL-22411': 'Mon, 17 Nov 2025, 21:20',
  'HL-25707': 'Fri, 6 Feb, 17:52',
  'HL-26840': 'Sat, 21 Feb, 09:20',
  'HL-27002': 'Tue, 24 Feb, 18:35',
  'HL-27990': 'Tue, 10 Mar, 19:42',
} as const;
type Id = keyof typeof RIDES;
interface P {
  rides: Id[];
  tips: number[];
}
const SUBJECT = 'Two rides for the books';
const MAIL = 'mail-two-rides';
/** Numbers of rides go up with time. */
const inOrder = (p: P) => p.rides.toSorted();
const cents = (s: Phone, id: Id) => {
  const ride = s.apps.rides.rides[id]!;
  return ride.fare.reduce((sum, line) => sum + line.cents, 0) + ride.tipCents;
};
const words = (p: P, sum: number) => `${inOrder(p).join(' and ')}: ${pounds(sum)}`;
const both = (s: Phone, p: P) => p.rides.reduce((sum, id) => sum + cents(s, id), 0);
const reply = (s: Phone, ctx: SetupCtx, words: string) => answerMail(s, ctx, 'reply', MAIL, { text: words });
const dayOf = (s: Phone, id: Id) => formatDate(whenOf(s.apps.rides.rides[id]!), ZONE);

/** Accounts name two days: numbers and what both rides came to are in Hopalong. */
export const ridesForAccounts = task(
  'mail/rides-for-accounts',
  params({
    rides: distinct(2, oneOf(...(Object.keys(RIDES) as [Id, ...Id[]]))),
    tips: distinct(2, int(30, 3_90, 20)),
  }),
  {
    tags: ['cross-app', 'arithmetic', 'search', 'transcription'],
    needs: { lookups: 5, memory: 4 },
    ask: {
      en: [
        () =>
          'Elsie from accounts asks by mail about two Hopalong rides. Look up their numbers and what they cost together, tips included, and reply in this form: “HL-10001 and HL-10002: £12.34”, the earlier ride first, nothing else.',
        () =>
          'Answer Elsie’s mail about the rides for the books. She needs both booking numbers from Hopalong, the older one first, and the sum of what I paid with tips, as in “HL-10001 and HL-10002: £12.34”. Just that line.',
      ],
      zh: [
        () =>
          '财务 Elsie 发邮件问两次蹦蹦出行（Hopalong）的车费。查出两次的单号和总金额（含小费），按“HL-10001 and HL-10002: £12.34”的格式回复，较早的一次写在前面，别的不写。',
      ],
    },
    setup: (s, p, ctx) => {
      p.rides.forEach((id, i) => Object.assign(s.apps.rides.rides[id]!, { tipCents: p.tips[i]! }));
      const [late, early] = inOrder(p).toReversed() as [Id, Id];
      arrived(
        s,
        ctx,
        'two-rides',
        {
          sender: ELSIE,
          subject: SUBJECT,
          text: `Hello Robin,\n\nyou rode with Hopalong for us on ${dayOf(s, late)} and before that on ${dayOf(s, early)}. I need both numbers and the total.\n\nElsie`,
          to: [WORK],
        },
        55,
      );
    },
    expect: { answered: (s, p, ctx) => reply(s, ctx, words(p, both(s, p))) },
    solve: function* (seen, p) {
      seen = yield* openMail(seen, `subject:"${SUBJECT}"`, SUBJECT);
      find(seen, text(/you rode with Hopalong for us on/));
      let sum = 0;
      // The list has the newest first.
      for (const id of inOrder(p).toReversed()) {
        seen = yield* openRide(RIDES[id]);
        seen = yield* scrollTo(seen, text(/^£\d+\.\d\d$/));
        sum += centsIn(find(seen, { ...text(/^£\d+\.\d\d$/), first: true } as never).name);
        yield { type: 'key', key: 'back' };
      }
      seen = yield open('mail');
      seen = yield* scrollTo(seen, button('Reply'));
      seen = yield tap(seen, button('Reply'));
      yield* writeAndSend(seen, words(p, sum));
      yield done();
    },
    nearMisses: {
      withoutTips: {
        change: (s, p, ctx) => reply(s, ctx, words(p, both(s, p) - p.tips[0]! - p.tips[1]!)),
        because: ['answered', 'sideEffects'],
      },
      onlyOne: {
        change: (s, p, ctx) => reply(s, ctx, words(p, cents(s, p.rides[0]!))),
        because: ['answered', 'sideEffects'],
      },
    },
  },
);
