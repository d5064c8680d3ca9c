import { hashText } from './tokens.ts';

/** How features are hashed to indices of the weights. A checkpoint stores it; one with another scheme is refused. */
export interface Hashing {
  /** Names the set of features; has to change whenever the features do. */
  scheme: 'tapworld-2';
  /** Each half of the table has 2^bits weights: the first for general features, the second for words that are learned by heart. */
  bits: number;
  /** The value of a feature of the second half: its weights change that much more slowly. */
  memorised: number;
}

export const HASHING: Hashing = { scheme: 'tapworld-2', bits: 18, memorised: 0.25 };

/** Hashes of constant texts, each computed once. */
const hashes = new Map<string, number>();
export function h(text: string): number {
  let found = hashes.get(text);
  if (found === undefined) hashes.set(text, (found = hashText(text)));
  return found;
}
