import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, oneOf, params, time } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, first, impossible, open, rid, row, scrollTo, tap } from '../steps.ts';
import { makeAlarm } from './make.ts';

const WHAT = ['Vet', 'Dentist', 'Boiler', 'Parcel', 'Choir', 'Library', 'Tyres', 'Passport'] as const;
const samples = () => params({ what: distinct(3, oneOf(...WHAT)), at: time('07:20', '18:40') });
interface P {
  what: string[];
  at: { minutes: number };
}

const ask = {
  en: [
    (p: P) => `Delete the alarm labelled “${p.what[0]}, call back”.`,
    (p: P) => `I no longer need the alarm “${p.what[0]}, call back”. Remove it.`,
  ],
  zh: [(p: P) => `删除标签为“${p.what[0]}, call back”的闹钟。`],
};
const wanted = (p: P) => `${p.what[0]}, call back`;
const others = (s: Phone, p: P, ctx: SetupCtx) => {
  makeAlarm(s, ctx, 'alarm-one', { time: p.at.minutes - 35, label: `${p.what[1]}, call back` });
  makeAlarm(s, ctx, 'alarm-two', { time: p.at.minutes + 55, label: `${p.what[2]}, call back`, on: false });
  makeAlarm(s, ctx, 'alarm-near', { time: p.at.minutes + 20, label: `${p.what[0]}, leave now` });
};
const card = (p: P) => row(new RegExp(`^\\d\\d:\\d\\d, ${wanted(p)}`));

export const deleteAlarm = task('clock/delete-alarm', samples(), {
  tags: ['twin', 'disambiguation'],
  twin: 'clock/delete-alarm-missing',
  ask,
  setup: (s, p, ctx) => {
    others(s, p, ctx);
    makeAlarm(s, ctx, 'alarm-wanted', { time: p.at.minutes, label: wanted(p) });
  },
  expect: { gone: (_s, _p, ctx) => ctx.act('clock', 'deleteAlarm', { alarm: 'alarm-wanted' }) },
  solve: function* (seen, p) {
    seen = yield open('clock');
    seen = yield* scrollTo(seen, card(p));
    seen = yield tap(seen, card(p));
    seen = yield* scrollTo(seen, first(rid('delete')));
    yield tap(seen, first(rid('delete')));
    yield done();
  },
  nearMisses: {
    turnedOff: {
      change: (_s, _p, ctx) => ctx.act('clock', 'setOn', { alarm: 'alarm-wanted', on: false }),
      because: ['gone', 'sideEffects'],
    },
    theNearest: {
      change: (_s, _p, ctx) => ctx.act('clock', 'deleteAlarm', { alarm: 'alarm-near' }),
      because: ['gone', 'sideEffects'],
    },
  },
});

export const deleteAlarmMissing = task('clock/delete-alarm-missing', samples(), {
  tags: ['twin', 'impossible'],
  expects: 'impossible',
  twin: 'clock/delete-alarm',
  ask,
  // As many alarms as its twin has.
  setup: (s, p, ctx) => {
    others(s, p, ctx);
    makeAlarm(s, ctx, 'alarm-like', { time: p.at.minutes, label: `${p.what[0]}, book` });
  },
  solve: function* (seen, p) {
    seen = yield open('clock');
    try {
      yield* scrollTo(seen, card(p));
    } catch {
      yield impossible(`No alarm is labelled ${wanted(p)}`);
    }
  },
  nearMisses: {
    theNearest: {
      change: (_s, _p, ctx) => ctx.act('clock', 'deleteAlarm', { alarm: 'alarm-like' }),
      declared: 'done',
      because: ['impossible', 'sideEffects'],
    },
  },
});
