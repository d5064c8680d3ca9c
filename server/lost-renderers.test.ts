import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLog } from './log.ts';
import { startServer, type RunningServer } from './start.ts';

const lines: Record<string, any>[] = [];
let server: RunningServer;
beforeAll(async () => {
  const log = openLog({ level: 'info', pretty: false, err: text => lines.push(JSON.parse(text)) });
  server = await startServer({ port: 0, renderers: 1, browsers: 1, stepCacheMb: 0, log });
}, 30_000);
afterAll(() => server.close());

const call = async (path: string, body?: object) =>
  fetch(
    server.url + path,
    body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );

it('a browser that is killed under a step leaves its phone, renderer and reason in the log', async () => {
  expect((await call('/ready')).status).toBe(503);
  await server.readiness.warmUp();
  expect((await call('/ready')).status).toBe(200);
  const { id } = (await (await call('/v1/phones', {})).json()) as { id: string };
  const step = call(`/v1/phones/${id}/step`, { action: { type: 'open_app', app: 'notes' } });
  await expect.poll(() => server.pool.stats().busy, { interval: 1 }).toBe(1);
  server.pool.killForTest();
  expect((await step).status).toBe(200);
  const warnings = lines.filter(({ level }) => level === 'warn');
  expect(warnings).toMatchObject([
    {
      component: 'renderers',
      phone: id,
      renderer: 0,
      failures: 1,
      msg: expect.stringContaining('renderer lost'),
    },
    { component: 'renderers', restarts: 1, msg: expect.stringContaining('browser died') },
  ]);
}, 60_000);
