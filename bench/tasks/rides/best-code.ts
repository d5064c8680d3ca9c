import type { Phone } from '../../../apps/catalogue.ts';
import { freshPlan, quotePlan } from '../../../apps/rides/actions.ts';
import type { Plan } from '../../../apps/rides/state.ts';
import { task } from '../form.ts';
import { date, int, oneOf, params, time, type Day, type TimeOfDay } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, find, rid, tap } from '../steps.ts';
import { element } from '../mail/make.ts';
import { centsIn } from '../wallet/make.ts';
import { bookRide, chooseType, HOME, inCash, momentOn, pickUpAt, planTo, spotNamed } from './make.ts';

const ZONE = 'Europe/London';
const CODES = ['HAREWEEK', 'GULLWING', 'SLOWSUNDAY', 'PEDAL', 'RAMPUP'] as const;
const PLACES = ['Long Strand Beach', 'Gullwing Point Lighthouse', 'Inkwell Press', 'Tidal Hall'] as const;
interface P {
  to: (typeof PLACES)[number];
  day: Day;
  at: TimeOfDay;
  kind: 'hop' | 'comfort';
  percent: number;
  gull: number;
  sunday: number;
}
const KINDS = { hop: 'Hop', comfort: 'Comfort' } as const;
const plan = (p: P): Partial<Plan> & { to: Plan['to'] } => ({
  to: spotNamed(p.to),
  kind: p.kind,
  at: momentOn(p.day, p.at.minutes),
});
const off = (cents: number) => `£${(cents / 100).toFixed(2)}`;
/** The offers of this task: the two that stay as they are hold for other types of ride. */
function offers(s: Phone, p: P): Phone['apps']['rides']['promos'] {
  const { promos } = s.apps.rides;
  const { HAREWEEK, GULLWING, SLOWSUNDAY } = promos;
  return {
    ...promos,
    HAREWEEK: { ...HAREWEEK!, percent: p.percent, title: `${p.percent} % off, up to £3` },
    GULLWING: { ...GULLWING!, cents: p.gull, title: `${off(p.gull)} to or from Gullwing Point` },
    SLOWSUNDAY: { ...SLOWSUNDAY!, cents: p.sunday, title: `${off(p.sunday)} off on Sundays` },
  };
}
/** What the ride costs with each code, the cheapest first. */
function prices(s: Phone, p: P): [code: string, cents: number][] {
  const start = { ...s.apps.rides, promos: offers(s, p) };
  return CODES.map(promo => {
    const asked = { ...freshPlan(start), credit: false, ...plan(p), promo };
    return [promo, quotePlan(start, asked, spotNamed(HOME), asked.at!, ZONE)!.cents] as [string, number];
  }).sort((a, b) => a[1] - b[1]);
}
const best = (s: Phone, p: P) => prices(s, p)[0]![0];
const book = (s: Phone, p: P, ctx: SetupCtx, promo: string) => bookRide(s, ctx, { ...plan(p), promo });

/** Of several codes with their own conditions one takes the most off this ride. */
export const bestCode = task(
  'rides/best-code',
  params({
    to: oneOf(...PLACES),
    day: date(1, 11),
    at: time('09:00', '21:30'),
    kind: oneOf('hop', 'comfort'),
    percent: int(15, 40),
    gull: int(80, 2_60, 20),
    sunday: int(90, 2_90, 20),
  }).such((p, s) => {
    const [first, second, third] = prices(s, p) as [[string, number], [string, number], [string, number]];
    return second[1] - first[1] >= 10 && third[1] > second[1];
  }),
  {
    tags: ['comparison', 'arithmetic', 'form', 'search'],
    needs: { lookups: 3, conditions: 3, memory: 2 },
    ask: {
      en: [
        p =>
          `Book a ${KINDS[p.kind]} in Hopalong from home to ${p.to} for ${p.day.en} at ${p.at.text}, with whichever of my promo codes makes that ride cheapest.`,
        p =>
          `I have several codes in Hopalong. Arrange a ${KINDS[p.kind]} on ${p.day.en}, ${p.at.text}, from my flat to ${p.to}, and use the one that saves the most on it.`,
      ],
      zh: [
        p =>
          `在蹦蹦出行（Hopalong）预约${p.day.zh} ${p.at.text} 从家到 ${p.to} 的 ${KINDS[p.kind]}，从我的优惠码里挑这一趟最省钱的那个用上。`,
      ],
    },
    setup: (s, p) => {
      inCash(s);
      s.apps.rides.promos = offers(s, p);
    },
    expect: { booked: (s, p, ctx) => book(s, p, ctx, best(s, p)) },
    solve: function* (seen, p) {
      seen = yield* planTo(p.to);
      seen = yield* pickUpAt(seen, p.day, p.at.minutes);
      seen = yield* chooseType(seen, p.kind);
      const cost: [string, number][] = [];
      for (const code of CODES) {
        seen = yield tap(seen, rid('promo'));
        const offer = element(`offer#${code}`);
        if (/Not |holds later|expired|too low|used/.test(find(seen, offer).name)) {
          seen = yield { type: 'key', key: 'back' };
          continue;
        }
        seen = yield tap(seen, offer);
        cost.push([code, centsIn(find(seen, rid('book')).name)]);
      }
      const [first] = cost.sort((a, b) => a[1] - b[1])[0]!;
      seen = yield tap(seen, rid('promo'));
      seen = yield tap(seen, element(`offer#${first}`));
      yield tap(seen, rid('book'));
      yield done();
    },
    nearMisses: {
      noCode: { change: (s, p, ctx) => book(s, p, ctx, ''), because: ['booked', 'sideEffects'] },
      theSecondBest: {
        change: (s, p, ctx) => book(s, p, ctx, prices(s, p)[1]![0]),
        because: ['booked', 'sideEffects'],
      },
    },
  },
);
