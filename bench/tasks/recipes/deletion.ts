import type { Phone } from '../form.ts';
import type { SetupCtx } from '../setup.ts';
import { drop, put, type Dish } from './make.ts';

/** A change that deletes the recipes with these titles. */
export const dropping =
  <P>(which: (p: P) => readonly string[]) =>
  (s: Phone, p: P, ctx: SetupCtx): void =>
    drop(s, ctx, which(p));

/** Adds these dishes, each some hours older than the one before. */
export const putAll = (s: Phone, ctx: SetupCtx, list: readonly Dish[]) =>
  list.forEach((d, i) => put(s, ctx, d, {}, 20 + i * 7));

export const titles = (list: readonly Dish[]) => list.map(d => d.title);

/** Titles of dishes as a goal lists them. */
export const listed = (list: readonly Dish[]) =>
  titles(list)
    .map(t => `“${t}”`)
    .join(', ');

/** Dishes with similar titles: with a word before it, with a word after it, and with only its first word. */
export const alike = (d: Dish, other: Dish): Dish[] => [
  { ...other, title: `${d.title} again` },
  { ...other, title: `${d.title.split(' ')[0]} supper` },
  { ...d, title: `Easy ${d.title.toLowerCase()}` },
];

/** Titles of the first three dishes: those to delete. */
export const three = (p: { list: readonly Dish[] }) => titles(p.list.slice(0, 3));

/** What the probes of these templates expect. */
export const EXPECTED = 'those are gone, and no other';
