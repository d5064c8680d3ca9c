// Over 300 lines: one test for each way a renderer is taken and lost.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openLog } from '../log.ts';
import { serveDummy } from './dummy.ts';
import type { Renderer } from './renderer.ts';
import { RendererPool } from './pool.ts';
import type { PoolOptions } from './pool-options.ts';
import { isAlive } from './processes.ts';

let page: Awaited<ReturnType<typeof serveDummy>>;
let pool: RendererPool;

const start = (options: Partial<PoolOptions> = {}) =>
  (pool = new RendererPool({ url: page.url, renderers: 4, browsers: 2, framesInFlight: 4, ...options }));

beforeAll(async () => {
  page = await serveDummy();
});
afterEach(() => pool.drain());
afterAll(() => page.close());

test('64 tasks over 4 renderers, each alone with its own, and no more at once than asked for', async () => {
  start({ framesInFlight: 3 });
  await pool.warm();
  const users = new Map<unknown, number>();
  let running = 0;
  let most = 0;
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, i) =>
      pool.run({ affinity: `phone${i % 16}` }, async renderer => {
        most = Math.max(most, ++running);
        expect(users.get(renderer) ?? 0).toBe(0);
        users.set(renderer, 1);
        const answer = await renderer.call('echo', i);
        users.set(renderer, 0);
        running--;
        return answer;
      }),
    ),
  );
  expect(answers).toEqual(Array.from({ length: 64 }, (_, i) => i));
  expect(most).toBe(3);
  expect(pool.stats()).toMatchObject({
    tasks: 64,
    busy: 0,
    queued: 0,
    retries: 0,
    stages: { task: { count: 64 }, call: { count: 64 } },
  });
  // What waits for a frame is wanted, and holds no renderer.
  const { busyMs, wantedMs, stages } = pool.stats();
  expect(busyMs).toBeGreaterThanOrEqual(stages.task!.totalMs);
  expect(wantedMs).toBeGreaterThan(busyMs);
}, 60_000);

test('a browser that ends while nothing is drawn is in the log at once, and the end of the pool is not', async () => {
  const lines: string[] = [];
  const log = openLog({ level: 'warn', pretty: false, err: text => lines.push(JSON.parse(text).msg) });
  start({ renderers: 1, browsers: 1, log });
  const renderer = await pool.run({ affinity: 'a' }, async r => r);
  const lost = new Promise(resolve => {
    renderer.onLost(resolve);
  });
  pool.killForTest(1);
  await lost;
  await expect.poll(() => lines).toContainEqual(expect.stringContaining('idle renderer lost'));
  const before = await pool.run({ affinity: 'a' }, async () => lines.length);
  await pool.drain();
  expect(lines).toHaveLength(before);
});

test('a phone finds the renderer that it had, and others take the one longest unused', async () => {
  start();
  await pool.warm();
  expect(pool.stats().live).toBe(4);
  const on = (key: string) => pool.run({ affinity: key }, async renderer => renderer);
  const a = await on('a');
  const viewOf = (key: string) => pool.run({ affinity: key }, async (_, view) => view);
  const kept = await viewOf('a');
  const others = [await on('b'), await on('c'), await on('d')];
  expect(new Set([a, ...others]).size).toBe(4);
  expect(await on('a')).toBe(a);
  expect(await viewOf('a')).toBe(kept);
  expect(await on('e')).toBe(others[0]);
  await expect(
    pool.run({ affinity: 'a' }, async () => Promise.reject(new Error('the task’s own'))),
  ).rejects.toThrow('the task’s own');
  expect(a.alive).toBe(true);
  expect(pool.stats().retries).toBe(0);
}, 60_000);

test('a free renderer takes what is like the last that it showed, and passes nobody over for long', async () => {
  start({ renderers: 1, browsers: 1, framesInFlight: 1, views: 1 });
  await pool.warm();
  const order: string[] = [];
  const add = (key: string, similarTo: string) =>
    pool.run({ affinity: key, similarTo: similarTo }, async () => {
      order.push(key);
    });
  await Promise.all([
    add('a1', 'notes'),
    add('b1', 'clock'),
    ...[2, 3, 4, 5, 6, 7].map(i => add(`a${i}`, 'notes')),
    add('b2', 'clock'),
  ]);
  expect(order).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'a6', 'a7']);
}, 60_000);

test('tasks that lose their browser run again elsewhere, and everyone is served', async () => {
  start();
  await pool.warm();
  const attempts: number[] = [];
  const tasks = Array.from({ length: 24 }, (_, i) =>
    pool
      .run({ affinity: `phone${i}` }, async renderer => {
        attempts[i] = (attempts[i] ?? 0) + 1;
        // The first four wait for something that is no answer of the browser; both kinds of waiting must end.
        if (attempts[i] === 1 && i < 4) {
          if (i === 3) pool.killForTest(1);
          await (i % 2 ? renderer.call('hang') : new Promise(() => {}));
        }
        return renderer.call('echo', i);
      })
      .then(
        answer => answer,
        error => error.code,
      ),
  );
  await expect.poll(() => pool.stats().retries).toBeGreaterThan(0);
  pool.killForTest(2);
  const answers = await Promise.all(tasks);
  // Nothing but the first four can have met both kills.
  expect(answers.slice(4)).toEqual(Array.from({ length: 20 }, (_, i) => i + 4));
  for (const i of [0, 1, 2, 3]) expect([i, 'RENDERER_LOST']).toContain(answers[i]);
  expect(pool.stats()).toMatchObject({ busy: 0, queued: 0 });
  expect(
    await Promise.all(
      [1, 2, 3, 4].map(i => pool.run({ affinity: `later${i}` }, renderer => renderer.call('echo', i))),
    ),
  ).toEqual([1, 2, 3, 4]);
  expect(pool.stats().restarts.browsers).toBeGreaterThan(0);
}, 60_000);

const kills: Record<'page' | 'browser', (renderer: Renderer) => void> = {
  page: renderer => {
    renderer.send('Page.crash').catch(() => {});
  },
  browser: renderer => renderer.browser.kill(),
};
test.each(['page', 'browser'] as const)(
  'a task that kills each %s it runs on is given up after 4',
  async what => {
    start({ renderers: 2 });
    const most = 4;
    let attempts = 0;
    await expect(
      pool.run({ affinity: 'a' }, async renderer => {
        attempts++;
        kills[what](renderer);
        await renderer.call('hang');
      }),
    ).rejects.toMatchObject({
      code: 'RENDERER_LOST',
      name: 'RendererLostError',
      message: expect.stringMatching(
        /renderers died under this task, the last since .*(crashed|closed|exited)/,
      ),
    });
    expect(attempts).toBe(most);
    expect(pool.stats()).toMatchObject({ retries: most - 1, lost: 1 });
    expect(await pool.run({ affinity: 'a' }, renderer => renderer.call('echo', 'well'))).toBe('well');
  },
  60_000,
);

test('a task whose page throws runs once more on another renderer, and then gets what the page threw', async () => {
  start({ renderers: 2 });
  await expect(
    pool.run({ affinity: 'a' }, renderer => renderer.call('throws', 'broken')),
  ).rejects.toMatchObject({
    code: 'PAGE_ERROR',
    message: expect.stringContaining('tapworld.throws: Error: broken'),
  });
  expect(pool.stats()).toMatchObject({ tasks: 2, retries: 1, lost: 0, live: 0 });
}, 60_000);

test('a task that gets no answer in time runs once more, and not under every renderer', async () => {
  start({ renderers: 2 });
  await expect(
    pool.run({ affinity: 'a' }, renderer => renderer.call('hang', null, 300)),
  ).rejects.toMatchObject({
    code: 'RENDERER_LOST',
    message: expect.stringContaining('2 renderers died'),
  });
}, 60_000);

test('a task whose renderer is busy holds up nobody behind it', async () => {
  start({ renderers: 2, browsers: 1, framesInFlight: 2 });
  await pool.warm();
  const first = await pool.run({ affinity: 'a' }, async renderer => renderer);
  let open = () => {};
  const gate = new Promise<void>(resolve => {
    open = resolve;
  });
  const holding = pool.run({ affinity: 'a', pinnedTo: first }, () => gate);
  const order: string[] = [];
  const pinned = pool.run({ affinity: 'b', pinnedTo: first }, async () => order.push('pinned'));
  await Promise.all([1, 2, 3].map(i => pool.run({ affinity: `c${i}` }, async () => order.push(`free ${i}`))));
  expect(order).toEqual(['free 1', 'free 2', 'free 3']);
  open();
  await Promise.all([holding, pinned]);
  expect(order.at(-1)).toBe('pinned');
}, 60_000);

test('the queue has a bound, and a task that is given up leaves it', async () => {
  start({ renderers: 1, browsers: 1, framesInFlight: 1, maxQueue: 1 });
  await pool.warm();
  let open = () => {};
  const gate = new Promise<void>(resolve => {
    open = resolve;
  });
  const holding = pool.run({ affinity: 'a' }, () => gate);
  const giveUp = new AbortController();
  const waiting = pool.run({ affinity: 'b', signal: giveUp.signal }, async () => 'ran');
  await expect(pool.run({ affinity: 'c' }, async () => 'ran')).rejects.toMatchObject({ code: 'QUEUE_FULL' });
  giveUp.abort();
  await expect(waiting).rejects.toMatchObject({ code: 'CANCELLED' });
  const next = pool.run({ affinity: 'd' }, async () => 'ran');
  open();
  expect(await next).toBe('ran');
  await holding;
  expect(pool.stats()).toMatchObject({ tasks: 2, queued: 0 });
}, 60_000);

test('a task that waited too long is told so', async () => {
  start({ renderers: 1, browsers: 1, framesInFlight: 1, maxWaitMs: 0 });
  await expect(pool.run({ affinity: 'a' }, async () => 'ran')).rejects.toMatchObject({
    code: 'WAITED_TOO_LONG',
  });
}, 60_000);

test('a step is the same on the renderer that takes over', async () => {
  start({ renderers: 2 });
  const task = async (renderer: Parameters<Parameters<RendererPool['run']>[1]>[0]) => {
    await renderer.call('draw', 3);
    return (await renderer.picture({ mime: 'jpeg' })).base64;
  };
  const before = await pool.run({ affinity: 'a' }, task);
  let first = true;
  const after = await pool.run({ affinity: 'a' }, async renderer => {
    if (first) {
      first = false;
      renderer.browser.kill();
    }
    return task(renderer);
  });
  expect(after).toBe(before);
}, 60_000);

test('garbage is collected when the pool is idle, never while there is work', async () => {
  start({ renderers: 1, collectEvery: 3 });
  await Promise.all(
    Array.from({ length: 8 }, (_, i) => pool.run({ affinity: 'a' }, renderer => renderer.call('echo', i))),
  );
  expect(pool.stats().stages.collect).toBeUndefined();
  await expect.poll(() => pool.stats().stages.collect?.count, { timeout: 5_000 }).toBe(1);
}, 60_000);

test('drain serves who waits, refuses who comes, and leaves no process', async () => {
  start();
  await pool.warm();
  const pids = pool.pids();
  expect(pids.length).toBeGreaterThan(4);
  const waiting = Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      pool.run({ affinity: `p${i}` }, renderer => renderer.call('echo', i)),
    ),
  );
  const drained = pool.drain();
  await expect(pool.run({ affinity: 'late' }, async () => 1)).rejects.toMatchObject({
    code: 'POOL_DRAINING',
  });
  expect((await waiting).length).toBe(12);
  await drained;
  expect(pids.filter(isAlive)).toEqual([]);
}, 60_000);

test('cancelling the queue fails who waits, leaves who runs, and runs nobody again', async () => {
  start({ renderers: 1, browsers: 1 });
  await pool.warm();
  let finish = () => {};
  const held = new Promise<void>(resolve => {
    finish = resolve;
  });
  const running = pool.run({ affinity: 'running' }, async () => {
    await held;
    return 'done';
  });
  let drawn = 0;
  const waiting = Array.from({ length: 3 }, (_, i) =>
    pool.run({ affinity: `waiting${i}` }, async () => drawn++),
  );
  expect(pool.stats().queued).toBe(3);
  pool.cancelQueued();
  const refused = { status: 'rejected', reason: expect.objectContaining({ code: 'POOL_DRAINING' }) };
  expect(await Promise.allSettled(waiting)).toEqual([refused, refused, refused]);
  await expect(pool.run({ affinity: 'late' }, async () => drawn++)).rejects.toMatchObject({
    code: 'POOL_DRAINING',
  });
  finish();
  expect([await running, drawn, pool.stats().queued]).toEqual(['done', 0, 0]);
}, 60_000);

test('a task whose renderer dies once the queue is cancelled does not run again', async () => {
  start({ renderers: 2, browsers: 1 });
  await pool.warm();
  let runs = 0;
  const task = pool.run({ affinity: 'a' }, async renderer => {
    runs++;
    pool.cancelQueued();
    await renderer.close();
    return renderer.call('echo', 1);
  });
  await expect(task).rejects.toMatchObject({ code: 'POOL_DRAINING' });
  expect([runs, pool.stats().retries]).toEqual([1, 0]);
}, 60_000);

test('a browser that cannot be had is said to those who wait', async () => {
  start({ found: { path: '/bin/false', version: '0', product: 'chromium', args: [] } });
  await expect(pool.run({ affinity: 'a' }, async () => 1)).rejects.toMatchObject({ code: 'BROWSER_FAILED' });
}, 60_000);
