import { appPlace } from '../app-data.ts';
import { refuse, type Command } from '../command.ts';
import { loadSqlite } from '../sqlite/engine.ts';
import { MODES } from '../sqlite/format.ts';
import type { Setting } from '../sqlite/jobs.ts';
import { Interrupted, runJob } from '../sqlite/run.ts';

/** The first bytes of a database. */
const MAGIC = 'SQLite format 3\0';

/**
 * `sqlite3`: queries a database. An app's database is a read-only view of its state, because a changed row would bypass the app's rules. Any
 * other file can be written.
 */
export const sqlite3: Command = {
  name: 'sqlite3',
  async run(args, { device, files, path, stdin }) {
    const first: string[] = [];
    const settings: Setting[] = [];
    const operands: string[] = [];
    let readonly = false;
    for (let i = 0; i < args.length; i++) {
      const arg = args[i]!;
      if (!arg.startsWith('-') || operands.length > 0) {
        operands.push(arg);
        continue;
      }
      const option = arg.replace(/^--?/, '');
      const mode = MODES.find(each => each === option);
      const value = () => args[++i];
      if (option === 'version') {
        operands.push(':memory:', 'SELECT sqlite_version()');
        break;
      }
      if (option === 'header' || option === 'noheader') settings.push({ headers: option === 'header' });
      else if (mode && mode !== 'insert') settings.push({ mode });
      else if (option === 'separator' || option === 'newline' || option === 'nullvalue' || option === 'cmd') {
        const text = value();
        if (text === undefined) return refuse(`sqlite3: Error: missing argument to ${arg}`);
        if (option === 'cmd') first.push(text);
        else
          settings.push({
            format:
              option === 'separator' ? 'separator' : option === 'newline' ? 'rowSeparator' : 'nullValue',
            text,
          });
      } else if (option === 'readonly') readonly = true;
      else if (option === 'bail') settings.push({ bail: true });
      else if (option !== 'batch' && option !== 'interactive')
        return refuse(`sqlite3: Error: unknown option: ${arg}\nUse -help for a list of options.`);
    }
    const [name = ':memory:', ...commands] = operands;
    await loadSqlite();
    const inMemory = name === ':memory:' || name === '';
    const file = inMemory ? '' : path(name);
    const unable = refuse(`Error: unable to open database "${name}": unable to open database file`);
    if (
      !inMemory &&
      (files.closed(file) ||
        files.look(file)?.kind === 'folder' ||
        (!files.look(file) && files.look(file.slice(0, file.lastIndexOf('/')) || '/')?.kind !== 'folder'))
    )
      return unable;
    const view = !inMemory && appPlace(device.tree, files.real(file))?.kind === 'database';
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
      if (!inMemory && !view && !readonly && !Buffer.from(after).equals(bytes))
        await files.write(file, Buffer.from(after), { mode: 0o644 });
      return { out, err, status };
    } catch (error) {
      if (error instanceof Interrupted)
        return refuse(`Error: stepping, ${error.message} (${error.code})`, error.code);
      throw error;
    }
  },
};
