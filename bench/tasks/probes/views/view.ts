import type { AppId, Phone } from '../../../../apps/catalogue.ts';
import type { Found, Kinds, ProbeKind, Question, Row } from '../../probe.ts';

/** What is seen of a row: values by the JSON Pointer below the row, '' for the whole row. */
export type Seen = Readonly<Record<string, unknown>>;

/** What is seen of a phone: rows by the pointer of their table and by their key, and single values by their pointer. */
export interface Reading {
  rows: Readonly<Record<string, Readonly<Record<string, Seen>>>>;
  values: Readonly<Record<string, unknown>>;
}

/**
 * How a device shows a part of the phone: the questions to ask, and the two ways to the same reading, from a phone's state and from a
 * device's answers. For every simulated phone both give the same values; the keys of rows may differ.
 */
export interface View {
  id: string;
  /** The app whose data it shows. */
  app: AppId;
  questions: readonly Question[];
  /** What the device would show of a phone. */
  of(phone: Phone): Reading;
  /** What the answers show. `was` is the start, for ids of what is known by name. */
  read(found: readonly unknown[], was: Phone): Reading;
  /** Whether rows of a table only hold others, as a conversation does: one that the device had before may hold what is new. */
  isHolder?(table: string): boolean;
  /** Whether a new row may come from others, so that nobody on the phone made it. */
  isFromOthers?(table: string, row: Seen): boolean;
  /** Whether a key says by itself what its row is about, so that no row under another key is the same. */
  isTelling?(key: string): boolean;
  /** Whether a row may be a row of the start that was moved or changed. */
  canBe?(row: Seen, known: Seen): boolean;
  /** The value nearest to the wanted one that a device shows as it showed this: it may be coarser than the phone. */
  nearest?(shown: unknown, wanted: unknown): unknown;
}

export const ask = <K extends ProbeKind>(kind: K, args: Kinds[K]['args']): Question =>
  ({ kind, args }) as unknown as Question;

/** The answer to the question at an index. */
export const answered = <K extends ProbeKind>(found: readonly unknown[], _kind: K, at = 0): Found<K> =>
  found[at] as Found<K>;

/** The rows that a provider gave. */
export const rowsIn = (found: readonly unknown[], at = 0): readonly Row[] => answered(found, 'content', at);

/** A table's rows by key, of those that `see` gives something for. */
export function seenRows<T>(
  table: Readonly<Record<string, T>>,
  see: (row: T, key: string) => Seen | undefined,
): Record<string, Seen> {
  const rows: Record<string, Seen> = {};
  for (const [key, row] of Object.entries(table)) {
    const seen = see(row, key);
    if (seen) rows[key] = seen;
  }
  return rows;
}

/** Items by what `keyOf` says of them, in their order. */
export function grouped<T>(items: Iterable<T>, keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
