import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import type { SplitResult } from '../../../src/sdk/core/payments.ts';
import { international, isNumber } from '../../../src/sdk/core/telephone.ts';
import { record, shareOut } from '../ledger.ts';
import { words } from '../words.ts';
import type { Wallet } from '../state.ts';
import { action, isSource, ledgerName, payeeAccount, payOut, problemWith, refuse } from './shared.ts';

const Amount = Type.Integer({ minimum: 1, maximum: 9_999_999_99 });
const Str = Type.String();
const MINUTE = 60_000;
/** How likely somebody pays what they are asked for, and how long they take for it. */
const PAYS = 0.8;
const SOONEST_MS = 2 * MINUTE;
const LATEST_MS = 25 * MINUTE;

/** The screen on which another app asks for shares. */
const SHARE = '/share';

/** Whether others can be reached now; says so where they cannot. */
function reaches(ctx: Ctx): boolean {
  if (ctx.online()) return true;
  ctx.toast(ctx.words(words)('offlineToast'));
  return false;
}

/** Asks somebody for money, who answers in their own time. Gives the request. */
function ask(
  state: Wallet,
  ctx: Ctx,
  person: string,
  cents: number,
  note: string,
  split: string | null,
): string {
  ctx.effect('request', [ledgerName(state, person)], { cents, currency: 'GBP', note });
  const id = ctx.id('request');
  state.requests[id] = {
    direction: 'out',
    person,
    cents,
    note,
    status: 'open',
    at: ctx.now,
    closedAt: null,
    transaction: null,
    split,
  };
  const wait = SOONEST_MS + Math.floor(ctx.chance('wait', person, cents, note) * (LATEST_MS - SOONEST_MS));
  const pays = ctx.chance('answer', person, cents, note) < PAYS;
  ctx.schedule(ctx.now + wait, 'answered', { request: id, pays }, `wallet-answer-${id}`);
  return id;
}

export const people = {
  transfer: action(
    'Send money to a person, with a note',
    Type.Object({ to: Str, cents: Amount, note: Str, source: Str, passcode: Str }),
    (state, { to, cents, note, source, passcode }, ctx) => {
      if (!state.people[to] || !isSource(state, source)) return;
      const problem = problemWith(state, ctx, { source, cents, passcode, limited: true });
      if (problem !== null) {
        refuse(state, `transfer ${to}`, problem, source);
        return;
      }
      state.attempt = null;
      const transaction = payOut(state, ctx, {
        kind: 'transfer',
        from: source,
        to,
        cents,
        what: note.trim(),
        category: 'people',
      });
      const path = `/transfer/${to}`;
      if (!ctx.showing(path)) return;
      ctx.close(path);
      ctx.close('/people/transfer');
      ctx.open('/result/:transaction', { transaction });
    },
  ),
  addPerson: action(
    'Add somebody by name and telephone number, and go on to them',
    Type.Object({
      name: Str,
      phone: Str,
      then: Type.Union([Type.Literal('transfer'), Type.Literal('request')]),
    }),
    (state, { name, phone, then }, ctx) => {
      const t = ctx.words(words);
      if (name.trim() === '') return ctx.toast(t('enterName'));
      if (!isNumber(phone) || phone.replace(/\D/g, '').length < 7) return ctx.toast(t('enterNumber'));
      const number = international(phone);
      const id = number.replace(/\D/g, '');
      const person = payeeAccount(state, { kind: 'person', id: `n${id}`, name: name.trim(), phone: number });
      ctx.open(then === 'transfer' ? '/transfer/:person' : '/request/:person', { person });
    },
  ),
  requestMoney: action(
    'Ask a person for money',
    Type.Object({ person: Str, cents: Amount, note: Str }),
    (state, { person, cents, note }, ctx) => {
      if (!state.people[person] || !reaches(ctx)) return;
      const request = ask(state, ctx, person, cents, note.trim(), null);
      const path = `/request/${person}`;
      if (!ctx.showing(path)) return;
      ctx.close(path);
      ctx.close('/people/request');
      ctx.open('/ask/:request', { request });
    },
  ),
  cancelRequest: action('Take a request back', Type.Object({ request: Str }), (state, { request }, ctx) => {
    const found = state.requests[request];
    if (found?.status !== 'open' || found.direction !== 'out' || !reaches(ctx)) return;
    ctx.effect('connection', [ledgerName(state, found.person)], { act: 'cancel', note: found.note });
    ctx.cancel(`wallet-answer-${request}`);
    found.status = 'cancelled';
    found.closedAt = ctx.now;
  }),
  acceptRequest: action(
    'Pay what somebody asks for',
    Type.Object({ request: Str, source: Str, passcode: Str }),
    (state, { request, source, passcode }, ctx) => {
      const found = state.requests[request];
      if (found?.status !== 'open' || found.direction !== 'in' || !isSource(state, source)) return;
      const problem = problemWith(state, ctx, { source, cents: found.cents, passcode, limited: true });
      if (problem !== null) {
        refuse(state, `accept ${request}`, problem, source);
        return;
      }
      state.attempt = null;
      found.transaction = payOut(state, ctx, {
        kind: 'transfer',
        from: source,
        to: found.person,
        cents: found.cents,
        what: found.note,
        category: 'people',
      });
      found.status = 'paid';
      found.closedAt = ctx.now;
      ctx.dismiss(`wallet-${request}`);
    },
  ),
  refuseRequest: action(
    'Refuse what somebody asks for',
    Type.Object({ request: Str }),
    (state, { request }, ctx) => {
      const found = state.requests[request];
      if (found?.status !== 'open' || found.direction !== 'in' || !reaches(ctx)) return;
      ctx.effect('connection', [ledgerName(state, found.person)], { act: 'refuse', note: found.note });
      found.status = 'refused';
      found.closedAt = ctx.now;
      ctx.dismiss(`wallet-${request}`);
    },
  ),
  splitBill: action(
    'Split an amount with others by weights, the owner’s own first, and ask each for their share',
    Type.Object({
      transaction: Type.Union([Str, Type.Null()]),
      cents: Amount,
      note: Str,
      own: Type.Integer({ minimum: 0, maximum: 20 }),
      people: Type.Array(Type.Object({ person: Str, weight: Type.Integer({ minimum: 1, maximum: 20 }) }), {
        minItems: 1,
      }),
    }),
    (state, { transaction, cents, note, own, people: others }, ctx) => {
      if (!reaches(ctx) || others.some(o => !state.people[o.person])) return;
      const [, ...shares] = shareOut(cents, [own, ...others.map(o => o.weight)]);
      const asked = others.filter((_, i) => shares[i]! > 0);
      others.forEach(({ person }, i) => {
        if (shares[i]! > 0) ask(state, ctx, person, shares[i]!, note.trim(), transaction);
      });
      ctx.toast(ctx.words(words)('askedPeople', { count: asked.length }));
      if (ctx.showing(SHARE)) {
        const sum = shares.reduce((all, share) => all + share, 0);
        ctx.finish({ ok: true, people: asked.length, cents: sum } satisfies SplitResult);
        return;
      }
      const path = `/split/${transaction ?? 'new'}`;
      if (!ctx.showing(path)) return;
      ctx.close(path);
      ctx.open('/requests');
    },
  ),
  answered: action(
    'Somebody pays what they were asked for, or refuses',
    Type.Object({ request: Str, pays: Type.Boolean() }),
    (state, { request, pays }, ctx) => {
      const found = state.requests[request];
      if (found?.status !== 'open') return;
      found.status = pays ? 'paid' : 'refused';
      found.closedAt = ctx.now;
      if (pays) found.transaction = receive(state, ctx, found.person, found.cents, found.note);
      notifyRequest(state, ctx, request, pays ? 'paidYou' : 'refusedYou');
    },
  ),
  arrive: action(
    'Somebody asks for money, or sends some, as planned',
    Type.Object({ plan: Str }),
    (state, { plan }, ctx) => {
      const found = state.plans[plan];
      if (!found) return;
      const { kind, person, cents, note } = found;
      delete state.plans[plan];
      if (kind === 'money') {
        const transaction = receive(state, ctx, person, cents, note);
        if (state.settings.notifyPayments)
          ctx.notify({
            channel: 'payments',
            tag: `wallet-${transaction}`,
            title: ctx.words(words)('sentYou', {
              name: state.accounts[person]!.name,
              amount: ctx.format.money(cents, 'GBP'),
            }),
            text: note,
            route: `/bill/${transaction}`,
          });
        return;
      }
      const id = `request-${plan}`;
      state.requests[id] = {
        direction: 'in',
        person,
        cents,
        note,
        status: 'open',
        at: ctx.now,
        closedAt: null,
        transaction: null,
        split: null,
      };
      notifyRequest(state, ctx, id, 'asksYou');
    },
  ),
};

const receive = (state: Wallet, ctx: Ctx, person: string, cents: number, what: string): string =>
  record(state, ctx, { kind: 'received', from: person, to: 'balance', cents, what, category: 'people' });

function notifyRequest(
  state: Wallet,
  ctx: Ctx,
  request: string,
  key: 'paidYou' | 'refusedYou' | 'asksYou',
): void {
  if (!state.settings.notifyRequests) return;
  const { person, cents, note } = state.requests[request]!;
  ctx.notify({
    channel: 'requests',
    tag: `wallet-${request}`,
    title: ctx.words(words)(key, {
      name: state.accounts[person]!.name,
      amount: ctx.format.money(cents, 'GBP'),
    }),
    text: note,
    route: `/ask/${request}`,
  });
}
