import type { Category } from '../state.ts';

/** Words of categories. */
export const CATEGORY_WORDS = {
  groceries: 'catGroceries',
  eating: 'catEating',
  transport: 'catTransport',
  shopping: 'catShopping',
  home: 'catHome',
  health: 'catHealth',
  leisure: 'catLeisure',
  travel: 'catTravel',
  gifts: 'catGifts',
  learning: 'catLearning',
  bills: 'catBills',
  people: 'catPeople',
  other: 'catOther',
} as const satisfies Record<Category, string>;
