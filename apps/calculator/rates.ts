import { addDays, epochOf, partsAt } from '../../src/state/clock.ts';
import { div, ONE, parseRational, rounded } from './math/rational.ts';
import type { Rates } from './state.ts';
import type { Kind } from './units.ts';

/** Currencies in the order of lists, with what their amounts are rounded to. */
export const CURRENCIES: readonly { code: string; name: string; sign: string; decimals: number }[] = [
  { code: 'AED', name: 'UAE dirham', sign: 'د.إ', decimals: 2 },
  { code: 'AUD', name: 'Australian dollar', sign: 'A$', decimals: 2 },
  { code: 'BRL', name: 'Brazilian real', sign: 'R$', decimals: 2 },
  { code: 'CAD', name: 'Canadian dollar', sign: 'C$', decimals: 2 },
  { code: 'CHF', name: 'Swiss franc', sign: 'Fr', decimals: 2 },
  { code: 'CNY', name: 'Chinese yuan', sign: '¥', decimals: 2 },
  { code: 'CZK', name: 'Czech koruna', sign: 'Kč', decimals: 2 },
  { code: 'DKK', name: 'Danish krone', sign: 'kr', decimals: 2 },
  { code: 'EUR', name: 'Euro', sign: '€', decimals: 2 },
  { code: 'GBP', name: 'Pound sterling', sign: '£', decimals: 2 },
  { code: 'HUF', name: 'Hungarian forint', sign: 'Ft', decimals: 2 },
  { code: 'INR', name: 'Indian rupee', sign: '₹', decimals: 2 },
  { code: 'JPY', name: 'Japanese yen', sign: '¥', decimals: 0 },
  { code: 'KRW', name: 'South Korean won', sign: '₩', decimals: 0 },
  { code: 'MXN', name: 'Mexican peso', sign: '$', decimals: 2 },
  { code: 'NOK', name: 'Norwegian krone', sign: 'kr', decimals: 2 },
  { code: 'NZD', name: 'New Zealand dollar', sign: 'NZ$', decimals: 2 },
  { code: 'PLN', name: 'Polish złoty', sign: 'zł', decimals: 2 },
  { code: 'SEK', name: 'Swedish krona', sign: 'kr', decimals: 2 },
  { code: 'SGD', name: 'Singapore dollar', sign: 'S$', decimals: 2 },
  { code: 'TRY', name: 'Turkish lira', sign: '₺', decimals: 2 },
  { code: 'USD', name: 'US dollar', sign: '$', decimals: 2 },
  { code: 'ZAR', name: 'South African rand', sign: 'R', decimals: 2 },
];

/** Currencies as a kind of units, whose base is the euro. */
export const currencyKind = (rates: Rates): Kind => ({
  id: 'currency',
  name: 'Currency',
  first: ['GBP', 'EUR'],
  units: CURRENCIES.flatMap(({ code, name }) => {
    const rate = parseRational(rates.perEuro[code] ?? '');
    if (!rate || rate.n === 0n) return [];
    const { n, d } = div(ONE, rate);
    return [{ id: code, name, symbol: code, factor: `${n}/${d}` }];
  }),
});

/** The last day up to a moment on which banks quote: no Saturday or Sunday. ISO date. */
export function quotingDay(now: number, zone: string): string {
  const { weekday } = partsAt(now, zone);
  const { year, month, day } = partsAt(addDays(now, weekday === 6 ? -1 : weekday === 0 ? -2 : 0, zone), zone);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** How far a currency has moved by a day, in hundred-thousandths: within ±0.9 %, the same whenever it is asked. */
function drift(code: string, iso: string): number {
  let h = 2166136261;
  for (const c of `${code} ${iso}`) h = Math.imul(h ^ c.charCodeAt(0), 16777619) >>> 0;
  h = Math.imul(h ^ (h >>> 15), 2246822519) >>> 0;
  return (((h ^ (h >>> 13)) >>> 0) % 1801) - 900;
}

/** What the rates' server has for a day, from rates of another: a text keeps its number of decimals. */
export function ratesOf(iso: string, known: Rates): Rates['perEuro'] {
  if (iso === known.asOf) return known.perEuro;
  return Object.fromEntries(
    Object.entries(known.perEuro).map(([code, text]) => {
      if (code === 'EUR') return [code, text];
      const decimals = text.split('.')[1]?.length ?? 0;
      const units = BigInt(text.replace('.', ''));
      const moved = rounded(units * BigInt(100_000 + drift(code, iso)), 100_000n)
        .toString()
        .padStart(decimals + 1, '0');
      return [code, decimals === 0 ? moved : `${moved.slice(0, -decimals)}.${moved.slice(-decimals)}`];
    }),
  );
}

/** Midnight of an ISO date in a zone. */
export function dayStart(iso: string, zone: string): number {
  const [year, month, day] = iso.split('-').map(Number) as [number, number, number];
  return epochOf({ year, month, day }, zone);
}
