import { added, only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params, time } from '../sample.ts';
import { button, done, scrollTo, tap } from '../steps.ts';
import { addAlarm, byDay, dayEn, dayZh, listEn, makeAlarm, sameDays } from './make.ts';

export const setAlarm = task(
  'clock/set-alarm',
  params({
    at: time('05:05', '21:55'),
    days: distinct(3, int(0, 6)),
    label: oneOf(
      'Swim',
      'Spanish homework',
      'Water the fern',
      'Ring Gran',
      'Bread in the oven',
      'Early bus',
      'Pottery class',
      'Tide table',
    ),
  }),
  {
    tags: ['multi-step', 'transcription'],
    ask: {
      en: [
        ({ at, days, label }) =>
          `Set an alarm for ${at.text} that repeats every ${listEn(byDay(days).map(dayEn))}. Label it “${label}”.`,
        ({ at, days, label }) =>
          `I need a new alarm called “${label}” at ${at.text} on ${listEn(byDay(days).map(d => `${dayEn(d)}s`))}.`,
      ],
      zh: [
        ({ at, days, label }) =>
          `新建一个${at.text}的闹钟，每周${byDay(days).map(dayZh).join('、')}重复，标签写“${label}”。`,
      ],
    },
    // One with the same label that rings at another time.
    setup: (s, { at, days, label }, ctx) =>
      makeAlarm(s, ctx, 'alarm-before', {
        time: (at.minutes + 720) % 1440,
        label,
        days: byDay(days).slice(0, 1),
        on: false,
      }),
    goals: {
      made: ({ was, now, p }) =>
        only(added(was.apps.clock.alarms, now.apps.clock.alarms), a => a.time === p.at.minutes && a.on),
      days: ({ was, now, p }) =>
        only(added(was.apps.clock.alarms, now.apps.clock.alarms), a => sameDays(a.days, p.days)),
      label: ({ was, now, p }) =>
        only(
          added(was.apps.clock.alarms, now.apps.clock.alarms),
          a => a.label.toLowerCase() === p.label.toLowerCase(),
        ),
    },
    allow: s => [newIn(s.apps.clock.alarms)],
    solve: function* (seen, { at, days, label }) {
      seen = yield* addAlarm(at.minutes, label);
      for (const day of days) {
        seen = yield* scrollTo(seen, button(dayEn(day)));
        seen = yield tap(seen, button(dayEn(day)));
      }
      yield done();
    },
    nearMisses: {
      halfADayOff: {
        change: (s, p, ctx) =>
          makeAlarm(s, ctx, 'alarm-new', { time: (p.at.minutes + 720) % 1440, label: p.label, days: p.days }),
        because: 'made',
      },
      aDayShort: {
        change: (s, p, ctx) =>
          makeAlarm(s, ctx, 'alarm-new', { time: p.at.minutes, label: p.label, days: p.days.slice(1) }),
        because: 'days',
      },
      twice: {
        change: (s, p, ctx) => {
          for (const id of ['alarm-new', 'alarm-newer'])
            makeAlarm(s, ctx, id, { time: p.at.minutes, label: p.label, days: p.days });
        },
        because: ['made', 'days', 'label'],
      },
      theOldOneChanged: {
        change: (s, p) => {
          Object.assign(s.apps.clock.alarms['alarm-before']!, { time: p.at.minutes, days: p.days, on: true });
        },
        because: ['made', 'days', 'label', 'sideEffects'],
      },
      switchedOff: {
        change: (s, p, ctx) =>
          makeAlarm(s, ctx, 'alarm-new', { time: p.at.minutes, label: p.label, days: p.days, on: false }),
        because: 'made',
      },
    },
    alternatives: {
      louder: {
        change: (s, p, ctx) =>
          makeAlarm(s, ctx, 'alarm-new', {
            time: p.at.minutes,
            label: p.label,
            days: p.days,
            sound: 'Foghorn',
          }),
      },
    },
  },
);
