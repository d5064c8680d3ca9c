/** A number in [0, 1) that follows from labels alone (FNV-1a with a last mix): prices, free rooms and flights of any day, without tables. */
export function draw(...labels: readonly (string | number)[]): number {
  let h = 0x811c9dc5;
  for (const char of labels.join('|')) {
    h ^= char.codePointAt(0)!;
    h = Math.imul(h, 0x01000193);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  h ^= h >>> 16;
  return (h >>> 0) / 4_294_967_296;
}
