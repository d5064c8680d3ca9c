import { task } from '../form.ts';
import { int, oneOf, params, time, timeText } from '../sample.ts';
import { done, enterTime, type Matcher, scrollTo, tap } from '../steps.ts';
import { dayEn, dayZh, makeAlarm, openCard } from './make.ts';

const wanted = (p: { at: { minutes: number }; by: number }) => p.at.minutes + p.by;
const said = (by: number) => `${Math.abs(by)} minutes ${by < 0 ? 'earlier' : 'later'}`;

/** One of two alarms of the same label: its day tells them apart. */
export const shiftAlarm = task(
  'clock/shift-alarm',
  params({
    at: time('06:10', '19:40'),
    by: oneOf(-25, -20, -15, -10, 10, 15, 20, 25),
    day: int(0, 5),
    label: oneOf('Train', 'Rehearsal', 'Medicine', 'Market', 'Rowing'),
  }),
  {
    tags: ['disambiguation', 'arithmetic'],
    ask: {
      en: [
        ({ by, day, label }) => `Move my ${dayEn(day)} alarm “${label}” ${said(by)}.`,
        ({ by, day, label }) =>
          `The “${label}” alarm on ${dayEn(day)}s has to ring ${said(by)}; the other one stays.`,
      ],
      zh: [
        ({ by, day, label }) =>
          `把${dayZh(day)}的“${label}”闹钟${by < 0 ? '提前' : '推迟'}${Math.abs(by)}分钟。`,
      ],
    },
    setup: (s, { at, day, label }, ctx) => {
      makeAlarm(s, ctx, 'alarm-one', { time: at.minutes, label, days: [day] });
      makeAlarm(s, ctx, 'alarm-other', { time: at.minutes + 40, label, days: [day + 1] });
    },
    expect: {
      moved: (_s, p, ctx) => ctx.act('clock', 'setTime', { alarm: 'alarm-one', result: wanted(p) }),
    },
    solve: function* (seen, p) {
      seen = yield* openCard(seen, p.at.minutes, p.label);
      const time: Matcher = {
        what: 'its time',
        rank: e =>
          e.resourceId.endsWith('alarm_time') && e.name.includes(`${timeText(p.at.minutes)}, ${p.label}`)
            ? 0
            : null,
      };
      seen = yield* scrollTo(seen, time);
      seen = yield tap(seen, time);
      yield* enterTime(seen, wanted(p));
      yield done();
    },
    nearMisses: {
      theOther: {
        change: (_s, p, ctx) =>
          ctx.act('clock', 'setTime', { alarm: 'alarm-other', result: p.at.minutes + 40 + p.by }),
        because: ['moved', 'sideEffects'],
      },
      theOtherWay: {
        change: (_s, p, ctx) =>
          ctx.act('clock', 'setTime', { alarm: 'alarm-one', result: p.at.minutes - p.by }),
        because: ['moved', 'sideEffects'],
      },
      aCopyBesides: {
        change: (_s, p, ctx) =>
          ctx.act('clock', 'addAlarm', { result: wanted(p), label: p.label, days: [p.day] }),
        because: ['moved', 'sideEffects'],
      },
    },
  },
);
