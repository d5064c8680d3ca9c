import { family } from './family.ts';
import { friends } from './friends.ts';
import { own } from './own.ts';
import type { HandRecipe } from './types.ts';

/** Fifty-three recipes; two of them were saved twice. */
export const recipes: readonly HandRecipe[] = [...family, ...friends, ...own];

/** Lines of the shopping list, those of recipes first. */
export const shopping: readonly { text: string; from?: string; done?: boolean }[] = [
  { text: '600 g round rice', from: 'paella', done: true },
  { text: '400 g green beans', from: 'paella' },
  { text: '4 artichokes', from: 'paella' },
  { text: '2 tsp sweet paprika', from: 'paella', done: true },
  { text: '4 lemons', from: 'paella' },
  { text: '1.5 kg chicken, Friday morning', from: 'paella' },
  { text: 'oat milk' },
  { text: '2 loaves from Nasser’s' },
  { text: 'cat litter', done: true },
  { text: 'washing-up liquid' },
];

/** Meals of this week and the next. */
export const plan: readonly {
  date: string;
  slot: 'breakfast' | 'lunch' | 'dinner';
  recipe: string;
  servings: number;
}[] = [
  { date: '2026-03-09', slot: 'dinner', recipe: 'tortilla', servings: 4 },
  { date: '2026-03-10', slot: 'dinner', recipe: 'margherita', servings: 3 },
  { date: '2026-03-12', slot: 'dinner', recipe: 'dal', servings: 2 },
  { date: '2026-03-13', slot: 'dinner', recipe: 'leek-soup', servings: 6 },
  { date: '2026-03-14', slot: 'breakfast', recipe: 'pancakes', servings: 32 },
  { date: '2026-03-14', slot: 'dinner', recipe: 'paella', servings: 6 },
  { date: '2026-03-18', slot: 'lunch', recipe: 'lemon-cake', servings: 10 },
  { date: '2026-03-19', slot: 'dinner', recipe: 'carbonara', servings: 2 },
];
