/** A recipe as it was written by hand. Each ingredient and each step has its line; times are minutes, moments are the phone's local time. */
export interface HandRecipe {
  id: string;
  title: string;
  description?: string;
  servings: string;
  prep?: number;
  cook?: number;
  in: readonly CategoryName[];
  photo?: string;
  rating?: number;
  favourite?: boolean;
  source?: string;
  created: string;
  edited?: string;
  cooked?: string;
  ingredients: string;
  directions: string;
  notes?: string;
  nutrition?: readonly [kcal: number, protein: number | null, carbs: number | null, fat: number | null];
}
export const CATEGORIES = [
  'Breakfast',
  'Soups and stews',
  'Mains',
  'Pasta and rice',
  'Salads and sides',
  'Baking',
  'Desserts',
  'Snacks',
  'Sauces and pickles',
  'Vegetarian',
  'Weeknight',
  'For guests',
] as const;
export type CategoryName = (typeof CATEGORIES)[number];
