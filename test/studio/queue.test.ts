import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { queueRoutes } from '../../cli/queued/routes.ts';
import { QueueWatch } from '../../cli/queued/watch.ts';
import { startRedis, type OwnRedis } from '../../server/store/redis-server.ts';
import { fakeDevice } from '../queue/fake-device.ts';
import { planOf, Stage } from '../queue/stage.ts';
import { faults, useStudio } from './fixture.ts';

let redis: OwnRedis;
let stage: Stage;
let page: Page;
beforeAll(async () => {
  redis = await startRedis();
  stage = new Stage(redis);
});
afterAll(async () => {
  await stage.clear();
  await redis.stop();
});
const studio = useStudio(undefined, fastify => queueRoutes(fastify, new QueueWatch(redis.url, () => {})));
beforeEach(() => ({ page } = studio));
afterEach(() => expect(studio.broken).toEqual([]));

const go = () => page.goto(`${studio.server.url}/#/machines?view=queue`);
/** The value of one of the figures at the top. */
const figure = (name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd');
const region = (name: string) => page.getByRole('region', { name });

it('shows what waits, who plays, and that it was done', async () => {
  const run = stage.follow(stage.create(planOf(3)));
  await go();
  await expect.poll(() => figure('Waiting').textContent()).toContain('6');
  await region('Workers').getByText('No machine takes jobs').waitFor();
  await region('Workers').getByText('npx tapworld worker --queue redis://').waitFor();
  expect(await faults(page)).toEqual([]);
  await stage.worker({ cell: 'rack-3' });
  await run.done;
  await expect.poll(() => figure('Done').textContent()).toContain('6');
  await region('Workers')
    .getByRole('row', { name: /rack-3/ })
    .waitFor();
  await region('Latest failures').getByText('No job has failed').waitFor();
});

it('says why a job failed', async () => {
  await stage.clear();
  stage = new Stage(redis);
  const run = stage.follow(stage.create(planOf(1), 'other'));
  const lost = () => Promise.reject(Object.assign(new Error('the plug was pulled'), { code: 'SERVER_GONE' }));
  await stage.worker({ cell: 'old', device: () => fakeDevice(lost) });
  await run.done;
  await go();
  const failures = region('Latest failures');
  await failures.getByText('notes/a, seed 1, attempt 1').waitFor();
  await failures.getByText('SERVER_GONE').first().waitFor();
  await failures.getByText('the plug was pulled').first().waitFor();
  expect(await faults(page)).toEqual([]);
});

it('says that Redis is away, and shows the queue again once it is back', async () => {
  await go();
  await figure('Waiting').waitFor();
  await redis.kill();
  await page.getByRole('alert').getByText('did not answer').waitFor();
  await redis.start();
  await page.getByRole('alert').waitFor({ state: 'detached' });
});
