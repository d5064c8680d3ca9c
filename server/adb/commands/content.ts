import { RuleError } from '../../../src/sdk/core/rule-error.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import { ApiError } from '../../errors.ts';
import type { Command, CommandContext, Output } from '../command.ts';
import { providers } from '../content-providers/all.ts';
import {
  ContentError,
  illegal,
  unsupported,
  type Bound,
  type ContentTable,
  type Row,
  type Value,
  byNumber,
} from '../content-providers/table.ts';
import { quotedName, type Cell } from '../sqlite/engine.ts';
import { realText } from '../sqlite/format.ts';
import { Interrupted, runJob } from '../sqlite/run.ts';

const BINDING = '<COLUMN_NAME>:<TYPE>:<COLUMN_VALUE>';
const USAGE = `usage: adb shell content [subcommand] [options]

usage: adb shell content insert --uri <URI> [--user <USER_ID>] --bind ${BINDING} [--bind <BINDING>...]
  <TYPE> is one of: b - boolean, s - string, i - integer, l - long, f - float, d - double, n - null

usage: adb shell content update --uri <URI> [--user <USER_ID>] [--where <WHERE>] --bind <BINDING> [--bind <BINDING>...]

usage: adb shell content delete --uri <URI> [--user <USER_ID>] [--where <WHERE>]

usage: adb shell content query --uri <URI> [--user <USER_ID>] [--projection <PROJECTION>] [--where <WHERE>] [--sort <SORT_ORDER>]
  <PROJECTION> is a list of colon separated column names

usage: adb shell content read --uri <URI> [--user <USER_ID>]

usage: adb shell content gettype --uri <URI> [--user <USER_ID>]

`;
const OPTIONS: Readonly<Record<string, readonly string[]>> = {
  query: ['--projection', '--where', '--sort'],
  insert: ['--bind'],
  update: ['--bind', '--where'],
  delete: ['--where'],
  read: [],
  gettype: [],
};

interface Request {
  verb: string;
  uri: string;
  bound: Record<string, Value>;
  options: Readonly<Record<string, string>>;
}

function bind(bound: Record<string, Value>, binding: string): void {
  const [, column, kind, value] = /^([^:]+):([^:]*):([\s\S]*)$/.exec(binding) ?? [];
  if (column === undefined) throw new Error(`Binding not well formed: ${binding}`);
  switch (kind!.toLowerCase()) {
    case 's':
      bound[column] = value!;
      return;
    case 'b':
      bound[column] = Number(value!.toLowerCase() === 'true');
      return;
    case 'i':
    case 'l':
      if (!/^-?\d+$/.test(value!)) throw new Error(`For input string: "${value}"`);
      bound[column] = Number(value);
      return;
    case 'f':
    case 'd':
      if (value!.trim() === '' || !Number.isFinite(Number(value)))
        throw new Error(`For input string: "${value}"`);
      bound[column] = Number(value);
      return;
    case 'n':
      bound[column] = null;
      return;
    default:
      throw new Error(`Unsupported type: ${kind}`);
  }
}

/** What the arguments ask for; throws in the tool's words. */
function requestOf([verb, ...args]: readonly string[]): Request {
  const allowed = verb === undefined || !Object.hasOwn(OPTIONS, verb) ? undefined : OPTIONS[verb];
  if (verb === undefined || !allowed) throw new Error(`Unsupported operation: ${verb ?? 'null'}`);
  const request: Request & { options: Record<string, string> } = { verb, uri: '', bound: {}, options: {} };
  for (let i = 0; i < args.length; i += 2) {
    const [name, value] = [args[i]!, args[i + 1]];
    if (name !== '--uri' && name !== '--user' && !allowed.includes(name))
      throw new Error(`Unsupported argument: ${name}`);
    if (name === '--bind') {
      bind(request.bound, value ?? '');
      continue;
    }
    if (value === undefined || value === '' || value.startsWith('--'))
      throw new Error(`No value for argument: ${name}`);
    if (name === '--uri') request.uri = value;
    else request.options[name.slice(2)] = value;
  }
  if (request.uri === '')
    throw new Error('Content provider URI not specified. Did you specify --uri argument?');
  if (allowed.includes('--bind') && Object.keys(request.bound).length === 0)
    throw new Error('Bindings not specified. Did you specify --bind argument(s)?');
  return request;
}

interface Found {
  table: ContentTable;
  id: string | undefined;
}

/** The table that a URI names, and the one row of it. */
function tableOf(uri: string, context: CommandContext): Found {
  const [, authority = '', rest = '', query = ''] = /^content:\/\/([^/?]*)([^?]*)\??(.*)$/.exec(uri) ?? [];
  const provider = providers.find(each => each.authority === authority.replace(/^\d+@/, ''));
  if (!provider)
    throw new ContentError('IllegalStateException', `Could not find provider: ${authority || 'null'}`);
  const path = rest
    .split('/')
    .filter(Boolean)
    .map(part => {
      try {
        return decodeURIComponent(part);
      } catch {
        // A malformed escape sequence: use the text as it is.
        return part;
      }
    });
  const parameters = new URLSearchParams(query);
  const exact = provider.table(path, context, parameters);
  if (exact) return { table: exact, id: undefined };
  const id = path.at(-1);
  const table =
    id !== undefined && /^\d+$/.test(id) ? provider.table(path.slice(0, -1), context, parameters) : undefined;
  if (!table) throw illegal(`Unknown URL ${uri}`);
  return { table, id };
}

const KEY = 'content key';
/** All columns of the rows, the default ones first. */
const columnsOf = ({ columns }: ContentTable, rows: readonly Row[]): string[] => [
  ...new Set([...columns, ...rows.flatMap(row => Object.keys(row.values))]),
];

/** Selects rows by SQL, since conditions and orders are SQL. Throws ContentError. */
async function select(
  { table, id }: Found,
  columns: readonly string[],
  { clock, random }: AnyPhone,
  where?: string,
  sort?: string,
): Promise<{ names: string[]; found: { key: string; cells: Cell[] }[] }> {
  const rows = byNumber(await table.rows());
  const all = columnsOf(table, rows);
  const unknown = columns.find(column => !all.includes(column));
  if (unknown !== undefined) throw illegal(`Invalid column ${unknown}`);
  // A column has the type of its first value, so that `_id = '5'` finds a number.
  const kind = (column: string) => {
    const values = rows.map(row => row.values[column]);
    const value = values.find(each => each !== null && each !== undefined);
    if (typeof value === 'string') return 'TEXT';
    return Number.isInteger(value) ? 'INTEGER' : '';
  };
  const conditions: string[] = [];
  if (id !== undefined) conditions.push(`"_id" = ${id}`);
  if (where !== undefined) conditions.push(`(${where})`);
  const order = sort ?? table.order;
  let sql = `SELECT ${[KEY, ...columns].map(quotedName).join(', ')} FROM content`;
  if (conditions.length > 0) sql += ` WHERE ${conditions.join(' AND ')}`;
  if (order !== undefined) sql += ` ORDER BY ${order}`;
  const done = await runJob({
    kind: 'rows',
    now: clock.now,
    random,
    columns: [KEY, ...all].map(column => `${quotedName(column)} ${column === KEY ? 'TEXT' : kind(column)}`),
    rows: rows.map(row => [row.key, ...all.map(column => row.values[column] ?? null)]),
    sql,
  }).catch((error: unknown) => {
    if (error instanceof Interrupted) throw new SqliteError(error.message, error.code);
    throw error;
  });
  if ('refused' in done) throw new SqliteError(done.refused.message, done.refused.code);
  const [answer, more] = done.answers;
  if (!answer || more)
    throw new ContentError('IllegalArgumentException', `Invalid token ; in ${where ?? sort}`);
  return { names: [...columns], found: answer.map(([key, ...cells]) => ({ key: String(key), cells })) };
}

class SqliteError extends ContentError {
  constructor(message: string, code: number) {
    super('', `${message} (code ${code} SQLITE_ERROR): , while compiling: ${message}`);
    this.exception = 'android.database.sqlite.SQLiteException';
  }
}

/** A cell as `content query` prints it. */
function cellText(cell: Cell): string {
  if (cell === null) return 'NULL';
  if (typeof cell === 'number') return realText(cell);
  return cell instanceof Uint8Array ? 'BLOB' : String(cell);
}

async function answer({ verb, uri, bound, options }: Request, context: CommandContext): Promise<Output> {
  const found = tableOf(uri, context);
  const { table, id } = found;
  const chosen = async (): Promise<Row[]> => {
    const rows = byNumber(await table.rows());
    const { found: keys } = await select(found, [], context.device.tree, options['where']);
    return keys.flatMap(({ key }) => rows.find(row => row.key === key) ?? []);
  };
  switch (verb) {
    case 'gettype':
      return { out: `Result: ${id === undefined ? table.type : table.type.replace('.dir/', '.item/')}\n` };
    case 'query': {
      const { names, found: rows } = await select(
        found,
        options['projection']?.split(/\s*:\s*/) ?? table.columns,
        context.device.tree,
        options['where'],
        options['sort'],
      );
      return {
        out:
          rows.length === 0
            ? 'No result found.\n'
            : rows
                .map(
                  ({ cells }, i) =>
                    `Row: ${i} ${cells.map((cell, j) => `${names[j]}=${cellText(cell)}`).join(', ')}\n`,
                )
                .join(''),
      };
    }
    case 'read': {
      const [row] = await chosen();
      const bytes = row && (await table.read?.(row));
      if (!bytes)
        throw Object.assign(
          new ContentError(
            '',
            row && table.read ? 'No bytes are known of it' : `No files supported by provider at ${uri}`,
          ),
          { exception: 'java.io.FileNotFoundException' },
        );
      return { out: bytes };
    }
    case 'insert':
      if (!table.insert || id !== undefined) throw unsupported(`Nothing can be inserted at ${uri}`);
      await table.insert(bound as Bound);
      return {};
    case 'update':
      if (!table.update) throw unsupported(`Nothing can be changed at ${uri}`);
      await table.update(await chosen(), bound as Bound);
      return {};
    default:
      if (!table.remove) throw unsupported(`Nothing can be deleted at ${uri}`);
      await table.remove(await chosen());
      return {};
  }
}

/** `content`: rows of content providers, from apps' states and through apps' rules. As Android's, it ends with 0 whatever it says. */
export const content: Command = {
  name: 'content',
  async run(args, context) {
    let request: Request;
    try {
      request = requestOf(args);
    } catch (error) {
      return { out: `${USAGE}[ERROR] ${(error as Error).message}\n` };
    }
    try {
      return await answer(request, context);
    } catch (error) {
      const failure =
        error instanceof ContentError
          ? error
          : error instanceof RuleError || error instanceof ApiError
            ? illegal(error.message)
            : undefined;
      if (!failure) throw error;
      const authority = /^content:\/\/([^/?]*)/.exec(request.uri)?.[1] ?? '';
      return {
        err: `Error while accessing provider:${authority}\n${failure.exception}: ${failure.message}\n`,
      };
    }
  },
};
