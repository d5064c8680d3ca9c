import { totalsOf } from '../../../apps/shop/select.ts';
import { openThread, receive, say, send } from '../chat/make.ts';
import type { Phone } from '../form.ts';
import { task } from '../form.ts';
import { distinct, int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, done, find, first, rid, scrollTo, tap, type Matcher } from '../steps.ts';
import { centsIn, contactOf, friend, given, pounds } from '../wallet/make.ts';
import {
  buy,
  CODE,
  newOrders,
  one,
  openProduct,
  orderAndPay,
  orderOpen,
  ready,
  setPrice,
  sumAtFoot,
  variantsOf,
} from './make.ts';

/** What is compared: products of one kind, with the specification that is told of each. */
const KINDS = {
  ears: {
    products: ['p-headphones', 'p-headphones-lite', 'p-earbuds'],
    spec: 'Battery',
    words: (n: number) => `${n} hours`,
    least: 9,
    asks: (n: number) =>
      `something for my ears, headphones or earbuds, that plays ${n} hours or more on one charge`,
  },
  packs: {
    products: ['p-backpack-day', 'p-backpack-35', 'p-bike-bag'],
    spec: 'Holds',
    words: (n: number) => `${n} litres`,
    least: 15,
    asks: (n: number) => `a pack or a pannier, I do not mind which, that holds ${n} litres or more`,
  },
  lights: {
    products: ['p-torch', 'p-headlamp', 'p-bike-light'],
    spec: 'Light',
    words: (n: number) => `${n * 10} lumens`,
    least: 18,
    asks: (n: number) => `a light, to hold or to strap on, with ${n * 10} lumens or more`,
  },
} as const;
type Kind = keyof typeof KINDS;
interface P {
  who: string;
  kind: Kind;
  values: number[];
  short: number;
  cents: number[];
  wrong: number;
}
/** Hours, litres or tens of lumens of each, and how many are asked for: the middle one may have exactly as many. */
const value = (p: P, i: number) => KINDS[p.kind].least + p.values[i]!;
const least = (p: P) => [0, 1, 2].map(i => value(p, i)).sort((a, b) => a - b)[1]! - p.short;
const fitting = (p: P) => [0, 1, 2].filter(i => value(p, i) >= least(p));
const best = (p: P) => fitting(p).sort((a, b) => p.cents[a]! - p.cents[b]!)[0]!;
const NAMES: Record<string, string> = {
  'p-headphones': 'Headphones',
  'p-headphones-lite': 'Headphones Lite',
  'p-earbuds': 'Earbuds',
  'p-backpack-day': 'Day pack, 22 litres',
  'p-backpack-35': 'Trekking pack, 35 litres',
  'p-bike-bag': 'Pannier bag',
  'p-torch': 'Torch, rechargeable',
  'p-headlamp': 'Head torch',
  'p-bike-light': 'Bicycle lights, front and rear',
};
/** Orders one of them, in the colour that the agent took. */
function order(s: Phone, ctx: SetupCtx, now: Phone, product: string): void {
  const theirs = newOrders(s, now).flatMap(o => o.lines.map(l => l.variant));
  const there = variantsOf(s.apps.shop, product).filter(v => v.stock > 0);
  buy(s, ctx, now, { lines: [one((there.find(v => theirs.includes(v.id)) ?? there[0]!).id)] });
}
const reply = (s: Phone, ctx: SetupCtx, p: P, i = best(p)) => {
  const face = variantsOf(s.apps.shop, KINDS[p.kind].products[i]!).find(v => v.stock > 0)!;
  const { total } = totalsOf(s.apps.shop, [one(face.id)], {}, null, ctx.now);
  send(s, ctx, contactOf(p.who), `That is ${pounds(total)}`);
};

/** What a friend asked for is one of three: the one that does what is asked, for least. */
export const askedOnParley = task(
  'shop/asked-on-parley',
  params({
    who: friend(),
    kind: oneOf('ears', 'packs', 'lights'),
    values: distinct(3, int(0, 29)),
    cents: distinct(3, int(32_50, 84_00, 50)),
    wrong: int(2, 6),
    short: int(0, 1),
  }).such(p => fitting(p).length === 2 && p.cents[best(p)]! > Math.min(...p.cents)),
  {
    tags: ['cross-app', 'comparison', 'payment', 'message', 'arithmetic'],
    needs: { lookups: 8, conditions: 2, memory: 3 },
    ask: {
      en: [
        p =>
          `${given(p.who)} asked me on Parley to get something from Bazari. Of all that fits, order the one with the lowest price before delivery, one of it, in whatever colour, to my home by standard delivery, and then send ${given(p.who)} exactly “That is £…” with what I paid in all. My Copperleaf code is ${CODE}.`,
        p =>
          `Get ${p.who} from Bazari what the Parley message says: the cheapest that does it, delivery not counted, any colour, standard delivery to me. Reply there with just “That is £…”, the total of the order filled in. Passcode ${CODE}.`,
      ],
      zh: [
        p =>
          `${p.who} 在 Parley 上托我从 Bazari 买样东西。在符合要求的里面买标价最低的（不算运费），一件，颜色随意，标准配送寄到我家；然后在 Parley 上回一句“That is £…”，填上订单实付总额。支付密码 ${CODE}。`,
      ],
    },
    setup: (s, p, ctx) => {
      ready(s);
      // It lies in the cart at another price.
      delete s.apps.shop.cart['v-torch-1'];
      const { products, spec, words, asks } = KINDS[p.kind];
      products.forEach((id, i) => {
        const product = s.apps.shop.products[id]!;
        product.specs.find(each => each.name === spec)!.value = words(value(p, i));
        for (const v of variantsOf(s.apps.shop, id)) setPrice(s, v.id, p.cents[i]!, 3 + i);
      });
      receive(s, ctx, contactOf(p.who), `No hurry, but could you get me ${asks(least(p) + p.wrong)}?`, 640);
      receive(
        s,
        ctx,
        contactOf(p.who),
        `I measured again. Make that ${asks(least(p))}, from Bazari as you have an account there. I pay you back!`,
        35,
      );
    },
    expect: {
      ordered: {
        weight: 3,
        change: (s, p, ctx, now) => order(s, ctx, now, KINDS[p.kind].products[best(p)]!),
      },
      told: (s, p, ctx) => reply(s, ctx, p),
    },
    choices: orderOpen,
    solve: function* (seen, p) {
      const { products, spec } = KINDS[p.kind];
      const shown: Matcher = {
        what: spec,
        rank: e => (/^\d+ (hours|litres|lumens)$/.test(e.name) ? 0 : null),
      };
      seen = yield* openThread(seen, p.who);
      const message = find(seen, {
        what: 'the message',
        rank: e => (/^I measured again/.test(e.name) ? 0 : null),
      });
      const asked = Number(/(\d+) (hours|litres|lumens)/.exec(message.name)![1]);
      const found: { id: string; cents: number }[] = [];
      for (const id of products) {
        seen = yield* openProduct(id, NAMES[id]!);
        const cents = centsIn(
          all(seen, { what: 'price', rank: e => (/^£\d+\.\d\d/.test(e.name) ? 0 : null) })[0]!.name,
        );
        seen = yield* scrollTo(seen, shown);
        if (Number.parseInt(find(seen, shown).name, 10) >= asked) found.push({ id, cents });
      }
      const { id } = found.sort((a, b) => a.cents - b.cents)[0]!;
      if (id !== products[2]) seen = yield* openProduct(id, NAMES[id]!);
      seen = yield tap(seen, rid('buy-now'));
      const paid = centsIn(find(seen, first(sumAtFoot)).name);
      yield* orderAndPay(seen);
      seen = yield* openThread(seen, p.who);
      yield* say(seen, `That is ${pounds(paid)}`);
      yield done();
    },
    nearMisses: {
      theCheapestOfAll: {
        change: (s, p, ctx) => {
          order(s, ctx, s, KINDS[p.kind].products[p.cents.indexOf(Math.min(...p.cents))]!);
          reply(s, ctx, p, p.cents.indexOf(Math.min(...p.cents)));
        },
        because: ['ordered', 'told', 'sideEffects'],
      },
      theDearerOfTwo: {
        change: (s, p, ctx) => {
          order(s, ctx, s, KINDS[p.kind].products[fitting(p).find(i => i !== best(p))!]!);
          reply(s, ctx, p);
        },
        because: ['ordered', 'sideEffects'],
      },
    },
  },
);
