import { task } from '../form.ts';
import { oneOf, params, time } from '../sample.ts';
import { done, enterTime, row, scrollTo, tap, toggle } from '../steps.ts';
import { goTo } from './make.ts';

export const bedtime = task(
  'clock/bedtime',
  params({ from: time('21:00', '23:40', 10), to: time('05:25', '08:35', 10), reminder: oneOf(30, 45, 60) }),
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
    expect: {
      on: (_s, _p, ctx) => ctx.act('clock', 'setBedtime', { on: true }),
      bed: (_s, { from }, ctx) => ctx.act('clock', 'setBedtimeAt', { result: from.minutes }),
      wake: (_s, { to }, ctx) => ctx.act('clock', 'setWakeTime', { result: to.minutes }),
      reminder: (_s, { reminder }, ctx) => ctx.act('clock', 'setReminder', { minutes: reminder }),
    },
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
      anAlarmInstead: {
        change: (_s, p, ctx) => {
          ctx.act('clock', 'setBedtime', { on: true });
          ctx.act('clock', 'setBedtimeAt', { result: p.from.minutes });
          ctx.act('clock', 'setReminder', { minutes: p.reminder });
          ctx.act('clock', 'addAlarm', { result: p.to.minutes });
        },
        because: ['wake', 'sideEffects'],
      },
    },
  },
);
