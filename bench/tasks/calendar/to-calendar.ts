import { task, type Phone } from '../form.ts';
import { date, distinct, oneOf, params, time } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, has, impossible, tap, toggle } from '../steps.ts';
import { ASKED, openEvent, other, putEvent, rowOn, saveNew, searchFor } from './make.ts';
import type { Day } from '../sample.ts';

const TITLES = [
  'Garden centre',
  'Roof check',
  'Photo album',
  'Car wash',
  'Loft ladder',
  'Bike trailer',
  'Garden gate',
  'Roof rack',
] as const;
const CALENDARS = { Family: 'calendar-family', 'Work (Kittiwake Studio)': 'calendar-work' } as const;
type Name = keyof typeof CALENDARS;
const samples = () =>
  params({
    titles: distinct(3, oneOf(...TITLES)),
    to: oneOf('Family', 'Work (Kittiwake Studio)'),
    day: date(1, 50),
    at: time('09:00', '18:00', 15),
  });
interface P {
  titles: string[];
  to: Name;
  day: Day;
  at: { minutes: number };
}

const ask = {
  en: [
    (p: P) => `Move the event “${p.titles[0]}” of ${p.day.en} to my calendar “${p.to}”.`,
    (p: P) => `“${p.titles[0]}” on ${p.day.en} belongs in the calendar “${p.to}”. Put it there.`,
  ],
  zh: [(p: P) => `把${p.day.zh}的日程“${p.titles[0]}”移到“${p.to}”日历。`],
};
const others = (s: Phone, p: P) => {
  putEvent(s, other(1), { title: p.titles[1]!, day: p.day.iso, at: p.at.minutes + 60, minutes: 45 });
  putEvent(s, other(2), {
    title: `${p.titles[0]}: ring first`,
    day: p.day.iso,
    at: p.at.minutes - 60,
    minutes: 15,
  });
};
const put = (ctx: SetupCtx, event: string, calendar: string) =>
  ctx.act('calendar', 'setCalendar', { event, calendar });

export const toCalendar = task('calendar/to-calendar', samples(), {
  tags: ['search', 'twin', 'edit'],
  twin: 'calendar/to-calendar-missing',
  ask,
  setup: (s, p) => {
    others(s, p);
    putEvent(s, ASKED, { title: p.titles[0]!, day: p.day.iso, at: p.at.minutes, minutes: 45 });
  },
  expect: { moved: (_s, p, ctx) => put(ctx, ASKED, CALENDARS[p.to]) },
  solve: function* (_seen, p) {
    let seen = yield* openEvent(p.titles[0]!, p.day);
    seen = yield tap(seen, button('More options'));
    seen = yield tap(seen, button('Move to calendar'));
    yield tap(seen, toggle(p.to));
    yield done();
  },
  nearMisses: {
    theCallAtThatTime: {
      change: (_s, p, ctx) => put(ctx, other(2), CALENDARS[p.to]),
      because: ['moved', 'sideEffects'],
    },
    copiedThere: {
      change: (s, p, ctx) =>
        saveNew(s, ctx, {
          title: p.titles[0]!,
          day: p.day.iso,
          at: p.at.minutes,
          minutes: 45,
          calendar: CALENDARS[p.to],
        }),
      because: ['moved', 'sideEffects'],
    },
  },
});

export const toCalendarMissing = task('calendar/to-calendar-missing', samples(), {
  tags: ['search', 'twin', 'impossible'],
  expects: 'impossible',
  twin: 'calendar/to-calendar',
  ask,
  // One event more, so that the day is as full as its twin's.
  setup: (s, p) => {
    others(s, p);
    putEvent(s, other(3), { title: p.titles[2]!, day: p.day.iso, at: p.at.minutes, minutes: 45 });
  },
  solve: function* (_seen, p) {
    const seen = yield* searchFor(p.titles[0]!);
    if (!has(seen, rowOn(p.titles[0]!, p.day)))
      yield impossible(`There is no event ${p.titles[0]} on ${p.day.en}`);
  },
  nearMisses: {
    theNearest: {
      change: (_s, p, ctx) => put(ctx, other(2), CALENDARS[p.to]),
      declared: 'done',
      because: ['impossible', 'sideEffects'],
    },
    madeOne: {
      change: (s, p, ctx) =>
        saveNew(s, ctx, {
          title: p.titles[0]!,
          day: p.day.iso,
          at: p.at.minutes,
          minutes: 60,
          calendar: CALENDARS[p.to],
        }),
      declared: 'done',
      because: ['impossible', 'sideEffects'],
    },
  },
});
