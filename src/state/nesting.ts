/** Levels that what an agent says may be nested; the values of an answer have four at most. */
const DEEPEST = 32;

/** Whether JSON is nested deeper than any action is: what reads it goes down level by level, and would come to the end of its stack. */
export function tooDeep(value: unknown, left = DEEPEST): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return left === 0 || Object.values(value).some(inner => tooDeep(inner, left - 1));
}

export const TOO_DEEP = `This is nested deeper than ${DEEPEST} levels`;
