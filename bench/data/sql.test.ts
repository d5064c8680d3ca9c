import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from './sql.ts';
import { makeRun, ODD_TEXT } from './testing.ts';

let made: ReturnType<typeof makeRun>;
beforeAll(() => {
  made = makeRun();
});
afterAll(() => made.remove());
const runQuery = (sql: string, limits = {}) => query([made.run], sql, limits);

it('answers over episodes and steps; what infrastructure lost has no reward and no success', async () => {
  expect(
    (
      await runQuery(
        'SELECT outcome, count(*) AS n, avg(reward) AS reward, sum(success::INT) AS won FROM results GROUP BY ALL ORDER BY ALL',
      )
    ).rows,
  ).toEqual([
    ['failure', 1, -0.5, 0],
    ['infra_error', 2, null, null],
    ['success', 2, 1.375, 2],
  ]);
  expect(
    (
      await runQuery(
        'SELECT e.outcome, count(*) FROM steps s JOIN episodes e USING (run, task, seed) GROUP BY ALL ORDER BY ALL',
      )
    ).rows,
  ).toEqual([
    ['failure', 2],
    ['infra_error', 1],
    ['success', 5],
  ]);
  expect((await runQuery("SELECT goal FROM episodes WHERE outcome = 'failure'")).rows).toEqual([[ODD_TEXT]]);
});

it('several runs are asked at once', async () => {
  expect(
    (
      await query(
        [made.run, { ...made.run, id: 'other' }],
        'SELECT run, count(*) FROM episodes GROUP BY ALL ORDER BY ALL',
      )
    ).rows,
  ).toEqual([
    ['fixture', 5],
    ['other', 5],
  ]);
});

it('runs of one name are not mixed up', async () => {
  const { rows } = await query(
    [
      { ...made.run, path: '/x/s1/fixture' },
      { ...made.run, path: '/x/s2/fixture' },
    ].map(run => ({ ...run, results: run.results.filter(r => r.steps === 0) })),
    'SELECT run, count(*) FROM episodes GROUP BY ALL ORDER BY ALL',
  );
  expect(rows).toEqual([
    ['s1/fixture', 1],
    ['s2/fixture', 1],
  ]);
});

it('every value is JSON', async () => {
  const { columns, rows } =
    await runQuery(`SELECT 9007199254740993 AS large, 7::BIGINT AS small, DATE '2026-03-12' AS day, TIMESTAMP '2026-03-12 09:41:00' AS at, 1.50::DECIMAL(5,2) AS exact, 'inf'::DOUBLE AS endless, {'a': [1::BIGINT]} AS of, '\\xAA'::BLOB AS bytes, NULL AS nothing,
    (SELECT action FROM steps WHERE action_type = 'tap' ORDER BY ALL LIMIT 1) AS action, (SELECT components FROM steps WHERE terminated ORDER BY task LIMIT 1) AS components`);
  expect(rows).toEqual([
    [
      '9007199254740993',
      7,
      '2026-03-12',
      '2026-03-12 09:41:00',
      '1.50',
      'Infinity',
      { a: [1] },
      'qg==',
      null,
      { type: 'tap', element: 'button/new' },
      { progress: 1, success: 1 },
    ],
  ]);
  expect(columns.slice(0, 3)).toEqual([
    { name: 'large', type: 'BIGINT' },
    { name: 'small', type: 'BIGINT' },
    { name: 'day', type: 'DATE' },
  ]);
});

it('gives so many rows and says that there are more', async () => {
  expect(await runQuery('SELECT * FROM range(5)', { rows: 2 })).toMatchObject({
    rows: [[0], [1]],
    more: true,
  });
  expect(await runQuery('SELECT * FROM range(5)', { rows: 5 })).toMatchObject({
    rows: [[0], [1], [2], [3], [4]],
    more: false,
  });
});

it('ends a query that takes too long', async () => {
  await expect(
    runQuery('SELECT count(*) FROM range(10000000000) a, range(1000) b', { seconds: 0.2 }),
  ).rejects.toMatchObject({ code: 'SQL_TIMEOUT' });
});

describe('refuses with INVALID_SQL', () => {
  it.each([
    ['', /no query/],
    ['-- nothing', /no query/],
    [';', /no query/],
    ['SELECT 1; SELECT 2', /One query/],
    ['selec', /syntax error/],
    ['SELECT nope FROM episodes', /nope/],
    ['SELECT ?', /no parameters/],
    ['DROP TABLE steps', /SELECT/],
    ['INSERT INTO steps SELECT * FROM steps', /SELECT/],
    ['SET enable_external_access = true', /SELECT/],
    ['PRAGMA enable_profiling', /SELECT/],
    ['CREATE TABLE x AS SELECT 1', /SELECT/],
    ['INSTALL httpfs', /SELECT/],
    ["SELECT * FROM read_text('/etc/hostname')", /Permission/],
    ["SELECT * FROM '/etc/hostname.csv'", /Permission|does not exist/],
    ["SELECT * FROM glob('/*')", /Permission/],
    ["COPY episodes TO '/tmp/tapworld-copied.csv'", /SELECT|Permission/],
    ["ATTACH '/tmp/tapworld-attached.db'", /SELECT|Permission/],
  ])('%s', async (sql, why) => {
    await expect(runQuery(sql)).rejects.toMatchObject({
      code: 'INVALID_SQL',
      message: expect.stringMatching(why),
    });
  });
});
