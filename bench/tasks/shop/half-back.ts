import { receive, openThread, say, send } from '../chat/make.ts';
import type { Phone } from '../form.ts';
import { task } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, rid, scrollTo, tap, text } from '../steps.ts';
import {
  billId,
  CREDIT,
  centsIn,
  contactOf,
  friend,
  given,
  leftOpen,
  openWallet,
  putBill,
  rowsLike,
  searchBills,
  sendTo,
  transferThrough,
} from '../wallet/make.ts';
import { CODE, momentAgo, openOrder, putOrder, ready, ware, type Ware } from './make.ts';

const ORDER = 'BZ-40402';
const OTHER = 'BZ-40399';
const WORDS = ['Not back yet, sorry.', 'Still waiting for Bazari.', 'They have not paid yet.'] as const;
interface P {
  who: string;
  ware: Ware;
  count: number;
  fee: boolean;
  came: boolean;
  text: string;
}
const back = (p: P) => p.ware.cents * p.count - (p.fee ? 2_50 : 0);
const half = (p: P) => Math.floor(back(p) / 2);
const pay = (s: Phone, ctx: SetupCtx, now: Phone, p: P, cents = half(p)) =>
  sendTo(s, ctx, now, { name: p.who, cents });
const write = (s: Phone, ctx: SetupCtx, p: P) => send(s, ctx, contactOf(p.who), p.text);

/** Half of a refund is somebody else’s, once it has come. */
export const halfBack = task(
  'shop/half-back',
  params({
    who: friend(),
    ware: ware(w => w.cents < 60_00 && w.cents > 8_00),
    count: int(2, 4),
    fee: oneOf(true, false),
    came: oneOf(true, false),
    text: oneOf(...WORDS),
  }).such(p => back(p) % 2 === 0),
  {
    tags: ['cross-app', 'condition', 'refund', 'payment', 'message', 'arithmetic'],
    needs: { lookups: 3, conditions: 1, memory: 2 },
    ask: {
      en: [
        p =>
          `${given(p.who)} paid half of what I sent back to Bazari, and asks on Parley for the money. See in Copperleaf whether the refund for that order has come. If it has, send ${given(p.who)} half of what came; if it has not, write “${p.text}” there instead. My code is ${CODE}.`,
        p =>
          `${p.who} wants half of a Bazari refund; the Parley message says what it was for. Check my Copperleaf bills for it: if the money of that order is there, transfer half of it to ${given(p.who)} with Copperleaf, otherwise answer on Parley just “${p.text}” Passcode ${CODE}.`,
      ],
      zh: [
        p =>
          `${p.who} 在 Parley 上问我要 Bazari 退货款的一半（当时我们各出一半）。去 Copperleaf 查那个订单的退款到账没有：到账了就把到账金额的一半转给对方，没到账就在 Parley 上回复“${p.text}” 支付密码 ${CODE}。`,
      ],
    },
    setup: (s, p, ctx) => {
      ready(s);
      const lines = [{ variant: p.ware.variant, count: p.count }];
      putOrder(s, ORDER, { lines, daysAgo: 24, deliveredAgo: 21 });
      putOrder(s, OTHER, { lines: [{ variant: p.ware.variant, count: 1 }], daysAgo: 24, deliveredAgo: 21 });
      s.apps.shop.returns['return-task'] = {
        order: ORDER,
        lines: [{ line: 'line-1', count: p.count }],
        reason: 'described',
        comment: '',
        method: p.fee ? 'pickUp' : 'dropOff',
        cents: back(p),
        feeCents: p.fee ? 2_50 : 0,
        stage: 'refunded',
        code: 'BR-5518',
        at: momentAgo(s, 9),
        moves: [],
        cancelledAt: null,
      };
      const refund = (order: string, cents: number, daysAgo: number) =>
        putBill(s, `refund-${order}`, {
          kind: 'refund',
          from: 'firm-bazari',
          to: CREDIT,
          cents,
          what: p.ware.name,
          reference: order,
          of: billId(`order-${order}`),
          app: 'shop',
          daysAgo,
        });
      // The single one went back too, and its money is there in any case.
      refund(OTHER, p.ware.cents, 12);
      if (p.came) refund(ORDER, back(p), 2);
      const order = s.apps.shop.orders[ORDER]!;
      order.refunds = [{ at: momentAgo(s, 2), cents: back(p), why: 'returned' }];
      s.apps.shop.orders[OTHER]!.refunds = [{ at: momentAgo(s, 12), cents: p.ware.cents, why: 'returned' }];
      receive(
        s,
        ctx,
        contactOf(p.who),
        `Is the money for the ${p.count} × ${p.ware.name} back? That was ${ORDER}, you said. Half of it was mine`,
        28,
      );
    },
    expect: {
      settled: (s, p, ctx, now) => (p.came ? pay(s, ctx, now, p) : write(s, ctx, p)),
    },
    choices: (s, p) => (p.came ? leftOpen(s) : []),
    solve: function* (seen, p) {
      seen = yield* openThread(seen, p.who);
      const asked = seen.elements!.find(e => /Half of it was mine/.test(e.name))!.name;
      const number = /BZ-\d+/.exec(asked)![0];
      seen = yield* openOrder(number);
      seen = yield* scrollTo(seen, text(/^Return, £/));
      seen = yield* searchBills(number);
      const came = rowsLike(seen, /\+£/);
      if (came.length === 0) {
        seen = yield* openThread(seen, p.who);
        yield* say(seen, p.text);
        return yield done();
      }
      const cents = centsIn(came[0]!.name);
      seen = yield* openWallet();
      seen = yield tap(seen, rid('nav-home'));
      yield* transferThrough(seen, p.who, cents / 2);
      yield done();
    },
    nearMisses: {
      theOther: {
        change: (s, p, ctx) => (p.came ? write(s, ctx, p) : pay(s, ctx, s, p)),
        because: ['settled', 'sideEffects'],
      },
      halfOfThePrice: {
        change: (s, p, ctx) => pay(s, ctx, s, p, Math.floor((p.ware.cents * p.count) / 2) + (p.fee ? 0 : 1)),
        because: ['settled', 'sideEffects'],
      },
      allOfIt: {
        change: (s, p, ctx) => pay(s, ctx, s, p, back(p)),
        because: ['settled', 'sideEffects'],
      },
    },
  },
);
