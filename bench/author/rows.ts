import type { Phone } from '../../apps/catalogue.ts';
import { isObject } from '../../src/state/json.ts';

export type Row = Record<string, unknown>;
type Rows = Record<string, Row>;

/** A table of the phone: rows by id. */
export interface Table {
  /** `apps/notes/notes`, `device/storage/files` and the like. */
  path: string;
  /** The app, or `device`. */
  app: string;
  name: string;
  rows: Rows;
}

const isTable = (value: unknown): value is Rows => {
  if (!isObject(value)) return false;
  const rows = Object.values(value);
  return rows.length > 0 && rows.every(isObject);
};

/** Tables that belong to no app. */
const OF_DEVICE = [
  ['device', 'storage', 'files'],
  ['device', 'radios', 'networks'],
  ['device', 'radios', 'devices'],
] as const;

/** The tables of apps, in the order of the tree, and those of the device. An empty table has no rows to tell it by, and is left out. */
export function tablesIn(phone: Phone): Table[] {
  const ofApps = Object.entries(phone.apps as unknown as Record<string, Row>).flatMap(([app, state]) =>
    Object.entries(state ?? {}).flatMap(([name, rows]) =>
      name !== 'ui' && isTable(rows) ? [{ path: `apps/${app}/${name}`, app, name, rows }] : [],
    ),
  );
  const ofDevice = OF_DEVICE.flatMap(keys => {
    const rows = keys.reduce<unknown>((at, key) => (at as Row | undefined)?.[key], phone);
    return isTable(rows) ? [{ path: keys.join('/'), app: 'device', name: keys.at(-1)!, rows }] : [];
  });
  return [...ofApps, ...ofDevice];
}

/** A row that something names by its id. */
export interface FoundRow {
  table: Table;
  id: string;
  row: Row;
}

/** Fields that say what a row is called, best first. */
const LABELS = ['title', 'name', 'label', 'subject', 'text', 'given', 'ssid'];

/** The field of a row that a person calls it by, if it has one. */
export function labelOf({ row }: Pick<FoundRow, 'row'>): string | undefined {
  return LABELS.find(field => typeof row[field] === 'string' && row[field] !== '');
}

/** The row with this id. Of several tables one of `app` in which it has a name is meant. */
export function findRow(phone: Phone, id: string, app?: string): FoundRow | undefined {
  const found = tablesIn(phone).flatMap(table => {
    const row = Object.hasOwn(table.rows, id) ? table.rows[id] : undefined;
    return row ? [{ table, id, row }] : [];
  });
  const best = (of: readonly FoundRow[]) => of.find(each => labelOf(each) !== undefined) ?? of[0];
  return best(found.filter(({ table }) => table.app === app)) ?? best(found);
}

/** Code of a table on a phone: `s.apps.notes.notes`. */
export const tableCode = (phone: string, { path }: Pick<Table, 'path'>): string =>
  path
    .split('/')
    .reduce((code, key) => code + (/^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `['${key}']`), phone);
