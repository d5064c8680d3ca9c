import { Quit, runDotCommand, type Tool } from './dot-commands.ts';
import { atTime, runSql, SqlError, type Database } from './engine.ts';
import { rowsText, type Format, type Mode } from './format.ts';

const SEPARATORS: Readonly<Partial<Record<Mode, readonly [string, string]>>> = {
  list: ['|', '\n'],
  csv: [',', '\r\n'],
  tabs: ['\t', '\n'],
  ascii: ['\u001f', '\u001e'],
  quote: [',', '\n'],
};

/** Whether SQL ends with a semicolon that is in no quotes and no comment. */
export function isComplete(sql: string): boolean {
  const bare = sql.replace(/'[^']*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\//g, quoted =>
    /^(--|\/\*)/.test(quoted) ? ' ' : 'x',
  );
  return /;\s*$/.test(bare) && !/['"`]/.test(bare);
}

/** A result code in brackets; SQLite leaves out the general one. */
const codeText = ({ code }: SqlError): string => (code > 1 ? ` (${code})` : '');

interface SessionOptions {
  /** Whether nothing can be written. */
  readonly: boolean;
  /** The database's name. */
  name: string;
  /** The phone's time, ms since the epoch. */
  now: number;
  /** Reads one of the phone's files. */
  file(path: string): Promise<Buffer>;
}

/** One run of the tool on a database: SQL and dot commands, and what they printed. */
export class Session implements Tool {
  out = '';
  err = '';
  bail = false;
  readonly format: Format = {
    mode: 'list',
    headers: false,
    separator: '|',
    rowSeparator: '\n',
    nullValue: '',
    table: 'table',
  };
  readonly database: Database;
  readonly readonly: boolean;
  readonly name: string;
  readonly readFile: (path: string) => Promise<Buffer>;
  readonly #now: number;
  #areHeadersSet = false;

  constructor(database: Database, { readonly, name, now, file }: SessionOptions) {
    this.database = database;
    this.readonly = readonly;
    this.name = name;
    this.readFile = file;
    this.#now = now;
  }

  setMode(mode: Mode, table?: string): void {
    this.format.mode = mode;
    if (table !== undefined) this.format.table = table;
    const separators = SEPARATORS[mode];
    if (separators) [this.format.separator, this.format.rowSeparator] = separators;
    if (mode === 'column' && !this.#areHeadersSet) this.format.headers = true;
  }

  setHeaders(on: boolean): void {
    this.format.headers = on;
    this.#areHeadersSet = true;
  }

  /** Runs arguments in order up to the first that fails. Returns the status. */
  async arguments(commands: readonly string[]): Promise<number> {
    try {
      for (const command of commands) {
        const status = command.startsWith('.')
          ? Number(!(await this.#dot(command)))
          : this.#argument(command);
        if (status !== 0) return status;
      }
      return 0;
    } catch (error) {
      if (error instanceof Quit) return error.status;
      throw error;
    }
  }

  /** Runs a script. An error is printed with its line, and the script goes on unless `bail` is set. Returns the status. */
  async script(text: string): Promise<number> {
    let failed = 0;
    let pending = '';
    let firstLine = 0;
    const run = () => {
      if (!this.#statement(pending, firstLine)) failed++;
      pending = '';
    };
    try {
      for (const [i, line] of text.split('\n').entries()) {
        const isBetween = pending.trim() === '';
        if (isBetween && line.startsWith('.')) {
          if (!(await this.#dot(line))) failed++;
        } else {
          if (isBetween) {
            pending = '';
            firstLine = i + 1;
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

  /** Runs an argument that is SQL. Returns the status. */
  #argument(sql: string): number {
    try {
      this.#run(sql);
      return 0;
    } catch (error) {
      if (!(error instanceof SqlError)) throw error;
      this.err += `Error: ${error.stage}, ${error.message}${codeText(error)}\n`;
      return error.code;
    }
  }

  /** Runs a statement of a script. Returns whether it succeeded. */
  #statement(sql: string, line: number): boolean {
    try {
      this.#run(sql);
      return true;
    } catch (error) {
      if (!(error instanceof SqlError)) throw error;
      const kind = error.stage === 'stepping' ? 'Runtime' : 'Parse';
      this.err += `${kind} error near line ${line}: ${error.message}${codeText(error)}\n`;
      return false;
    }
  }

  #run(sql: string): void {
    if (this.readonly) this.database.run('PRAGMA query_only = 1');
    atTime(this.#now, () => {
      for (const rows of runSql(this.database, sql)) this.out += rowsText(rows, this.format);
    });
  }

  async #dot(line: string): Promise<boolean> {
    const { ok, refusal } = await runDotCommand(this, line);
    if (refusal !== undefined) this.err += `${refusal}\n`;
    return ok;
  }
}
