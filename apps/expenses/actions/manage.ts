import { Type } from 'typebox';
import { StringEnum } from '../../../src/state/schema.ts';
import { rateOf, signedCentsOf } from '../money.ts';
import {
  ACCOUNT_KINDS,
  CATEGORY_ICONS,
  COLOURS,
  CURRENCIES,
  Settings,
  type Category,
  type Expenses,
} from '../state.ts';
import { orderedRows } from '../../../src/state/order.ts';
import { action, moveTo, settle, some, watched } from './shared.ts';

const { Object: Obj, String: Str, Integer: Int, Null, Union } = Type;
const Maybe = Union([Str(), Null()]);
const NEVER_RATE = 10_000;
const MOST_NAME = 40;
const sameName = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();

/** Entries and rules of a category go to another of its kind; its budgets go. */
function reassign(state: Expenses, category: string, to: string | null): number {
  let count = 0;
  for (const e of Object.values(state.entries))
    if (e.category === category) {
      e.category = to;
      count++;
    }
  for (const r of Object.values(state.recurring)) if (r.category === category) r.category = to;
  for (const [id, b] of Object.entries(state.budgets)) if (b.category === category) delete state.budgets[id];
  delete state.categories[category];
  return count;
}
const isUsed = (state: Expenses, category: string): boolean =>
  [...Object.values(state.entries), ...Object.values(state.recurring)].some(e => e.category === category);
const other = (state: Expenses, category: string, to: string | null): Category | undefined => {
  const [from, into] = [state.categories[category], state.categories[to ?? '']];
  return from && into && to !== category && into.kind === from.kind ? into : undefined;
};

export const manage = {
  saveAccount: action(
    'Add an account, or change one',
    Obj({
      account: Maybe,
      name: Str(),
      kind: StringEnum(ACCOUNT_KINDS),
      currency: StringEnum(CURRENCIES),
      opening: Str(),
      rate: Str(),
    }),
    (state, { account, name, kind, currency, opening, rate }, ctx) => {
      const words = name.trim().slice(0, MOST_NAME);
      const openingCents = opening.trim() === '' ? 0 : signedCentsOf(opening);
      const worth = currency === 'GBP' ? NEVER_RATE : rateOf(rate);
      const old = account === null ? undefined : state.accounts[account];
      if (account !== null && !old) return;
      if (words === '') {
        ctx.toast('Give the account a name');
        return;
      }
      if (Object.entries(state.accounts).some(([id, a]) => id !== account && sameName(a.name, words))) {
        ctx.toast('There is an account of that name');
        return;
      }
      if (openingCents === null) {
        ctx.toast('Enter an opening balance such as 100.00');
        return;
      }
      if (worth === null) {
        ctx.toast('Enter a rate such as 0.8640');
        return;
      }
      const used = Object.values(state.entries).some(e => e.account === account || e.to === account);
      if (old && used && old.currency !== currency) {
        ctx.toast('An account with entries keeps its currency');
        return;
      }
      const fields = { name: words, kind, currency, openingCents, rate: worth };
      if (old) Object.assign(old, fields);
      else state.accounts[ctx.id('account')] = { ...fields, createdAt: ctx.now };
      ctx.toast('Account saved');
      ctx.finish();
    },
  ),
  deleteAccount: action(
    'Delete an account; its entries go to another one, or with it',
    Obj({ account: Str(), to: Maybe }),
    (state, { account, to }, ctx) => {
      const old = state.accounts[account];
      if (!old || to === account || (to !== null && !state.accounts[to])) return;
      if (Object.keys(state.accounts).length === 1) {
        ctx.toast('The last account can’t be deleted');
        return;
      }
      watched(state, ctx, () => {
        for (const [id, e] of Object.entries(state.entries)) {
          if (e.account !== account && e.to !== account) continue;
          if (
            to === null ||
            (e.account === account && !moveTo(state, e, to)) ||
            (e.to === account && e.account === to)
          ) {
            delete state.entries[id];
            continue;
          }
          if (e.to === account)
            Object.assign(e, {
              to,
              toCents:
                state.accounts[e.account]!.currency === state.accounts[to]!.currency
                  ? null
                  : (e.toCents ?? e.cents),
            });
        }
        for (const [id, r] of Object.entries(state.recurring)) {
          if (r.account !== account && r.to !== account) continue;
          if (to !== null && r.account === account && r.to !== to) r.account = to;
          else if (to !== null && r.to === account && r.account !== to) r.to = to;
          else {
            delete state.recurring[id];
            settle(state, id, ctx);
          }
        }
        delete state.accounts[account];
      });
      if (state.settings.account === account)
        state.settings.account = to ?? Object.keys(state.accounts).sort()[0]!;
      ctx.close(`/account/${account}`);
      ctx.toast(`${old.name} deleted`);
    },
  ),
  saveCategory: action(
    'Make a category, or change its name, icon and colour',
    Obj({
      category: Maybe,
      kind: StringEnum(['expense', 'income']),
      name: Str(),
      icon: StringEnum(CATEGORY_ICONS),
      colour: StringEnum(COLOURS),
    }),
    (state, { category, kind, name, icon, colour }, ctx) => {
      const words = name.trim().slice(0, MOST_NAME);
      const old = category === null ? undefined : state.categories[category];
      if (category !== null && !old) return;
      if (words === '') {
        ctx.toast('Give the category a name');
        return;
      }
      if (
        Object.entries(state.categories).some(
          ([id, c]) => id !== category && c.kind === (old?.kind ?? kind) && sameName(c.name, words),
        )
      ) {
        ctx.toast('There is a category of that name');
        return;
      }
      if (old) Object.assign(old, { name: words, icon, colour });
      else state.categories[ctx.id('category')] = { name: words, kind, icon, colour, createdAt: ctx.now };
      ctx.toast('Category saved');
      ctx.finish();
    },
  ),
  mergeCategory: action(
    'Put everything of a category into another one of its kind, and drop it',
    Obj({ category: Str(), into: Str() }),
    (state, { category, into }, ctx) => {
      const [from, to] = [state.categories[category]?.name, other(state, category, into)];
      if (from === undefined || !to) return;
      watched(state, ctx, () => {
        reassign(state, category, into);
      });
      ctx.close(`/category/${category}`);
      ctx.toast(`${from} merged into ${to.name}`);
    },
  ),
  deleteCategory: action(
    'Delete a category; one in use needs another for its entries',
    Obj({ category: Str(), to: Maybe }),
    (state, { category, to }, ctx) => {
      const name = state.categories[category]?.name;
      if (name === undefined) return;
      if (isUsed(state, category) && !other(state, category, to)) {
        ctx.toast('Choose where its entries go');
        return;
      }
      let count = 0;
      watched(state, ctx, () => {
        count = reassign(state, category, to);
      });
      ctx.close(`/category/${category}`);
      ctx.toast(count === 0 ? `${name} deleted` : `${name} deleted, ${some(count, '1 entry')} moved`);
    },
  ),
  setBudget: action(
    'Set what may be spent: in a category or (null) in all, in one month or (null) in every month',
    Obj({
      category: Maybe,
      month: Union([Type.String({ pattern: '^\\d{4}-\\d{2}$' }), Null()]),
      cents: Int({ minimum: 1 }),
    }),
    (state, { category, month, cents }, ctx) => {
      if (category !== null && state.categories[category]?.kind !== 'expense') return;
      const [old] = orderedRows(state.budgets).filter(b => b.category === category && b.month === month);
      if (old) old.cents = cents;
      else state.budgets[ctx.id('budget')] = { category, month, cents };
      ctx.toast('Budget saved');
    },
  ),
  deleteBudget: action('Delete a budget', Obj({ budget: Str() }), (state, { budget }, ctx) => {
    if (!state.budgets[budget]) return;
    delete state.budgets[budget];
    ctx.toast('Budget deleted');
  }),
  changeSettings: action(
    'Change what was set',
    Obj({ settings: Type.Partial(Settings) }),
    (state, { settings }) => {
      if (settings.account !== undefined && !state.accounts[settings.account]) return;
      Object.assign(state.settings, settings);
      if (settings.hideAmounts) state.revealed = false;
    },
  ),
};
