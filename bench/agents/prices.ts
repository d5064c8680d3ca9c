import type { Tokens } from './apis/api.ts';

/** Prices of a million tokens, in any currency. */
export interface Prices {
  priceIn?: number | undefined;
  priceOut?: number | undefined;
  /** Of prompt tokens that the provider had kept from an earlier call. Default `priceIn`. */
  priceCached?: number | undefined;
  /** Of prompt tokens that the provider keeps for later calls. Default `priceIn`. */
  priceWritten?: number | undefined;
}

const MILLION = 1e6;

/** Whether a call’s cost is known. */
export const isPriced = ({ priceIn, priceOut }: Prices): boolean =>
  priceIn !== undefined && priceOut !== undefined;

/** The cost of tokens; null where prices are not known. */
export function costOf({ prompt, cached, written, completion }: Tokens, prices: Prices): number | null {
  const { priceIn, priceOut, priceCached = priceIn, priceWritten = priceIn } = prices;
  if (priceIn === undefined || priceOut === undefined) return null;
  const fresh = (prompt - cached - written) * priceIn;
  const kept = cached * priceCached! + written * priceWritten!;
  return (fresh + kept + completion * priceOut) / MILLION;
}
