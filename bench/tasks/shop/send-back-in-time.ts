import { task, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, has, impossible, option, rid, scrollTo, tap, text, toggle, type Steps } from '../steps.ts';
import { openOrder, putOrder, ready, ware, type Ware } from './make.ts';

const ORDER = 'BZ-39702';
const REASONS = {
  fit: ['Does not fit', 'it does not fit', '不合适'],
  damaged: ['Damaged', 'it came damaged', '到货就是坏的'],
  described: ['Not as described', 'it is not as described', '与描述不符'],
} as const;
interface P {
  ware: Ware;
  also: Ware;
  reason: keyof typeof REASONS;
  pickUp: boolean;
  spare: number;
}
const samples = () =>
  params({
    ware: ware(w => w.cents > 9_00),
    also: ware(w => w.seller === 'tern-and-tent'),
    reason: oneOf('fit', 'damaged', 'described'),
    pickUp: oneOf(true, false),
    spare: int(2, 9),
  }).such(p => p.ware.seller !== p.also.seller);
const how = (p: P) => (p.pickUp ? 'They are to pick it up here.' : 'I hand it in at the post office.');
const ask = {
  en: [
    (p: P) =>
      `Send the ${p.ware.name} back that I ordered on Bazari together with the ${p.also.name}: ${REASONS[p.reason][1]}. ${how(p)} Nothing else goes back. Do it in the app, I do not want to write to anybody.`,
    (p: P) =>
      `I want my money back for the ${p.ware.name} from Bazari, out of the order with the ${p.also.name}. Ask for a return in that order, because ${REASONS[p.reason][1]}. ${how(p)} No messages to the seller, please.`,
  ],
  zh: [
    (p: P) =>
      `我在 Bazari 和 ${p.also.name} 一起买的 ${p.ware.name} 要退货，原因：${REASONS[p.reason][2]}。${p.pickUp ? '上门取件。' : '我自己送到邮局。'}其他东西不退，在应用里申请即可，不要给卖家发消息。`,
  ],
};
const prepare = (late: boolean) => (s: Phone, p: P) => {
  ready(s);
  const days = s.apps.shop.sellers[p.ware.seller]!.returnDays;
  const ago = late ? days + p.spare : days - p.spare;
  const lines = [p.also, p.ware].map(w => ({ variant: w.variant, count: 1 }));
  putOrder(s, ORDER, { lines, daysAgo: ago + 3, deliveredAgo: ago });
};
const request = (ctx: SetupCtx, p: P, line = 'line-2') =>
  ctx.act('shop', 'requestReturn', {
    order: ORDER,
    lines: [{ line, count: 1 }],
    reason: p.reason,
    comment: '',
    method: p.pickUp ? 'pickUp' : 'dropOff',
  });
function* toReturns(): Steps {
  let seen = yield* openOrder(ORDER);
  seen = yield* scrollTo(seen, rid('return-things'));
  return yield tap(seen, rid('return-things'));
}

export const sendBackInTime = task('shop/send-back-in-time', samples(), {
  tags: ['refund', 'search', 'twin'],
  twin: 'shop/send-back-in-time-late',
  ask,
  setup: prepare(false),
  expect: { returned: (_s, p, ctx) => request(ctx, p) },
  solve: function* (_seen, p) {
    let seen = yield* toReturns();
    seen = yield* scrollTo(seen, toggle(p.ware.full));
    seen = yield tap(seen, toggle(p.ware.full));
    for (const name of [
      REASONS[p.reason][0],
      p.pickUp ? 'Pick-up at home' : 'Drop off at Quayside Post Office',
    ]) {
      seen = yield* scrollTo(seen, option(name));
      seen = yield tap(seen, option(name));
    }
    yield tap(seen, rid('request-return'));
    yield done();
  },
  nearMisses: {
    theOtherThing: {
      change: (_s, p, ctx) => request(ctx, p, 'line-1'),
      because: ['returned', 'sideEffects'],
    },
  },
});

/** The seller of that thing takes it back no more, and the seller of the other still would. */
export const sendBackInTimeLate = task('shop/send-back-in-time-late', samples(), {
  tags: ['refund', 'search', 'twin', 'impossible'],
  expects: 'impossible',
  twin: 'shop/send-back-in-time',
  ask,
  setup: prepare(true),
  solve: function* (_seen, p) {
    let seen = yield* toReturns();
    seen = yield* scrollTo(seen, toggle(p.ware.full));
    if (has(seen, text('The time to return is over'))) yield impossible('The time to return it is over');
  },
  nearMisses: {
    theOtherThing: {
      change: (_s, p, ctx) => request(ctx, p, 'line-1'),
      declared: 'done',
      because: ['sideEffects', 'impossible'],
    },
    wroteToTheSeller: {
      change: (_s, p, ctx) =>
        ctx.act('shop', 'sendMessage', { who: p.ware.seller, text: 'May I still return it?', about: ORDER }),
      declared: 'impossible',
      because: 'sideEffects',
    },
  },
});
