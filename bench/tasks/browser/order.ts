import { task, type Phone } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { all, button, done, field, fill, first, scrollTo, SolverError, tap, toggle } from '../steps.ts';
import { goTo, hideKeyboard, sendForm } from './make.ts';
import { orderedEntries } from '../../../src/state/order.ts';

const KINDS = ['Kitchen', 'Outdoors', 'Home', 'Desk'] as const;
const PAYS = ['Invoice', 'When I collect'] as const;
const KINDS_ZH = { Kitchen: '厨房', Outdoors: '户外', Home: '家居', Desk: '书桌' } as const;
interface P {
  kind: string;
  quantity: number;
  pay: (typeof PAYS)[number];
  drop: number;
}
/** The cheapest that a section has in stock; a setup sees to it that there is one. */
function cheapest(s: Phone, p: P, place = 0) {
  const found = orderedEntries(s.apps.browser.products, (a, b) => a.cents - b.cents).filter(
    ([, x]) => x.kind === p.kind && x.stock >= 3,
  )[place]!;
  return { id: found[0], ...found[1] };
}
interface Slip {
  product?: string;
  delivery?: string;
}
/** Orders the product at the shop, collected and without anything else. */
function buy(s: Phone, p: P, ctx: SetupCtx, { product = cheapest(s, p).id, delivery }: Slip = {}) {
  ctx.act('browser', 'open', { url: 'https://tinhouse.example/checkout' });
  for (let i = 0; i < p.quantity; i++) ctx.act('browser', 'addToCart', { product });
  sendForm(ctx, 'https://tinhouse.example/checkout', 'checkout', {
    name: 'Robin Calloway',
    email: 'robin.calloway@postbird.example',
    delivery: delivery ?? 'Collect at the shop, free',
    ...(delivery ? { street: '1 Quay Street', postcode: 'HB1 1AA' } : {}),
    payment: p.pay,
    terms: 'Yes',
  });
}

export const order = task(
  'browser/order',
  { kind: oneOf(...KINDS), quantity: int(1, 3), pay: oneOf(...PAYS), drop: int(5, 40) },
  {
    tags: ['form', 'shop', 'filter', 'multi-step'],
    ask: {
      en: [
        ({ kind, quantity, pay }) =>
          `At tinhouse.example, order ${quantity} of the cheapest product of the section ${kind}. Collect it at the shop, pay ${pay === 'Invoice' ? 'by invoice' : 'when you collect'}, and give the name Robin Calloway and the email robin.calloway@postbird.example. Order nothing else.`,
        ({ kind, quantity, pay }) =>
          `Buy me the cheapest thing that Tinhouse (tinhouse.example) has under ${kind}, ${quantity} of it and nothing more: to be collected, ${pay === 'Invoice' ? 'on invoice' : 'paid when collected'}, for Robin Calloway, robin.calloway@postbird.example.`,
      ],
      zh: [
        ({ kind, quantity, pay }) =>
          `在 tinhouse.example 订购“${kind}”（${KINDS_ZH[kind]}）分类里最便宜的商品 ${quantity} 件，不买别的。到店自取，${pay === 'Invoice' ? '凭发票付款' : '取货时付款'}，姓名 Robin Calloway，邮箱 robin.calloway@postbird.example。`,
      ],
    },
    // One product of the section comes down, so that which is cheapest differs from phone to phone.
    setup: (s, p) => {
      const list = Object.values(s.apps.browser.products)
        .filter(x => x.kind === p.kind && x.stock >= 3)
        .sort((a, b) => (a.name < b.name ? -1 : 1));
      const chosen = list[p.drop % list.length]!;
      chosen.wasCents = chosen.cents;
      chosen.cents = Math.min(...list.map(x => x.cents)) - p.drop;
      s.apps.browser.cart = {};
    },
    expect: { ordered: (s, p, ctx) => buy(s, p, ctx) },
    solve: function* (_seen, p) {
      let seen = yield* goTo(`tinhouse.example/section/${p.kind}?sort=cheap`);
      const [top] = all(seen, button(/£\d/));
      if (!top) throw new SolverError('No product');
      seen = yield { type: 'tap', element: top.id };
      seen = yield* scrollTo(seen, button('Add to cart'));
      for (let i = 0; i < p.quantity; i++) seen = yield tap(seen, button('Add to cart'));
      seen = yield* scrollTo(seen, first(button('Go to cart')));
      seen = yield tap(seen, first(button('Go to cart')));
      seen = yield* scrollTo(seen, button('Check out'));
      seen = yield tap(seen, button('Check out'));
      for (const [label, words] of [
        ['Full name *', 'Robin Calloway'],
        ['Email *', 'robin.calloway@postbird.example'],
      ] as const) {
        seen = yield* scrollTo(seen, field(label));
        seen = yield* hideKeyboard(yield fill(seen, field(label), words));
      }
      for (const name of ['Collect at the shop, free', p.pay, 'I accept the terms of sale']) {
        seen = yield* scrollTo(seen, toggle(name));
        seen = yield tap(seen, toggle(name));
      }
      seen = yield* scrollTo(seen, button('Place order'));
      yield tap(seen, button('Place order'));
      yield done();
    },
    nearMisses: {
      secondCheapest: {
        change: (s, p, ctx) => buy(s, p, ctx, { product: cheapest(s, p, 1).id }),
        because: ['ordered', 'sideEffects'],
      },
      sent: {
        change: (s, p, ctx) => buy(s, p, ctx, { delivery: 'Standard, £3.50' }),
        because: ['ordered', 'sideEffects'],
      },
      leftInCart: {
        change: (s, p, ctx) => {
          buy(s, p, ctx);
          ctx.act('browser', 'addToCart', { product: cheapest(s, p, 1).id });
        },
        because: 'sideEffects',
      },
    },
  },
);
