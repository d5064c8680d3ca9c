import { afterEach, expect, it } from 'vitest';
import { complaintsOf, familiesOf } from '../server/testing/exposition.ts';
import { serveWorkerMetrics, type WorkerMetrics } from './worker-metrics.ts';

const counts = { active: 1, ended: 2, givenBack: 0 };
const OWN_SERVER = '# HELP tapworld_phones Phones\n# TYPE tapworld_phones gauge\ntapworld_phones 3\n';
let running: WorkerMetrics[] = [];
const serve = async (server: () => Promise<string>, port = 0) => {
  const metrics = await serveWorkerMetrics({
    port,
    host: '127.0.0.1',
    concurrency: 4,
    counts: () => counts,
    server,
  });
  running.push(metrics);
  return metrics;
};
afterEach(() => {
  for (const metrics of running) metrics.close();
  running = [];
});

const read = async ({ url }: WorkerMetrics) => {
  const answer = await fetch(`${url}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/);
  const families = familiesOf(await answer.text());
  const values = families.flatMap(({ samples }) => samples.map(({ name, value }) => [name, value]));
  return { families, values: Object.fromEntries(values) as Record<string, number> };
};

it('a worker tells its own metrics and those of its server, by Prometheus’ conventions', async () => {
  const metrics = await serve(async () => OWN_SERVER);
  const { families, values } = await read(metrics);
  expect(families.flatMap(complaintsOf)).toEqual([]);
  expect(values).toEqual({
    tapworld_worker_slots: 4,
    tapworld_worker_episodes_active: 1,
    tapworld_worker_episodes_total: 2,
    tapworld_worker_given_back_total: 0,
    tapworld_phones: 3,
  });
  counts.ended = 5;
  expect((await read(metrics)).values['tapworld_worker_episodes_total']).toBe(5);
});

it('a worker is healthy while it answers, also when its server does not', async () => {
  const { url } = await serve(() => Promise.reject(new Error('the server has ended')));
  expect((await fetch(`${url}/health`)).status).toBe(200);
  const refused = await fetch(`${url}/metrics`);
  expect([refused.status, await refused.text()]).toEqual([503, 'the server has ended']);
  expect((await fetch(`${url}/else`)).status).toBe(404);
});

it('a port that is taken is said', async () => {
  const { url } = await serve(async () => '');
  await expect(serve(async () => '', Number(new URL(url).port))).rejects.toMatchObject({
    code: 'PORT_IN_USE',
    message: expect.stringContaining('--metrics-port'),
  });
});
