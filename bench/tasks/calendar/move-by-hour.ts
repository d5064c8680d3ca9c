import { task, type Phone } from '../form.ts';
import { slateEvents } from '../probes/events.ts';
import { date, distinct, oneOf, params, time } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, enterTime, rid, tap } from '../steps.ts';
import { ASKED, openEvent, other, putEvent, saveNew } from './make.ts';

const PEOPLE = ['Mira', 'Owen', 'Nadia', 'Callum', 'Priya', 'Leo', 'Aoife', 'Tess'] as const;
interface P {
  people: string[];
  at: { minutes: number };
  minutes: number;
  later: boolean;
}
const titleOf = (person: string) => `Meeting with ${person}`;
const target = (p: P) => p.at.minutes + (p.later ? 60 : -60);
const move = (s: Phone, ctx: SetupCtx, event: string, startMinute: number) => {
  const { startDate } = s.apps.calendar.events[event]!;
  ctx.act('calendar', 'moveTo', { event, date: startDate, startDate, startMinute, scope: 'all' });
};

export const moveByHour = task(
  'calendar/move-by-hour',
  params({
    people: distinct(3, oneOf(...PEOPLE)),
    day: date(1, 24),
    at: time('09:00', '17:45', 15),
    minutes: oneOf(25, 30, 45, 60, 90),
    later: oneOf(true, false),
  }),
  {
    tags: ['edit', 'arithmetic', 'search'],
    ask: {
      en: [
        ({ people, day, later }) =>
          `Move my meeting with ${people[0]} on ${day.en} by an hour, to ${later ? 'later' : 'earlier'} that day. It stays as long as it is.`,
        ({ people, day, later }) =>
          `${people[0]} asks for the meeting on ${day.en} to be one hour ${later ? 'later' : 'earlier'}. Change it in my calendar and keep its length.`,
      ],
      zh: [
        ({ people, day, later }) =>
          `把${day.zh}和 ${people[0]} 的会议${later ? '推迟' : '提前'}一小时，时长不变。`,
      ],
    },
    setup: (s, { people, day, at, minutes }) => {
      putEvent(s, ASKED, {
        title: titleOf(people[0]!),
        day: day.iso,
        at: at.minutes,
        minutes,
        place: 'Puffin',
      });
      putEvent(s, other(1), { title: titleOf(people[1]!), day: day.iso, at: at.minutes - 30, minutes });
      putEvent(s, other(2), { title: `Call ${people[0]}`, day: day.iso, at: 1200, minutes: 15 });
      putEvent(s, other(3), { title: titleOf(people[0]!), day: '2026-04-29', at: at.minutes, minutes });
    },
    expect: { moved: (s, p, ctx) => move(s, ctx, ASKED, target(p)) },
    solve: function* (_seen, p) {
      let seen = yield* openEvent(titleOf(p.people[0]!), p.day);
      seen = yield tap(seen, button('Edit'));
      seen = yield tap(seen, rid('start-time'));
      seen = yield* enterTime(seen, target(p));
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      theOtherWay: {
        change: (s, p, ctx) => move(s, ctx, ASKED, p.at.minutes + (p.later ? -60 : 60)),
        because: ['moved', 'sideEffects'],
      },
      theOtherPerson: {
        change: (s, p, ctx) => move(s, ctx, other(1), p.at.minutes - 30 + (p.later ? 60 : -60)),
        because: ['moved', 'sideEffects'],
      },
      theOneInApril: {
        change: (s, p, ctx) => move(s, ctx, other(3), target(p)),
        because: ['moved', 'sideEffects'],
      },
      aCopy: {
        change: (s, p, ctx) => {
          const [title, day] = [titleOf(p.people[0]!), s.apps.calendar.events[ASKED]!.startDate];
          saveNew(s, ctx, { title, day, at: target(p), minutes: p.minutes, place: 'Puffin' });
        },
        because: ['moved', 'sideEffects'],
      },
    },
    slate: (p, was) => slateEvents(was, p.people.map(titleOf)),
  },
);
