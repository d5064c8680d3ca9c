import { appSchemas } from '../../../apps/catalogue.ts';
import { isObject } from '../../../src/state/json.ts';
import { openDatabase, quotedName, type SqlValue } from './engine.ts';
import { layoutOf, type Column, type Layout } from '../../../src/state/database-layout.ts';

/** The version of the layout, which a database names. */
const USER_VERSION = 1;

const layouts = new Map<string, Layout>();
function layout(app: string): Layout {
  let found = layouts.get(app);
  if (!found) layouts.set(app, (found = layoutOf(appSchemas[app]!)));
  return found;
}

function valueAt(root: unknown, at: readonly string[]): unknown {
  let value = root;
  for (const key of at) value = (value as Record<string, unknown> | null | undefined)?.[key];
  return value;
}

/** JSON with sorted keys, so that equal values give equal text. */
const jsonOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    isObject(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

function cell(root: unknown, { at, json }: Column): SqlValue {
  const value = valueAt(root, at);
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return Number(value);
  return json && typeof value === 'object' ? jsonOf(value) : (value as SqlValue);
}

// The library binds whole numbers beyond 32 bits as REAL; a column without a type would keep them as REAL.
const parameter = ({ type }: Pick<Column, 'type'>, i: number): string =>
  type === ''
    ? `CASE WHEN typeof(?${i}) = 'real' AND ?${i} = CAST(?${i} AS INTEGER) THEN CAST(?${i} AS INTEGER) ELSE ?${i} END`
    : `?${i}`;

function build(app: string, state: unknown): Uint8Array {
  const { tables, scalars } = layout(app);
  const database = openDatabase();
  const fill = (
    name: string,
    columns: readonly Pick<Column, 'type'>[],
    rows: readonly (readonly SqlValue[])[],
  ): void => {
    const insert = database.prepare(
      `INSERT INTO ${quotedName(name)} VALUES (${columns.map((column, i) => parameter(column, i + 1)).join(', ')})`,
    );
    for (const row of rows) insert.run([...row]);
    insert.free();
  };
  try {
    database.run(
      `PRAGMA page_size = 4096; PRAGMA encoding = 'UTF-8'; PRAGMA user_version = ${USER_VERSION}; BEGIN`,
    );
    for (const { name, at, array, columns } of tables) {
      const id = array ? '"id" INTEGER PRIMARY KEY' : '"id" TEXT PRIMARY KEY NOT NULL';
      const definitions = columns.map(column => `${quotedName(column.name)} ${column.type}`.trimEnd());
      database.run(`CREATE TABLE ${quotedName(name)} (${[id, ...definitions].join(', ')})`);
      // Sorted by their ids, so that equal states give equal bytes.
      const entities = Object.entries(valueAt(state, at) ?? {});
      if (!array) entities.sort(([a], [b]) => (a < b ? -1 : 1));
      fill(
        name,
        [{ type: 'TEXT' }, ...columns],
        entities.map(([key, entity]) => [
          array ? Number(key) : key,
          ...columns.map(column => cell(entity, column)),
        ]),
      );
    }
    database.run('CREATE TABLE "state" ("key" TEXT PRIMARY KEY NOT NULL, "value")');
    fill(
      'state',
      [{ type: 'TEXT' }, { type: '' }],
      scalars.map(scalar => [scalar.name, cell(state, scalar)]),
    );
    database.run('COMMIT');
    return database.export();
  } finally {
    database.close();
  }
}

/** Databases by state. Trees are immutable, so a database stays valid as long as its state exists. */
const built = new WeakMap<object, Buffer>();

/**
 * An app's state as a SQLite file: a table for each collection, and `state` for all other values. The same state gives the same bytes. The
 * library must be loaded.
 */
export function databaseOf(app: string, state: object): Buffer {
  let bytes = built.get(state);
  if (!bytes) built.set(state, (bytes = Buffer.from(build(app, state))));
  return bytes;
}
