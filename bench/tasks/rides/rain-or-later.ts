import { openThread, say, send } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, params, time, type TimeOfDay } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, enterTime, find, rid, row, tap } from '../steps.ts';
import { contactOf, friend, given } from '../wallet/make.ts';
import { dayAfter, figures, PLACES, setSky, showDays } from '../weather/make.ts';
import { AHEAD, openRide } from './make.ts';

const SUNDAY = 3;
const OFF = 'The lighthouse is off.';
interface P {
  friends: string[];
  at: TimeOfDay;
  chance: number;
}
const wet = (p: P) => p.chance >= 60;
const on = (p: P) => `The car comes at ${p.at.text}.`;
const settle = (ctx: SetupCtx, p: P, cancels: boolean) =>
  cancels
    ? ctx.act('rides', 'cancelRide', { ride: AHEAD, reason: 'plans' })
    : ctx.act('rides', 'moveRide', { ride: AHEAD, which: 'time', result: p.at.minutes });
const tell = (s: Phone, ctx: SetupCtx, p: P, cancels: boolean) =>
  send(s, ctx, contactOf(p.friends[0]!), cancels ? OFF : on(p));

/** The forecast decides between another time and no ride at all, and a friend hears which. */
export const rainOrLater = task(
  'rides/rain-or-later',
  params({ friends: distinct(2, friend()), at: time('10:30', '15:55'), chance: int(20, 95, 5) }),
  {
    tags: ['cross-app', 'condition', 'message', 'multi-step'],
    needs: { lookups: 2, conditions: 2, memory: 1 },
    ask: {
      en: [
        p =>
          `We have a Hopalong to the lighthouse on Sunday. Look at Skylight for Harrow Bay that day: if rain is 60% likely or more, cancel the ride (reason: my plans changed) and send ${given(p.friends[0]!)} “${OFF}” on Parley. Otherwise move the pick-up to ${p.at.text} and send “${on(p)}”`,
        p =>
          `Sunday’s ride to Gullwing Point depends on the weather in Harrow Bay. 60% rain or worse: call it off in Hopalong because plans changed, and tell ${p.friends[0]} on Parley “${OFF}” Less than that: pick-up at ${p.at.text} instead, and the message is “${on(p)}”`,
      ],
      zh: [
        p =>
          `周日我们预约了蹦蹦出行（Hopalong）去灯塔。先看 Skylight 里 Harrow Bay 周日的降雨概率：达到或超过 60% 就取消行程（原因选 My plans changed），并在 Parley 上给${p.friends[0]}发“${OFF}”；否则把接车时间改到 ${p.at.text}，并发“${on(p)}”`,
      ],
    },
    // The days beside Sunday are the other way round.
    setup: (s, p) => {
      const [bay] = PLACES;
      for (const i of [SUNDAY - 1, SUNDAY, SUNDAY + 1]) {
        const isWet = (i === SUNDAY) === wet(p);
        setSky(s, bay.id, dayAfter(s, i).iso, {
          condition: isWet ? 'drizzle' : 'cloudy',
          chance: i === SUNDAY ? p.chance : isWet ? 85 : 10,
          ...(isWet ? { from: 9, to: 16 } : {}),
        });
      }
    },
    expect: {
      settled: { weight: 2, change: (_s, p, ctx) => settle(ctx, p, wet(p)) },
      told: (s, p, ctx) => tell(s, ctx, p, wet(p)),
    },
    solve: function* (seen, p) {
      seen = yield* showDays('Harrow Bay');
      const { chance } = figures(find(seen, row(/^Sun 15 Mar, /)).name);
      seen = yield* openRide('Sun, 15 Mar, 10:05');
      if (chance >= 60) {
        seen = yield tap(seen, rid('cancel'));
        seen = yield tap(seen, row('My plans changed'));
      } else {
        seen = yield tap(seen, rid('change-time'));
        seen = yield tap(seen, rid('clock'));
        seen = yield* enterTime(seen, p.at.minutes);
      }
      seen = yield* openThread(seen, p.friends[0]!);
      yield* say(seen, chance >= 60 ? OFF : on(p));
      yield done();
    },
    nearMisses: {
      theOther: {
        change: (s, p, ctx) => {
          settle(ctx, p, !wet(p));
          tell(s, ctx, p, !wet(p));
        },
        because: ['settled', 'told', 'sideEffects'],
      },
    },
  },
);
