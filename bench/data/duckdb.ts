import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import { rmSync } from 'node:fs';
import { DataError } from './errors.ts';
import { LineFile } from './out.ts';
import type { Column, Row } from './rows.ts';

/** Largest row, bytes: one with its picture and its elements. */
const MOST_ROW = 16 * 1024 * 1024;

/** A database in memory that loads nothing from elsewhere. One thread writes the same bytes each time. */
export async function openDuck<T>(
  use: (connection: DuckDBConnection) => Promise<T>,
  threads = 1,
): Promise<T> {
  const instance = await DuckDBInstance.create(':memory:', {
    threads: String(threads),
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
  });
  try {
    const connection = await instance.connect();
    try {
      return await use(connection);
    } finally {
      connection.closeSync();
    }
  } finally {
    instance.closeSync();
  }
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const named = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The type that a column has in a file. */
export const fileType = (type: string): string =>
  type === 'JSON' || type.startsWith('MAP(') ? 'VARCHAR' : type;

/** Rows on their way into a table: they wait in a file, so that none is held in memory. */
export class Staged {
  readonly path: string;
  readonly columns: Readonly<Record<string, Column>>;
  #file: LineFile;

  constructor(path: string, columns: Readonly<Record<string, Column>>) {
    this.path = path;
    this.columns = columns;
    this.#file = new LineFile(path);
  }

  write(row: Row): void {
    this.#file.write(row);
  }

  /** What selects the rows; bytes are written as base64. `types` are those of files: many readers know neither JSON nor maps, and take text. */
  select(types: 'own' | 'files' = 'own'): string {
    this.#file.close();
    const of = Object.entries(this.columns);
    const isText = (type: string) => types === 'files' && fileType(type) !== type;
    const read = of
      .map(
        ([name, { type }]) =>
          `${quoted(name)}: ${quoted(type === 'BLOB' ? 'VARCHAR' : isText(type) ? 'JSON' : type)}`,
      )
      .join(', ');
    const list = of
      .map(([name, { type }]) =>
        type === 'BLOB'
          ? `from_base64(${named(name)}) AS ${named(name)}`
          : isText(type)
            ? `${named(name)}::VARCHAR AS ${named(name)}`
            : named(name),
      )
      .join(', ');
    return `SELECT ${list} FROM read_json(${quoted(this.path)}, format = 'newline_delimited', columns = {${read}}, maximum_object_size = ${MOST_ROW})`;
  }

  remove(): void {
    rmSync(this.path, { force: true });
  }
}

/** Writes rows that were staged as a Parquet file. Throws OUT_FAILED. */
export async function writeParquet(
  connection: DuckDBConnection,
  staged: Staged,
  path: string,
  rowGroup: number,
): Promise<void> {
  await connection
    .run(
      `COPY (${staged.select('files')}) TO ${quoted(path)} (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${rowGroup})`,
    )
    .catch(error => {
      throw new DataError('OUT_FAILED', `${path} cannot be written: ${(error as Error).message}`);
    });
  staged.remove();
}

/** Makes a table of rows that were staged. */
export async function makeTable(connection: DuckDBConnection, name: string, staged: Staged): Promise<void> {
  await connection.run(`CREATE TABLE ${named(name)} AS ${staged.select()}`);
  staged.remove();
}
