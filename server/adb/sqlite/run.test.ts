import { describe, expect, it } from 'vitest';
import type { RowsJob, SessionJob } from './jobs.ts';
import { Interrupted, runJob } from './run.ts';

const ENDLESS = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';
const none = async (): Promise<Uint8Array> => {
  throw new Error('no file');
};
const session = (commands: string[], over: Partial<SessionJob> = {}): SessionJob => ({
  kind: 'session',
  bytes: undefined,
  random: { seed: 1, draws: 0 },
  now: 0,
  readonly: false,
  name: 't',
  settings: [],
  commands,
  script: undefined,
  ...over,
});
const rows = (sql: string): RowsJob => ({
  kind: 'rows',
  now: 0,
  columns: ['"n" INTEGER'],
  rows: [[1], [2]],
  sql,
});

describe('a query without an end', () => {
  it('is stopped at the limit while others run', async () => {
    const endless = runJob(session([ENDLESS]), none, 1_500).then(
      () => 'ended',
      (error: unknown) => error,
    );
    // More than there are threads, so that some come after it on its own.
    const others = Promise.all(Array.from({ length: 6 }, (_, i) => runJob(session([`SELECT ${i}`]), none)));
    expect(await Promise.race([endless, others.then(all => all.map(({ out }) => out.trim()))])).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
      '5',
    ]);
    expect(await endless).toBeInstanceOf(Interrupted);
    expect((await runJob(session(['SELECT 7']), none)).out).toBe('7\n');
  });
  it('is also stopped in a condition', async () => {
    await expect(
      runJob(rows(`SELECT n FROM content WHERE n = (${ENDLESS})`), undefined, 300),
    ).rejects.toMatchObject({ code: 9, message: 'interrupted' });
    expect(await runJob(rows('SELECT n FROM content ORDER BY n DESC'))).toEqual({ answers: [[[2n], [1n]]] });
  });
});

it.each([
  ['out of memory (7)', 'SELECT hex(zeroblob(400000000))'],
  [
    'database or disk is full (13)',
    'CREATE TABLE a(b); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 400) INSERT INTO a SELECT zeroblob(1000000) FROM n',
  ],
])('what needs more room than a phone has: %s', async (why, sql) => {
  expect(await runJob(session([sql]), none)).toMatchObject({
    err: `Error: stepping, ${why}\n`,
    status: Number(/\d+/.exec(why)![0]),
  });
});

it('requests files of the phone, also a missing one', async () => {
  const requested: string[] = [];
  const file = async (path: string) => {
    requested.push(path);
    if (path !== 'a.sql') throw new Error('none');
    return Buffer.from('SELECT 1;\n.read b.sql\nSELECT 2;\n');
  };
  expect(await runJob(session(['.read a.sql']), file)).toMatchObject({
    out: '1\n2\n',
    err: 'Error: cannot open "b.sql"\n',
  });
  expect(requested).toEqual(['a.sql', 'b.sql']);
});
