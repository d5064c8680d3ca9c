import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { oneOf, params, time } from '../sample.ts';
import { done, enterTime, row, scrollTo, tap, toggle } from '../steps.ts';
import { goTo, makeAlarm } from './make.ts';

const WAKE = 'alarm-wake-up';
const put = (s: Phone, on: boolean, from: number, to: number, reminder: number | null) => {
  Object.assign(s.apps.clock.bedtime, { on, from, reminder });
  s.apps.clock.alarms[WAKE]!.time = to;
};

export const bedtime = task(
  'clock/bedtime',
  params({ from: time('21:00', '23:40', 10), to: time('05:20', '08:40', 10), reminder: oneOf(30, 45, 60) }),
  {
    tags: ['multi-step', 'deep'],
    ask: {
      en: [
        ({ from, to, reminder }) =>
          `Use the bedtime schedule in the clock: to bed at ${from.text}, up at ${to.text}, with a reminder ${reminder} minutes before bedtime.`,
        ({ from, to, reminder }) =>
          `Turn on my bedtime schedule. Bedtime is ${from.text}, I wake up at ${to.text}, and the phone should remind me ${reminder} minutes ahead.`,
      ],
      zh: [
        ({ from, to, reminder }) =>
          `在时钟里启用就寝时间：${from.text}睡觉，${to.text}起床，就寝前${reminder}分钟提醒我。`,
      ],
    },
    goals: {
      on: ({ now }) => now.apps.clock.bedtime.on,
      bed: ({ now, p }) => now.apps.clock.bedtime.from === p.from.minutes,
      wake: ({ now, p }) => now.apps.clock.alarms[WAKE]?.time === p.to.minutes,
      reminder: ({ now, p }) => now.apps.clock.bedtime.reminder === p.reminder,
    },
    allow: s => [
      s.apps.clock.bedtime.on,
      s.apps.clock.bedtime.from,
      s.apps.clock.bedtime.reminder,
      s.apps.clock.alarms[WAKE]!.time,
    ],
    solve: function* (seen, { from, to, reminder }) {
      seen = yield* goTo(seen, 'Bedtime');
      seen = yield tap(seen, toggle('Use bedtime schedule'));
      seen = yield tap(seen, row(/^Bedtime, \d/));
      seen = yield* enterTime(seen, from.minutes);
      seen = yield tap(seen, row(/^Wake-up, \d/));
      seen = yield* enterTime(seen, to.minutes);
      seen = yield* scrollTo(seen, row('Reminder notification'));
      seen = yield tap(seen, row('Reminder notification'));
      yield tap(seen, toggle(`${reminder} minutes before`));
      yield done();
    },
    nearMisses: {
      notOn: { change: (s, p) => put(s, false, p.from.minutes, p.to.minutes, p.reminder), because: 'on' },
      anHourOff: {
        change: (s, p) => put(s, true, p.from.minutes - 60, p.to.minutes, p.reminder),
        because: 'bed',
      },
      reminderAsItWas: {
        change: (s, p) => put(s, true, p.from.minutes, p.to.minutes, 15),
        because: 'reminder',
      },
      anAlarmInstead: {
        change: (s, p, ctx) => {
          Object.assign(s.apps.clock.bedtime, { on: true, from: p.from.minutes, reminder: p.reminder });
          s.apps.clock.alarms[WAKE]!.time = p.to.minutes - 5;
          makeAlarm(s, ctx, 'alarm-new', { time: p.to.minutes });
        },
        because: ['wake', 'sideEffects'],
      },
      withoutDoNotDisturb: {
        change: (s, p) => {
          put(s, true, p.from.minutes, p.to.minutes, p.reminder);
          s.apps.clock.bedtime.doNotDisturb = false;
        },
        because: 'sideEffects',
      },
    },
    alternatives: { byState: { change: (s, p) => put(s, true, p.from.minutes, p.to.minutes, p.reminder) } },
  },
);
