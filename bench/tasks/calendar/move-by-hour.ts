import { task, type Phone } from '../form.ts';
import { events, slateEvents, wantedOf } from '../probes/events.ts';
import { date, distinct, oneOf, params, time } from '../sample.ts';
import { button, done, enterTime, rid, tap } from '../steps.ts';
import { ASKED, openEvent, other, putEvent } from './make.ts';

const PEOPLE = ['Mira', 'Owen', 'Nadia', 'Callum', 'Priya', 'Leo', 'Aoife', 'Tess'] as const;
interface P {
  people: string[];
  at: { minutes: number };
  minutes: number;
  later: boolean;
}
const titleOf = (person: string) => `Meeting with ${person}`;
const target = (p: P) => p.at.minutes + (p.later ? 60 : -60);
const move = (s: Phone, id: string, at: number, minutes: number) =>
  Object.assign(s.apps.calendar.events[id]!, { startMinute: at, endMinute: at + minutes });

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
    goals: {
      start: ({ now, p }) =>
        now.apps.calendar.events[ASKED]?.startMinute === target(p) &&
        now.apps.calendar.events[ASKED].startDate === p.day.iso,
      length: ({ was, now, p }) =>
        was.apps.calendar.events[ASKED]!.startMinute !== now.apps.calendar.events[ASKED]?.startMinute &&
        now.apps.calendar.events[ASKED] !== undefined &&
        now.apps.calendar.events[ASKED].endMinute - now.apps.calendar.events[ASKED].startMinute ===
          p.minutes &&
        now.apps.calendar.events[ASKED].endDate === p.day.iso,
    },
    allow: s => [
      s.apps.calendar.events[ASKED]!.startMinute,
      s.apps.calendar.events[ASKED]!.endMinute,
      s.apps.calendar.events[ASKED]!.editedAt,
    ],
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
        change: (s, p) => {
          move(s, ASKED, p.at.minutes + (p.later ? -60 : 60), p.minutes);
        },
        because: 'start',
      },
      onlyTheStart: {
        change: (s, p) => {
          move(s, ASKED, target(p), p.minutes + (p.later ? -10 : 60));
        },
        because: 'length',
      },
      theOtherPerson: {
        change: (s, p) => {
          move(s, other(1), p.at.minutes - 30 + (p.later ? 60 : -60), p.minutes);
        },
        because: ['start', 'length', 'sideEffects'],
      },
      theOneInApril: {
        change: (s, p) => {
          move(s, other(3), target(p), p.minutes);
        },
        because: ['start', 'length', 'sideEffects'],
      },
      bothMeetings: {
        change: (s, p) => {
          move(s, ASKED, target(p), p.minutes);
          move(s, other(3), target(p), p.minutes);
        },
        because: 'sideEffects',
      },
      aCopy: {
        change: (s, p) => {
          putEvent(s, 'event-copy', {
            title: titleOf(p.people[0]!),
            day: p.day.iso,
            at: target(p),
            minutes: p.minutes,
          });
        },
        because: ['start', 'length', 'sideEffects'],
      },
    },
    alternatives: {
      byState: {
        change: (s, p) => {
          move(s, ASKED, target(p), p.minutes);
        },
      },
    },
    probe: (p, was) => [
      events(was, p.people.map(titleOf), [
        ...wantedOf(was, p.people.map(titleOf), [ASKED]),
        { title: titleOf(p.people[0]!), day: p.day.iso, at: target(p), minutes: p.minutes },
      ]),
    ],
    slate: (p, was) => slateEvents(was, p.people.map(titleOf)),
  },
);
