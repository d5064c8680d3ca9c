import { balanceOf } from '../../../apps/wallet/select.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { done, field, fill, find, first, impossible, option, rid, scrollTo, tap, text } from '../steps.ts';
import {
  centsIn,
  CODE,
  DEBIT,
  friend,
  openTile,
  openWallet,
  POT,
  pounds,
  putBill,
  quiet,
  sendTo,
  transferThrough,
  typed,
} from './make.ts';

const sampled = {
  name: friend(),
  cents: int(162_00, 268_50, 50),
  keep: int(60_00, 110_00, 5_00),
  left: int(3_00, 55_00, 1_00),
  what: oneOf('the used Gannet Tourer', 'the frame', 'the wheels and the saddle', 'the racing bike'),
};
interface P {
  name: string;
  cents: number;
  keep: number;
  left: number;
  what: string;
}
/** Leaves so much in the pot. */
function leave(s: Phone, cents: number): void {
  const more = cents - balanceOf(s.apps.wallet, POT);
  const [from, to] = more > 0 ? ['card-4417', POT] : [POT, 'card-4417'];
  if (more !== 0)
    putBill(s, 'pot', { kind: 'saving', from, to, cents: Math.abs(more), category: 'other', daysAgo: 6 });
}
const takeOut = (ctx: SetupCtx, cents: number) =>
  ctx.act('wallet', 'movePot', { pot: POT, cents, into: false });
const pay = (s: Phone, ctx: SetupCtx, p: P) =>
  sendTo(s, ctx, s, { name: p.name, cents: p.cents, note: 'Bicycle', source: 'balance' });

const ask = {
  en: [
    (p: P) =>
      `${p.name} sells me ${p.what}. Take ${pounds(p.cents)} out of the bicycle savings in Copperleaf and send it from the balance, with the note “Bicycle”. But ${pounds(p.keep)} must stay in the pot: if it has too little for both, leave everything as it is and tell me that it cannot be done. My code is ${CODE}.`,
    (p: P) =>
      `Pay ${p.name} ${pounds(p.cents)} for ${p.what}, note “Bicycle”: first move that sum from the New bicycle pot to the balance, then transfer it from there. I want at least ${pounds(p.keep)} left in the pot, so if that is not possible, do nothing and say so. Passcode ${CODE}.`,
  ],
  zh: [
    (p: P) =>
      `从 Copperleaf 买自行车的存钱罐里取出 ${pounds(p.cents)}，再从余额转给${p.name}，备注写“Bicycle”。存钱罐里至少要留 ${pounds(p.keep)}；如果不够，就什么都别动，告诉我办不到。支付密码 ${CODE}。`,
  ],
};

/** The pot has enough, and so much left as was asked. */
export const potPays = task('wallet/pot-pays', sampled, {
  tags: ['payment', 'savings', 'condition', 'multi-step'],
  twin: 'wallet/pot-pays-too-little',
  needs: { lookups: 1, conditions: 1 },
  ask,
  setup: (s, p) => {
    quiet(s);
    leave(s, p.cents + p.keep + p.left);
  },
  expect: {
    paid: (s, p, ctx) => {
      takeOut(ctx, p.cents);
      pay(s, ctx, p);
    },
  },
  solve: function* (_seen, p) {
    let seen = yield* openTile('New bicycle');
    seen = yield tap(seen, option('Take out'));
    seen = yield fill(seen, field('Amount'), typed(p.cents));
    seen = yield* scrollTo(seen, rid('move'));
    seen = yield tap(seen, rid('move'));
    seen = yield* openWallet();
    seen = yield tap(seen, rid('nav-home'));
    yield* transferThrough(seen, p.name, p.cents, undefined, 'Bicycle');
    yield done();
  },
  nearMisses: {
    straightFromThePot: {
      change: (s, p, ctx) =>
        sendTo(s, ctx, s, { name: p.name, cents: p.cents, note: 'Bicycle', source: POT }),
      because: ['paid', 'sideEffects'],
    },
    onlyTakenOut: { change: (_s, p, ctx) => takeOut(ctx, p.cents), because: 'paid' },
    withTheCard: {
      change: (s, p, ctx) => {
        takeOut(ctx, p.cents);
        sendTo(s, ctx, s, { name: p.name, cents: p.cents, note: 'Bicycle', source: DEBIT });
      },
      because: ['paid', 'sideEffects'],
    },
  },
});

/** The same, where the pot has enough for the payment, and not for what is to stay. */
export const potPaysTooLittle = task('wallet/pot-pays-too-little', sampled, {
  tags: ['payment', 'savings', 'condition', 'impossible'],
  expects: 'impossible',
  twin: 'wallet/pot-pays',
  needs: { lookups: 1, conditions: 1 },
  ask,
  setup: (s, p) => {
    quiet(s);
    leave(s, p.cents + p.keep - p.left);
  },
  solve: function* (_seen, p) {
    const seen = yield* openTile('New bicycle');
    const has = centsIn(find(seen, first(text(/^£[\d,]+\.\d\d$/))).name);
    if (has < p.cents + p.keep) yield impossible(`The pot has only ${pounds(has)}`);
    else yield done();
  },
  nearMisses: {
    paidAllTheSame: {
      change: (s, p, ctx) => {
        takeOut(ctx, p.cents);
        pay(s, ctx, p);
      },
      declared: 'done',
      because: ['impossible', 'sideEffects'],
    },
    takenAndGaveUp: {
      change: (_s, p, ctx) => takeOut(ctx, p.cents),
      declared: 'impossible',
      because: 'sideEffects',
    },
  },
});
