import { partsAt } from '../../src/state/clock.ts';

const two = (n: number): string => String(n).padStart(2, '0');
/** The civil date of a moment, `2026-03-12`. */
export function dateOf(ms: number, zone: string): string {
  const { year, month, day } = partsAt(ms, zone);
  return `${year}-${two(month)}-${two(day)}`;
}
