import { afterEach, expect, it } from 'vitest';
import { fixture, type Fixture } from '../testing/fake.ts';

const open: Fixture[] = [];
afterEach(() => Promise.all(open.splice(0).map(f => f.close())));

async function server(): Promise<Fixture> {
  const f = await fixture({ stepCacheBytes: 0 });
  open.push(f);
  return f;
}

const BLIND = { screenshot: false } as const;
const start = { task: 'notes/create-note', seed: 3, observe: BLIND };
const OPEN = { type: 'open_app', app: 'notes' };
const waiting = (ms: number) => ({ type: 'wait', ms });

/** Start and steps of an episode, by what identifies them. */
async function walk(
  f: Fixture,
  actions: readonly object[],
): Promise<{ stateHash: string; anchor: string }[]> {
  const { body: made } = await f.post('/v1/episodes', start);
  const places = [made];
  for (const action of actions)
    places.push((await f.post(`/v1/episodes/${made.id}/step`, { action, observe: BLIND })).body);
  return places.map(({ stateHash, anchor }) => ({ stateHash, anchor }));
}

it('rollouts that took different time to one state meet in its anchor, and not in its hash', async () => {
  const f = await server();
  const quick = await walk(f, [OPEN]);
  const slow = await walk(f, [waiting(1_000), waiting(2_000), OPEN]);
  expect(slow[0]).toEqual(quick[0]);
  // A wait leaves the phone where it stood.
  expect(slow.slice(0, 3).map(place => place.anchor)).toEqual(Array(3).fill(quick[0]!.anchor));
  expect(new Set(slow.slice(0, 3).map(place => place.stateHash)).size).toBe(3);
  expect(slow[3]!.anchor).toBe(quick[1]!.anchor);
  expect(slow[3]!.stateHash).not.toBe(quick[1]!.stateHash);
});

it('what an action changed has another anchor', async () => {
  const [before, after] = await walk(await server(), [OPEN]);
  expect(after!.anchor).not.toBe(before!.anchor);
});

it('the same run has the same anchors on another server', async () => {
  const actions = [waiting(1_000), OPEN, { type: 'key', key: 'home' }];
  expect(await walk(await server(), actions)).toEqual(await walk(await server(), actions));
});

it('the agent of an episode is told no anchor', async () => {
  const f = await server();
  const { body: made } = await f.post('/v1/episodes', start);
  const { body } = await f.post(
    `/v1/episodes/${made.id}/step`,
    { action: OPEN, observe: BLIND },
    { authorization: `Bearer ${made.token}` },
  );
  expect(Object.keys(body).sort()).toEqual(['observation', 'terminated', 'truncated']);
});
