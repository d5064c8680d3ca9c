import { afterAll, beforeAll, expect, it } from 'vitest';
import { solution } from '../testing/solve.ts';
import { fixture, rule, type Fixture } from '../testing/fake.ts';

let f: Fixture;
beforeAll(async () => {
  f = await fixture({ stepCacheBytes: 0 });
});
afterAll(() => f.close());

const BLIND = { screenshot: false } as const;
const make = async (options: object = {}) => {
  const { body } = await f.post('/v1/episodes', { task: 'notes/create-note', seed: 3, ...options });
  return { at: `/v1/episodes/${body.id}`, phone: `/v1/phones/${body.phone}`, id: body.id as string };
};
type Made = Awaited<ReturnType<typeof make>>;
const step = async ({ at }: Made, action: unknown) =>
  (await f.post(`${at}/step`, { action, observe: BLIND })).body;
/** Solves the task by steps of the phone, past its episode. */
const solveOutside = ({ phone, id }: Made) =>
  solution(f, phone, f.app.context.episodes.get(id), action => f.step(phone, action, BLIND));
/** The same by one patch of the state. */
async function patchOutside(made: Made) {
  const { body } = await f.post(`${made.phone}/fork`);
  const copy = `/v1/phones/${body.phones[0].id}`;
  await solution(f, copy, f.app.context.episodes.get(made.id), action => f.step(copy, action, BLIND));
  const notes = (await f.get(`${copy}/state?path=/apps/notes`)).body;
  return f.patch(`${made.phone}/state`, [{ op: 'replace', path: '/apps/notes', value: notes }]);
}
const wait = { type: 'wait', ms: 1_000 };

it.each([
  ['steps of its phone', solveOutside],
  ['a patch', patchOutside],
] as const)('progress by %s is not the agent’s', async (_, change) => {
  const made = await make({ reward: 'dense' });
  expect((await step(made, wait)).components.progress).toBe(0);
  await change(made);
  expect((await f.get(`${made.at}/verdict`)).body.progress).toBe(1);
  expect((await step(made, wait)).components).toMatchObject({ progress: 0, sideEffects: 0 });
  // What the agent does itself is its own again.
  expect((await step(made, { type: 'done' })).components).toMatchObject({ progress: 0, success: 1 });
});

it('what somebody else broke or changed is not the agent’s blame', async () => {
  const made = await make({ reward: 'dense' });
  await f.patch(`${made.phone}/state`, [{ op: 'replace', path: '/device/volume/media', value: 0 }]);
  expect((await step(made, wait)).components).toMatchObject({ sideEffects: 0 });
  expect((await f.get(`${made.at}/verdict`)).body.sideEffects).toMatchObject([
    { path: '/device/volume/media' },
  ]);
});

it('the agent’s own progress is its own, and copies are measured alike', async () => {
  const made = await make({ reward: 'dense' });
  const { body } = await f.post(`${made.at}/fork`, { count: 1, reseed: true });
  const copy = { ...made, at: `/v1/episodes/${body.episodes[0].id}`, id: body.episodes[0].id };
  let sum = 0;
  for (const one of [made, copy]) {
    const episode = f.app.context.episodes.get(one.id);
    await solution(f, `/v1/phones/${episode.phone.id}`, episode, async action => {
      sum += (await step(one, action)).components.progress;
    });
    expect(episode.helped).toBe(false);
  }
  expect(sum).toBe(2);
});

it('a success with help from outside does not shorten the shortest way', async () => {
  const helped = await make({ reward: 'shortest-path', seed: 77 });
  await solveOutside(helped);
  expect((await step(helped, { type: 'done' })).outcome).toBe('success');
  const after = await make({ reward: 'shortest-path', seed: 77 });
  expect(f.app.context.episodes.get(after.id).config.shortest).toBeGreaterThan(1);
});

it('a change by somebody else leaves the solver’s way, one of the clock alone does not', async () => {
  const made = await make({ reward: 'action-level' });
  const open = { type: 'open_app', app: 'notes' };
  expect((await step(made, open)).components.action).toBe(1);
  const episode = f.app.context.episodes.get(made.id);
  await f.step(made.phone, wait, BLIND);
  const same = await step(made, wait);
  expect(same.components.action).toBe(0);
  const other = await make({ reward: 'action-level' });
  await f.step(other.phone, { type: 'open_app', app: 'clock' }, BLIND);
  expect((await step(other, open)).components.action).toBe(0);
  expect(episode.helped).toBe(true);
});

it('a snapshot of the same start goes back in; one of another start is refused with what to do', async () => {
  const made = await make({ reward: 'dense' });
  const snapshot = (await f.get(`${made.phone}/snapshot`)).body;
  await solveOutside(made);
  expect((await step(made, wait)).reward).toBe(0);
  expect((await f.put(`${made.phone}/snapshot`, snapshot)).status).toBe(200);
  // It was not the agent who undid it.
  expect((await step(made, wait)).components.progress).toBe(0);
  expect((await f.get(`${made.phone}/diff?from=scenario`)).body.sideEffects).toEqual([]);
  const before = await f.hashOf(made.phone);
  const foreign = (await f.get(`${await f.phone({ seed: 5 })}/snapshot`)).body;
  expect(await f.put(`${made.phone}/snapshot`, foreign)).toMatchObject({
    status: 409,
    body: { error: { code: 'START_DIFFERS', message: expect.stringContaining('POST /v1/phones') } },
  });
  expect(await f.hashOf(made.phone)).toBe(before);
});

it('a step of the phone that waits beside the agent’s step comes before it or after it, and is not counted to it', async () => {
  const made = await make({ reward: 'dense' });
  const { params } = f.app.context.episodes.get(made.id).instance;
  const edits = await f.pool.holdWhile(() =>
    Promise.all([
      step(made, wait),
      f.step(made.phone, rule('notes', 'create', { kind: 'plain' }), BLIND),
      step(made, wait),
    ]),
  );
  expect(edits[0].components.progress).toBe(0);
  expect(edits[2].components.progress).toBe(0);
  expect(params).toBeDefined();
});
