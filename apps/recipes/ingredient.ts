import {
  amount,
  amountWords,
  compare,
  nearest,
  over,
  plus,
  readAmount,
  times,
  valueOf,
  type Amount,
} from './amount.ts';
import { counted } from './nouns.ts';
import { GRAMS_PER_OUNCE, ML_PER_TEASPOON, readUnit, unitOf } from './units.ts';

/** One line of a list of ingredients. A heading such as `For the sauce:` has a name that ends with a colon and no amount. */
export interface Ingredient {
  amount: Amount | null;
  upTo: Amount | null;
  unit: string;
  name: string;
  note: string;
}
export type Units = 'original' | 'metric' | 'imperial';

const BULLET = /^\s*(?:[-*•·–]\s+(?:\[[ xX]?\]\s*)?|\[[ xX]?\]\s*)/;
const RANGE = /^\s*(?:-|–|—|to|a|至|إلى)\s*(?=[\d½⅓⅔¼¾⅛])/i;
const OF = /^(?:of|de|del)\s+/i;

export const isHeading = (i: Pick<Ingredient, 'amount' | 'name'>): boolean =>
  i.amount === null && /[:：]$/.test(i.name);

/** An ingredient from the line in which a person wrote it; null for an empty line. */
export function ingredientOf(line: string): Ingredient | null {
  let rest = line
    .replace(BULLET, '')
    .replace(/^#+\s+(.*?):?\s*$/, '$1:')
    .replace(/^\*\*(.+?):?\*\*:?\s*$/, '$1:')
    .replace(/\s+/g, ' ')
    .trim();
  if (rest === '') return null;
  const first = readAmount(rest);
  let upTo: Amount | null = null;
  let unit = '';
  if (first) {
    rest = rest.slice(first.length);
    const dash = RANGE.exec(rest);
    const second = dash && readAmount(rest.slice(dash[0].length));
    if (dash && second && compare(second.amount, first.amount) > 0) {
      upTo = second.amount;
      rest = rest.slice(dash[0].length + second.length);
    }
    rest = rest.trimStart();
    const measure = readUnit(rest);
    // A measure alone is what is counted: 4 cloves.
    if (measure && rest.slice(measure.length).trim() !== '') {
      unit = measure.unit.key;
      rest = rest.slice(measure.length).trimStart().replace(OF, '');
    }
    rest = rest.replace(/^[x×]\s*(?=\d)/i, '× ');
  }
  const [, name, note] = /^(.+?),\s+(.+)$/.exec(rest) ?? [undefined, rest, ''];
  if (name === '') return { amount: null, upTo: null, unit: '', name: line.trim(), note: '' };
  return { amount: first?.amount ?? null, upTo, unit, name: name!, note: note! };
}

/** Lines, or one line with semicolons between, as people write lists. */
export const ingredientsOf = (text: string): Ingredient[] =>
  text.split(/\n|;/).flatMap(line => ingredientOf(line) ?? []);

/** The quantity with its measure, such as `1½ cups`; empty where there is none. */
export function quantityWords(i: Ingredient, decimals = false): string {
  if (i.amount === null) return '';
  const unit = unitOf(i.unit);
  const decimal = decimals || unit?.decimal === true;
  const most = i.upTo ?? i.amount;
  const number = amountWords(i.amount, decimal) + (i.upTo ? `–${amountWords(i.upTo, decimal)}` : '');
  return i.unit === '' ? number : `${number} ${unit && compare(most, amount(1)) > 0 ? unit.many : i.unit}`;
}

/** The name with what is to be done with it. */
export const nameWords = (i: Ingredient): string => (i.note ? `${i.name}, ${i.note}` : i.name);

/** The line as it is written. What is read back from it is the same. */
export const lineOf = (i: Ingredient, decimals = false): string =>
  [quantityWords(i, decimals), nameWords(i)].filter(Boolean).join(' ');

/** Denominators that a measuring set has. */
const USUAL = new Set([1, 2, 3, 4, 5, 6, 8]);

/** The finest denominator that a measuring set shows of so much. */
function fractionFor(v: number): number {
  if (v >= 10) return 1;
  if (v >= 4) return 2;
  return v >= 1 ? 4 : 8;
}

/** The finest step that a scale shows of so much, as a denominator. */
function decimalFor(v: number): number {
  if (v >= 20) return 1;
  if (v >= 5) return 2;
  return v >= 1 ? 20 : 100;
}

/** A quantity that can be weighed or measured: exact where cooks have a name for it, else the nearest that they can tell apart. */
export function sensible(a: Amount, decimal: boolean): Amount {
  const v = valueOf(a);
  if (!decimal) return USUAL.has(a.d) && (a.d <= 4 || v < 10) ? a : nearest(v, fractionFor(v));
  return nearest(v, decimalFor(v));
}

/** The measure of the same family in which a quantity reads best: 1,500 g is 1.5 kg, 3 tsp a tbsp. */
function best(a: Amount, key: string): { amount: Amount; unit: string } {
  const into = (unit: string) => ({ amount: times(a, amount(unitOf(key)!.size, unitOf(unit)!.size)), unit });
  const whole = (next: { amount: Amount }, d = 2) => d % next.amount.d === 0;
  switch (key) {
    case 'g':
      return compare(a, amount(1000)) >= 0 ? into('kg') : { amount: a, unit: key };
    case 'kg':
      return compare(a, amount(1)) < 0 ? into('g') : { amount: a, unit: key };
    case 'ml':
      return compare(a, amount(1000)) >= 0 ? into('l') : { amount: a, unit: key };
    case 'l':
    case 'cl':
      return compare(into('l').amount, amount(1)) < 0 ? into('ml') : into('l');
    case 'tsp':
      return compare(a, amount(3)) >= 0 && whole(into('tbsp')) ? into('tbsp') : { amount: a, unit: key };
    case 'tbsp':
      return compare(a, amount(1, 2)) < 0
        ? into('tsp')
        : compare(a, amount(8)) >= 0 && whole(into('cup'), 4)
          ? into('cup')
          : { amount: a, unit: key };
    case 'cup':
      return compare(a, amount(1, 4)) < 0 ? into('tbsp') : { amount: a, unit: key };
    case 'oz':
      return compare(a, amount(16)) >= 0 && whole(into('lb'), 4) ? into('lb') : { amount: a, unit: key };
    default:
      return { amount: a, unit: key };
  }
}

/** A quantity in the measures of the other system, rounded to what scales and jugs show. Spoons are in both. */
function converted(a: Amount, key: string, to: Units): { amount: Amount; unit: string } | null {
  const unit = unitOf(key);
  if (!unit || to === 'original' || unit.system === to || unit.system === 'any') return null;
  const v = valueOf(a) * unit.size;
  if (to === 'metric') {
    const metric = unit.family === 'ounce' ? v * GRAMS_PER_OUNCE : v * ML_PER_TEASPOON;
    const [small, large] = unit.family === 'ounce' ? (['g', 'kg'] as const) : (['ml', 'l'] as const);
    if (metric >= 1000) return { amount: nearest(metric / 1000, 20), unit: large };
    return { amount: metric >= 100 ? amount(5 * Math.round(metric / 5)) : nearest(metric, 1), unit: small };
  }
  if (unit.family === 'mass') {
    const ounces = v / GRAMS_PER_OUNCE;
    return ounces >= 15.875
      ? { amount: nearest(ounces / 16, 8), unit: 'lb' }
      : { amount: nearest(ounces, ounces < 1 ? 8 : 4), unit: 'oz' };
  }
  if (unit.family !== 'volume') return null;
  const spoons = v / ML_PER_TEASPOON;
  if (spoons < 2.75) return { amount: nearest(spoons, 4), unit: 'tsp' };
  if (spoons < 12) return { amount: nearest(spoons / 3, 2), unit: 'tbsp' };
  return spoons < 45
    ? { amount: nearest(spoons / 6, 4), unit: 'fl oz' }
    : { amount: nearest(spoons / 48, 4), unit: 'cup' };
}

/** An ingredient for `factor` times as much, in the measures that the person reads; as it is written where nothing is asked. */
export function rescaled(i: Ingredient, factor: Amount, units: Units = 'original'): Ingredient {
  if (i.amount === null) return i;
  const same = factor.n === factor.d;
  const one = (a: Amount) => {
    const scaled = times(a, factor);
    const other = converted(scaled, i.unit, units);
    if (other) return other;
    if (same) return { amount: a, unit: i.unit };
    const next = best(scaled, i.unit);
    return { ...next, amount: sensible(next.amount, unitOf(next.unit)?.decimal === true) };
  };
  const most = i.upTo === null ? null : one(i.upTo);
  let least = one(i.amount);
  // Both ends of a range have one measure, the larger end's.
  if (most && least.unit !== most.unit)
    least = {
      unit: most.unit,
      amount: sensible(times(over(most.amount, i.upTo!), i.amount), unitOf(most.unit)?.decimal === true),
    };
  const upTo = most && compare(most.amount, least.amount) > 0 ? most.amount : null;
  const name =
    i.unit === '' && !same ? counted(i.name, compare(upTo ?? least.amount, amount(1)) > 0) : i.name;
  return { ...i, amount: least.amount, upTo, unit: least.unit, name };
}

/** Two quantities as one, in the larger of their measures where that is even; null where their measures have nothing in common. */
export function sum(a: Ingredient, b: Ingredient): Pick<Ingredient, 'amount' | 'upTo' | 'unit'> | null {
  if (a.amount === null && b.amount === null) return { amount: null, upTo: null, unit: '' };
  if (a.amount === null || b.amount === null) return null;
  const [one, two] = [unitOf(a.unit), unitOf(b.unit)];
  const alike = a.unit === b.unit || (one && two && one.family !== '' && one.family === two.family);
  if (!alike) return null;
  const by = a.unit === b.unit ? amount(1) : amount(two!.size, one!.size);
  const least = plus(a.amount, times(b.amount, by));
  const most = a.upTo || b.upTo ? plus(a.upTo ?? a.amount, times(b.upTo ?? b.amount, by)) : null;
  const next = best(least, a.unit);
  return { amount: next.amount, upTo: most && times(most, over(next.amount, least)), unit: next.unit };
}
