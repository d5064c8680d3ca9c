import { folded } from '../../../src/sdk/city/index.ts';
import type { Kind } from '../state.ts';

export interface Category {
  id: string;
  label: string;
  kinds: readonly Kind[];
  words: readonly string[];
}
/** What one looks for near by, in the order of the chips. */
export const CATEGORIES: readonly Category[] = [
  { id: 'cafes', label: 'Cafés', kinds: ['cafe'], words: ['cafe', 'coffee', 'tea room'] },
  {
    id: 'restaurants',
    label: 'Restaurants',
    kinds: ['restaurant'],
    words: ['restaurant', 'food', 'dinner', 'lunch'],
  },
  { id: 'pubs', label: 'Pubs', kinds: ['pub'], words: ['pub', 'bar'] },
  {
    id: 'groceries',
    label: 'Groceries',
    kinds: ['grocery', 'market'],
    words: ['grocery', 'supermarket', 'market'],
  },
  { id: 'pharmacies', label: 'Pharmacies', kinds: ['pharmacy'], words: ['pharmacy', 'chemist'] },
  { id: 'parks', label: 'Parks', kinds: ['park', 'playground'], words: ['park', 'playground'] },
  { id: 'shops', label: 'Shops', kinds: ['shop'], words: ['shop', 'store'] },
  { id: 'bakeries', label: 'Bakeries', kinds: ['bakery'], words: ['bakery', 'bread'] },
  { id: 'hotels', label: 'Hotels', kinds: ['hotel'], words: ['hotel', 'guest house'] },
  { id: 'parking', label: 'Parking', kinds: ['parking'], words: ['parking', 'car park'] },
  { id: 'fuel', label: 'Petrol', kinds: ['fuel', 'charging'], words: ['petrol', 'fuel', 'charging'] },
  { id: 'schools', label: 'Schools', kinds: ['school'], words: ['school', 'nursery', 'college'] },
  {
    id: 'health',
    label: 'Clinics',
    kinds: ['clinic', 'dentist'],
    words: ['clinic', 'doctor', 'dentist', 'hospital', 'surgery'],
  },
  { id: 'museums', label: 'Museums', kinds: ['museum'], words: ['museum', 'gallery'] },
  { id: 'gyms', label: 'Gyms', kinds: ['gym'], words: ['gym', 'sport'] },
  { id: 'banks', label: 'Banks', kinds: ['bank'], words: ['bank', 'cash'] },
  { id: 'hairdressers', label: 'Hairdressers', kinds: ['hairdresser'], words: ['hairdresser', 'barber'] },
  { id: 'post', label: 'Post offices', kinds: ['post'], words: ['post office'] },
];

/** The category that a query names: "cafés near me", "coffee". */
export function categoryOf(query: string): Category | undefined {
  const words = folded(query)
    .replace(/ (near me|nearby|near here|open now)$/g, '')
    .trim();
  return words === ''
    ? undefined
    : CATEGORIES.find(c => folded(c.label) === words || c.words.some(w => w === words || `${w}s` === words));
}
