import { leftOpen, saveNew, startEvent, endAt } from '../calendar/make.ts';
import { task, type Phone } from '../form.ts';
import { date, int, oneOf, params, timeText, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, find, open, rid, scrollTo, tap, text } from '../steps.ts';
import { bookRide, inCash, momentOn, pickUpAt, pickUpFrom, planTo, spotNamed } from '../rides/make.ts';
import { answerMail, arrived, openMail, person, WORK, writeAndSend, type Person } from './make.ts';

const STATION = 'Harrow Bay Central';
const STUDIO = 'Kittiwake Studio';
const MAIL = 'mail-visit';
interface P {
  who: Person;
  day: Day;
  train: number;
  after: number;
  long: number;
}
const pickUp = (p: P) => p.train + 10;
const begins = (p: P) => Math.ceil((p.train + p.after) / 15) * 15;
const subject = (p: P) => `My visit on ${p.day.en}`;
const title = (p: P) => `Visit: ${p.who.name}`;
const words = (p: P, minute = pickUp(p)) => `A car waits for you from ${timeText(minute)}.`;
const ride = (s: Phone, p: P, ctx: SetupCtx, minute = pickUp(p)) =>
  bookRide(s, ctx, { from: spotNamed(STATION), to: spotNamed(STUDIO), at: momentOn(p.day, minute) });
const enter = (s: Phone, p: P, ctx: SetupCtx) =>
  saveNew(s, ctx, { title: title(p), day: p.day.iso, at: begins(p), minutes: p.long });
const reply = (s: Phone, p: P, ctx: SetupCtx, text: string) => answerMail(s, ctx, 'reply', MAIL, { text });

/** A visitor's mail asks for a car; the visit goes into the calendar, and an answer back. */
export const visitorByTrain = task(
  'mail/visitor-by-train',
  params({
    who: person(),
    day: date(2, 20),
    train: int(9 * 60, 16 * 60, 1),
    after: oneOf(40, 50, 60),
    long: oneOf(45, 60, 75, 90, 105, 120),
  }),
  {
    tags: ['cross-app', 'arithmetic', 'multi-step', 'transfer'],
    needs: { lookups: 4, memory: 4 },
    ask: {
      en: [
        p =>
          `${p.who.name} is coming to the studio and wrote me by mail. Book a Hop in Hopalong from ${STATION} to ${STUDIO} for 10 minutes after the train is in. Put the visit into my calendar as “${title(p)}”, from when to when the mail says. Then answer the mail with “A car waits for you from HH:MM.”, the time of the pick-up.`,
        p =>
          `Get everything ready for ${p.who.name}’s visit, it is all in the mail: a Hopalong Hop from the station (${STATION}) to ${STUDIO}, picking up 10 minutes after the train’s arrival; an event “${title(p)}” for the time of the visit; and the reply “A car waits for you from HH:MM.”`,
      ],
      zh: [
        p =>
          `${p.who.name} 要来工作室，发了邮件。请在蹦蹦出行（Hopalong）预约一辆 Hop，火车到站 10 分钟后从 ${STATION} 到 ${STUDIO}；把这次来访按邮件里的起止时间记入日历，标题“${title(p)}”；再回复邮件“A car waits for you from HH:MM.”，写上接车时间。`,
      ],
    },
    setup: (s, p, ctx) => {
      inCash(s);
      arrived(
        s,
        ctx,
        'visit',
        {
          sender: p.who,
          subject: subject(p),
          text: `Dear Robin,\n\non ${p.day.en} my train gets to ${STATION} at ${timeText(p.train)}. Shall we sit down at ${timeText(begins(p))}? I have to leave again at ${timeText(begins(p) + p.long)}. Is there a way to be fetched?\n\n${p.who.name.split(' ')[0]}`,
          to: [WORK],
        },
        65,
      );
      arrived(
        s,
        ctx,
        'visit-old',
        {
          sender: p.who,
          subject: 'A visit in spring?',
          text: `Dear Robin,\n\nI may come by some day in March, by the train at ${timeText(p.train - 62)}.\n\n${p.who.name.split(' ')[0]}`,
          to: [WORK],
          read: true,
        },
        9_000,
      );
    },
    expect: {
      booked: (s, p, ctx) => ride(s, p, ctx),
      entered: (s, p, ctx) => enter(s, p, ctx),
      answered: (s, p, ctx) => reply(s, p, ctx, words(p)),
    },
    free: s => leftOpen(s),
    solve: function* (seen, p) {
      seen = yield* openMail(seen, `subject:"${subject(p)}"`, subject(p));
      const said = find(seen, text(/my train gets to/)).name;
      const times = [...said.matchAll(/at (\d\d):(\d\d)/g)].map(t => Number(t[1]) * 60 + Number(t[2]));
      const [train, from, until] = times as [number, number, number];
      seen = yield* planTo(STUDIO);
      seen = yield* pickUpFrom(seen, STATION);
      seen = yield* pickUpAt(seen, p.day, train + 10);
      yield tap(seen, rid('book'));
      seen = yield* startEvent(title(p), p.day, from);
      seen = yield* endAt(seen, until);
      seen = yield tap(seen, button('Save'));
      seen = yield open('mail');
      seen = yield* scrollTo(seen, button('Reply'));
      seen = yield tap(seen, button('Reply'));
      yield* writeAndSend(seen, words(p, train + 10));
      yield done();
    },
    nearMisses: {
      whenTheTrainIsIn: {
        change: (s, p, ctx) => {
          ride(s, p, ctx, p.train);
          enter(s, p, ctx);
          reply(s, p, ctx, words(p, p.train));
        },
        because: ['booked', 'answered', 'sideEffects'],
      },
    },
  },
);
