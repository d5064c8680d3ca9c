import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { digitsOf, expiryOf, kindOf, lastFour, numberProblem, schemeOf } from '../cards.ts';
import { record, spendable } from '../ledger.ts';
import { words } from '../words.ts';
import { BALANCE, OUTSIDE, type Wallet } from '../state.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { action, codeProblem, isSource, problemWith, refuse, scheduleSettle, WITHDRAW_MS } from './shared.ts';

const Amount = Type.Integer({ minimum: 1, maximum: 9_999_999_99 });
const Str = Type.String();
const MAX_CARDS = 6;
const TONES = ['copper', 'slate', 'pine', 'plum'] as const;

/** What a new card’s bank has for it, pence: the same for the same number. */
function fundsOf(ctx: Ctx, number: string): number {
  const pounds = 150 + Math.floor(ctx.chance('funds', number) * 1_350);
  return pounds * 100;
}

function openCard(state: Wallet, ctx: Ctx, number: string, expires: string): string {
  const id = `card-${lastFour(number)}-${number.slice(6, 10)}`;
  const kind = kindOf(number);
  const funds = fundsOf(ctx, number);
  const count = Object.keys(state.cards).length;
  state.accounts[id] = {
    kind: 'card',
    name: `${schemeOf(number)} ${lastFour(number)}`,
    floorCents: kind === 'credit' ? -funds : 0,
  };
  state.cards[id] = {
    kind,
    scheme: schemeOf(number),
    number,
    expires,
    tone: TONES[count % TONES.length]!,
    frozen: false,
    bound: true,
    addedAt: ctx.now,
  };
  // What a debit card spends was in its bank before: it comes from outside, so that nothing is made.
  if (kind === 'debit') record(state, ctx, { kind: 'opening', from: OUTSIDE, to: id, cents: funds });
  return id;
}

export const own = {
  topUp: action(
    'Move money from a debit card to the balance',
    Type.Object({ card: Str, cents: Amount, passcode: Str }),
    (state, { card, cents, passcode }, ctx) => {
      if (!state.cards[card]?.bound || state.cards[card].kind !== 'debit') return;
      const problem = problemWith(state, ctx, { source: card, cents, passcode, limited: false });
      if (problem !== null) return refuse(state, 'topUp', problem, card);
      state.attempt = null;
      const transaction = record(state, ctx, { kind: 'topUp', from: card, to: BALANCE, cents });
      if (!ctx.showing('/top-up')) return;
      ctx.close('/top-up');
      ctx.open('/result/:transaction', { transaction });
    },
  ),
  withdraw: action(
    'Send money of the balance to the bank of a debit card',
    Type.Object({ card: Str, cents: Amount, passcode: Str }),
    (state, { card, cents, passcode }, ctx) => {
      if (!state.cards[card]?.bound || state.cards[card].kind !== 'debit') return;
      const problem = problemWith(state, ctx, { source: BALANCE, cents, passcode, limited: false });
      if (problem !== null) return refuse(state, 'withdraw', problem, BALANCE);
      state.attempt = null;
      const transaction = record(state, ctx, {
        kind: 'withdrawal',
        from: BALANCE,
        to: card,
        cents,
        pending: true,
      });
      scheduleSettle(ctx, transaction, ctx.now + WITHDRAW_MS);
      if (!ctx.showing('/withdraw')) return;
      ctx.close('/withdraw');
      ctx.open('/result/:transaction', { transaction });
    },
  ),
  movePot: action(
    'Move money between the balance and a savings pot',
    Type.Object({ pot: Str, cents: Amount, into: Type.Boolean() }),
    (state, { pot, cents, into }, ctx) => {
      if (!state.pots[pot]) return;
      const [from, to] = into ? [BALANCE, pot] : [pot, BALANCE];
      if (spendable(state, from) < cents)
        return ctx.toast(ctx.words(words)(into ? 'balanceTooLow' : 'potTooLow'));
      record(state, ctx, { kind: 'saving', from, to, cents });
      ctx.toast(ctx.words(words)(into ? 'movedIn' : 'movedOut'));
    },
  ),
  setGoal: action(
    'Name a savings pot and what it is to reach',
    Type.Object({ pot: Str, name: Str, goalCents: Amount }),
    (state, { pot, name, goalCents }, ctx) => {
      if (!state.pots[pot]) return;
      if (name.trim() === '') return ctx.toast(ctx.words(words)('enterName'));
      state.accounts[pot]!.name = name.trim();
      state.pots[pot].goalCents = goalCents;
    },
  ),
  addCard: action(
    'Add a card by its number, MM/YY and the three digits of its back',
    Type.Object({ number: Str, expires: Str, code: Str }),
    (state, { number, expires, code }, ctx) => {
      const t = ctx.words(words);
      const digits = digitsOf(number);
      const month = expiryOf(expires);
      if (!ctx.online()) return ctx.toast(t('offlineToast'));
      const wrong = numberProblem(number);
      if (wrong !== null) return ctx.toast(t(wrong === 'range' ? 'cardUnknown' : 'numberWrong'));
      if (month === null) return ctx.toast(t('expiryWrong'));
      if (!/^\d{3}$/.test(code.trim())) return ctx.toast(t('codeWrong'));
      const known = orderedIds(state.cards).find(id => state.cards[id]!.number === digits);
      if (known !== undefined && state.cards[known]!.bound) return ctx.toast(t('cardThere'));
      const bound = Object.values(state.cards).filter(c => c.bound);
      if (bound.length >= MAX_CARDS) return ctx.toast(t('tooManyCards'));
      if (known === undefined) openCard(state, ctx, digits, month);
      else Object.assign(state.cards[known]!, { bound: true, expires: month });
      ctx.toast(t('cardAdded'));
      if (ctx.showing('/add-card')) ctx.back();
    },
  ),
  removeCard: action('Take a card out of the wallet', Type.Object({ card: Str }), (state, { card }, ctx) => {
    const t = ctx.words(words);
    if (!state.cards[card]?.bound) return;
    const used = Object.values(state.subscriptions).filter(s => s.active && s.source === card);
    if (used.length > 0) return ctx.toast(t('cardPaysFor', { count: used.length }));
    state.cards[card].bound = false;
    if (state.settings.source === card) state.settings.source = BALANCE;
    ctx.toast(t('cardRemoved'));
    if (ctx.showing(`/card/${card}`)) ctx.back();
  }),
  freezeCard: action(
    'Stop payments with a card, or allow them again',
    Type.Object({ card: Str, on: Type.Boolean() }),
    (state, { card, on }) => {
      if (state.cards[card]) state.cards[card].frozen = on;
    },
  ),
  setSource: action('Choose what pays first', Type.Object({ source: Str }), (state, { source }) => {
    if (isSource(state, source)) state.settings.source = source;
  }),
  setLimits: action(
    'Set the most that a payment and the payments of a day may be, with the passcode',
    Type.Object({ singleCents: Amount, dayCents: Amount, passcode: Str }),
    (state, { singleCents, dayCents, passcode }, ctx) => {
      const t = ctx.words(words);
      if (singleCents > dayCents) return ctx.toast(t('singleAboveDay'));
      const problem = codeProblem(state, ctx, passcode);
      if (problem !== null) return refuse(state, 'limits', problem);
      state.attempt = null;
      state.settings.singleCents = singleCents;
      state.settings.dayCents = dayCents;
      ctx.toast(t('limitsSet'));
      if (ctx.showing('/limits')) ctx.back();
    },
  ),
  changePasscode: action(
    'Change the passcode, by giving the present one',
    Type.Object({ current: Str, next: Str }),
    (state, { current, next }, ctx) => {
      const t = ctx.words(words);
      if (!/^\d{6}$/.test(next)) return ctx.toast(t('sixDigits'));
      const problem = codeProblem(state, ctx, current);
      if (problem !== null) return refuse(state, 'code', problem);
      state.attempt = null;
      state.settings.passcode = next;
      ctx.toast(t('passcodeChanged'));
      if (ctx.showing('/passcode')) ctx.back();
    },
  ),
  changeSettings: action(
    'Change settings that need no passcode',
    Type.Object({
      settings: Type.Object(
        {
          hideBalance: Type.Optional(Type.Boolean()),
          notifyPayments: Type.Optional(Type.Boolean()),
          notifyRequests: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
    }),
    (state, { settings }) => {
      Object.assign(state.settings, settings);
      if (settings.hideBalance) state.revealed = false;
    },
  ),
  leave: action('Hide amounts again, once the app is left', Type.Object({}), state => {
    state.revealed = false;
    state.attempt = null;
  }),
  reveal: action(
    'Show or hide the amounts of the first screen',
    Type.Object({ on: Type.Boolean() }),
    (state, { on }) => {
      state.revealed = on;
    },
  ),
};
