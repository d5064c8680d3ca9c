/** How long a step may wait for a free page before it is refused, ms. */
export const LONGEST_WAIT_MS = 5 * 60_000;

/** Longest that a server may take for an answer, ms: a step that has waited long still has to be played. */
export const LONGEST_ANSWER_MS = LONGEST_WAIT_MS + 30_000;
