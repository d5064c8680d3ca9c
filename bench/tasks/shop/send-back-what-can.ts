import type { Phone } from '../form.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, button, done, find, has, option, rid, scrollTo, tap, toggle, type Matcher } from '../steps.ts';
import { openOrder, putOrder, ready, ware, type Ware } from './make.ts';

/** By the days that their sellers take things back. */
const OF = (days: number) => (w: Ware, s: Phone) =>
  w.cents < 70_00 && s.apps.shop.sellers[w.seller]!.returnDays === days;
interface P {
  short: Ware;
  month: Ware;
  spare: Ware;
  long: Ware;
  longest: Ware;
  ago: number;
  keep: 'month' | 'long';
  count: number;
}
const ORDER = 'BZ-40188';
const lines = (p: P) => [p.month, p.short, p.longest, p.long, p.spare];
const back = (s: Phone, p: P) =>
  lines(p).flatMap((w, i) => {
    const days = s.apps.shop.sellers[w.seller]!.returnDays;
    return days > p.ago && w !== p[p.keep] ? [{ line: `line-${i + 1}`, count: i === 2 ? p.count : 1 }] : [];
  });
const request = (ctx: SetupCtx, given: { line: string; count: number }[]) =>
  ctx.act('shop', 'requestReturn', {
    order: ORDER,
    lines: given,
    reason: 'unneeded',
    comment: '',
    method: 'dropOff',
  });

/** Five things of five sellers, each with a time of its own to send things back. */
export const sendBackWhatCan = task(
  'shop/send-back-what-can',
  params({
    short: ware(OF(14)),
    month: ware(OF(30)),
    spare: ware((w, s) => OF(30)(w, s) && w.category !== 'electronics'),
    long: ware(OF(45)),
    longest: ware(OF(60)),
    ago: int(16, 42),
    keep: oneOf('month', 'long'),
    count: int(2, 3),
  }).such(
    p =>
      Math.abs(p.ago - 30) > 1 &&
      p.month.seller !== p.spare.seller &&
      new Set(lines(p).map(w => w.product)).size === 5,
  ),
  {
    tags: ['condition', 'refund', 'multi-step'],
    needs: { lookups: 5, conditions: 5 },
    ask: {
      en: [
        p =>
          `I ordered far too much on Bazari for the flat: the order with the ${p.month.name} and the ${p.longest.name} in it. Send all of it back that can still go back, because I do not need it any more, every piece. Only the ${p[p.keep].name} stays with me. I take it to the post office myself.`,
        p =>
          `From the Bazari order that has both the ${p.longest.name} and the ${p.month.name}, return whatever the sellers still take, in full number, except the ${p[p.keep].name}, which I keep. Reason: not needed any more. I drop it off, it should cost nothing.`,
      ],
      zh: [
        p =>
          `我在 Bazari 一次买太多了，就是同时有 ${p.month.name} 和 ${p.longest.name} 的那个订单。凡是还能退的都全部退掉，理由是不需要了；只有 ${p[p.keep].name} 我留下。我自己送到邮局，不要上门取件。`,
      ],
    },
    setup: (s, p) => {
      ready(s);
      const all = lines(p).map((w, i) => ({ variant: w.variant, count: i === 2 ? p.count : 1 }));
      putOrder(s, ORDER, { lines: all, daysAgo: p.ago + 3, deliveredAgo: p.ago });
      const again = [
        { variant: p.longest.variant, count: 1 },
        { variant: p.spare.variant, count: 1 },
      ];
      putOrder(s, 'BZ-39871', { lines: again, daysAgo: p.ago + 9, deliveredAgo: p.ago + 7 });
    },
    expect: { returned: (s, p, ctx) => request(ctx, back(s, p)) },
    solve: function* (_seen, p) {
      let seen = yield* openOrder(ORDER);
      seen = yield* scrollTo(seen, rid('return-things'));
      seen = yield tap(seen, rid('return-things'));
      for (const [i, w] of lines(p).entries()) {
        const box: Matcher = toggle(w.full);
        seen = yield* scrollTo(seen, box);
        if (w === p[p.keep] || find(seen, box).states.enabled === false) continue;
        seen = yield tap(seen, box);
        for (let n = 1; i === 2 && n < p.count; n++) {
          const more = button(`One more: ${w.full}`);
          seen = yield* scrollTo(seen, more);
          seen = yield tap(seen, more);
        }
      }
      seen = yield* scrollTo(seen, option('Not needed any more'));
      seen = yield tap(seen, option('Not needed any more'));
      if (!has(seen, rid('request-return'))) all(seen, rid('request-return'));
      yield tap(seen, rid('request-return'));
      yield done();
    },
    nearMisses: {
      oneOfEach: {
        change: (s, p, ctx) =>
          request(
            ctx,
            back(s, p).map(({ line }) => ({ line, count: 1 })),
          ),
        because: ['returned', 'sideEffects'],
      },
      keptToo: {
        change: (s, p, ctx) => {
          const kept = lines(p).indexOf(p[p.keep]);
          const isLate = s.apps.shop.sellers[p[p.keep].seller]!.returnDays <= p.ago;
          const gone = back(s, p);
          request(ctx, isLate ? gone.slice(1) : [...gone, { line: `line-${kept + 1}`, count: 1 }]);
        },
        because: ['returned', 'sideEffects'],
      },
    },
  },
);
