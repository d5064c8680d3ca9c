import { atTime, quotedName, quotedText, runSql, SqlError, type Database } from './engine.ts';
import { literal, MODES, rowsText, type Format, type Mode } from './format.ts';

const LINE = 80;
const SEPARATORS: Readonly<Partial<Record<Mode, readonly [string, string]>>> = {
  list: ['|', '\n'],
  csv: [',', '\r\n'],
  tabs: ['\t', '\n'],
  ascii: ['\u001f', '\u001e'],
  quote: [',', '\n'],
};

/** Names in columns, as wide as a terminal. */
function inColumns(names: readonly string[]): string {
  const width = Math.max(...names.map(name => name.length));
  const rows = Math.ceil(names.length / Math.max(1, Math.floor(LINE / (width + 2))));
  return Array.from(
    { length: rows },
    (_, row) =>
      `${names
        .filter((_name, i) => i % rows === row)
        .map(name => name.padEnd(width))
        .join('  ')}\n`,
  ).join('');
}

/** Words of a dot command: in quotes where they hold blanks. */
const wordsIn = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) =>
      double?.replace(/\\(.)/g, (_, c: string) => ({ n: '\n', t: '\t', r: '\r' })[c] ?? c) ??
      single ??
      bare ??
      '',
  );

/** Whether SQL is at its end: a semicolon outside of quotes and comments, and nothing behind it. */
export function isComplete(sql: string): boolean {
  const bare = sql.replace(/'[^']*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\//g, quoted =>
    /^(--|\/\*)/.test(quoted) ? ' ' : 'x',
  );
  return /;\s*$/.test(bare) && !/['"`]/.test(bare);
}

/** Thrown by `.quit`, with the status to leave with. */
class Quit extends Error {
  status: number;
  constructor(status: number) {
    super('quit');
    this.status = status;
  }
}

/** One run of the tool on a database: SQL and dot commands, and what they wrote. */
export class Session {
  out = '';
  err = '';
  readonly format: Format = {
    mode: 'list',
    headers: false,
    separator: '|',
    rowSeparator: '\n',
    nullValue: '',
    table: 'table',
  };
  readonly #database: Database;
  readonly #readonly: boolean;
  readonly #name: string;
  readonly #now: number;
  readonly #file: (path: string) => Promise<Buffer>;
  #headersSet = false;
  bail = false;

  /** `readonly`: nothing can be written. `file` reads one of the phone's; `now` is the phone's time. */
  constructor(
    database: Database,
    {
      readonly,
      name,
      now,
      file,
    }: { readonly: boolean; name: string; now: number; file(path: string): Promise<Buffer> },
  ) {
    this.#now = now;
    this.#database = database;
    this.#readonly = readonly;
    this.#name = name;
    this.#file = file;
  }

  setMode(mode: Mode, table?: string): void {
    Object.assign(this.format, { mode, ...(table === undefined ? {} : { table }) });
    const separators = SEPARATORS[mode];
    if (separators) [this.format.separator, this.format.rowSeparator] = separators;
    if (mode === 'column' && !this.#headersSet) this.format.headers = true;
  }

  setHeaders(on: boolean): void {
    this.format.headers = on;
    this.#headersSet = true;
  }

  /** Runs arguments one after the other, as far as the first that fails. Gives the status. */
  async arguments(commands: readonly string[]): Promise<number> {
    try {
      for (const command of commands) {
        if (command.startsWith('.')) {
          if (!(await this.#dot(command))) return 1;
          continue;
        }
        try {
          this.#sql(command);
        } catch (error) {
          if (!(error instanceof SqlError)) throw error;
          this.err += `Error: ${error.stage}, ${error.message}${error.code > 1 ? ` (${error.code})` : ''}\n`;
          return error.code;
        }
      }
      return 0;
    } catch (error) {
      if (error instanceof Quit) return error.status;
      throw error;
    }
  }

  /** Runs a script, statement by statement; what fails is told with its line, and the rest goes on. Gives the status. */
  async script(text: string): Promise<number> {
    let failed = 0;
    let pending = '';
    let began = 0;
    const run = () => {
      try {
        this.#sql(pending);
      } catch (error) {
        if (!(error instanceof SqlError)) throw error;
        failed++;
        this.err += `${error.stage === 'stepping' ? 'Runtime' : 'Parse'} error near line ${began}: ${error.message}${error.code > 1 ? ` (${error.code})` : ''}\n`;
      }
      pending = '';
    };
    try {
      for (const [i, line] of text.split('\n').entries()) {
        if (pending.trim() === '' && line.startsWith('.')) {
          if (!(await this.#dot(line))) failed++;
        } else {
          if (pending.trim() === '') {
            pending = '';
            began = i + 1;
          }
          pending += `${line}\n`;
          if (isComplete(pending)) run();
        }
        if (failed > 0 && this.bail) return 1;
      }
      if (pending.trim() !== '') run();
    } catch (error) {
      if (error instanceof Quit) return error.status;
      throw error;
    }
    return failed > 0 ? 1 : 0;
  }

  #sql(sql: string): void {
    if (this.#readonly) this.#database.run('PRAGMA query_only = 1');
    atTime(this.#now, () => {
      for (const rows of runSql(this.#database, sql)) this.out += rowsText(rows, this.format);
    });
  }

  #texts(sql: string): string[] {
    return [...runSql(this.#database, sql)].flatMap(({ values }) => values.map(row => String(row[0])));
  }

  #schema(pattern: string | undefined): string[] {
    const where =
      pattern === undefined
        ? ''
        : ` AND (tbl_name LIKE ${quotedText(pattern)} OR name LIKE ${quotedText(pattern)})`;
    return this.#texts(
      `SELECT sql FROM sqlite_schema WHERE sql NOT NULL AND name NOT LIKE 'sqlite_%'${where} ORDER BY rowid`,
    );
  }

  #dump(pattern: string | undefined): void {
    this.out += 'PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\n';
    const named = pattern === undefined ? '' : ` AND tbl_name LIKE ${quotedText(pattern)}`;
    for (const { values } of runSql(
      this.#database,
      `SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql NOT NULL AND name NOT LIKE 'sqlite_%'${named} ORDER BY rowid`,
    )) {
      for (const [name, sql] of values) {
        this.out += `${guarded(String(sql))};\n`;
        for (const rows of runSql(this.#database, `SELECT * FROM ${quotedName(String(name))}`))
          for (const row of rows.values)
            this.out += `INSERT INTO ${/^\w+$/.test(String(name)) ? String(name) : quotedName(String(name))} VALUES(${row.map(literal).join(',')});\n`;
      }
    }
    for (const sql of this.#texts(
      `SELECT sql FROM sqlite_schema WHERE type <> 'table' AND sql NOT NULL${named} ORDER BY rowid`,
    ))
      this.out += `${sql};\n`;
    this.out += 'COMMIT;\n';
  }

  /** Runs a dot command; false where it was refused. */
  async #dot(line: string): Promise<boolean> {
    const [name = '', ...args] = wordsIn(line.trim().slice(1));
    const [first] = args;
    const wrong = (text: string): boolean => {
      this.err += `${text}\n`;
      return false;
    };
    const on = /^(on|yes|true|1)$/i.test(first ?? '');
    switch (name) {
      case 'tables': {
        const names = this.#texts(
          `SELECT name FROM sqlite_schema WHERE type IN ('table', 'view') AND name NOT LIKE 'sqlite_%' AND name LIKE ${quotedText(first ?? '%')} ORDER BY 1`,
        );
        if (names.length > 0) this.out += inColumns(names);
        return true;
      }
      case 'schema':
      case 'fullschema':
        for (const sql of this.#schema(name === 'schema' ? first : undefined))
          this.out += `${guarded(sql)};\n`;
        return true;
      case 'indexes':
      case 'indices': {
        const names = this.#texts(
          `SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name LIKE ${quotedText(first ?? '%')} ORDER BY 1`,
        );
        if (names.length > 0) this.out += inColumns(names);
        return true;
      }
      case 'databases':
        this.out += `main: ${this.#name} ${this.#readonly ? 'r/o' : 'r/w'}\n`;
        return true;
      case 'dump':
        this.#dump(first);
        return true;
      case 'headers':
      case 'header':
        if (first === undefined) return wrong('Usage: .headers on|off');
        this.setHeaders(on);
        return true;
      case 'mode': {
        if (first === undefined) {
          this.out += `current output mode: ${this.format.mode}\n`;
          return true;
        }
        const mode = MODES.find(each => each === first) ?? MODES.find(each => each.startsWith(first));
        if (!mode) return wrong(`Error: mode should be one of: ${MODES.join(' ')}`);
        this.setMode(mode, mode === 'insert' ? (args[1] ?? 'table') : undefined);
        return true;
      }
      case 'separator':
        if (first === undefined) return wrong('Usage: .separator COL ?ROW?');
        this.format.separator = first;
        if (args[1] !== undefined) this.format.rowSeparator = args[1];
        return true;
      case 'nullvalue':
        if (first === undefined) return wrong('Usage: .nullvalue STRING');
        this.format.nullValue = first;
        return true;
      case 'print':
        this.out += `${args.join(' ')}\n`;
        return true;
      case 'bail':
        this.bail = on;
        return true;
      case 'read': {
        if (first === undefined) return wrong('Usage: .read FILE');
        let text: string;
        try {
          text = (await this.#file(first)).toString('utf8');
        } catch {
          return wrong(`Error: cannot open "${first}"`);
        }
        return (await this.script(text)) === 0;
      }
      case 'quit':
        throw new Quit(0);
      case 'exit':
        throw new Quit(Number.parseInt(first ?? '0', 10) || 0);
      case 'width':
      case 'timeout':
      case 'changes':
      case 'echo':
      case 'timer':
      case 'stats':
      case 'explain':
      case 'eqp':
        return true;
      default:
        return wrong(`Error: unknown command or invalid arguments:  "${name}". Enter ".help" for help`);
    }
  }
}

/** The tool writes a table whose name is in quotes so that it can be made where there is one. */
const guarded = (sql: string): string => sql.replace(/^CREATE TABLE (?=['"])/, 'CREATE TABLE IF NOT EXISTS ');
