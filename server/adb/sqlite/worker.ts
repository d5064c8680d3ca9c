import { atTime, loadSqlite, openDatabase, runSql, seedRandom, SqlError, type Database } from './engine.ts';
import type {
  FileAnswer,
  FromJob,
  Posted,
  RowsDone,
  RowsJob,
  SessionDone,
  SessionJob,
  Setting,
} from './jobs.ts';
import { Session } from './session.ts';

/** Runs a job in a thread of its own, because the library blocks its thread until a statement ends. */
export default async function work({ job, port }: Posted): Promise<SessionDone | RowsDone> {
  const post = (message: FromJob) => port.postMessage(message);
  const file = (path: string) =>
    new Promise<Buffer>((resolve, reject) => {
      port.once('message', ({ bytes }: FileAnswer) => {
        if (bytes) resolve(Buffer.from(bytes));
        else reject(new Error('no such file'));
      });
      post({ file: path });
    });
  await loadSqlite();
  post({ began: true });
  const database = openDatabase(job.kind === 'session' ? job.bytes : undefined);
  try {
    return job.kind === 'session' ? await session(database, job, file) : rows(database, job);
  } finally {
    database.close();
    port.close();
  }
}

async function session(
  database: Database,
  { random, now, readonly, name, settings, commands, script }: SessionJob,
  file: (path: string) => Promise<Buffer>,
): Promise<SessionDone> {
  seedRandom(database, random);
  const tool = new Session(database, { now, readonly, name, file });
  for (const setting of settings) set(tool, setting);
  let status = await tool.arguments(commands);
  if (script !== undefined && status === 0) status = await tool.script(script);
  return { out: tool.out, err: tool.err, status, bytes: database.export() };
}

function set(tool: Session, setting: Setting): void {
  if ('headers' in setting) return tool.setHeaders(setting.headers);
  if ('bail' in setting) {
    tool.bail = true;
    return;
  }
  if ('format' in setting) {
    tool.format[setting.format] = setting.text;
    return;
  }
  // A mode set by an option, unlike `.mode`: CSV keeps the line ends, and columns do not turn headers on.
  const { headers, rowSeparator } = tool.format;
  tool.setMode(setting.mode);
  if (setting.mode === 'csv') tool.format.rowSeparator = rowSeparator;
  if (setting.mode === 'column') tool.format.headers = headers;
}

function rows(
  database: Database,
  { columns, rows: all, sql, now, random = { seed: 0, draws: 0 } }: RowsJob,
): RowsDone {
  seedRandom(database, random);
  database.run(`CREATE TABLE content (${columns.join(', ')})`);
  const insert = database.prepare(`INSERT INTO content VALUES (${columns.map(() => '?').join(', ')})`);
  for (const row of all) insert.run([...row]);
  insert.free();
  database.run('PRAGMA query_only = 1');
  try {
    return { answers: atTime(now, () => [...runSql(database, sql)]).map(({ values }) => values) };
  } catch (error) {
    if (error instanceof SqlError) return { refused: { message: error.message, code: error.code } };
    throw error;
  }
}
