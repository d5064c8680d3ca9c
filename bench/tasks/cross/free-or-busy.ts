import { putEvent, showDay } from '../calendar/make.ts';
import { task } from '../form.ts';
import { openWith, person, receive, say } from '../messages/make.ts';
import { date, distinct, int, oneOf, params, timeText } from '../sample.ts';
import { done, has, row, type Steps } from '../steps.ts';
import { sms } from './make.ts';

const YES = 'Yes, I am free.';
const NO = 'Sorry, I am busy then.';
const right = (p: { busy: boolean }) => (p.busy ? NO : YES);

/** The calendar decides which answer is right. */
export const freeOrBusy = task(
  'cross/free-or-busy',
  params({
    people: distinct(2, person()),
    day: date(45, 70),
    hour: int(9, 18),
    busy: oneOf(true, false),
    title: oneOf('Tile fitting', 'Loom course', 'Rope class', 'Ward visit', 'Stock count'),
  }),
  {
    tags: ['condition', 'cross-app', 'message', 'search'],
    ask: {
      en: [
        ({ people, day, hour }) =>
          `${people[0]!.name} asks by text whether I am free on ${day.en} at ${timeText(hour * 60)}. Look into my calendar: if something is on at that time, text back “${NO}”, otherwise “${YES}”.`,
        ({ people, day, hour }) =>
          `Answer ${people[0]!.name}'s text about ${day.en}, ${timeText(hour * 60)}: “${YES}” if my calendar is empty at that time, “${NO}” if not.`,
      ],
      zh: [
        ({ people, day, hour }) =>
          `${people[0]!.name} 发短信问我${day.zh}${timeText(hour * 60)}有没有空。看看日历：那个时间有安排就回“${NO}”，没有就回“${YES}”。`,
      ],
    },
    // Other events touch that hour without overlapping it, and the days beside have the same events.
    setup: (s, { people, day, hour, busy, title }, ctx) => {
      receive(s, ctx, people[0]!.number, `Are you free on ${day.en} at ${timeText(hour * 60)}?`, 6);
      // Remove the world's own events of that day.
      for (const [id, e] of Object.entries(s.apps.calendar.events))
        if (e.repeat === null && e.startDate === day.iso) delete s.apps.calendar.events[id];
      for (const e of Object.values(s.apps.calendar.events))
        if (e.repeat !== null && !e.allDay && !e.cancelled.includes(day.iso) && e.startDate <= day.iso)
          e.cancelled = [...e.cancelled, day.iso].sort();
      if (busy) putEvent(s, 'event-at', { title, day: day.iso, at: hour * 60 - 20, minutes: 50 });
      else putEvent(s, 'event-until', { title, day: day.iso, at: hour * 60 - 60, minutes: 60 });
      putEvent(s, 'event-after', {
        title: 'Phone with Elsie',
        day: day.iso,
        at: hour * 60 + 120,
        minutes: 30,
      });
    },
    expect: { answered: (_s, p, ctx) => sms(ctx, p.people[0]!, right(p)) },
    solve: function* (seen, { people, day, hour, title }): Steps {
      seen = yield* showDay(day);
      const busy = has(
        seen,
        row(new RegExp(`^${title}, ${timeText(hour * 60 - 20)} – ${timeText(hour * 60 + 30)}`)),
      );
      seen = yield* openWith(seen, people[0]!);
      yield* say(seen, busy ? NO : YES);
      return yield done();
    },
    nearMisses: {
      theOpposite: {
        change: (_s, p, ctx) => sms(ctx, p.people[0]!, p.busy ? YES : NO),
        because: ['answered', 'sideEffects'],
      },
      both: {
        change: (_s, p, ctx) => {
          for (const words of [YES, NO]) sms(ctx, p.people[0]!, words);
        },
        because: 'sideEffects',
      },
    },
  },
);
