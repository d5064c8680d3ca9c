import { added, only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { openEvent, putEvent } from '../calendar/make.ts';
import { addAlarm, makeAlarm } from '../clock/make.ts';
import { task } from '../form.ts';
import { date, int, oneOf, params, time } from '../sample.ts';
import { done, find, text } from '../steps.ts';

/** The alarm is a given time before tomorrow's event: subtraction between two apps. */
export const alarmBeforeEvent = task(
  'cross/alarm-before-event',
  params({
    title: oneOf(
      'Early ferry',
      'Kiln opening',
      'Bird count',
      'Market stall',
      'Train to Ellery',
      'Swim at the pier',
    ),
    day: date(1, 1),
    at: time('06:20', '09:30', 5),
    before: int(35, 95, 5),
  }),
  {
    tags: ['arithmetic', 'transfer', 'cross-app'],
    ask: {
      en: [
        ({ title, before }) =>
          `Set an alarm for tomorrow that rings ${before} minutes before “${title}” in my calendar begins, and label it “${title}”.`,
        ({ title, before }) =>
          `Tomorrow I have “${title}”. Wake me ${before} minutes before it starts: one alarm, with that label.`,
      ],
      zh: [
        ({ title, before }) => `明天日历里有“${title}”。设一个提前${before}分钟响的闹钟，标签写“${title}”。`,
      ],
    },
    // The same event a week later starts at another time, and an alarm of that label rings at the event's own time.
    setup: (s, { title, day, at, before }, ctx) => {
      putEvent(s, 'event-asked', { title, day: day.iso, at: at.minutes, minutes: 75 });
      putEvent(s, 'event-later', { title, day: '2026-03-20', at: at.minutes + 40, minutes: 75 });
      makeAlarm(s, ctx, 'alarm-old', {
        time: at.minutes,
        label: `${title} (old)`,
        on: false,
        days: before % 2 ? [6] : [0],
      });
    },
    goals: {
      time: ({ was, now, p }) =>
        only(
          added(was.apps.clock.alarms, now.apps.clock.alarms),
          a =>
            a.time === p.at.minutes - p.before &&
            a.on &&
            (a.date === null || a.date === p.day.iso) &&
            (a.days.length === 0 || (a.days.length === 1 && a.days[0] === p.day.weekday)),
        ),
      label: ({ was, now, p }) =>
        only(
          added(was.apps.clock.alarms, now.apps.clock.alarms),
          a => a.label.toLowerCase() === p.title.toLowerCase(),
        ),
    },
    allow: s => [newIn(s.apps.clock.alarms)],
    solve: function* (seen, { title, day, before }) {
      seen = yield* openEvent(title, day);
      const [, hour, minute] = /(\d\d):(\d\d) – /.exec(find(seen, text(/\d\d:\d\d – \d\d:\d\d/)).name)!;
      yield* addAlarm(Number(hour) * 60 + Number(minute) - before, title);
      yield done();
    },
    nearMisses: {
      atTheStart: {
        change: (s, p, ctx) => makeAlarm(s, ctx, 'alarm-new', { time: p.at.minutes, label: p.title }),
        because: 'time',
      },
      forNextWeeks: {
        change: (s, p, ctx) =>
          makeAlarm(s, ctx, 'alarm-new', { time: p.at.minutes + 40 - p.before, label: p.title }),
        because: 'time',
      },
      anotherDay: {
        change: (s, p, ctx) =>
          makeAlarm(s, ctx, 'alarm-new', {
            time: p.at.minutes - p.before,
            label: p.title,
            date: '2026-03-14',
          }),
        because: 'time',
      },
      everyDay: {
        change: (s, p, ctx) =>
          makeAlarm(s, ctx, 'alarm-new', {
            time: p.at.minutes - p.before,
            label: p.title,
            days: [0, 1, 2, 3, 4, 5, 6],
          }),
        because: 'time',
      },
      theOldOne: {
        change: (s, p) => {
          Object.assign(s.apps.clock.alarms['alarm-old']!, {
            time: p.at.minutes - p.before,
            on: true,
            label: p.title,
          });
        },
        because: ['time', 'label', 'sideEffects'],
      },
    },
  },
);
