import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileAt } from '../../../src/sdk/core/storage.ts';
import { startServer, type RunningServer } from '../../start.ts';
import { AdbDevice } from '../device.ts';
import { readsInput } from '../services.ts';
import { runShell } from '../shell.ts';
import { isComplete } from '../sqlite/session.ts';

const DATABASE = '/data/data/app.tapworld.messages/databases/messages.db';
let server: RunningServer;
let device: AdbDevice;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 1 });
}, 60_000);
afterAll(() => server.close());
beforeEach(() => {
  device = new AdbDevice(server.context, server.context.phones.create({ seed: 1 }));
});

const run = async (line: string, { root = false, stdin = '' } = {}) => {
  const { out, err, status } = await runShell(device, line, { root, stdin: Buffer.from(stdin) });
  return { out: out.toString(), err: err.toString(), status };
};
const SETUP =
  "create table a(id TEXT PRIMARY KEY, n INTEGER, r REAL, t TEXT); insert into a values('x',1,1.5,'he said \"\"hi\"\", ok'),('y',NULL,2.0,'')".replaceAll(
    '""',
    '"',
  );

describe('an own database', () => {
  const T = '/data/local/tmp/t.db';
  const q = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  beforeEach(async () => {
    expect(await run(`sqlite3 ${T} ${q(SETUP)}`)).toEqual({ out: '', err: '', status: 0 });
  });

  it.each([
    ['', 'x|1|1.5|he said "hi", ok\ny||2.0|\n'],
    ['-header', 'id|n|r|t\nx|1|1.5|he said "hi", ok\ny||2.0|\n'],
    ['-csv', 'x,1,1.5,"he said ""hi"", ok"\ny,,2.0,""\n'],
    ['-csv -header', 'id,n,r,t\nx,1,1.5,"he said ""hi"", ok"\ny,,2.0,""\n'],
    [
      '-line',
      '   id = x\n    n = 1\n    r = 1.5\n    t = he said "hi", ok\n\n   id = y\n    n = \n    r = 2.0\n    t = \n',
    ],
    ['-json', '[{"id":"x","n":1,"r":1.5,"t":"he said \\"hi\\", ok"},\n{"id":"y","n":null,"r":2.0,"t":""}]\n'],
    ['-separator ::', 'x::1::1.5::he said "hi", ok\ny::::2.0::\n'],
    ['-column', 'x   1  1.5  he said "hi", ok\ny      2.0                  \n'],
    [
      '-table',
      '+----+---+-----+------------------+\n| id | n |  r  |        t         |\n+----+---+-----+------------------+\n| x  | 1 | 1.5 | he said "hi", ok |\n| y  |   | 2.0 |                  |\n+----+---+-----+------------------+\n',
    ],
    [
      '-markdown',
      '| id | n |  r  |        t         |\n|----|---|-----|------------------|\n| x  | 1 | 1.5 | he said "hi", ok |\n| y  |   | 2.0 |                  |\n',
    ],
    [
      '-box',
      '┌────┬───┬─────┬──────────────────┐\n│ id │ n │  r  │        t         │\n├────┼───┼─────┼──────────────────┤\n│ x  │ 1 │ 1.5 │ he said "hi", ok │\n│ y  │   │ 2.0 │                  │\n└────┴───┴─────┴──────────────────┘\n',
    ],
    ['-quote', "'x',1,1.5,'he said \"hi\", ok'\n'y',NULL,2.0,''\n"],
    ['-nullvalue NUL', 'x|1|1.5|he said "hi", ok\ny|NUL|2.0|\n'],
    [
      '-html',
      '<TR><TD>x</TD>\n<TD>1</TD>\n<TD>1.5</TD>\n<TD>he said &quot;hi&quot;, ok</TD>\n</TR>\n<TR><TD>y</TD>\n<TD></TD>\n<TD>2.0</TD>\n<TD></TD>\n</TR>\n',
    ],
  ])('prints rows with %s', async (options, out) => {
    expect(await run(`sqlite3 ${options} ${T} 'select * from a'`)).toEqual({ out, err: '', status: 0 });
  });

  it('writes numbers as SQLite does', async () => {
    const sql =
      'select 1e15, 1e14, 0.1, 1.0/3, -2.5e-7, 123456789012345680.0, 1e100, 3.0, 0.00012, 9007199254740993, 1773308460000';
    expect((await run(`sqlite3 ${T} '${sql}'`)).out).toBe(
      '1.0e+15|100000000000000.0|0.1|0.333333333333333|-2.5e-07|1.23456789012346e+17|1.0e+100|3.0|0.00012|9007199254740993|1773308460000\n',
    );
  });

  it('uses the phone’s time and random numbers', async () => {
    const runQuery = () =>
      run(`sqlite3 ${T} "select datetime('now'), current_date, random(), hex(randomblob(4))"`);
    const { out } = await runQuery();
    expect(out).toMatch(/^2026-03-12 09:41:00\|2026-03-12\|-?\d+\|[0-9A-F]{8}\n$/);
    expect(await runQuery()).toMatchObject({ out });
    await run('sleep 60');
    expect((await runQuery()).out).toMatch(/^2026-03-12 09:42:00/);
  });

  it('supports dot commands', async () => {
    expect((await run(`sqlite3 ${T} .tables`)).out).toBe('a\n');
    expect((await run(`sqlite3 ${T} .schema`)).out).toBe(
      'CREATE TABLE a(id TEXT PRIMARY KEY, n INTEGER, r REAL, t TEXT);\n',
    );
    expect((await run(`sqlite3 ${T} .dump`)).out).toBe(
      `PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\nCREATE TABLE a(id TEXT PRIMARY KEY, n INTEGER, r REAL, t TEXT);\nINSERT INTO a VALUES('x',1,1.5,'he said "hi", ok');\nINSERT INTO a VALUES('y',NULL,2.0,'');\nCOMMIT;\n`,
    );
    expect((await run(`sqlite3 ${T} '.mode csv' '.headers on' 'select n, r from a'`)).out).toBe(
      'n,r\r\n1,1.5\r\n,2.0\r\n',
    );
    expect((await run(`sqlite3 ${T} '.mode column' 'select id, n from a'`)).out).toBe(
      'id  n\n--  -\nx   1\ny    \n',
    );
    expect(await run(`sqlite3 ${T} .foo`)).toEqual({
      out: '',
      err: 'Error: unknown command or invalid arguments:  "foo". Enter ".help" for help\n',
      status: 1,
    });
    await run(
      `sqlite3 ${T} '${Array.from({ length: 10 }, (_, i) => `create table table_${i + 1}(a);`).join('')}create table t(a); create view v as select 1; drop table a'`,
    );
    expect((await run(`sqlite3 ${T} .tables`)).out).toBe(
      't         table_10  table_3   table_5   table_7   table_9 \ntable_1   table_2   table_4   table_6   table_8   v       \n',
    );
  });

  it('reports errors with SQLite’s statuses', async () => {
    expect(await run(`sqlite3 ${T} 'select * from x'`)).toEqual({
      out: '',
      err: 'Error: in prepare, no such table: x\n',
      status: 1,
    });
    expect(await run(`sqlite3 ${T} 'select 1; select nope; select 2'`)).toEqual({
      out: '1\n',
      err: 'Error: in prepare, no such column: nope\n',
      status: 1,
    });
    expect(await run(`sqlite3 ${T} "insert into a(id) values('x')"`)).toEqual({
      out: '',
      err: 'Error: stepping, UNIQUE constraint failed: a.id (19)\n',
      status: 19,
    });
    expect(await run('sqlite3 /nope/x.db .tables')).toEqual({
      out: '',
      err: 'Error: unable to open database "/nope/x.db": unable to open database file\n',
      status: 1,
    });
    expect(await run(`echo hello > /sdcard/n.txt; sqlite3 /sdcard/n.txt 'select 1'`)).toEqual({
      out: '',
      err: 'Error: in prepare, file is not a database (26)\n',
      status: 26,
    });
    expect(await run(`sqlite3 -foo ${T}`)).toMatchObject({
      err: 'sqlite3: Error: unknown option: -foo\nUse -help for a list of options.\n',
      status: 1,
    });
    expect(await run(`sqlite3 -readonly ${T} "insert into a(id) values('z')"`)).toEqual({
      out: '',
      err: 'Error: stepping, attempt to write a readonly database (8)\n',
      status: 8,
    });
    expect((await run(`sqlite3 ${T} "attach '/tmp/other' as o"`)).status).toBe(14);
  });

  it('runs a script, and continues after an error', async () => {
    const stdin =
      '.headers on\nselect id from\na;\nselect nope;\nselect 5 as f;\n.print hi there\n.foo\nselect 6';
    expect(await run(`sqlite3 ${T}`, { stdin })).toEqual({
      out: 'id\nx\ny\nf\n5\nhi there\n6\n6\n',
      err: 'Parse error near line 4: no such column: nope\nError: unknown command or invalid arguments:  "foo". Enter ".help" for help\n',
      status: 1,
    });
    expect((await run(`echo 'select count(*) from a;' | sqlite3 ${T}`)).out).toBe('2\n');
  });

  it('is part of the phone: changed, forked, and listed with its files', async () => {
    await run(`sqlite3 ${T} "update a set n = 7 where id = 'y'"`);
    const [copy] = server.context.phones.fork(server.context.phones.get(device.id));
    const other = new AdbDevice(server.context, copy!);
    expect((await runShell(other, `sqlite3 ${T} 'select n from a'`)).out.toString()).toBe('1\n7\n');
    const before = device.tree;
    await run(`sqlite3 ${T} 'select * from a'`);
    expect(device.tree).toBe(before);
    await run(`cp ${T} /sdcard/Download/copy.db; sqlite3 /sdcard/Download/copy.db 'delete from a'`);
    expect((await run('sqlite3 /sdcard/Download/copy.db "select count(*) from a"')).out).toBe('0\n');
    expect(fileAt(device.tree.device.storage.files, 'Download/copy.db')).toBeDefined();
  });
});

describe('an app’s database', () => {
  it('is readable by root and the app, and read-only', async () => {
    const { messages } = device.tree.apps['messages'] as { messages: object };
    const count = `${Object.keys(messages).length}\n`;
    expect((await run(`sqlite3 ${DATABASE} 'select count(*) from messages'`, { root: true })).out).toBe(
      count,
    );
    expect(
      (
        await run(
          "run-as app.tapworld.messages sqlite3 databases/messages.db 'select count(*) from messages'",
        )
      ).out,
    ).toBe(count);
    expect(await run(`sqlite3 ${DATABASE} .tables`)).toEqual({
      out: '',
      err: `Error: unable to open database "${DATABASE}": unable to open database file\n`,
      status: 1,
    });
    const before = device.tree;
    for (const sql of [
      'delete from messages',
      "insert into drafts values('a', 'b')",
      "update threads set name = 'x'",
      'drop table threads',
      'create table x(a)',
    ]) {
      expect(await run(`sqlite3 ${DATABASE} "${sql}"`, { root: true }), sql).toEqual({
        out: '',
        err: 'Error: stepping, attempt to write a readonly database (8)\n',
        status: 8,
      });
    }
    expect(device.tree).toBe(before);
    expect((await run(`sqlite3 ${DATABASE} '.schema threads'`, { root: true })).out).toMatch(
      /^CREATE TABLE IF NOT EXISTS "threads" \("id" TEXT PRIMARY KEY NOT NULL, "people" TEXT, /,
    );
  });

  it('follows the app: a sent message is in it at once', async () => {
    const sent = () =>
      run(`sqlite3 ${DATABASE} "select text, \\"from\\" from messages where text = 'On my way'"`, {
        root: true,
      });
    expect((await sent()).out).toBe('');
    await device.run('messages', 'send', { to: ['+447700900129'], text: 'On my way' });
    expect((await sent()).out).toBe('On my way|me\n');
  });
});

it('waits for a script if the line has none', () => {
  expect(['sqlite3 /sdcard/a.db', 'sqlite3'].map(readsInput)).toEqual([true, true]);
  expect(
    ['sqlite3 /sdcard/a.db "select 1"', 'sqlite3 /sdcard/a.db .tables', 'echo x | sqlite3 a.db'].map(
      readsInput,
    ),
  ).toEqual([false, false, false]);
  expect(['select 1;', "select ';'; ", 'select 1; -- done\n', 'select /* ; */ 1;'].map(isComplete)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(['select 1', "select ';", 'select 1 -- ;', "insert into a values('x;y'"].map(isComplete)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('an endless query does not block the server, and is stopped', async () => {
  const endless = run(
    "sqlite3 :memory: 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n'",
  );
  expect(await Promise.race([endless, run('echo still here')])).toMatchObject({ out: 'still here\n' });
  expect(await endless).toEqual({ out: '', err: 'Error: stepping, interrupted (9)\n', status: 9 });
});
