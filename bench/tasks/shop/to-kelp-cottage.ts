import { task, type Phone } from '../form.ts';
import { params } from '../sample.ts';
import { done, has, impossible, rid, tap, text } from '../steps.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { Steps } from '../steps.ts';
import {
  buy,
  choose,
  CODE,
  COTTAGE,
  HOME,
  one,
  openProduct,
  orderAndPay,
  orderOpen,
  ready,
  said,
  sendTo,
  ware,
  type Ware,
} from './make.ts';

interface P {
  ware: Ware;
}
const samples = () => params({ ware: ware(w => w.cents < 95_00) });
const ask = {
  en: [
    (p: P) =>
      `We are on Gannet Isle at the end of the month. Order one ${said(p.ware)} from Bazari, brought to Kelp Cottage by standard delivery, not collected anywhere. My code is ${CODE}.`,
    (p: P) =>
      `I want to have one ${said(p.ware)} from Bazari at the cottage on the isle; it is in my address book there. Standard delivery, no collecting. Passcode ${CODE}.`,
  ],
  zh: [
    (p: P) =>
      `月底我们要去塘鹅岛。请在 Bazari 订一件 ${said(p.ware)}，用标准配送直接送到 Kelp Cottage，不要自提。支付密码 ${CODE}。`,
  ],
};
const prepare = (on: boolean) => (s: Phone, p: P) => {
  ready(s);
  s.apps.shop.sellers[p.ware.seller]!.islands = on;
};
function* toCottage(p: P): Steps {
  let seen: Observation = yield* openProduct(p.ware.product, p.ware.name);
  seen = yield* choose(seen, p.ware);
  seen = yield tap(seen, rid('buy-now'));
  return yield* sendTo(seen, 'Kelp Cottage');
}

export const toKelpCottage = task('shop/to-kelp-cottage', samples(), {
  tags: ['payment', 'search', 'twin'],
  twin: 'shop/to-kelp-cottage-not',
  ask,
  setup: prepare(true),
  expect: {
    ordered: (s, p, ctx, now) => buy(s, ctx, now, { lines: [one(p.ware.variant)], address: COTTAGE }),
  },
  choices: orderOpen,
  solve: function* (_seen, p) {
    yield* orderAndPay(yield* toCottage(p));
    yield done();
  },
  nearMisses: {
    sentHome: {
      change: (s, p, ctx) => buy(s, ctx, s, { lines: [one(p.ware.variant)], address: HOME }),
      because: ['ordered', 'sideEffects'],
    },
  },
});

/** Not everybody delivers to the isle. */
export const toKelpCottageNot = task('shop/to-kelp-cottage-not', samples(), {
  tags: ['payment', 'search', 'twin', 'impossible'],
  expects: 'impossible',
  twin: 'shop/to-kelp-cottage',
  ask,
  setup: prepare(false),
  solve: function* (_seen, p) {
    const seen = yield* toCottage(p);
    if (has(seen, text('Not delivered there'))) yield impossible('They do not deliver to the isle');
  },
  nearMisses: {
    sentHome: {
      change: (s, p, ctx) => buy(s, ctx, s, { lines: [one(p.ware.variant)], address: HOME }),
      declared: 'done',
      because: ['sideEffects', 'impossible'],
    },
    collected: {
      change: (s, p, ctx) =>
        buy(s, ctx, s, {
          lines: [one(p.ware.variant)],
          address: COTTAGE,
          methods: { [p.ware.seller]: 'collect' },
        }),
      declared: 'done',
      because: ['sideEffects', 'impossible'],
    },
  },
});
