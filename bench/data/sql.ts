import {
  DuckDBArrayValue,
  DuckDBBlobValue,
  DuckDBListValue,
  DuckDBMapValue,
  DuckDBStructValue,
  StatementType,
  type DuckDBConnection,
  type DuckDBType,
} from '@duckdb/node-api';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RunData } from '../run/report/read.ts';
import { makeTable, openDuck, Staged } from './duckdb.ts';
import { DataError } from './errors.ts';
import { EPISODES, episodeRow, stepRow, STEPS, type Column } from './rows.ts';
import { episodesOf, withUniqueIds } from './source.ts';

/** What a query gave: values are JSON. */
export interface Answer {
  columns: { name: string; type: string }[];
  rows: unknown[][];
  /** Whether there are rows beyond these. */
  more: boolean;
}

export interface SqlLimits {
  /** Rows at most. Default 1,000. */
  rows?: number;
  /** How long the query may take, s. Default 60. */
  seconds?: number;
}

/** Tables that a query can ask; `results` is another name of `episodes`. */
export const TABLES: Record<string, Record<string, Column>> = { episodes: EPISODES, steps: STEPS };

/** A value of a result as JSON: numbers that are no safe integers, dates, times and whatever else JSON lacks are text. */
function plain(value: unknown, type?: DuckDBType): unknown {
  if (value === null || value === undefined) return null;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'string' && type?.alias === 'JSON') return JSON.parse(value);
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (value instanceof DuckDBListValue || value instanceof DuckDBArrayValue)
    return value.items.map(item => plain(item));
  if (value instanceof DuckDBStructValue)
    return Object.fromEntries(Object.entries(value.entries).map(([key, of]) => [key, plain(of)]));
  if (value instanceof DuckDBMapValue)
    return Object.fromEntries(value.entries.map(({ key, value: of }) => [String(plain(key)), plain(of)]));
  if (value instanceof DuckDBBlobValue) return Buffer.from(value.bytes).toString('base64');
  return String(value);
}

async function load(
  connection: DuckDBConnection,
  runs: readonly RunData[],
  withSteps: boolean,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tapworld-sql-'));
  try {
    const episodes = new Staged(join(folder, 'episodes.lines'), EPISODES);
    const steps = new Staged(join(folder, 'steps.lines'), STEPS);
    for (const episode of episodesOf(runs)) {
      episodes.write(episodeRow(episode));
      if (withSteps) for await (const step of episode.steps()) steps.write(stepRow(episode, step));
    }
    await makeTable(connection, 'episodes', episodes);
    await makeTable(connection, 'steps', steps);
    await connection.run('CREATE VIEW results AS SELECT * FROM episodes');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What DuckDB says: what was wrong, and where. */
const messageOf = (error: unknown) =>
  (error instanceof Error ? error.message : String(error))
    .replace(/^Failed to extract statements: /, '')
    .trim();
const withoutComments = (sql: string) => sql.replace(/--[^\n]*|\/\*[\s\S]*?\*\//g, '');

async function runQuery(
  connection: DuckDBConnection,
  sql: string,
  { rows: most = 1_000, seconds = 60 }: SqlLimits,
): Promise<Answer> {
  const invalid = (reason: string) => new DataError('INVALID_SQL', reason);
  if (withoutComments(sql).replaceAll(';', '').trim() === '') throw invalid('There is no query in it');
  const statements = await connection.extractStatements(sql).catch(error => {
    throw invalid(messageOf(error));
  });
  if (statements.count !== 1) throw invalid('One query at a time');
  const prepared = await statements.prepare(0).catch(error => {
    throw invalid(messageOf(error));
  });
  if (prepared.statementType !== StatementType.SELECT && prepared.statementType !== StatementType.EXPLAIN)
    throw invalid('Runs are only read: it has to be a SELECT');
  if (prepared.parameterCount > 0) throw invalid('A query has its values in it, and no parameters');
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    connection.interrupt();
  }, 1_000 * seconds);
  try {
    const reader = await prepared.streamAndReadUntil(most + 1);
    const types = reader.columnTypes();
    const rows = reader.getRows();
    return {
      columns: reader.columnNames().map((name, i) => ({ name, type: types[i]!.alias ?? String(types[i]) })),
      rows: rows.slice(0, most).map(row => row.map((value, i) => plain(value, types[i]))),
      more: rows.length > most,
    };
  } catch (error) {
    throw late
      ? new DataError('SQL_TIMEOUT', `The query took longer than ${seconds} s`)
      : invalid(messageOf(error));
  } finally {
    clearTimeout(timer);
    prepared.destroySync();
  }
}

/**
 * Asks the episodes and steps of runs. The database is in memory and holds nothing else: it reads no file, writes none, and its settings are
 * locked. Steps are read where the query has their name in it. Throws INVALID_SQL, SQL_TIMEOUT and RUN_INVALID.
 */
export function query(runs: readonly RunData[], sql: string, limits: SqlLimits = {}): Promise<Answer> {
  return openDuck(async connection => {
    await load(connection, withUniqueIds(runs), /steps/i.test(sql));
    await connection.run('SET enable_external_access = false');
    await connection.run('SET lock_configuration = true');
    return runQuery(connection, sql, limits);
  }, 2);
}
