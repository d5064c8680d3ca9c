import { task } from '../form.ts';
import { distinct, int, oneOf, params, time } from '../sample.ts';
import { button, done, scrollTo, tap } from '../steps.ts';
import { addAlarm, byDay, dayEn, dayZh, listEn, makeAlarm } from './make.ts';

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
    expect: {
      made: (_s, { at, days, label }, ctx) =>
        ctx.act('clock', 'addAlarm', { result: at.minutes, days, label }),
    },
    solve: function* (seen, { at, days, label }) {
      seen = yield* addAlarm(at.minutes, label);
      for (const day of days) {
        seen = yield* scrollTo(seen, button(dayEn(day)));
        seen = yield tap(seen, button(dayEn(day)));
      }
      yield done();
    },
    nearMisses: {
      theOldOneChanged: {
        change: (_s, p, ctx) => {
          ctx.act('clock', 'setTime', { alarm: 'alarm-before', result: p.at.minutes });
          ctx.act('clock', 'setDays', { alarm: 'alarm-before', days: p.days });
        },
        because: ['made', 'sideEffects'],
      },
      silent: {
        change: (s, p, ctx) =>
          makeAlarm(s, ctx, 'alarm-new', {
            time: p.at.minutes,
            label: p.label,
            days: byDay(p.days),
            sound: 'None',
            vibrate: false,
          }),
        because: ['made', 'sideEffects'],
      },
      pausedForAYear: {
        change: (s, p, ctx) =>
          makeAlarm(s, ctx, 'alarm-new', {
            time: p.at.minutes,
            label: p.label,
            days: byDay(p.days),
            pausedUntil: '2027-03-12',
          }),
        because: ['made', 'sideEffects'],
      },
    },
  },
);
