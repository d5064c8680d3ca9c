import { parsePointer } from '../src/state/pointer.ts';

/** Fields that name a row for a person, the first that it has. */
const NAMES = ['title', 'name', 'label', 'text', 'body', 'subject'] as const;
/** A value is quoted up to this many characters. */
const MOST = 60;

/** A value in a few words: a row by its name, a text in quotes. */
function brief(value: unknown): string {
  if (typeof value === 'string') return `“${value.length > MOST ? `${value.slice(0, MOST - 1)}…` : value}”`;
  if (value === null || typeof value !== 'object') return String(value);
  const row = value as Record<string, unknown>;
  const name = NAMES.map(field => row[field]).find(text => typeof text === 'string' && text !== '');
  if (name !== undefined) return brief(name);
  return Array.isArray(value) ? `a list of ${value.length}` : 'an entry';
}

/** The place as a person reads it: `notes › note-one › title`, without the branch that all apps share. */
function placeOf(path: string): string {
  const keys = parsePointer(path);
  return (keys[0] === 'apps' ? keys.slice(1) : keys).join(' › ');
}

/** A change in words. `was` is undefined for what is new, `now` for what is no longer there. */
export function describeChange(path: string, { was, now }: { was: unknown; now: unknown }): string {
  const place = placeOf(path);
  if (was === undefined) return `${place} was added: ${brief(now)}`;
  if (now === undefined) return `${place} was removed: ${brief(was)}`;
  return `${place} changed from ${brief(was)} to ${brief(now)}`;
}
