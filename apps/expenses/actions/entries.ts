import { Type } from 'typebox';
import { StringEnum } from '../../../src/state/schema.ts';
import { currencyOf } from '../lists.ts';
import { plainAmount } from '../money.ts';
import { isoAt } from '../months.ts';
import { action, moveTo, some, textOf, watched } from './shared.ts';

const { Object: Obj, String: Str, Boolean: Bool, Array: Arr, Integer: Int, Null, Union } = Type;
const One = Obj({ entry: Str() });
const MOST_SEARCHES = 8;

export const entries = {
  duplicate: action('Write an entry down once more, for now', One, (state, { entry }, ctx) => {
    const e = state.entries[entry];
    if (!e) return;
    watched(state, ctx, () => {
      state.entries[ctx.id('entry')] = {
        ...e,
        tags: [...e.tags],
        recurring: null,
        receipt: null,
        at: ctx.now,
        createdAt: ctx.now,
        editedAt: ctx.now,
      };
    });
    ctx.toast('Entry copied to today');
  }),
  copyAmount: action('Copy the amount of an entry', One, (state, { entry }, ctx) => {
    const e = state.entries[entry];
    if (!e) return;
    ctx.copy(plainAmount(e.cents));
    ctx.toast(
      state.settings.hideAmounts && !state.revealed
        ? 'Amount copied'
        : `${textOf(state, e.cents, currencyOf(state, e.account))} copied`,
    );
  }),
  remove: action('Delete entries', Obj({ entries: Arr(Str()) }), (state, { entries: ids }, ctx) => {
    const going = [...new Set(ids)].filter(id => state.entries[id]);
    watched(state, ctx, () => {
      for (const id of going) delete state.entries[id];
    });
    for (const id of going) ctx.close(`/entry/${id}`);
    if (going.length > 0) ctx.toast(`${some(going.length)} deleted`);
  }),
  move: action(
    'Put entries into another account; amounts of another currency are changed at its rate',
    Obj({ entries: Arr(Str()), account: Str() }),
    (state, { entries: ids, account }, ctx) => {
      if (!state.accounts[account]) return;
      const all = [...new Set(ids)].flatMap(id => (state.entries[id] ? [state.entries[id]] : []));
      let moved = 0;
      watched(state, ctx, () => {
        for (const e of all) {
          if (e.account === account) continue;
          if (moveTo(state, e, account)) {
            e.editedAt = ctx.now;
            moved++;
          }
        }
      });
      const stuck = all.some(e => e.account !== account);
      ctx.toast(
        stuck
          ? 'A transfer to this account can’t leave from it'
          : moved === 0
            ? 'Nothing to move'
            : `${some(moved)} moved to ${state.accounts[account].name}`,
      );
    },
  ),
  categorise: action(
    'Put entries into another category; those of another kind stay',
    Obj({ entries: Arr(Str()), category: Str() }),
    (state, { entries: ids, category }, ctx) => {
      const to = state.categories[category];
      if (!to) return;
      const all = [...new Set(ids)].flatMap(id => (state.entries[id] ? [state.entries[id]] : []));
      const fit = all.filter(e => e.kind === to.kind);
      watched(state, ctx, () => {
        for (const e of fit) if (e.category !== category) Object.assign(e, { category, editedAt: ctx.now });
      });
      ctx.toast(
        fit.length < all.length
          ? `Only ${to.kind === 'income' ? 'income' : 'expenses'} can be ${to.name}`
          : `${some(fit.length)} moved to ${to.name}`,
      );
    },
  ),
  remember: action('Keep words that were searched for', Obj({ text: Str() }), (state, { text }) => {
    if (text.trim() !== '')
      state.searches = [text.trim(), ...state.searches.filter(s => s !== text.trim())].slice(
        0,
        MOST_SEARCHES,
      );
  }),
  clearSearches: action('Forget recent searches', Obj({}), state => {
    state.searches = [];
  }),
  reveal: action('Show hidden amounts, or hide them again', Obj({ on: Bool() }), (state, { on }) => {
    state.revealed = on;
  }),
  pickSpan: action(
    'Take a day from the date dialog that a search or an export begins or ends with',
    Obj({
      which: StringEnum(['search', 'export']),
      end: StringEnum(['from', 'to']),
      result: Union([Int(), Null()]),
    }),
    (state, { which, end, result }, ctx) => {
      if (result === null) return;
      const day = isoAt(result, ctx.zone);
      const span = state.spans[which];
      span[end] = day;
      // The other end goes along, so that the days are never none.
      if (span.from !== null && span.to !== null && span.from > span.to)
        span[end === 'from' ? 'to' : 'from'] = day;
    },
  ),
  setSpan: action(
    'Limit a search or an export to these days',
    Obj({
      which: StringEnum(['search', 'export']),
      from: Union([Str(), Null()]),
      to: Union([Str(), Null()]),
    }),
    (state, { which, from, to }) => {
      state.spans[which] = { from, to };
    },
  ),
};
