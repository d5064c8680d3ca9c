import { RuleError } from '../../../src/sdk/core/rule-error.ts';
import { appPlace } from '../app-data.ts';
import { refuse, type Command } from '../command.ts';
import { ContentError } from '../content-providers/table.ts';
import type { DeviceFiles } from '../files.ts';
import { writeBack } from '../provider-data/database.ts';
import { loadSqlite } from '../sqlite/engine.ts';
import { MODES } from '../sqlite/format.ts';
import type { Setting } from '../sqlite/jobs.ts';
import { Interrupted, runJob } from '../sqlite/run.ts';

/** The first bytes of a database. */
const MAGIC = 'SQLite format 3\0';

interface Arguments {
  settings: Setting[];
  /** The commands of `--cmd`, which run first. */
  first: string[];
  operands: string[];
  readonly: boolean;
}

const TEXT_SETTINGS = { separator: 'separator', newline: 'rowSeparator', nullvalue: 'nullValue' } as const;

/** Reads the arguments. Returns the error text for invalid ones. */
function readArguments(args: readonly string[]): Arguments | string {
  const read: Arguments = { settings: [], first: [], operands: [], readonly: false };
  for (let i = 0; i < args.length; i++) {
    const arg = args[i]!;
    if (!arg.startsWith('-') || read.operands.length > 0) {
      read.operands.push(arg);
      continue;
    }
    const option = arg.replace(/^--?/, '');
    const mode = MODES.find(each => each === option);
    if (option === 'version') {
      read.operands.push(':memory:', 'SELECT sqlite_version()');
      break;
    }
    if (option === 'header' || option === 'noheader') read.settings.push({ headers: option === 'header' });
    else if (mode && mode !== 'insert') read.settings.push({ mode });
    else if (option === 'readonly') read.readonly = true;
    else if (option === 'bail') read.settings.push({ bail: true });
    else if (option === 'cmd' || Object.hasOwn(TEXT_SETTINGS, option)) {
      const text = args[++i];
      if (text === undefined) return `sqlite3: Error: missing argument to ${arg}`;
      if (option === 'cmd') read.first.push(text);
      else read.settings.push({ format: TEXT_SETTINGS[option as keyof typeof TEXT_SETTINGS], text });
    } else if (option !== 'batch' && option !== 'interactive')
      return `sqlite3: Error: unknown option: ${arg}\nUse -help for a list of options.`;
  }
  return read;
}

/** Whether a database can be opened at a path, where it may be created. */
function canOpen(files: DeviceFiles, file: string): boolean {
  if (files.closed(file)) return false;
  const found = files.look(file);
  if (found) return found.kind !== 'folder';
  return files.look(file.slice(0, file.lastIndexOf('/')) || '/')?.kind === 'folder';
}

/**
 * `sqlite3`: queries a database. An app's database is a read-only view of its state, because a changed row would bypass the app's rules. In
 * the databases of Android's providers rows can be deleted, through the rules of the apps. Any other file can be written.
 */
export const sqlite3: Command = {
  name: 'sqlite3',
  async run(given, context) {
    const { device, files, path, stdin } = context;
    const args = readArguments(given);
    if (typeof args === 'string') return refuse(args);
    const { settings, first, operands, readonly } = args;
    const [name = ':memory:', ...commands] = operands;
    await loadSqlite();
    const inMemory = name === ':memory:' || name === '';
    const file = inMemory ? '' : path(name);
    if (!inMemory && !canOpen(files, file))
      return refuse(`Error: unable to open database "${name}": unable to open database file`);
    const place = inMemory ? undefined : appPlace(device, files.real(file));
    const provider = place?.kind === 'database' ? place.provider : undefined;
    const view = place?.kind === 'database' && !provider;
    const bytes = !inMemory && files.look(file) ? await files.read(file) : Buffer.alloc(0);
    if (bytes.length > 0 && bytes.toString('latin1', 0, MAGIC.length) !== MAGIC)
      return refuse('Error: in prepare, file is not a database (26)', 26);
    try {
      const {
        out,
        err,
        status,
        bytes: after,
      } = await runJob(
        {
          kind: 'session',
          bytes: bytes.length > 0 ? bytes : undefined,
          random: device.tree.random,
          now: device.tree.clock.now,
          readonly: view || readonly,
          name: inMemory ? '""' : file,
          settings,
          commands: [...first, ...commands],
          script: commands.length === 0 ? stdin.toString('utf8') : undefined,
        },
        other => files.read(path(other)),
      );
      const changed = Buffer.from(after);
      if (provider && !(await writeBack(provider, context, bytes, changed)))
        return { out, err: `${err}Error: stepping, attempt to write a readonly database (8)\n`, status: 8 };
      if (!inMemory && !place && !readonly && !changed.equals(bytes))
        await files.write(file, changed, { mode: 0o644 });
      return { out, err, status };
    } catch (error) {
      if (error instanceof Interrupted)
        return refuse(`Error: stepping, ${error.message} (${error.code})`, error.code);
      if (error instanceof ContentError || error instanceof RuleError)
        return refuse(`Error: stepping, ${error.message} (19)`, 19);
      throw error;
    }
  },
};
