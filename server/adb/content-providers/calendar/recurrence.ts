import { durationMs, parseRrule as readRrule } from '../../../../src/state/rrule.ts';
import { illegal } from '../table.ts';
import type { CalendarEvent } from './state.ts';

export { formatRrule } from '../../../../src/state/rrule.ts';

/** Reads an RRULE. Throws IllegalArgumentException for a rule that the calendar app cannot express. */
export function parseRrule(rule: string, startDate: string): NonNullable<CalendarEvent['repeat']> {
  const repeat = readRrule(rule, startDate);
  if (!repeat) throw illegal(`Unsupported rrule: ${rule}`);
  return repeat;
}

/** Milliseconds of an RFC 5545 duration. Throws IllegalArgumentException. */
export function parseDuration(duration: string): number {
  const length = durationMs(duration);
  if (length === undefined) throw illegal(`Invalid duration: ${duration}`);
  return length;
}
