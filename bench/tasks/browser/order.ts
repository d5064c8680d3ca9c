import { added, only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { all, button, done, field, fill, first, scrollTo, SolverError, tap, toggle } from '../steps.ts';
import { browsing, goTo, hideKeyboard } from './make.ts';

const KINDS = ['Kitchen', 'Outdoors', 'Home', 'Desk'] as const;
const PAY = { Invoice: 'invoice', 'When I collect': 'at-collection' } as const;
const KINDS_ZH = { Kitchen: '厨房', Outdoors: '户外', Home: '家居', Desk: '书桌' } as const;
interface P {
  kind: string;
  quantity: number;
  pay: keyof typeof PAY;
  drop: number;
}
/** The cheapest that a section has in stock; a setup sees to it that there is one. */
function cheapest(s: Phone, p: P, place = 0) {
  const found = Object.entries(s.apps.browser.products)
    .filter(([, x]) => x.kind === p.kind && x.stock >= 3)
    .sort(([, a], [, b]) => a.cents - b.cents)[place]!;
  return { id: found[0], ...found[1] };
}
const placed = ({ was, now }: { was: Phone; now: Phone }) =>
  added(was.apps.browser.orders, now.apps.browser.orders);
function put(
  s: Phone,
  p: P,
  more: { product?: string; quantity?: number; delivery?: 'standard' | 'collect'; name?: string } = {},
  id = 'new',
) {
  const product = more.product ?? cheapest(s, p).id;
  const quantity = more.quantity ?? p.quantity;
  const { cents } = s.apps.browser.products[product]!;
  const delivery = more.delivery ?? 'collect';
  s.apps.browser.orders[`order-${id}`] = {
    number: 'TH-1000',
    lines: [{ product, quantity, cents }],
    delivery,
    deliveryCents: delivery === 'collect' ? 0 : 350,
    totalCents: cents * quantity,
    code: '',
    name: more.name ?? 'Robin Calloway',
    email: 'robin.calloway@postbird.example',
    street: '',
    postcode: '',
    payment: PAY[p.pay],
    at: s.clock.now,
  };
}

export const order = task(
  'browser/order',
  { kind: oneOf(...KINDS), quantity: int(1, 3), pay: oneOf('Invoice', 'When I collect'), drop: int(5, 40) },
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
    goals: {
      product: {
        weight: 2,
        test: m => only(placed(m), o => only(o.lines, l => l.product === cheapest(m.was, m.p).id)),
      },
      quantity: m => only(placed(m), o => only(o.lines, l => l.quantity === m.p.quantity)),
      how: m => only(placed(m), o => o.delivery === 'collect' && o.payment === PAY[m.p.pay]),
      who: m =>
        only(placed(m), o => o.name === 'Robin Calloway' && o.email === 'robin.calloway@postbird.example'),
    },
    allow: s => [browsing(s), newIn(s.apps.browser.orders), s.apps.browser.products, s.apps.browser.cart],
    invariants: { cartIsEmpty: ({ now }) => Object.keys(now.apps.browser.cart).length === 0 },
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
      secondCheapest: { change: (s, p) => put(s, p, { product: cheapest(s, p, 1).id }), because: 'product' },
      oneMore: { change: (s, p) => put(s, p, { quantity: p.quantity + 1 }), because: 'quantity' },
      sent: { change: (s, p) => put(s, p, { delivery: 'standard' }), because: 'how' },
      anotherName: { change: (s, p) => put(s, p, { name: 'Inés Carvajal' }), because: 'who' },
      twice: {
        change: (s, p) => {
          put(s, p);
          put(s, p, {}, 'again');
        },
        because: ['product', 'quantity', 'how', 'who'],
      },
      leftInCart: {
        change: (s, p) => {
          put(s, p);
          s.apps.browser.cart['line-new'] = { product: 'product-mug-camp', quantity: 1, at: s.clock.now };
        },
        because: 'cartIsEmpty',
      },
    },
  },
);
