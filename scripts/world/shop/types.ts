import type { Category } from '../../../apps/shop/state.ts';

/** Colour, size, pence, stock, picture, and how its price came about. */
export type VariantRow = readonly [
  colour: string | null,
  size: string | null,
  cents: number,
  stock: number,
  picture: string,
  more?: { was?: number; prices?: readonly (readonly [day: string, cents: number])[] },
];
export type ReviewRow = readonly [
  stars: 1 | 2 | 3 | 4 | 5,
  by: string,
  day: string,
  text: string,
  choice?: string,
  more?: { helpful?: number; photos?: readonly string[] },
];
export type QuestionRow = readonly [by: string, day: string, question: string, answer?: string];

export interface Good {
  id: string;
  category: Category;
  name: string;
  seller: string;
  listed: string;
  text: string;
  /** Words under which it is found, beyond those that it shows. */
  find?: string;
  /** `Name: value; name: value`. */
  specs: string;
  guide?: 'clothes' | 'gloves' | 'shoes' | 'frames' | 'duvets';
  silent: readonly [number, number, number, number, number];
  variants: readonly VariantRow[];
  reviews: readonly ReviewRow[];
  asked?: readonly QuestionRow[];
}
export const good = (
  category: Category,
  id: string,
  name: string,
  seller: string,
  listed: string,
  rest: Omit<Good, 'id' | 'category' | 'name' | 'seller' | 'listed'>,
): Good => ({ id, category, name, seller, listed, ...rest });
