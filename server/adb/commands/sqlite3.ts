import { appPlace } from '../app-data.ts';
import { refuse, type Command } from '../command.ts';
import { loadSqlite, openDatabase, seedRandom } from '../sqlite/engine.ts';
import { MODES, type Mode } from '../sqlite/format.ts';
import { Session } from '../sqlite/session.ts';

/** The first bytes of a database. */
const MAGIC = 'SQLite format 3\0';

/**
 * `sqlite3`: asks a database. An app's own is a view of its state and is only read: the app's rules are what changes a phone, and a row
 * that changed behind them would be a phone that no finger could have made. Any other file is read and written.
 */
export const sqlite3: Command = {
  name: 'sqlite3',
  async run(args, { device, files, path, stdin }) {
    const first: string[] = [];
    const set: ((session: Session) => void)[] = [];
    const operands: string[] = [];
    let readonly = false;
    for (let i = 0; i < args.length; i++) {
      const arg = args[i]!;
      if (!arg.startsWith('-') || operands.length > 0) { operands.push(arg); continue; }
      const option = arg.replace(/^--?/, '');
      const value = () => args[++i];
      if (option === 'version') { operands.push(':memory:', 'SELECT sqlite_version()'); break; }
      if (option === 'header' || option === 'noheader') set.push(session => session.setHeaders(option === 'header'));
      else if (MODES.some(mode => mode === option) && option !== 'insert') set.push(session => modeOf(session, option as Mode));
      else if (option === 'separator' || option === 'newline' || option === 'nullvalue' || option === 'cmd') {
        const text = value();
        if (text === undefined) return refuse(`sqlite3: Error: missing argument to ${arg}`);
        if (option === 'cmd') first.push(text);
        else set.push(session => { session.format[option === 'separator' ? 'separator' : option === 'newline' ? 'rowSeparator' : 'nullValue'] = text; });
      } else if (option === 'readonly') readonly = true;
      else if (option === 'bail') set.push(session => { session.bail = true; });
      else if (option !== 'batch' && option !== 'interactive') return refuse(`sqlite3: Error: unknown option: ${arg}\nUse -help for a list of options.`);
    }
    const [name = ':memory:', ...commands] = operands;
    await loadSqlite();
    const inMemory = name === ':memory:' || name === '';
    const file = inMemory ? '' : path(name);
    const unable = refuse(`Error: unable to open database "${name}": unable to open database file`);
    if (!inMemory && (files.closed(file) || files.look(file)?.kind === 'folder' || (!files.look(file) && files.look(file.slice(0, file.lastIndexOf('/')) || '/')?.kind !== 'folder'))) return unable;
    const view = !inMemory && appPlace(device.tree, files.real(file))?.kind === 'database';
    const bytes = !inMemory && files.look(file) ? await files.read(file) : Buffer.alloc(0);
    if (bytes.length > 0 && bytes.toString('latin1', 0, MAGIC.length) !== MAGIC) return refuse('Error: in prepare, file is not a database (26)', 26);
    const database = openDatabase(bytes.length > 0 ? bytes : undefined);
    try {
      seedRandom(database, device.tree.random);
      const session = new Session(database, { now: device.tree.clock.now, readonly: view || readonly, name: inMemory ? '""' : file, file: other => files.read(path(other)) });
      for (const change of set) change(session);
      let status = await session.arguments([...first, ...commands]);
      if (commands.length === 0 && status === 0) status = await session.script(stdin.toString('utf8'));
      const after = Buffer.from(database.export());
      if (!inMemory && !view && !readonly && !after.equals(bytes)) await files.write(file, after, { mode: 0o644 });
      return { out: session.out, err: session.err, status };
    } finally {
      database.close();
    }
  },
};

/** A mode by option: unlike `.mode`, that of CSV leaves lines to end as they did, and columns have no headers of themselves. */
function modeOf(session: Session, mode: Mode): void {
  const { headers, rowSeparator } = session.format;
  session.setMode(mode);
  if (mode === 'csv') session.format.rowSeparator = rowSeparator;
  if (mode === 'column') session.format.headers = headers;
}
