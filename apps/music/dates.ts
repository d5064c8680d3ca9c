import { partsAt } from '../../src/state/clock.ts';
import { twoDigits } from '../../src/state/civil.ts';

/** The civil date of a moment, `2026-03-12`. */
export function dateOf(ms: number, zone: string): string {
  const { year, month, day } = partsAt(ms, zone);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}
