import { openThread, say, send } from '../chat/make.ts';
import { task, type Phone } from '../form.ts';
import { distinct, int, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, find, has, rid, scrollTo, tap, text } from '../steps.ts';
import { centsIn, contactOf, friend, given, pounds } from '../wallet/make.ts';
import { cottage, KELP, kelpTrip, openTrip } from './make.ts';

const STAYS = 'Kelp stays, it is too late to cancel.';
/** Days from today to the arrival. */
const AHEAD = 15;
interface P {
  friends: string[];
  freeDays: number;
  cleaning: number;
}
const paid = (p: P) => 272_00 + p.cleaning * 100;
const free = (p: P) => p.freeDays <= AHEAD;
const gone = (cents: number) => `Kelp is off, ${pounds(cents)} comes back.`;
const settle = (s: Phone, ctx: SetupCtx, p: P, cancels: boolean, cents = paid(p)) => {
  if (cancels) ctx.act('stays', 'cancelTrip', { trip: KELP });
  send(s, ctx, contactOf(p.friends[0]!), cancels ? gone(cents) : STAYS);
};

/** What cancelling gives back stands with the booking: all of it, or only half. */
export const keepOrCancel = task(
  'stays/keep-or-cancel',
  params({ friends: distinct(2, friend()), freeDays: int(12, 19), cleaning: int(30, 64) }),
  {
    tags: ['cross-app', 'condition', 'refund', 'message'],
    needs: { lookups: 2, conditions: 2, memory: 1 },
    ask: {
      en: [
        p =>
          `Could we still cancel Kelp Cottage and get everything back that we paid? If so, cancel it in Lodgepole and send ${given(p.friends[0]!)} “Kelp is off, £… comes back.” on Parley with the amount, pence too. If only a part would come back, keep it and send “${STAYS}”`,
        p =>
          `Check what Lodgepole refunds for the cottage on Gannet Isle. Full refund: cancel, and write ${p.friends[0]} on Parley “Kelp is off, £… comes back.” with the sum, like £99.00. Anything less: leave the booking alone and write “${STAYS}”`,
      ],
      zh: [
        p =>
          `现在取消 Kelp Cottage 还能全额退款吗？能全退就在 Lodgepole 取消，并在 Parley 上给${p.friends[0]}发“Kelp is off, £… comes back.”，填上金额（写到便士，如 £99.00）；只能退一部分就保留预订，并发“${STAYS}”`,
      ],
    },
    setup: (s, p) => {
      cottage(s).freeDays = p.freeDays;
      const trip = kelpTrip(s);
      trip.lines[2]!.cents = p.cleaning * 100;
      Object.assign(trip, { cents: paid(p), paidCents: paid(p) });
    },
    expect: {
      settled: {
        weight: 2,
        change: (s, p, ctx) => settle(s, ctx, p, free(p)),
      },
    },
    solve: function* (seen, p) {
      seen = yield* openTrip('Kelp Cottage');
      seen = yield* scrollTo(seen, rid('cancel'));
      seen = yield tap(seen, rid('cancel'));
      const back = centsIn(find(seen, rid('cancel-now')).name);
      const all = has(seen, text('All that you paid comes back.'));
      if (all) seen = yield tap(seen, rid('cancel-now'));
      seen = yield* openThread(seen, p.friends[0]!);
      yield* say(seen, all ? gone(back) : STAYS);
      yield done();
    },
    nearMisses: {
      theOther: {
        change: (s, p, ctx) => settle(s, ctx, p, !free(p)),
        because: ['settled', 'sideEffects'],
      },
      anotherSum: {
        change: (s, p, ctx) => settle(s, ctx, p, true, paid(p) - 40_00),
        because: ['settled', 'sideEffects'],
      },
    },
  },
);
