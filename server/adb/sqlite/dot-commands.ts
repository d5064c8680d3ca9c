import { dump, indexNames, schemaText, tableNames } from './dump.ts';
import type { Database } from './engine.ts';
import { MODES, type Format, type Mode } from './format.ts';

/** Width of the terminal in which names are listed, characters. */
const LINE = 80;

/** What dot commands act on: one run of the tool. */
export interface Tool {
  readonly database: Database;
  readonly format: Format;
  readonly readonly: boolean;
  /** The database's name. */
  readonly name: string;
  out: string;
  /** Whether a script ends at its first error. */
  bail: boolean;
  setMode(mode: Mode, table?: string): void;
  setHeaders(on: boolean): void;
  /** Reads one of the phone's files. */
  readFile(path: string): Promise<Buffer>;
  /** Runs a script. Returns its status. */
  script(text: string): Promise<number>;
}

/** Thrown by `.quit` and `.exit`, with the tool's status. */
export class Quit extends Error {
  status: number;
  constructor(status: number) {
    super('quit');
    this.status = status;
  }
}

/** The error of a refused dot command; undefined if it succeeded. */
type Refusal = string | undefined;
type DotCommand = (tool: Tool, args: readonly string[]) => Refusal | Promise<Refusal>;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };
const unescaped = (text: string): string =>
  text.replace(/\\(.)/g, (_, escape: string) => ESCAPES[escape] ?? escape);

/** The words of a dot command. Words in quotes are one; double quotes hold escapes. */
const wordsIn = (line: string): string[] =>
  [...line.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|(\S+)/g)].map(([, double, single, bare]) =>
    double === undefined ? (single ?? bare ?? '') : unescaped(double),
  );

/** Names in as many columns as the terminal holds, down the first column first. */
function inColumns(names: readonly string[]): string {
  if (names.length === 0) return '';
  const width = Math.max(...names.map(name => name.length));
  const perRow = Math.max(1, Math.floor(LINE / (width + 2)));
  const rowCount = Math.ceil(names.length / perRow);
  let text = '';
  for (let row = 0; row < rowCount; row++) {
    const cells = names.filter((_, i) => i % rowCount === row).map(name => name.padEnd(width));
    text += `${cells.join('  ')}\n`;
  }
  return text;
}

const isOn = (word: string | undefined): boolean => /^(on|yes|true|1)$/i.test(word ?? '');

const tables: DotCommand = (tool, [pattern]) => {
  tool.out += inColumns(tableNames(tool.database, pattern));
  return undefined;
};
const indexes: DotCommand = (tool, [pattern]) => {
  tool.out += inColumns(indexNames(tool.database, pattern));
  return undefined;
};
const headers: DotCommand = (tool, [on]) => {
  if (on === undefined) return 'Usage: .headers on|off';
  tool.setHeaders(isOn(on));
  return undefined;
};
const ignored: DotCommand = () => undefined;

const COMMANDS: Readonly<Record<string, DotCommand>> = {
  tables,
  indexes,
  indices: indexes,
  headers,
  header: headers,
  schema(tool, [pattern]) {
    tool.out += schemaText(tool.database, pattern);
    return undefined;
  },
  fullschema(tool) {
    tool.out += schemaText(tool.database, undefined);
    return undefined;
  },
  databases(tool) {
    tool.out += `main: ${tool.name} ${tool.readonly ? 'r/o' : 'r/w'}\n`;
    return undefined;
  },
  dump(tool, [pattern]) {
    for (const part of dump(tool.database, pattern)) tool.out += part;
    return undefined;
  },
  mode(tool, [name, table = 'table']) {
    if (name === undefined) {
      tool.out += `current output mode: ${tool.format.mode}\n`;
      return undefined;
    }
    const mode = MODES.find(each => each === name) ?? MODES.find(each => each.startsWith(name));
    if (!mode) return `Error: mode should be one of: ${MODES.join(' ')}`;
    tool.setMode(mode, mode === 'insert' ? table : undefined);
    return undefined;
  },
  separator(tool, [column, row]) {
    if (column === undefined) return 'Usage: .separator COL ?ROW?';
    tool.format.separator = column;
    if (row !== undefined) tool.format.rowSeparator = row;
    return undefined;
  },
  nullvalue(tool, [text]) {
    if (text === undefined) return 'Usage: .nullvalue STRING';
    tool.format.nullValue = text;
    return undefined;
  },
  print(tool, args) {
    tool.out += `${args.join(' ')}\n`;
    return undefined;
  },
  bail(tool, [on]) {
    tool.bail = isOn(on);
    return undefined;
  },
  quit() {
    throw new Quit(0);
  },
  exit(_tool, [status]) {
    throw new Quit(Number.parseInt(status ?? '0', 10) || 0);
  },
  width: ignored,
  timeout: ignored,
  changes: ignored,
  echo: ignored,
  timer: ignored,
  stats: ignored,
  explain: ignored,
  eqp: ignored,
};

/** Runs a dot command. Returns whether it succeeded, and the error to print if it was refused. */
export async function runDotCommand(tool: Tool, line: string): Promise<{ ok: boolean; refusal?: string }> {
  const [name = '', ...args] = wordsIn(line.trim().slice(1));
  if (name === 'read') return readScript(tool, args[0]);
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const refusal = command
    ? await command(tool, args)
    : `Error: unknown command or invalid arguments:  "${name}". Enter ".help" for help`;
  return refusal === undefined ? { ok: true } : { ok: false, refusal };
}

/** `.read FILE`. A script that fails has printed its own errors. */
async function readScript(tool: Tool, path: string | undefined): Promise<{ ok: boolean; refusal?: string }> {
  if (path === undefined) return { ok: false, refusal: 'Usage: .read FILE' };
  let text: string;
  try {
    text = (await tool.readFile(path)).toString('utf8');
  } catch {
    return { ok: false, refusal: `Error: cannot open "${path}"` };
  }
  return { ok: (await tool.script(text)) === 0 };
}
