import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EpisodeValue } from '../../src/protocol/wire/values.ts';
import { fixture, rule, type Fixture } from '../testing/fake.ts';

/** Two servers of one build. */
let left: Fixture;
let right: Fixture;
beforeAll(async () => {
  [left, right] = await Promise.all([fixture({ stepCacheBytes: 0 }), fixture({ stepCacheBytes: 0 })]);
});
afterAll(() => Promise.all([left.close(), right.close()]));

const OBSERVE = { screenshot: false };
interface Made {
  id: string;
  phone: string;
  token: string;
}

async function start(f: Fixture, options: object = {}): Promise<Made> {
  const { status, body, text } = await f.post('/v1/episodes', {
    task: 'notes/create-note',
    seed: 3,
    observe: OBSERVE,
    ...options,
  });
  if (status !== 201) throw new Error(text);
  return body as Made;
}
const at = (id: string) => `/v1/episodes/${id}`;
const valueOf = async (f: Fixture, id: string) => (await f.get(`${at(id)}/value`)).body as EpisodeValue;

/** One thing that an agent, or somebody else, does. */
type Move = (f: Fixture, id: string) => Promise<unknown>;
const act =
  (action: unknown, more: object = {}): Move =>
  async (f, id) =>
    (await f.post(`${at(id)}/step`, { action, observe: OBSERVE, ...more })).body;
const phoneOf = (f: Fixture, id: string) => f.app.context.episodes.get(id).phone;
/** The note that has no title yet, if there is one. */
const blankNote = (f: Fixture, id: string): string | undefined => {
  const { notes } = (phoneOf(f, id).now.apps as any).notes;
  return Object.keys(notes)
    .sort()
    .find(key => notes[key].title === '');
};
const edit =
  (isRight: boolean): Move =>
  async (f, id) => {
    const { title, body } = f.app.context.episodes.get(id).instance.params as { title: string; body: string };
    const note = blankNote(f, id) ?? 'none';
    return act(rule('notes', 'edit', { note, title: isRight ? title : 'Other', body }))(f, id);
  };
const patch: Move = async (f, id) =>
  (
    await f.patch(`/v1/phones/${phoneOf(f, id).id}/state`, [
      { op: 'replace', path: '/os/settings/brightness', value: 0.31 },
    ])
  ).body;

const MOVES: Record<string, Move> = {
  create: act(rule('notes', 'create', { kind: 'plain' })),
  editRight: edit(true),
  editWrong: edit(false),
  wait: act({ type: 'wait', ms: 61_000 }),
  ask: act({ type: 'ask_user', question: 'Which title?' }),
  malformed: act({ type: 'wait', ms: 10 }, { format: { ok: false } }),
  refused: act({ type: 'tap', x: -5, y: 0 }),
  patch,
  done: act({ type: 'done' }),
};

/** What a caller can learn of an episode, without ids. */
async function seen(f: Fixture, id: string): Promise<object> {
  const { id: _, phone, ...about } = (await f.get(at(id))).body;
  const { body: verdict } = await f.get(`${at(id)}/verdict`);
  return { about, verdict, diff: (await f.get(`/v1/phones/${phone}/diff`)).body };
}

/** Moves an episode to the other server, as after the death of the first. */
async function move(from: Fixture, to: Fixture, id: string): Promise<void> {
  const value = await valueOf(from, id);
  await from.del(at(id));
  const { status, text } = await to.put(`${at(id)}/value`, value);
  if (status !== 201) throw new Error(text);
}

describe('an episode that moves to another server after any step', () => {
  it.each(['dense', 'sparse', 'action-level'])(
    'goes on as if it had stayed, with the reward %s',
    async reward => {
      const moves = fc.array(
        fc.record({ name: fc.constantFrom(...Object.keys(MOVES)), moved: fc.boolean() }),
        { minLength: 1, maxLength: 12 },
      );
      await fc.assert(
        fc.asyncProperty(fc.nat(50), moves, async (seed, list) => {
          const [still, moving] = [await start(left, { seed, reward }), await start(left, { seed, reward })];
          const home = { of: moving.id, server: left };
          for (const { name, moved } of list) {
            if (moved) {
              const other = home.server === left ? right : left;
              await move(home.server, other, moving.id);
              home.server = other;
            }
            const expected = await MOVES[name]!(left, still.id);
            expect(await MOVES[name]!(home.server, moving.id)).toEqual(expected);
          }
          expect(await seen(home.server, moving.id)).toEqual(await seen(left, still.id));
          await left.del(at(still.id));
          await home.server.del(at(moving.id));
        }),
        { numRuns: 25 },
      );
    },
  );
});

describe('a value', () => {
  it('is JSON that says the same twice, and kilobytes', async () => {
    const { id } = await start(left);
    await MOVES['create']!(left, id);
    await MOVES['wait']!(left, id);
    const value = await valueOf(left, id);
    expect(await valueOf(left, id)).toEqual(value);
    expect(JSON.stringify(value).length).toBeLessThan(20_000);
    expect(value).toMatchObject({ format: 1, task: 'notes/create-note', seed: 3, language: 'en', steps: 2 });
    expect(value.screen).toEqual({ width: 1080, height: 2400, scale: 3 });
    const later = await MOVES['create']!(left, id).then(() => valueOf(left, id));
    expect(later.seq).toBeGreaterThan(value.seq);
  });

  it('holds no token, and lets the agent go on with the one that it had', async () => {
    const { id, token } = await start(left);
    const value = await valueOf(left, id);
    expect(JSON.stringify(value)).not.toContain(token);
    await move(left, right, id);
    const agent = { authorization: `Bearer ${token}` };
    const step = (f: Fixture, key: string) =>
      f.post(`${at(id)}/step`, { action: { type: 'wait', ms: 5 }, observe: OBSERVE }, { authorization: key });
    expect((await step(right, agent.authorization)).body).toMatchObject({ terminated: false });
    expect((await right.get(`${at(id)}/value`, agent)).status).toBe(403);
    expect((await right.get(at(id), agent)).status).toBe(403);
  });

  it('puts an episode back where it was, ended or not', async () => {
    const { id } = await start(left);
    await MOVES['create']!(left, id);
    const value = await valueOf(left, id);
    const before = await seen(left, id);
    await MOVES['editRight']!(left, id);
    await MOVES['done']!(left, id);
    expect((await left.get(at(id))).body.outcome).toBe('success');
    expect((await left.put(`${at(id)}/value`, value)).status).toBe(200);
    expect(await seen(left, id)).toEqual(before);
    await MOVES['editRight']!(left, id);
    expect(await MOVES['done']!(left, id)).toMatchObject({ outcome: 'success', reward: 1 });
  });

  it('gives its forks the seeds that they would have had', async () => {
    const { id } = await start(left);
    const fork = async (f: Fixture) =>
      (await f.post(`${at(id)}/fork`, { count: 2, reseed: true })).body.episodes as { phone: string }[];
    const seeds = (f: Fixture, copies: { phone: string }[]) =>
      copies.map(({ phone }) => f.app.context.phones.get(phone).now.random.seed);
    const twin = await valueOf(left, id);
    const expected = seeds(left, await fork(left));
    await left.del(at(id));
    expect((await right.put(`${at(id)}/value`, twin)).status).toBe(201);
    expect(seeds(right, await fork(right))).toEqual(expected);
  });

  it('makes ids that nobody is given afterwards', async () => {
    const { id } = await start(left);
    const value = await valueOf(left, id);
    await left.del(at(id));
    expect((await right.put('/v1/episodes/episode-900/value', value)).status).toBe(201);
    expect((await start(right)).id).toBe('episode-901');
  });
});

describe('a value is refused', () => {
  const refuse = async (change: (value: EpisodeValue) => unknown, f = right) => {
    const { id } = await start(left);
    const { body, status } = await f.put(`${at(`${id}.x`)}/value`, change(await valueOf(left, id)));
    return [status, body.error?.code];
  };
  const sizes = () => [right.app.context.phones.size, right.app.context.episodes.size];

  it.each<[string, number, string, (value: EpisodeValue) => unknown]>([
    [
      'of another build',
      409,
      'BUILD_DIFFERS',
      v => ({ ...v, build: { ...v.build, harness: '0'.repeat(12) } }),
    ],
    ['without a part', 422, 'INVALID_BODY', ({ judging: _, ...v }) => v],
    ['with a part too many', 422, 'INVALID_BODY', v => ({ ...v, token2: 1 })],
    ['of a later format', 422, 'INVALID_BODY', v => ({ ...v, format: 2 })],
    ['of no task', 404, 'TASK_NOT_FOUND', v => ({ ...v, task: 'notes/none' })],
    ['whose snapshot is broken', 422, 'INVALID_SNAPSHOT', v => ({ ...v, snapshot: { format: 1 } })],
    ['whose state is another', 422, 'INVALID_VALUE', v => ({ ...v, stateHash: '0'.repeat(64) })],
  ])('%s', async (_, status, code, change) => {
    const before = sizes();
    expect(await refuse(change)).toEqual([status, code]);
    expect(sizes()).toEqual(before);
  });

  it('where its token is another episode’s', async () => {
    expect(await refuse(v => v, left)).toEqual([409, 'TOKEN_IN_USE']);
  });

  it('on an episode with another start, which stays as it was', async () => {
    const [one, other] = [await start(left), await start(left, { seed: 4 })];
    const before = await seen(left, other.id);
    const { status, body } = await left.put(`${at(other.id)}/value`, await valueOf(left, one.id));
    expect([status, body.error.code]).toEqual([409, 'START_DIFFERS']);
    expect(await seen(left, other.id)).toEqual(before);
  });
});
