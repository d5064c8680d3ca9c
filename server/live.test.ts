import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AddressInfo } from 'node:net';
import { catalogue } from '../apps/catalogue.ts';
import { dispatch } from '../src/sdk/core/engine.ts';
import { apply } from '../src/state/apply.ts';
import { diff, type Operation } from '../src/state/diff.ts';
import { hash } from '../src/state/hash.ts';
import { restore } from '../src/state/layers.ts';
import type { AnyPhone } from '../src/state/phone/index.ts';
import { fixture, rule, type Fixture } from './testing/fake.ts';
import { Live } from './testing/live.ts';

const create = rule('notes', 'create', { kind: 'plain' });
let f: Fixture;
let phone: string;
let base: string;
const open: Live[] = [];
const connect = (...args: ConstructorParameters<typeof Live>) => {
  const live = new Live(...args);
  open.push(live);
  return live;
};

beforeAll(async () => {
  f = await fixture({ stepCacheBytes: 0 });
  await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  base = `ws://127.0.0.1:${(f.app.fastify.server.address() as AddressInfo).port}`;
});
afterAll(() => f.close());
beforeEach(async () => {
  for (const live of open.splice(0)) live.socket.terminate();
  phone = await f.phone({ seed: 7 });
});

const treeOf = (snapshot: unknown) =>
  restore(snapshot, () => f.app.context.phones.world.tree).now as AnyPhone;
async function joined(): Promise<{ live: Live; tree: AnyPhone }> {
  const live = connect(`${base}${phone}/live`);
  const first = await live.next();
  expect(first.type).toBe('phone');
  const tree = treeOf(first.snapshot);
  expect(hash(tree)).toBe(await f.hashOf(phone));
  return { live, tree };
}
async function driving() {
  const { live, tree } = await joined();
  live.send({ type: 'lease' });
  expect(await live.next()).toEqual({ type: 'leased' });
  return { live, tree };
}
/** A step that the client executes itself. */
function executed(tree: AnyPhone) {
  const out = dispatch(catalogue, tree, 'notes', 'create', { kind: 'plain' });
  return {
    tree: out.phone,
    commit: {
      type: 'commit',
      base: hash(tree),
      action: { type: 'tap', x: 5, y: 5 },
      operations: diff(tree, out.phone),
      events: out.events,
    },
  };
}

describe('watching', () => {
  it('gets the phone once, then what each step changed, from whatever caused it', async () => {
    let { live, tree } = await joined();
    const follow = async (): Promise<any> => {
      const delta = await live.next();
      expect(delta.type).toBe('delta');
      tree = apply(tree, delta.operations as Operation[]);
      expect(hash(tree)).toBe(delta.stateHash);
      return delta;
    };
    await f.step(phone, create);
    expect(await follow()).toMatchObject({
      action: create,
      events: [{ action: 'create' }, {}].slice(0, 1).concat(),
    });
    await f.patch(`${phone}/state`, [{ op: 'replace', path: '/device/battery/level', value: 9 }]);
    expect(await follow()).toMatchObject({ action: null });
    await f.put(`${phone}/snapshot`, (await f.get(`${await f.phone({ seed: 2 })}/snapshot`)).body);
    await follow();
    live.send({ type: 'action', action: { type: 'wait', ms: 3 } });
    expect(await follow()).toMatchObject({ action: { type: 'wait', ms: 3 } });
    expect(hash(tree)).toBe(await f.hashOf(phone));
  });

  it('is told what was wrong with a message, and goes on', async () => {
    const { live } = await joined();
    for (const [message, code] of [
      ['{', 'INVALID_JSON'],
      ['null', 'INVALID_BODY'],
      [{ type: 'fly' }, 'INVALID_BODY'],
      [{ type: 'action', action: { type: 'key', key: 'f1' } }, 'INVALID_ACTION'],
    ] as const) {
      live.send(message);
      expect(await live.next()).toMatchObject({ type: 'error', error: { code } });
    }
    live.send({ type: 'action', action: { type: 'done' } });
    expect((await live.next()).type).toBe('delta');
  });

  it('ends with the phone; there is none for a phone that is not there, nor for another site', async () => {
    const { live } = await joined();
    await f.del(phone);
    expect(await live.closed).toBe(1000);
    expect(await connect(`${base}/v1/phones/none/live`).closed).toBe(1006);
    const other = await f.phone();
    expect(await connect(`${base}${other}/live`, { origin: 'http://evil.example' }).closed).toBe(1006);
    expect(
      await connect(`${base}${other}/live`, { origin: base.replace('ws', 'http') }).next(),
    ).toMatchObject({ type: 'phone' });
  });
});

describe('driving', () => {
  it('commits what the client executed, told to others and not to itself', async () => {
    const watcher = (await joined()).live;
    const { live, tree } = await driving();
    const { tree: now, commit } = executed(tree);
    live.send(commit);
    expect(await live.next()).toEqual({ type: 'committed', stateHash: hash(now) });
    expect(await watcher.next()).toMatchObject({
      type: 'delta',
      action: commit.action,
      stateHash: hash(now),
    });
    expect((await f.get(phone)).body).toMatchObject({ steps: 1, stateHash: hash(now) });
  });

  it('keeps everyone else from changing the phone, and from nothing else', async () => {
    const { live } = await driving();
    const before = await f.hashOf(phone);
    const snapshot = (await f.get(`${phone}/snapshot`)).body;
    for (const answer of [
      await f.step(phone, create),
      await f.patch(`${phone}/state`, []),
      await f.put(`${phone}/snapshot`, snapshot),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([409, 'LEASED']);
    const other = (await joined()).live;
    other.send({ type: 'lease' });
    expect(await other.next()).toMatchObject({ type: 'error', error: { code: 'LEASED' } });
    other.send({ type: 'action', action: create });
    expect(await other.next()).toMatchObject({ type: 'error', error: { code: 'LEASED' } });
    expect((await f.post(`${phone}/observe`)).status).toBe(200);
    expect((await f.post(`${phone}/fork`)).status).toBe(200);
    expect(await f.hashOf(phone)).toBe(before);
    live.send({ type: 'action', action: create });
    expect((await live.next()).type).toBe('delta');
    live.send({ type: 'release' });
    expect(await live.next()).toEqual({ type: 'released' });
    expect((await f.step(phone, create)).status).toBe(200);
  });

  it('an episode’s step is refused too, and the episode goes on afterwards', async () => {
    const episode = (await f.post('/v1/episodes', { task: 'notes/create-note', seed: 3 })).body;
    phone = `/v1/phones/${episode.phone}`;
    const { live } = await driving();
    const act = () => f.post(`/v1/episodes/${episode.id}/step`, { action: { type: 'wait', ms: 1 } });
    expect((await act()).body.error.code).toBe('LEASED');
    live.send({ type: 'release' });
    await live.next();
    expect((await act()).status).toBe(200);
    expect((await f.get(`/v1/episodes/${episode.id}`)).body).toMatchObject({ steps: 1, outcome: null });
  });

  it('a person’s steps are judged as they come: what was met stays met when its time has run out', async () => {
    const made = (await f.post('/v1/episodes', { task: 'music/sleep-album', seed: 3 })).body;
    const { params } = f.app.context.episodes.get(made.id).instance;
    const { album, minutes } = params as { album: { id: string }; minutes: number };
    const live = connect(`${base}/v1/phones/${made.phone}/live`);
    expect((await live.next()).type).toBe('phone');
    for (const action of [
      { type: 'wait', ms: 600_000 },
      rule('music', 'play', { source: album.id }),
      rule('music', 'setSleep', { minutes }),
      { type: 'wait', ms: 3_600_000 },
    ]) {
      live.send({ type: 'action', action });
      expect((await live.next()).type).toBe('delta');
    }
    expect((await f.get(`/v1/episodes/${made.id}/verdict`)).body).toMatchObject({
      progress: 1,
      sideEffects: [],
    });
  });

  it('is rejected whole, with the phone as it is, where a commit does not fit', async () => {
    const { live, tree } = await driving();
    const before = await f.hashOf(phone);
    const { commit } = executed(tree);
    for (const wrong of [
      { ...commit, base: 'x' },
      { ...commit, operations: 7 },
      { ...commit, operations: [{ op: 'remove', path: '/ui' }] },
      { ...commit, operations: [...commit.operations, { op: 'replace', path: '/none/x', value: 1 }] },
      { ...commit, operations: [{ op: 'add', path: '/__proto__/x', value: 1 }] },
      { ...commit, action: { type: 'fly' } },
      { ...commit, events: [{ app: 5 }] },
      { ...commit, operations: undefined },
    ]) {
      live.send(wrong);
      const reply = await live.next();
      expect(reply).toMatchObject({ type: 'rejected', reason: expect.any(String) });
      expect(hash(treeOf(reply.snapshot))).toBe(before);
      expect(await f.hashOf(phone)).toBe(before);
    }
    live.send(commit);
    expect((await live.next()).type).toBe('committed');
  });

  it('without the lease commits nothing', async () => {
    const { live, tree } = await joined();
    live.send(executed(tree).commit);
    expect(await live.next()).toMatchObject({ type: 'rejected' });
    expect((await f.get(phone)).body.steps).toBe(0);
  });

  it('takes everything in the order in which it was sent', async () => {
    const { live, tree } = await joined();
    const first = executed(tree);
    const second = executed(first.tree);
    for (const message of [{ type: 'lease' }, first.commit, second.commit, { type: 'release' }])
      live.send(message);
    expect(
      [await live.next(), await live.next(), await live.next(), await live.next()].map(m => m.type),
    ).toEqual(['leased', 'committed', 'committed', 'released']);
    expect(await f.hashOf(phone)).toBe(hash(second.tree));
  });

  it('waits for a step in flight before it has the lease', async () => {
    const { live } = await joined();
    await f.pool.holdWhile(() => {
      const stepped = f.step(phone, create);
      live.send({ type: 'lease' });
      return stepped;
    });
    expect([(await live.next()).type, (await live.next()).type]).toEqual(['delta', 'leased']);
  });

  it('gives the lease back when its socket closes', async () => {
    const { live } = await driving();
    const leased = f.app.context.phones.get(phone.split('/').at(-1)!);
    const next = (await joined()).live;
    live.socket.close();
    await live.closed;
    while (leased.lease !== undefined) await new Promise(resolve => setImmediate(resolve));
    next.send({ type: 'lease' });
    expect(await next.next()).toEqual({ type: 'leased' });
  });
});

describe('a phone with a live page', () => {
  /** Has a part of the phone lie outside of its tree. */
  const goLive = () => {
    const phones = f.app.context.phones;
    const own = phones.get(phone.split('/').pop()!);
    own.now = { ...own.now, ui: { ...own.now.ui, live: {} } } as unknown as typeof own.now;
    return own;
  };

  it('is refused with a code and a reason before the socket closes', async () => {
    goLive();
    const live = connect(`${base}${phone}/live`);
    const closed = new Promise<[number, string]>(resolve => {
      live.socket.on('close', (code, reason) => resolve([code, String(reason)]));
    });
    expect(await live.next()).toMatchObject({ type: 'error', error: { code: 'LIVE_PAGE' } });
    expect(await closed).toEqual([4409, 'LIVE_PAGE']);
  });

  it('takes the lease back from a client whose commit it cannot answer with a snapshot', async () => {
    const { live, tree } = await driving();
    const own = goLive();
    live.send({ ...executed(tree).commit, base: 'another' });
    expect(await live.next()).toMatchObject({ type: 'error', error: { code: 'LIVE_PAGE' } });
    expect(own.lease).toBeUndefined();
  });
});
