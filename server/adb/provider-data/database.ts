import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { byNumber, type ContentTable, type ProviderContext, type Row } from '../content-providers/table.ts';
import { openDatabase, quotedName, type SqlValue } from '../sqlite/engine.ts';

/** A table of a provider's database. Every table has an `_id`. */
export interface StoredTable {
  name: string;
  /** Names and types, without `_id`. */
  columns: readonly string[];
  rows: readonly Row[];
  /** Deletes rows through the app's rules. Rows of a table without it stay. */
  remove?: (rows: readonly Row[]) => Promise<void>;
}

/** A database that one of Android's own providers has, as a view of an app's state. */
export interface ProviderDatabase {
  package: string;
  file: string;
  /** The app whose data it shows. */
  app: string;
  /** The version of Android 13's layout. */
  version: number;
  tables(context: ProviderContext): readonly StoredTable[];
  views?: readonly string[];
}

/** A table with the rows of a content table. */
export function fromContent(name: string, table: ContentTable, columns: readonly string[]): StoredTable {
  const rows = table.rows();
  if (rows instanceof Promise) throw new Error(`The rows of ${name} are not at hand`);
  return {
    name,
    columns,
    rows: byNumber(rows),
    ...(table.remove ? { remove: found => table.remove!(found) } : {}),
  };
}

const nameOf = (column: string): string => column.slice(0, column.indexOf(' '));

function build({ version, views = [] }: ProviderDatabase, tables: readonly StoredTable[]): Buffer {
  const database = openDatabase();
  try {
    database.run(
      `PRAGMA page_size = 4096; PRAGMA encoding = 'UTF-8'; PRAGMA user_version = ${version}; BEGIN`,
    );
    database.run('CREATE TABLE android_metadata (locale TEXT)');
    database.run("INSERT INTO android_metadata VALUES ('en_GB')");
    for (const { name, columns, rows } of tables) {
      database.run(
        `CREATE TABLE ${quotedName(name)} (_id INTEGER PRIMARY KEY AUTOINCREMENT, ${columns.join(', ')})`,
      );
      const insert = database.prepare(
        `INSERT INTO ${quotedName(name)} VALUES (${['_id', ...columns].map(() => '?').join(', ')})`,
      );
      const sorted = [...rows].sort((a, b) => Number(a.values['_id']) - Number(b.values['_id']));
      for (const { values } of sorted)
        insert.run(['_id', ...columns.map(nameOf)].map((column): SqlValue => values[column] ?? null));
      insert.free();
    }
    for (const view of views) database.run(view);
    database.run('COMMIT');
    return Buffer.from(database.export());
  } finally {
    database.close();
  }
}

/** Databases by phone and file. Trees are immutable, so a database stays valid as long as its tree exists. */
const built = new WeakMap<AnyPhone, Map<string, Buffer>>();

/** The bytes of a provider's database. The library must be loaded. */
export function bytesOfDatabase(database: ProviderDatabase, context: ProviderContext): Buffer {
  const { tree } = context.device;
  let files = built.get(tree);
  if (!files) built.set(tree, (files = new Map()));
  const known = files.get(database.file);
  if (known) return known;
  const bytes = build(database, database.tables(context));
  files.set(database.file, bytes);
  return bytes;
}

/** The schema, and the rows of each table by `_id`, as texts that are equal where the values are. */
interface Contents {
  schema: string;
  rows: ReadonlyMap<string, ReadonlyMap<number, string>>;
}

/** Reads a database. The rows are undefined if its schema is not `expected`: only tables that are known are read. */
function contentsOf(bytes: Buffer, tables: readonly StoredTable[], expected?: string): Contents | undefined {
  const database = openDatabase(bytes);
  try {
    const [found] = database.exec('SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY rowid');
    const schema = JSON.stringify(found?.values ?? []);
    if (expected !== undefined && schema !== expected) return undefined;
    const rows = new Map(
      tables.map(({ name }) => {
        const [all] = database.exec(`SELECT * FROM ${quotedName(name)}`);
        return [name, new Map((all?.values ?? []).map(row => [Number(row[0]), JSON.stringify(row)]))];
      }),
    );
    return { schema, rows };
  } finally {
    database.close();
  }
}

/**
 * Makes the deletions of a changed database through the app's rules. Returns false, and changes nothing, if anything but deleted rows of
 * tables that allow it differs. Throws as the rules.
 */
export async function writeBack(
  database: ProviderDatabase,
  context: ProviderContext,
  before: Buffer,
  after: Buffer,
): Promise<boolean> {
  if (after.equals(before)) return true;
  const tables = database.tables(context);
  const was = contentsOf(before, tables)!;
  const is = contentsOf(after, tables, was.schema);
  if (!is) return false;
  const gone = new Map<string, ReadonlySet<number>>();
  for (const { name, remove } of tables) {
    const [old, now] = [was.rows.get(name)!, is.rows.get(name)!];
    if ([...now].some(([id, row]) => old.get(id) !== row)) return false;
    const ids = [...old.keys()].filter(id => !now.has(id));
    if (ids.length > 0 && !remove) return false;
    gone.set(name, new Set(ids));
  }
  for (const { name } of tables) {
    // Read again: what was deleted before may have taken rows of this table with it.
    const { rows, remove } = database.tables(context).find(table => table.name === name)!;
    const found = rows.filter(({ values }) => gone.get(name)!.has(Number(values['_id'])));
    if (found.length > 0) await remove?.(found);
  }
  return true;
}
