import { draw } from '../../../src/state/random.ts';
import initSqlJs, { type Database, type SqlJsStatic, type SqlValue, type Statement } from 'sql.js';

export type { Database };
/** A cell's value. INTEGER is a bigint, to distinguish it from REAL. */
export type Cell = bigint | number | string | Uint8Array | null;
export interface Rows {
  columns: string[];
  values: Cell[][];
}

let loading: Promise<SqlJsStatic> | undefined;
let loaded: SqlJsStatic | undefined;

/** Loads the library once, when a database is first opened. Most phones open none. */
export async function loadSqlite(): Promise<void> {
  loading ??= initSqlJs();
  loaded = await loading;
}

/** Bytes of memory for the library, and pages of a database. Beyond them SQLite fails as it would on a phone. */
const HEAP_LIMIT = 512 * 1024 * 1024;
const MAX_PAGES = 65_536;

/** Opens a database of these bytes, or an empty one. The caller must close it. The library must be loaded. */
export function openDatabase(bytes?: Uint8Array): Database {
  if (!loaded) throw new Error('Call loadSqlite() before openDatabase()');
  // The library writes into the bytes that it is given, so it gets a copy.
  const database = new loaded.Database(bytes ? new Uint8Array(bytes) : null);
  database.run(`PRAGMA hard_heap_limit = ${HEAP_LIMIT}; PRAGMA max_page_count = ${MAX_PAGES}`);
  return database;
}

/** A statement that gives more cells than this runs out of memory. */
const MAX_CELLS = 4_000_000;

/** Runs SQL at a phone's time. The library takes the time from `Date.now`. */
export function atTime<T>(now: number, run: () => T): T {
  const { now: clock } = Date;
  Date.now = () => now;
  try {
    return run();
  } finally {
    Date.now = clock;
  }
}

/** Makes a database draw its random numbers from the phone's sequence, which itself does not advance. */
export function seedRandom(database: Database, random: Parameters<typeof draw>[0]): void {
  let at = random;
  const next = () => {
    const { value, next: nextState } = draw(at);
    at = nextState;
    return value;
  };
  // The library takes a returned number for REAL, and a text of digits for a whole number.
  database.create_function('random', () => String(Math.floor((next() - 0.5) * 2 ** 32)));
  database.create_function('randomblob', (length: number) =>
    Uint8Array.from({ length: Math.min(Math.max(1, length), MAX_CELLS) }, () => Math.floor(next() * 256)),
  );
}

export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quotedText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Statements that open other files. The library's file system is not the phone's. */
const OPENS_FILES = /^\s*(ATTACH\s|VACUUM\s.*\bINTO\s)/is;

/** Runs statements and yields the rows of each. Throws SqlError. */
export function* runSql(database: Database, sql: string): Generator<Rows> {
  const statements = database.iterateStatements(sql);
  for (;;) {
    let statement: Statement;
    try {
      const next = statements.next();
      if (next.done) return;
      statement = next.value;
    } catch (error) {
      throw new SqlError('in prepare', error);
    }
    const rows: Rows = { columns: statement.getColumnNames(), values: [] };
    try {
      // The library's types lack the option.
      const get = statement.get.bind(statement) as (params: null, config: { useBigInt: boolean }) => Cell[];
      if (OPENS_FILES.test(statement.getSQL())) throw new Error('unable to open database');
      while (statement.step()) {
        rows.values.push(get(null, { useBigInt: true }));
        if (rows.values.length * rows.columns.length > MAX_CELLS) throw new Error('out of memory');
      }
    } catch (error) {
      statement.free();
      if (rows.values.length > 0) yield rows;
      throw new SqlError('stepping', error);
    }
    yield rows;
  }
}

/** SQLite's result codes by the library's messages. */
const CODES: readonly (readonly [RegExp, number])[] = [
  [/readonly database/, 8],
  [/constraint failed/, 19],
  [/not a database/, 26],
  [/malformed/, 11],
  [/unable to open/, 14],
  [/datatype mismatch/, 20],
  [/too big/, 18],
  [/out of memory/, 7],
  [/is locked/, 5],
  [/disk is full/, 13],
];

/** An error of a database, and the stage at which it came: `in prepare` or `stepping`. */
export class SqlError extends Error {
  code: number;
  stage: 'in prepare' | 'stepping';
  constructor(stage: SqlError['stage'], cause: unknown) {
    super((cause as Error).message);
    this.stage = stage;
    this.code = CODES.find(([words]) => words.test(this.message))?.[1] ?? 1;
  }
}

export type { SqlValue };
