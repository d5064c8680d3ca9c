/** Orders two texts by code units, or two numbers; 0 where they are equal. */
export function compare<T extends string | number>(a: T, b: T): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
