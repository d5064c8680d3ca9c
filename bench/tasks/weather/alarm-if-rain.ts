import { added, only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { addAlarm, makeAlarm } from '../clock/make.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf, params, timeText } from '../sample.ts';
import { done, find, row } from '../steps.ts';
import { dayAfter, figures, setSky, showDays, spot } from './make.ts';

interface P {
  rainy: boolean;
  dry: number;
  earlier: number;
}
const WET = 'Take the bus',
  DRY = 'Cycle';
const right = (p: P, other = false): { time: number; label: string } =>
  p.rainy !== other ? { time: p.dry - p.earlier, label: WET } : { time: p.dry, label: DRY };
const alarms = (was: Phone, now: Phone) => added(was.apps.clock.alarms, now.apps.clock.alarms);
const both = (p: P) => [`${timeText(p.dry - p.earlier)}`, timeText(p.dry)] as const;

/** The forecast of tomorrow decides which alarm is set. */
export const alarmIfRain = task(
  'weather/alarm-if-rain',
  params({
    place: spot(),
    rainy: oneOf(true, false),
    dry: int(7 * 60, 9 * 60, 5),
    earlier: oneOf(20, 25, 30, 35),
  }),
  {
    tags: ['condition', 'cross-app', 'clock'],
    ask: {
      en: [
        p =>
          `If Skylight gives tomorrow a chance of rain of 50% or more in ${p.place.name}, set an alarm for tomorrow at ${both(p)[0]} labelled “${WET}”; otherwise set it for ${both(p)[1]} and label it “${DRY}”.`,
        p =>
          `Look at tomorrow's forecast for ${p.place.name} in the weather app. 50% or more for rain: one alarm tomorrow at ${both(p)[0]}, label “${WET}”. Less: one at ${both(p)[1]}, label “${DRY}”.`,
      ],
      zh: [
        p =>
          `看看 Skylight 里${p.place.zh}明天的降雨概率：如果达到或超过 50%，就设一个明天 ${both(p)[0]} 的闹钟，标签写“${WET}”；否则设 ${both(p)[1]}，标签写“${DRY}”。`,
      ],
    },
    // Today and the day after are the other way round; the chance is near the edge.
    setup: (s, p, ctx) => {
      for (const i of [0, 1, 2]) {
        const rain = (i === 1) === p.rainy;
        setSky(
          s,
          p.place.id,
          dayAfter(s, i).iso,
          rain
            ? { condition: 'drizzle', from: 13, to: 17, chance: i === 1 ? 50 : 80 }
            : { condition: 'cloudy', chance: i === 1 ? 45 : 10 },
        );
      }
      makeAlarm(s, ctx, 'alarm-off', { time: right(p).time + 5, label: right(p).label, on: false });
    },
    goals: {
      time: ({ was, now, p }) =>
        only(
          alarms(was, now),
          a =>
            a.time === right(p).time &&
            a.on &&
            (a.date === null || a.date === '2026-03-13') &&
            (a.days.length === 0 || (a.days.length === 1 && a.days[0] === 5)),
        ),
      label: ({ was, now, p }) =>
        only(alarms(was, now), a => a.label.trim().toLowerCase() === right(p).label.toLowerCase()),
    },
    allow: s => [newIn(s.apps.clock.alarms)],
    solve: function* (seen, p) {
      seen = yield* showDays(p.place.name);
      const { chance } = figures(find(seen, row(/^Fri 13 Mar, /)).name);
      const rainy = chance >= 50;
      yield* addAlarm(rainy ? p.dry - p.earlier : p.dry, rainy ? WET : DRY);
      yield done();
    },
    nearMisses: {
      theOther: {
        change: (s, p, ctx) => makeAlarm(s, ctx, 'alarm-new', right(p, true)),
        because: ['time', 'label'],
      },
      both: {
        change: (s, p, ctx) => {
          makeAlarm(s, ctx, 'alarm-new', right(p));
          makeAlarm(s, ctx, 'alarm-more', right(p, true));
        },
        because: ['time', 'label'],
      },
      otherLabel: {
        change: (s, p, ctx) => makeAlarm(s, ctx, 'alarm-new', { ...right(p), label: right(p, true).label }),
        because: 'label',
      },
      theOldOne: {
        change: (s, p) => {
          Object.assign(s.apps.clock.alarms['alarm-off']!, { time: right(p).time, on: true });
        },
        because: ['time', 'label', 'sideEffects'],
      },
      everyDay: {
        change: (s, p, ctx) => makeAlarm(s, ctx, 'alarm-new', { ...right(p), days: [0, 1, 2, 3, 4, 5, 6] }),
        because: 'time',
      },
    },
  },
);
