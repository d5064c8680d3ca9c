import { afterEach, expect, it } from 'vitest';
import { fixture, type Fixture } from '../../testing/fake.ts';

let f: Fixture;
afterEach(() => f.close());

const TASK = 'task_type=SystemWifiTurnOff&task_idx=0';
const post = (path: string, body: object = {}) => f.post(`/android-world${path}`, body);
const score = () => f.get(`/android-world/task/score?${TASK}`);

it('an episode that infrastructure lost or the judge failed on has no score, where a 0 would be counted against the agent', async () => {
  f = await fixture({ stepCacheBytes: 0 });
  await post(`/task/initialize?${TASK}`);
  expect((await score()).body).toMatchObject({ score: 0 });
  f.pool.faults = ['none', 'lost', 'lost'];
  expect((await post('/execute_action', { action_type: 'navigate_home' })).status).toBe(503);
  expect(await score()).toMatchObject({ status: 503, body: { error: { code: 'RENDERER_LOST' } } });
  await post(`/task/initialize?${TASK}`);
  expect((await score()).body).toMatchObject({ score: 0 });
  const [episode] = f.app.context.episodes.list();
  episode!.verdict = () => ({
    ...Object.getPrototypeOf(episode).verdict.call(episode),
    error: { where: 'goal wifiOff', message: 'broken' },
  });
  expect(await score()).toMatchObject({
    status: 500,
    body: { error: { code: 'JUDGE_ERROR', message: 'goal wifiOff: broken' } },
  });
});

it('an answer that is nested without end moves nothing', async () => {
  f = await fixture({ stepCacheBytes: 0 });
  await post('/task/initialize?task_type=SportsTrackerActivitiesCountForWeek&task_idx=0');
  const [episode] = f.app.context.episodes.list();
  expect(episode!.instance.answerSheet).toBeDefined();
  const text = `{"${Object.keys(episode!.instance.answerSheet!.fields)[0]}":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
  expect(await post('/execute_action', { action_type: 'answer', text })).toMatchObject({
    status: 422,
    body: { error: { code: 'INVALID_ACTION' } },
  });
  expect([episode!.steps, episode!.outcome]).toEqual([0, undefined]);
});
