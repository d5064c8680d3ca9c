import { draw } from '../../../src/state/random.ts';
import initSqlJs, { type Database, type SqlJsStatic, type SqlValue, type Statement } from 'sql.js';

export type { Database };
/** What a cell has: INTEGER comes as a bigint, so that it can be told from REAL. */
export type Cell = bigint | number | string | Uint8Array | null;
export interface Rows {
  columns: string[];
  values: Cell[][];
}

let loading: Promise<SqlJsStatic> | undefined;
let loaded: SqlJsStatic | undefined;

/** Fetches the library once, when a database is first asked for: most phones never are. */
export async function loadSqlite(): Promise<void> {
  loading ??= initSqlJs();
  loaded = await loading;
}

/** Bytes that the library may take for its work, and pages of a database: beyond them it says what it would on a phone. */
const HEAP_LIMIT = 512 * 1024 * 1024;
const MOST_PAGES = 65_536;

/** A database of these bytes, or an empty one; close it. The library must be loaded. */
export function openDatabase(bytes?: Uint8Array): Database {
  if (!loaded) throw new Error('loadSqlite() comes first');
  // A Buffer's slice is no copy, as the library takes it for: it would write into the caller's bytes.
  const database = new loaded.Database(bytes ? new Uint8Array(bytes) : null);
  database.run(`PRAGMA hard_heap_limit = ${HEAP_LIMIT}; PRAGMA max_page_count = ${MOST_PAGES}`);
  return database;
}

/** More cells than this from one statement are more than a phone's memory would hold. */
const MOST_CELLS = 4_000_000;

/** Runs SQL at a phone's time: the library asks the process for `now`, which is no phone's. */
export function atTime<T>(now: number, run: () => T): T {
  const { now: clock } = Date;
  Date.now = () => now;
  try {
    return run();
  } finally {
    Date.now = clock;
  }
}

/** Has a database draw its random numbers as the phone would next, in place of the process's own. The phone's sequence stays where it is. */
export function seedRandom(database: Database, random: Parameters<typeof draw>[0]): void {
  let at = random;
  const next = () => {
    const { value, next: then } = draw(at);
    at = then;
    return value;
  };
  // A number that a function gives is REAL to the library; digits are taken for the whole number that they are.
  database.create_function('random', () => String(Math.floor((next() - 0.5) * 2 ** 32)));
  database.create_function('randomblob', (length: number) =>
    Uint8Array.from({ length: Math.min(Math.max(1, length), MOST_CELLS) }, () => Math.floor(next() * 256)),
  );
}

export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const quotedText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** What would reach files outside of the database: the library has its own, and they are nobody's. */
const OUTSIDE = /^\s*(ATTACH\s|VACUUM\s.*\bINTO\s)/is;

/** The rows that each statement gives, as it gives them. Throws SqlError. */
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
      // Its types do not know of the option.
      const get = statement.get.bind(statement) as (params: null, config: { useBigInt: boolean }) => Cell[];
      if (OUTSIDE.test(statement.getSQL())) throw new Error('unable to open database');
      while (statement.step()) {
        rows.values.push(get(null, { useBigInt: true }));
        if (rows.values.length * rows.columns.length > MOST_CELLS) throw new Error('out of memory');
      }
    } catch (error) {
      statement.free();
      if (rows.values.length > 0) yield rows;
      throw new SqlError('stepping', error);
    }
    yield rows;
  }
}

/** Result codes by the words that the library gives in their place. */
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

/** What a database refused, and while it did what: `in prepare` or `stepping`. */
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
