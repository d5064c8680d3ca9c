import { current, isDraft } from 'immer';

/**
 * A part of the state as it stands, to read: of a rule's draft, what it holds now, as plain data. A rule that looks at every row of
 * a table reads this, because a draft makes a draft of each row that is read.
 */
export const settled = <T extends object>(part: T): T =>
  isDraft(part) ? (current(part as never) as T) : part;
