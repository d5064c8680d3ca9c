import { balanceOf, dueAt } from '../../../apps/wallet/select.ts';
import { dayAt, int, oneOf, params } from '../sample.ts';
import { task, type Phone } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { addDays } from '../../../src/state/clock.ts';
import { done, field, fill, find, first, has, rid, row, tap, text } from '../steps.ts';
import {
  centsIn,
  CODE,
  confirm,
  DEBIT,
  openTile,
  openWallet,
  payWith,
  place,
  quiet,
  rowLike,
  typed,
} from './make.ts';

const SPARE = 'card-7781';
const FIRMS = {
  'firm-saltmarsh-gym': 'Saltmarsh Climbing Barn',
  'firm-tidal-hall': 'Tidal Hall',
  'firm-orpheum': 'The Orpheum Cinema',
  'firm-bay-bikes': 'Harrow Bay Bikes',
} as const;
interface P {
  firm: keyof typeof FIRMS;
  cents: number;
  frozen: string;
}
const live = (p: P) => (p.frozen === DEBIT ? SPARE : DEBIT);
const missing = (s: Phone, p: P) => p.cents - balanceOf(s.apps.wallet, 'balance');
const topUp = (ctx: SetupCtx, card: string, cents: number) =>
  ctx.act('wallet', 'topUp', { card, cents, passcode: CODE });

/** A second debit card, with money of its own. */
function addSpare(s: Phone): void {
  const { wallet } = s.apps;
  const now = s.clock.now;
  wallet.accounts[SPARE] = { kind: 'card', name: 'Fennel Savings 7781', floorCents: 0 };
  wallet.cards[SPARE] = {
    ...wallet.cards[DEBIT]!,
    number: '9990022204117781',
    tone: 'pine',
    addedAt: now - 20 * 86_400_000,
  };
  wallet.transactions['tx-task-spare'] = {
    ...Object.values(wallet.transactions).find(t => t.kind === 'opening' && t.to === DEBIT)!,
    to: SPARE,
    cents: 640_00,
    at: now - 20 * 86_400_000,
    settledAt: now - 20 * 86_400_000,
    postings: [
      { account: 'outside', cents: -640_00 },
      { account: SPARE, cents: 640_00 },
    ],
  };
}

/** What falls due tomorrow, less what is there, from the card that may pay. */
export const topUpForTomorrow = task(
  'wallet/top-up-for-tomorrow',
  params({
    firm: oneOf('firm-saltmarsh-gym', 'firm-tidal-hall', 'firm-orpheum', 'firm-bay-bikes'),
    cents: int(124_50, 238_00, 50),
    frozen: oneOf(DEBIT, SPARE),
  }),
  {
    tags: ['arithmetic', 'subscriptions', 'condition'],
    needs: { lookups: 3, conditions: 1, memory: 2 },
    ask: {
      en: [
        `Something is paid from my Copperleaf balance tomorrow by itself, and there is not enough in it. Top it up with exactly what is missing, not a penny more. One of my two debit cards is frozen; take the other, and leave the frozen one frozen. My code is ${CODE}.`,
        `Tomorrow a subscription of mine falls due in Copperleaf, and my balance is too low for it. Find out by how much and top up just that from the debit card that still works. Do not unfreeze anything. Passcode ${CODE}.`,
      ],
      zh: [
        `明天有一笔订阅要从我的 Copperleaf 余额里自动扣款，可是余额不够。算出还差多少，从没被冻结的那张借记卡里刚好充这么多，被冻结的卡不要动。支付密码 ${CODE}。`,
      ],
    },
    setup: (s, p, ctx) => {
      quiet(s);
      addSpare(s);
      const { wallet } = s.apps;
      wallet.cards[p.frozen]!.frozen = true;
      const tomorrow = dayAt(addDays(s.clock.now, 1, s.clock.zone), s.clock.zone).iso;
      const id = 'sub-task';
      wallet.subscriptions[id] = {
        firm: p.firm,
        plan: 'A year of it',
        cents: p.cents,
        every: 'year',
        anchor: `2025${tomorrow.slice(4)}`,
        next: tomorrow,
        source: 'balance',
        active: true,
        failed: null,
      };
      ctx.schedule(dueAt(wallet.subscriptions[id], ctx.zone), 'wallet', 'due', { subscription: id });
    },
    expect: { toppedUp: (s, p, ctx) => topUp(ctx, live(p), missing(s, p)) },
    solve: function* (_seen, _p) {
      let seen = yield* openWallet();
      const balance = centsIn(find(seen, first(text(/^£[\d,]+\.\d\d$/))).name);
      seen = yield* openTile('Subscriptions');
      const due = centsIn(find(seen, rowLike(/13 March/)).name);
      seen = yield* openWallet();
      seen = yield tap(seen, place('home'));
      seen = yield tap(seen, rid('top-up'));
      seen = yield fill(seen, field('Amount'), typed(due - balance));
      if (has(seen, row('Frozen'))) seen = yield* payWith(seen, /, Debit$/);
      yield* confirm(seen);
      yield done();
    },
    nearMisses: {
      theWholePrice: {
        change: (_s, p, ctx) => topUp(ctx, live(p), p.cents),
        because: ['toppedUp', 'sideEffects'],
      },
      thawed: {
        change: (s, p, ctx) => {
          ctx.act('wallet', 'freezeCard', { card: p.frozen, on: false });
          topUp(ctx, p.frozen, missing(s, p));
        },
        because: ['toppedUp', 'sideEffects'],
      },
      paidByCard: {
        change: (_s, p, ctx) =>
          ctx.act('wallet', 'setSubscriptionSource', { subscription: 'sub-task', source: live(p) }),
        because: ['toppedUp', 'sideEffects'],
      },
    },
  },
);
