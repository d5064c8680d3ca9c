import type { Phone } from '../../apps/catalogue.ts';
import { isObject } from '../../src/state/json.ts';

type Rows = Record<string, Record<string, unknown>>;

/** A table of the phone: rows by id. */
export interface Table {
  /** `apps/notes/notes` and the like. */
  path: string;
  app: string;
  name: string;
  rows: Rows;
}

const isTable = (value: unknown): value is Rows => {
  if (!isObject(value)) return false;
  const rows = Object.values(value);
  return rows.length > 0 && rows.every(isObject);
};

/** The tables of apps, in the order of the tree. An empty table has no rows to tell it by, and is left out. */
export function tablesIn(phone: Phone): Table[] {
  return Object.entries(phone.apps as unknown as Record<string, Record<string, unknown>>).flatMap(
    ([app, state]) =>
      Object.entries(state ?? {}).flatMap(([name, rows]) =>
        name !== 'ui' && isTable(rows) ? [{ path: `apps/${app}/${name}`, app, name, rows }] : [],
      ),
  );
}

/** A row that something names by its id. */
export interface FoundRow {
  table: Table;
  id: string;
  row: Record<string, unknown>;
}

/** The row with this id. Of several tables the one of `app` is meant. */
export function findRow(phone: Phone, id: string, app?: string): FoundRow | undefined {
  const found = tablesIn(phone).flatMap(table => {
    const row = Object.hasOwn(table.rows, id) ? table.rows[id] : undefined;
    return row ? [{ table, id, row }] : [];
  });
  return found.find(({ table }) => table.app === app) ?? found[0];
}

/** Fields that say what a row is called, best first. */
const LABELS = ['title', 'name', 'label', 'subject', 'text', 'given'];

/** The field of a row that a person calls it by, if it has one. */
export function labelOf({ row }: FoundRow): string | undefined {
  return LABELS.find(field => typeof row[field] === 'string' && row[field] !== '');
}
