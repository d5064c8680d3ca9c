import { task, type Phone } from '../form.ts';
import { params, time } from '../sample.ts';
import { button, done, field, fill, open, row, scrollTo, tap, toggle } from '../steps.ts';

const schedule = (s: Phone) => s.os.settings.doNotDisturb.schedule;

export const quietHours = task(
  'settings/quiet-hours',
  params({ from: time('20:00', '23:45', 15), to: time('05:00', '08:45', 15) }),
  {
    tags: ['deep', 'multi-step'],
    ask: {
      en: [
        ({ from, to }) => `Schedule Do Not Disturb from ${from.text} to ${to.text} every day.`,
        ({ from, to }) =>
          `I want the phone quiet each night between ${from.text} and ${to.text}; set up the schedule for it.`,
      ],
      zh: [({ from, to }) => `设置勿扰模式，每天${from.text}到${to.text}自动开启。`],
    },
    setup: s => {
      Object.assign(schedule(s), { on: false, from: 1_140, to: 540, days: [0, 1, 2, 3, 4, 5, 6] });
      s.os.settings.doNotDisturb.on = false;
    },
    expect: {
      on: (_s, _p, ctx) => ctx.system('changeQuietSchedule', { on: true }),
      start: (_s, p, ctx) => ctx.system('setQuietTime', { edge: 'from', result: p.from.minutes }),
      end: (_s, p, ctx) => ctx.system('setQuietTime', { edge: 'to', result: p.to.minutes }),
    },
    solve: function* (seen, { from, to }) {
      seen = yield open('settings');
      seen = yield* scrollTo(seen, row('Sound and vibration'));
      seen = yield tap(seen, row('Sound and vibration'));
      seen = yield* scrollTo(seen, row('Do not disturb'));
      seen = yield tap(seen, row('Do not disturb'));
      seen = yield* scrollTo(seen, toggle(/^(Schedule|Use schedule)/));
      seen = yield tap(seen, toggle(/^(Schedule|Use schedule)/));
      for (const [label, at] of [
        ['Start', from],
        ['End', to],
      ] as const) {
        seen = yield* scrollTo(seen, row(label));
        seen = yield tap(seen, row(label));
        seen = yield fill(seen, field('Hour'), at.text.slice(0, 2), { clear: true });
        seen = yield fill(seen, field('Minute'), at.text.slice(3), { clear: true });
        seen = yield tap(seen, button('OK'));
      }
      yield done();
    },
    nearMisses: {
      afternoon: {
        change: (_s, p, ctx) => {
          ctx.system('changeQuietSchedule', { on: true });
          ctx.system('setQuietTime', { edge: 'from', result: p.from.minutes - 720 });
          ctx.system('setQuietTime', { edge: 'to', result: p.to.minutes });
        },
        because: ['start', 'sideEffects'],
      },
      weekdaysOnly: {
        change: (_s, p, ctx) => {
          ctx.system('changeQuietSchedule', { on: true, days: [1, 2, 3, 4, 5] });
          ctx.system('setQuietTime', { edge: 'from', result: p.from.minutes });
          ctx.system('setQuietTime', { edge: 'to', result: p.to.minutes });
        },
        because: 'sideEffects',
      },
    },
  },
);
