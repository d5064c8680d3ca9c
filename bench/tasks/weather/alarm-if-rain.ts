import { addAlarm, makeAlarm } from '../clock/make.ts';
import { anyOf, task, type Phone } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
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
const both = (p: P) => [`${timeText(p.dry - p.earlier)}`, timeText(p.dry)] as const;
/** Sets an alarm for tomorrow: for the next time that its time comes, or on the date. */
const wake = (s: Phone, ctx: SetupCtx, p: P, isDated: boolean, other = false) => {
  const { time, label } = right(p, other);
  ctx.act('clock', 'addAlarm', { result: time, label });
  const alarm = s.apps.clock.open!;
  if (isDated) ctx.act('clock', 'setDate', { alarm, result: dayAfter(s, 1).at });
};

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
    expect: {
      set: anyOf(
        (s, p, ctx) => wake(s, ctx, p, false),
        (s, p, ctx) => wake(s, ctx, p, true),
      ),
    },
    solve: function* (seen, p) {
      seen = yield* showDays(p.place.name);
      const { chance } = figures(find(seen, row(/^Fri 13 Mar, /)).name);
      const rainy = chance >= 50;
      yield* addAlarm(rainy ? p.dry - p.earlier : p.dry, rainy ? WET : DRY);
      yield done();
    },
    nearMisses: {
      theOther: {
        change: (s, p, ctx) => wake(s, ctx, p, false, true),
        because: ['set', 'sideEffects'],
      },
      otherLabel: {
        change: (_s, p, ctx) =>
          ctx.act('clock', 'addAlarm', { result: right(p).time, label: right(p, true).label }),
        because: ['set', 'sideEffects'],
      },
      theOldOne: {
        change: (_s, p, ctx) => ctx.act('clock', 'setTime', { alarm: 'alarm-off', result: right(p).time }),
        because: ['set', 'sideEffects'],
      },
      everyFriday: {
        change: (_s, p, ctx) =>
          ctx.act('clock', 'addAlarm', { result: right(p).time, label: right(p).label, days: [5] }),
        because: ['set', 'sideEffects'],
      },
    },
    alternatives: { onTheDate: { change: (s, p, ctx) => wake(s, ctx, p, true) } },
  },
);
