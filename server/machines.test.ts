import { describe, expect, it } from 'vitest';
import type { LogTail, Machines } from '../src/protocol/wire/machines.ts';
import { LogKeeper } from './log-tail.ts';
import { openLog } from './log.ts';
import { Samples } from './samples.ts';
import { fixture, rule } from './testing/fake.ts';

const create = rule('notes', 'create', { kind: 'plain' });
const TOKEN = 'operator-secret';
const asOperator = { authorization: `Bearer ${TOKEN}` };

/** A server whose log is kept, without its standard error. */
async function logging(options: { token?: string; kept?: number } = {}) {
  const logKeeper = new LogKeeper(options.kept);
  const log = openLog({ level: 'debug', pretty: false, err: () => {}, keeper: logKeeper });
  return { f: await fixture({ ...options, log, logKeeper }), log, logKeeper };
}

describe('GET /v1/machines', () => {
  it('says what metrics say, of one cell', async () => {
    const f = await fixture();
    const phone = await f.phone();
    for (let i = 0; i < 3; i++) await f.step(phone, create);
    const { cells } = (await f.get('/v1/machines')).body as Machines;
    const { text } = await f.get('/metrics');
    const metric = (name: string) => Number(new RegExp(`^tapworld_${name} (\\S+)`, 'm').exec(text)?.[1]);
    expect(cells).toHaveLength(1);
    const [cell] = cells;
    expect(cell).toMatchObject({
      id: 'local',
      phones: { count: metric('phones'), limit: 10_000 },
      now: { steps: metric('steps_total'), drawn: metric('steps_drawn_total') },
      cache: { hits: metric('step_cache_hits_total'), misses: metric('step_cache_misses_total') },
      blobs: { bytes: metric('blob_bytes') },
      renderers: { total: 2, live: 2 },
      queue: { waiting: 0, limit: 10_000 },
    });
    expect(cell!.now.steps).toBe(3);
    // The first sample was taken as the server started: rates are known at once.
    expect(cell!.history[0]).toMatchObject({ steps: 0, drawn: 0 });
    expect(cell!.build.harness).toMatch(/^[0-9a-f]{12}$/);
    await f.close();
  });

  it('does not begin to draw where /ready would', async () => {
    const f = await fixture();
    const { cells } = (await f.get('/v1/machines')).body as Machines;
    expect(cells[0]).toMatchObject({ ready: false, reason: 'No page has drawn a phone yet' });
    expect(f.pool.calls).toHaveLength(0);
    await f.close();
  });

  it('is for the operator, not for an agent', async () => {
    const { f } = await logging({ token: TOKEN });
    const { body: episode } = await f.post(
      '/v1/episodes',
      { task: 'notes/create-note', seed: 1 },
      asOperator,
    );
    for (const path of ['/v1/machines', '/v1/machines/local/log']) {
      expect((await f.get(path)).status, path).toBe(401);
      expect((await f.get(path, { authorization: `Bearer ${episode.token}` })).status, path).toBe(403);
      expect((await f.get(path, asOperator)).status, path).toBe(200);
    }
    await f.close();
  });
});

describe('samples', () => {
  it('keep the last ones', () => {
    let at = 0;
    const samples = new Samples(() => ({ at: at++, steps: 0, drawn: 0, cached: 0, busyMs: 0, queued: 0 }), {
      kept: 3,
    });
    for (let i = 0; i < 5; i++) samples.take();
    expect(samples.history().map(sample => sample.at)).toEqual([3, 4, 5]);
    samples.stop();
  });
});

describe('the log’s tail', () => {
  it('is bounded, filtered by level, and goes on from a line', async () => {
    const { f, log } = await logging({ kept: 4 });
    for (const level of ['info', 'warn', 'error', 'debug', 'info'] as const) log[level](`a line of ${level}`);
    const read = async (query: string) => (await f.get(`/v1/machines/local/log${query}`)).body as LogTail;
    // Each call that was answered is a line of its own at debug.
    const graver = await read('?level=warn');
    expect(graver.lines.map(({ message }) => message)).toEqual(['a line of warn', 'a line of error']);
    expect(graver).toMatchObject({ kept: 4, last: 5, isLogged: true });
    expect((await read(`?level=info&after=${graver.last - 1}`)).lines.map(({ message }) => message)).toEqual([
      'a line of info',
    ]);
    expect((await read('?limit=1')).lines).toHaveLength(1);
    await f.close();
  });

  it('refuses a level and a cell that are none', async () => {
    const { f } = await logging();
    expect((await f.get('/v1/machines/local/log?level=loud')).status).toBe(422);
    const { status, body } = await f.get('/v1/machines/other/log');
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
    await f.close();
  });

  it('shows no secret, wherever it stands', async () => {
    const { f, log, logKeeper } = await logging({ token: TOKEN });
    const pageKey = f.app.context.auth.pageKey;
    const err = new Error(
      `http://127.0.0.1/renderer.html?key=${pageKey} did not load; tried Bearer abc.def-123`,
    );
    log.error({ err, token: 'one', call: { authorization: 'Bearer two' } }, `asked with ${TOKEN}`);
    log.warn('GET /x?api_key=three&page=4');
    await f.get(`/?token=${TOKEN}`);
    const text = JSON.stringify(logKeeper.read({}));
    for (const secret of [TOKEN, pageKey, 'abc.def-123', '"one"', 'two', 'three'])
      expect(text).not.toContain(secret);
    expect(text).toContain('did not load');
    expect(text).toContain('page=4');
    await f.close();
  });

  it('says where no log is kept', async () => {
    const f = await fixture();
    expect((await f.get('/v1/machines/local/log')).body).toMatchObject({ lines: [], isLogged: false });
    await f.close();
  });
});
