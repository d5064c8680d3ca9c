import { partsAt, startOfDay } from '../../src/state/clock.ts';
import { remembered } from '../../src/sdk/core/remembered.ts';
import { shownResult, signsOf, spelled } from './format.ts';
import { evaluate, preview } from './math/evaluate.ts';
import { decimalsOf, parseRational, toFixed, type Rational } from './math/rational.ts';
import { MathError, written } from './math/value.ts';
import { currencyKind } from './rates.ts';
import type { Calculator, Entry, Pair, Settings } from './state.ts';
import { convert, kindOf, type Kind, type Unit } from './units.ts';

/** Entries of the history, newest first. */
export const entriesOf = remembered((history: Calculator['history']): (Entry & { id: string })[] =>
  Object.entries(history)
    .map(([id, e]) => ({ ...e, id }))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)),
);

/** Entries by the day that they were made on in a zone, newest first. */
export const daysOf = remembered(
  (history: Calculator['history'], zone: string): { day: number; entries: (Entry & { id: string })[] }[] => {
    const days: { day: number; entries: (Entry & { id: string })[] }[] = [];
    for (const e of entriesOf(history)) {
      const day = startOfDay(e.at, zone);
      if (days.at(-1)?.day === day) days.at(-1)!.entries.push(e);
      else days.push({ day, entries: [e] });
    }
    return days;
  },
);

/** The number that a kept result stands for, as judges compare it. */
export const numberOf = (result: string): number => {
  const q = parseRational(result)!;
  return Number(q.n) / Number(q.d);
};

/** A result as the screen shows it with these settings. */
export const resultText = (result: string, settings: Settings): string => shownResult(result, settings);
export const lineText = (expression: string, settings: Settings): string =>
  spelled(expression, signsOf(settings));

/** What the line comes to while it is typed; null where that is nothing to show. */
export function previewOf({ expression, result, settings }: Calculator): string | null {
  if (result !== null) return null;
  const value = preview(expression, settings.angle);
  return value ? written(value) : null;
}

/** The value of an expression as results are kept, and whether it is exact; or what is wrong, in words. */
export function workedOut(
  expression: string,
  angle: Settings['angle'],
): { result: string; exact: boolean } | { problem: string } {
  try {
    const value = evaluate(expression, angle);
    return { result: written(value), exact: value.exact };
  } catch (e) {
    if (e instanceof MathError) return { problem: e.message };
    throw e;
  }
}

const currencies = remembered(currencyKind);
/** A kind of units by its id; currencies as today's rates make them. */
export const kindIn = (state: Calculator, id: string): Kind | undefined =>
  id === 'currency' ? currencies(state.rates) : kindOf(id);

/** Units and number of a kind as they were left, or as they begin. */
export function pairOf(state: Calculator, kind: Kind): Pair {
  const kept = state.pairs[kind.id];
  const known = (id: string) => kind.units.some(u => u.id === id);
  return kept && known(kept.from) && known(kept.to)
    ? kept
    : { from: kind.first[0], to: kind.first[1], side: 'from', text: '1' };
}

export const unitOf = (kind: Kind, id: string): Unit => kind.units.find(u => u.id === id)!;

/** The number of the field that follows; undefined where there is none. */
export function followingOf(state: Calculator, kind: Kind): Rational | undefined {
  const pair = pairOf(state, kind);
  const number = parseRational(pair.text);
  const [typed, other] = pair.side === 'from' ? [pair.from, pair.to] : [pair.to, pair.from];
  return number && convert(number, unitOf(kind, typed), unitOf(kind, other));
}

/** A number in plain digits with so many after the point, or all where they are fewer. */
export function plainWith(q: Rational, decimals: number): string {
  const all = decimalsOf(q);
  return toFixed(q, all !== undefined && all < decimals ? all : decimals);
}

/** Today's ISO date in a zone. */
export function todayIn(now: number, zone: string): string {
  const { year, month, day } = partsAt(now, zone);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export { between } from './dates.ts';
export { CURRENCIES, ratesOf } from './rates.ts';
export { splitOf } from './tip.ts';
export { convert, kindOf, parseRational };
