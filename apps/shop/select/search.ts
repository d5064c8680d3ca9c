import { remembered } from '../../../src/sdk/core/remembered.ts';
import { dayOf } from '../../../src/state/civil.ts';
import type { Product, Review, Shop, Variant } from '../state.ts';
import { compare } from '../../../src/sdk/core/compare.ts';

export type VariantRow = Variant & { id: string };
export type ProductRow = Product & { id: string };
export type ReviewRow = Review & { id: string };

const grouped = <T extends { product: string }>(
  table: Record<string, T>,
): Map<string, (T & { id: string })[]> => {
  const map = new Map<string, (T & { id: string })[]>();
  for (const [id, row] of Object.entries(table)) {
    const rows = map.get(row.product) ?? [];
    rows.push({ ...row, id });
    map.set(row.product, rows);
  }
  return map;
};
const variantMap = remembered((variants: Shop['variants']) => {
  const map = grouped(variants);
  for (const rows of map.values()) rows.sort((a, b) => a.place - b.place || compare(a.id, b.id));
  return map;
});
const reviewMap = remembered((reviews: Shop['reviews']) => {
  const map = grouped(reviews);
  for (const rows of map.values()) rows.sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
  return map;
});

export const variantsOf = (state: Pick<Shop, 'variants'>, product: string): VariantRow[] =>
  variantMap(state.variants).get(product) ?? [];
export const reviewsOf = (state: Pick<Shop, 'reviews'>, product: string): ReviewRow[] =>
  reviewMap(state.reviews).get(product) ?? [];

/** The variant that stands for a product in lists: the cheapest that is in stock, or the first. */
export function faceOf(state: Pick<Shop, 'variants'>, product: string): VariantRow {
  const all = variantsOf(state, product);
  const inStock = all.filter(v => v.stock > 0);
  const cheapest = inStock.toSorted((a, b) => a.cents - b.cents || a.place - b.place)[0];
  return cheapest ?? all[0]!;
}

/** How many gave one star, two … five: with words and without. */
export function starsOf(state: Pick<Shop, 'reviews'>, product: string, silent: readonly number[]): number[] {
  const counts = [...silent];
  for (const { stars } of reviewsOf(state, product)) counts[stars - 1]!++;
  return counts;
}
export interface Rating {
  /** Tenths of a star; 0 where nobody rated. */
  tenths: number;
  count: number;
}
export function ratingOf(state: Pick<Shop, 'reviews' | 'products'>, product: string): Rating {
  const counts = starsOf(state, product, state.products[product]!.silent);
  const count = counts.reduce((a, b) => a + b, 0);
  const sum = counts.reduce((all, n, i) => all + n * (i + 1), 0);
  return { tenths: count === 0 ? 0 : Math.round((sum * 10) / count), count };
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’']/g, '')
    .replaceAll('×', 'x')
    .toLowerCase();
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const found = (hay: readonly string[], word: string): number => {
  if (hay.includes(word)) return 2;
  return hay.some(h => h.startsWith(word) || (word.length > 3 && word.startsWith(h) && h.length > 3)) ? 1 : 0;
};

/** How well a product fits a search; 0 where a word of it is nowhere. */
export function scoreOf(state: Shop, id: string, query: readonly string[]): number {
  const product = state.products[id]!;
  const name = wordsOf(product.name);
  const near = [...wordsOf(product.find), product.category, ...wordsOf(state.sellers[product.seller]!.name)];
  const far = [
    ...wordsOf(product.text),
    ...variantsOf(state, id).flatMap(v => [...wordsOf(v.colour ?? ''), ...wordsOf(v.size ?? '')]),
    ...product.specs.flatMap(s => wordsOf(s.value)),
  ];
  let score = 0;
  for (const word of query) {
    const best = found(name, word) * 10 + found(near, word) * 5 + found(far, word) * 2;
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

export const SORTS = ['relevance', 'cheap', 'dear', 'rated', 'newest'] as const;
export type Sort = (typeof SORTS)[number];

export interface Filters {
  category: string | null;
  minCents: number | null;
  maxCents: number | null;
  stars: number | null;
  seller: string | null;
  colour: string | null;
  size: string | null;
  free: boolean;
  inStock: boolean;
}
export const NO_FILTERS: Filters = {
  category: null,
  minCents: null,
  maxCents: null,
  stars: null,
  seller: null,
  colour: null,
  size: null,
  free: false,
  inStock: false,
};
export const filterCount = (f: Filters): number =>
  [f.category, f.stars, f.seller, f.colour, f.size].filter(v => v !== null).length +
  (f.minCents !== null || f.maxCents !== null ? 1 : 0) +
  Number(f.free) +
  Number(f.inStock);

export interface Hit {
  product: string;
  variant: VariantRow;
}

/** Whether a variant alone comes with free standard delivery. */
export const isFree = (state: Shop, variant: Pick<Variant, 'product' | 'cents'>): boolean => {
  const { standardCents, freeFromCents } = state.sellers[state.products[variant.product]!.seller]!;
  return standardCents === 0 || (freeFromCents !== null && variant.cents >= freeFromCents);
};

const variantFits = (state: Shop, v: VariantRow, f: Filters): boolean =>
  (f.minCents === null || v.cents >= f.minCents) &&
  (f.maxCents === null || v.cents <= f.maxCents) &&
  (f.colour === null || v.colour === f.colour) &&
  (f.size === null || v.size === f.size) &&
  (!f.inStock || v.stock > 0) &&
  (!f.free || isFree(state, v));

/** Products that a search finds in a category or everywhere, before filters, best first. */
export function matches(
  state: Shop,
  query: string,
  category: string | null,
): { id: string; score: number }[] {
  const asked = wordsOf(query);
  return Object.keys(state.products)
    .filter(id => category === null || state.products[id]!.category === category)
    .map(id => ({ id, score: asked.length === 0 ? 1 : scoreOf(state, id, asked) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
}

/** What is shown of a search: products with the cheapest of their variants that fits the filters, in this order. */
export function hitsOf(
  state: Shop,
  ids: readonly { id: string; score: number }[],
  filters: Filters,
  sort: Sort,
): Hit[] {
  const hits = ids.flatMap(({ id, score }, rank) => {
    const product = state.products[id]!;
    if (filters.category !== null && product.category !== filters.category) return [];
    if (filters.seller !== null && product.seller !== filters.seller) return [];
    if (filters.stars !== null && ratingOf(state, id).tenths < filters.stars * 10) return [];
    const fitting = variantsOf(state, id).filter(v => variantFits(state, v, filters));
    const best = fitting.toSorted(
      (a, b) => Number(a.stock === 0) - Number(b.stock === 0) || a.cents - b.cents || a.place - b.place,
    )[0];
    return best ? [{ product: id, variant: best, score, rank }] : [];
  });
  const by: Record<Sort, (a: (typeof hits)[number], b: (typeof hits)[number]) => number> = {
    relevance: () => 0,
    cheap: (a, b) => a.variant.cents - b.variant.cents,
    dear: (a, b) => b.variant.cents - a.variant.cents,
    rated: (a, b) => ratingOf(state, b.product).tenths - ratingOf(state, a.product).tenths,
    newest: (a, b) => state.products[b.product]!.listedAt - state.products[a.product]!.listedAt,
  };
  return hits
    .sort((a, b) => by[sort](a, b) || a.rank - b.rank)
    .map(({ product, variant }) => ({ product, variant }));
}

/** What there is to choose from among these products. */
export function facetsOf(state: Shop, ids: readonly { id: string }[]) {
  const all = ids.flatMap(({ id }) => variantsOf(state, id));
  const distinct = (values: (string | null)[]) =>
    [...new Set(values.filter(v => v !== null))].sort((a, b) => (a < b ? -1 : 1));
  return {
    categories: distinct(ids.map(({ id }) => state.products[id]!.category)),
    sellers: distinct(ids.map(({ id }) => state.products[id]!.seller)),
    colours: distinct(all.map(v => v.colour)),
    sizes: distinct(all.map(v => v.size)),
  };
}

/** What a search could become while it is typed: names and sellers with a word that begins so. */
export function suggestions(state: Shop, typed: string): string[] {
  const last = wordsOf(typed);
  if (last.length === 0) return [];
  const names = Object.values(state.products)
    .filter(p => last.every(word => [...wordsOf(p.name), ...wordsOf(p.find)].some(w => w.startsWith(word))))
    .map(p => p.name);
  return [...new Set(names)].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, 6);
}

/** Others of the same category, those that share most words first. */
export function similarTo(state: Shop, id: string): string[] {
  const words = new Set(wordsOf(`${state.products[id]!.name} ${state.products[id]!.find}`));
  return Object.keys(state.products)
    .filter(other => other !== id && state.products[other]!.category === state.products[id]!.category)
    .map(other => ({
      other,
      shared: wordsOf(`${state.products[other]!.name} ${state.products[other]!.find}`).filter(w =>
        words.has(w),
      ).length,
    }))
    .sort((a, b) => b.shared - a.shared || (a.other < b.other ? -1 : 1))
    .slice(0, 6)
    .map(({ other }) => other);
}

/** What is cheaper now than it was, most first. */
export const dealsNow = remembered((variants: Shop['variants']): VariantRow[] => {
  const lower = Object.entries(variants)
    .map(([id, v]) => ({ ...v, id }))
    .filter(v => v.wasCents !== null && v.wasCents > v.cents && v.stock > 0)
    .sort((a, b) => b.wasCents! / b.cents - a.wasCents! / a.cents || (a.id < b.id ? -1 : 1));
  const seen = new Set<string>();
  return lower.filter(v => !seen.has(v.product) && seen.add(v.product));
});

/** What may please the owner: of the categories that they viewed and did not see yet, best rated first. */
export function recommended(state: Shop): string[] {
  const liked = new Set(state.viewed.slice(0, 8).map(id => state.products[id]?.category));
  return Object.keys(state.products)
    .filter(id => !state.viewed.includes(id) && liked.has(state.products[id]!.category))
    .sort((a, b) => {
      const [x, y] = [ratingOf(state, a), ratingOf(state, b)];
      return y.tenths - x.tenths || y.count - x.count || (a < b ? -1 : 1);
    })
    .slice(0, 12);
}

/** Points of a price history: the day’s number and the price. */
export const pricePoints = ({ prices }: Pick<Variant, 'prices'>) =>
  prices.map(({ day, cents }) => ({ day, cents, number: dayOf(day) }));
