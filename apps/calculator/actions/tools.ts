import { Type } from 'typebox';
import { partsAt } from '../../../src/state/clock.ts';
import { amountOf } from '../line.ts';
import { quotingDay, ratesOf } from '../rates.ts';
import { kindIn, pairOf } from '../select.ts';
import { Days, Settings, Tip, type Calculator } from '../state.ts';
import type { Kind } from '../units.ts';
import { action } from './shared.ts';

const { Object: Obj, String: Str, Partial, Union, Literal } = Type;
const Side = Union([Literal('from'), Literal('to')]);
/** Bytes that the rates of a day take. */
const RATES_BYTES = 6_200;

/** The kind's pair, kept from now on. */
function keptPair(
  state: Calculator,
  id: string,
): { kind: Kind; pair: Calculator['pairs'][string] } | undefined {
  const kind = kindIn(state, id);
  if (!kind) return undefined;
  state.pairs[id] = { ...pairOf(state, kind) };
  return { kind, pair: state.pairs[id]! };
}

export const tools = {
  openKind: action('Note that a kind of units was converted', Obj({ kind: Str() }), (state, { kind }) => {
    if (kindIn(state, kind)) state.kinds = [kind, ...state.kinds.filter(k => k !== kind)].slice(0, 4);
  }),
  typeAmount: action(
    'Write the number of a converter’s upper or lower field; the other follows',
    Obj({ kind: Str(), side: Side, text: Str() }),
    (state, { kind: id, side, text }) => {
      const kept = keptPair(state, id);
      if (kept) Object.assign(kept.pair, { side, text: amountOf(text) });
    },
  ),
  setUnit: action(
    'Choose the unit of a converter’s upper or lower field; the unit of the other field changes places with it',
    Obj({ kind: Str(), side: Side, unit: Str() }),
    (state, { kind: id, side, unit }) => {
      const kept = keptPair(state, id);
      if (!kept || !kept.kind.units.some(u => u.id === unit)) return;
      const other = side === 'from' ? 'to' : 'from';
      if (kept.pair[other] === unit) kept.pair[other] = kept.pair[side];
      kept.pair[side] = unit;
    },
  ),
  swapUnits: action(
    'Change the two units of a converter about',
    Obj({ kind: Str() }),
    (state, { kind: id }) => {
      const kept = keptPair(state, id);
      if (kept) [kept.pair.from, kept.pair.to] = [kept.pair.to, kept.pair.from];
    },
  ),
  refreshRates: action('Fetch today’s exchange rates', Obj({}), (state, _, ctx) => {
    if (!ctx.online()) {
      ctx.toast('You’re offline. Connect to the internet to refresh the rates.');
      return;
    }
    ctx.transferred(RATES_BYTES);
    const asOf = quotingDay(ctx.now, ctx.zone);
    const same = asOf <= state.rates.asOf;
    state.rates = same
      ? { ...state.rates, fetchedAt: ctx.now }
      : { asOf, fetchedAt: ctx.now, perEuro: ratesOf(asOf, state.rates) };
    ctx.toast(same ? 'The rates are up to date' : 'Rates updated');
  }),
  copyText: action('Copy the result of a tool', Obj({ text: Str({ minLength: 1 }) }), (_, { text }, ctx) => {
    ctx.copy(text);
    ctx.toast('Copied');
  }),
  setDay: action(
    'Set a date of the date calculator to the day of a moment (`result`, epoch ms)',
    Obj({ which: Union([Literal('from'), Literal('to'), Literal('start')]), result: Type.Number() }),
    (state, { which, result }, ctx) => {
      const { year, month, day } = partsAt(result, ctx.zone);
      state.days[which] =
        `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    },
  ),
  changeDays: action(
    'Change what the date calculator counts',
    Obj({ days: Partial(Type.Omit(Days, ['from', 'to', 'start'])) }),
    (state, { days }) => {
      Object.assign(state.days, days);
    },
  ),
  changeTip: action(
    'Change a bill, its tip or who shares it',
    Obj({ tip: Partial(Tip) }),
    (state, { tip }) => {
      Object.assign(
        state.tip,
        tip,
        tip.bill === undefined ? {} : { bill: amountOf(tip.bill, false).replace(/(\.\d{2})\d+$/, '$1') },
      );
    },
  ),
  changeSettings: action(
    'Change settings of the calculator',
    Obj({ settings: Partial(Settings) }),
    (state, { settings }) => {
      Object.assign(state.settings, settings);
    },
  ),
};
