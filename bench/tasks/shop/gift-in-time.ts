import { estimate } from '../../../apps/shop/select.ts';
import type { Phone } from '../form.ts';
import { task } from '../form.ts';
import { date, oneOf, params, type Day } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, field, fill, find, press, rid, scrollTo, tap } from '../steps.ts';
import {
  buy,
  choose,
  CODE,
  one,
  openProduct,
  orderAndPay,
  orderOpen,
  PARENTS,
  ready,
  said,
  sendTo,
  ware,
  type Ware,
} from './make.ts';

const NOTES = [
  'Happy anniversary, you two. R.',
  'For the long evenings. Love, Robin',
  'Use it before Easter! Robin',
  'Because you never buy it yourselves.',
] as const;
interface P {
  ware: Ware;
  by: Day;
  note: string;
}
type Method = 'standard' | 'express';
const cheapest = (s: Phone, p: P, ctx: SetupCtx): Method => {
  const seller = s.apps.shop.sellers[p.ware.seller]!;
  return estimate(seller, 'standard', ctx.now, ctx.zone) <= p.by.iso ? 'standard' : 'express';
};
const send = (s: Phone, ctx: SetupCtx, now: Phone, p: P, method: Method, address = PARENTS) =>
  buy(s, ctx, now, {
    lines: [one(p.ware.variant)],
    address,
    methods: { [p.ware.seller]: method },
    giftNote: p.note,
  });

/** The cheapest delivery that still comes in time. */
export const giftInTime = task(
  'shop/gift-in-time',
  params({
    ware: ware(w => w.cents < 80_00 && !/bodegas|woolcombe|eider|petal|kiln|lamp|second/.test(w.seller)),
    by: date(1, 5),
    note: oneOf(...NOTES),
  }),
  {
    tags: ['condition', 'date', 'payment', 'transcription'],
    needs: { lookups: 2, conditions: 1 },
    ask: {
      en: [
        p =>
          `Mum and Dad are to get one ${said(p.ware)} from Bazari as a present, by ${p.by.en} at the latest. Have it delivered to them the cheapest way that makes it, with the gift note “${p.note}” My code is ${CODE}.`,
        p =>
          `Send my parents one ${said(p.ware)} from Bazari. It has to be at theirs on or before ${p.by.en}: pay for express delivery only if it would be late without. The card that comes with it should say “${p.note}” Passcode ${CODE}.`,
      ],
      zh: [
        p =>
          `在 Bazari 给爸妈买一件 ${said(p.ware)} 当礼物，最晚${p.by.zh}送到他们家。在来得及的配送方式里选最便宜的，礼物留言写“${p.note}”。支付密码 ${CODE}。`,
      ],
    },
    setup: s => ready(s),
    expect: { sent: (s, p, ctx, now) => send(s, ctx, now, p, cheapest(s, p, ctx)) },
    choices: orderOpen,
    solve: function* (_seen, p) {
      let seen = yield* openProduct(p.ware.product, p.ware.name);
      seen = yield* choose(seen, p.ware);
      seen = yield tap(seen, rid('buy-now'));
      seen = yield* sendTo(seen, 'Mum and Dad');
      const way = (method: Method) => rid(`method-${method}-${p.ware.seller}`);
      seen = yield* scrollTo(seen, way('standard'));
      const day = Number(/By (\d+) March/.exec(find(seen, way('standard')).name)?.[1] ?? 99);
      if (day > Number(p.by.iso.slice(8))) {
        seen = yield* scrollTo(seen, way('express'));
        seen = yield tap(seen, way('express'));
      }
      seen = yield* scrollTo(seen, field('Printed on a card, no price is shown'));
      seen = yield fill(seen, field('Printed on a card, no price is shown'), p.note);
      seen = yield press('back');
      yield* orderAndPay(seen);
      yield done();
    },
    nearMisses: {
      theOtherWay: {
        change: (s, p, ctx) =>
          send(s, ctx, s, p, cheapest(s, p, ctx) === 'standard' ? 'express' : 'standard'),
        because: ['sent', 'sideEffects'],
      },
      sentHome: {
        change: (s, p, ctx) => send(s, ctx, s, p, cheapest(s, p, ctx), 'address-home'),
        because: ['sent', 'sideEffects'],
      },
    },
  },
);
