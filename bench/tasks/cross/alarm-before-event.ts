import { openEvent, putEvent } from '../calendar/make.ts';
import { addAlarm as tapAlarm, makeAlarm } from '../clock/make.ts';
import { anyOf, task } from '../form.ts';
import { date, int, oneOf, params, time } from '../sample.ts';
import { done, find, text } from '../steps.ts';
import { addAlarm, addDatedAlarm, tomorrow } from './make.ts';

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
    expect: {
      rings: anyOf(
        (_s, p, ctx) => addAlarm(ctx, p.at.minutes - p.before, p.title),
        (s, p, ctx) => addDatedAlarm(s, ctx, p.at.minutes - p.before, p.title, tomorrow(s)),
      ),
    },
    solve: function* (seen, { title, day, before }) {
      seen = yield* openEvent(title, day);
      const [, hour, minute] = /(\d\d):(\d\d) – /.exec(find(seen, text(/\d\d:\d\d – \d\d:\d\d/)).name)!;
      yield* tapAlarm(Number(hour) * 60 + Number(minute) - before, title);
      yield done();
    },
    nearMisses: {
      atTheStart: {
        change: (_s, p, ctx) => addAlarm(ctx, p.at.minutes, p.title),
        because: ['rings', 'sideEffects'],
      },
      forNextWeeks: {
        change: (_s, p, ctx) => addAlarm(ctx, p.at.minutes + 40 - p.before, p.title),
        because: ['rings', 'sideEffects'],
      },
      everyWeek: {
        change: (_s, p, ctx) => addAlarm(ctx, p.at.minutes - p.before, p.title, [p.day.weekday]),
        because: ['rings', 'sideEffects'],
      },
      theOldOne: {
        change: (_s, p, ctx) => {
          ctx.act('clock', 'setTime', { alarm: 'alarm-old', result: p.at.minutes - p.before });
          ctx.act('clock', 'setLabel', { alarm: 'alarm-old', label: p.title });
        },
        because: ['rings', 'sideEffects'],
      },
    },
    alternatives: {
      onADate: {
        change: (s, p, ctx) => addDatedAlarm(s, ctx, p.at.minutes - p.before, p.title, tomorrow(s)),
      },
    },
  },
);
