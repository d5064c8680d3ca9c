import type { Phone } from '../../../apps/catalogue.ts';
import { other, putEvent, shortDay, showDay, TITLES } from '../calendar/make.ts';
import { task } from '../form.ts';
import { addDays } from '../../../src/state/clock.ts';
import { date, dayAt, distinct, int, oneOf, params, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, button, done, open, row, scroll, scrollTo, tap } from '../steps.ts';
import { answerMail, arrived, openMail, person, writeAndSend, type Person } from './make.ts';

const ZONE = 'Europe/London';
/** The evening that is asked for, in minutes of the day. */
const [FROM, UNTIL] = [18 * 60 + 30, 21 * 60];
interface P {
  who: Person;
  what: string;
  monday: Day;
  free: number;
  titles: string[];
  ends: number;
}
const SUBJECT = (p: P) => `Which evening for ${p.what}?`;
const MAIL = 'mail-evening';
const dayOfWeek = (p: P, i: number): Day => dayAt(addDays(p.monday.at, i, ZONE), ZONE);
const told = (p: P, i = p.free) => dayOfWeek(p, i).en;
const reply = (s: Phone, ctx: SetupCtx, p: P, day: string) =>
  answerMail(s, ctx, 'reply', MAIL, { text: day });

/** The first weekday with nothing between half past six and nine; other days only look free. */
export const firstFreeEvening = task(
  'mail/first-free-evening',
  params({
    who: person(),
    what: oneOf('the map evening', 'a long dinner', 'the slide show', 'our rehearsal', 'the chess match'),
    monday: date(30, 75),
    free: int(1, 4),
    titles: distinct(6, oneOf(...TITLES)),
    ends: int(5, 55, 5),
  }).such(p => p.monday.weekday === 1),
  {
    tags: ['cross-app', 'condition', 'search', 'date'],
    needs: { lookups: 5, conditions: 5, memory: 1 },
    ask: {
      en: [
        p =>
          `${p.who.name} asks by mail which evening of a certain week I could come for ${p.what}. Reply with the first weekday, Monday to Friday, on which my calendar has nothing between 18:30 and 21:00. Only weekday, day and month, like “Tuesday 12 May”.`,
        p =>
          `Find the first evening from Monday to Friday in the week that ${p.who.name} names in the mail about ${p.what}: 18:30 to 21:00 has to be empty in my calendar. Answer the mail with that day and no other words, as in “Tuesday 12 May”.`,
      ],
      zh: [
        p =>
          `${p.who.name} 发邮件问我某一周哪天晚上能来（${p.what}）。看看日历，周一到周五里第一个 18:30 到 21:00 完全空着的是哪天，只回复那一天，格式如“Tuesday 12 May”。`,
      ],
    },
    setup: (s, p, ctx) => {
      // That week has no events but its own.
      const days = Array.from({ length: 7 }, (_, i) => dayOfWeek(p, i).iso);
      for (const [id, e] of Object.entries(s.apps.calendar.events)) {
        if (e.repeat === null && e.startDate <= days[6]! && e.endDate >= days[0]!)
          delete s.apps.calendar.events[id];
        else if (e.repeat !== null && (e.repeat.until === null || e.repeat.until >= days[0]!))
          e.repeat.until = dayAt(addDays(p.monday.at, -1, ZONE), ZONE).iso;
      }
      for (let i = 0; i < 5; i++) {
        const busy = i < p.free;
        const at = busy ? [FROM - 60, FROM + 45, UNTIL - p.ends, FROM + 10][i]! : FROM - 120;
        const minutes = busy ? 60 + p.ends : 120 - (i === p.free ? 0 : 30);
        putEvent(s, other(i), { title: p.titles[i]!, day: days[i]!, at, minutes });
      }
      putEvent(s, other(9), { title: p.titles[5]!, day: days[p.free]!, at: UNTIL, minutes: 45 });
      arrived(
        s,
        ctx,
        'evening',
        {
          sender: p.who,
          subject: SUBJECT(p),
          text: `Dear Robin,\n\nwould you come for ${p.what} in the week of ${p.monday.en}? Half past six to nine would suit me, any evening of that week.\n\n${p.who.name.split(' ')[0]}`,
        },
        40,
      );
    },
    expect: { answered: (s, p, ctx) => reply(s, ctx, p, told(p)) },
    solve: function* (seen, p) {
      seen = yield* openMail(seen, `subject:"${p.what}"`, /Which evening/);
      seen = yield* showDay(p.monday);
      const days = [0, 1, 2, 3, 4].map(i => dayOfWeek(p, i));
      const busy = new Set<string>();
      const read = new Set<string>();
      for (let tries = 0; tries < 8 && read.size < 5; tries++) {
        if (tries > 0) seen = yield scroll('down', 0.5);
        for (const day of days)
          for (const e of all(seen, row(new RegExp(`${shortDay(day)}$`)))) {
            const span = /(\d\d):(\d\d) – (\d\d):(\d\d)/.exec(e.name)?.slice(1).map(Number);
            if (!span) continue;
            read.add(day.en);
            const [hour, minute, untilHour, untilMinute] = span as [number, number, number, number];
            if (hour * 60 + minute < UNTIL && untilHour * 60 + untilMinute > FROM) busy.add(day.en);
          }
      }
      const free = days.find(day => !busy.has(day.en))!.en;
      seen = yield open('mail');
      seen = yield* scrollTo(seen, button('Reply'));
      seen = yield tap(seen, button('Reply'));
      yield* writeAndSend(seen, free);
      yield done();
    },
    nearMisses: {
      theNextOne: {
        change: (s, p, ctx) => reply(s, ctx, p, dayOfWeek(p, (p.free + 1) % 5).en),
        because: ['answered', 'sideEffects'],
      },
      monday: {
        change: (s, p, ctx) => reply(s, ctx, p, told(p, 0)),
        because: ['answered', 'sideEffects'],
      },
    },
  },
);
