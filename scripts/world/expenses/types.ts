import type { LocalTime } from '../types.ts';

export type AccountKey = 'current' | 'card' | 'cash' | 'savings' | 'euro';
export type CategoryKey =
  | 'groceries'
  | 'eating-out'
  | 'coffee'
  | 'transport'
  | 'rent'
  | 'bills'
  | 'flat'
  | 'health'
  | 'sport'
  | 'going-out'
  | 'books'
  | 'clothes'
  | 'gifts'
  | 'travel'
  | 'work'
  | 'subscriptions'
  | 'other'
  | 'pay'
  | 'paid-back'
  | 'other-income';

/** What a line has beside its amount. `of` is the recurring entry that added it; `photo` an id of the media index. */
export interface More {
  note?: string;
  tags?: readonly string[];
  of?: string;
  photo?: string;
  /** When it was written down, where that was later. */ made?: LocalTime;
}

/** When, what it was, pence or cents, category, account. */
export type Line = readonly [
  at: LocalTime,
  name: string,
  cents: number,
  category: CategoryKey,
  account: AccountKey,
  more?: More,
];
/** Money between two accounts; `brings` is what arrives in another currency. */
export type Move = readonly [
  at: LocalTime,
  name: string,
  cents: number,
  from: AccountKey,
  to: AccountKey,
  more?: More & { brings?: number },
];
