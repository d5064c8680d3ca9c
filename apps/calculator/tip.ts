import { parseRational, rounded } from './math/rational.ts';
import type { Tip } from './state.ts';

/** Amounts in pence. `shares` are what each pays: the first `more` a penny more than the others. */
export interface Split {
  bill: number;
  tip: number;
  total: number;
  share: number;
  more: number;
}

/** Most pence of a bill: a hundred million pounds. */
const MOST = 10_000_000_000n;

/** Tip and shares of a bill; undefined while it is no amount. The tip is rounded to the penny, halves up. */
export function splitOf({ bill, tenths, people, roundUp }: Tip): Split | undefined {
  const q = parseRational(bill);
  if (!q || q.n < 0n) return undefined;
  const cents = rounded(q.n * 100n, q.d);
  if (cents > MOST) return undefined;
  const pence = Number(cents);
  let total = pence + Number(rounded(cents * BigInt(tenths), 1000n));
  if (roundUp) total = Math.ceil(total / 100) * 100;
  return { bill: pence, tip: total - pence, total, share: Math.floor(total / people), more: total % people };
}

/** `12.5%`. */
export const percentText = (tenths: number): string =>
  `${Math.floor(tenths / 10)}${tenths % 10 ? `.${tenths % 10}` : ''}%`;
