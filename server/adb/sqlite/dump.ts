import { quotedName, quotedText, runSql, type Database } from './engine.ts';
import { literal, tableName } from './format.ts';

/** The first column of every row that SQL gives. Throws SqlError. */
const firstColumn = (database: Database, sql: string): string[] =>
  [...runSql(database, sql)].flatMap(({ values }) => values.map(row => String(row[0])));

/** The names of tables and views that match a LIKE pattern. */
export const tableNames = (database: Database, pattern = '%'): string[] =>
  firstColumn(
    database,
    `SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')` +
      ` AND name NOT LIKE 'sqlite_%' AND name LIKE ${quotedText(pattern)} ORDER BY 1`,
  );

/** The names of indexes of the tables that match a LIKE pattern. */
export const indexNames = (database: Database, pattern = '%'): string[] =>
  firstColumn(
    database,
    `SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name LIKE ${quotedText(pattern)} ORDER BY 1`,
  );

/** The tool writes a table with a quoted name so that it may exist already. */
const guarded = (sql: string): string => sql.replace(/^CREATE TABLE (?=['"])/, 'CREATE TABLE IF NOT EXISTS ');

/** What `.schema` prints. */
export function schemaText(database: Database, pattern: string | undefined): string {
  let where = `sql NOT NULL AND name NOT LIKE 'sqlite_%'`;
  if (pattern !== undefined)
    where += ` AND (tbl_name LIKE ${quotedText(pattern)} OR name LIKE ${quotedText(pattern)})`;
  const statements = firstColumn(database, `SELECT sql FROM sqlite_schema WHERE ${where} ORDER BY rowid`);
  return statements.map(sql => `${guarded(sql)};\n`).join('');
}

function* tableDump(database: Database, name: string): Generator<string> {
  const target = tableName(name);
  for (const { values } of runSql(database, `SELECT * FROM ${quotedName(name)}`))
    for (const row of values) yield `INSERT INTO ${target} VALUES(${row.map(literal).join(',')});\n`;
}

/** What `.dump` prints, in parts. Throws SqlError between two parts. */
export function* dump(database: Database, pattern: string | undefined): Generator<string> {
  const named = pattern === undefined ? '' : ` AND tbl_name LIKE ${quotedText(pattern)}`;
  yield 'PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\n';
  const tables = runSql(
    database,
    `SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql NOT NULL` +
      ` AND name NOT LIKE 'sqlite_%'${named} ORDER BY rowid`,
  );
  for (const { values } of tables)
    for (const [name, sql] of values) {
      yield `${guarded(String(sql))};\n`;
      yield* tableDump(database, String(name));
    }
  const others = firstColumn(
    database,
    `SELECT sql FROM sqlite_schema WHERE type <> 'table' AND sql NOT NULL${named} ORDER BY rowid`,
  );
  for (const sql of others) yield `${sql};\n`;
  yield 'COMMIT;\n';
}
