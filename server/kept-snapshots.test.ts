import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KeptSnapshots } from './phones/kept-snapshots.ts';
import type { Phone } from './phones/phones.ts';
import { fixture, rule, type Fixture } from './testing/fake.ts';

let f: Fixture;
beforeAll(async () => {
  f = await fixture({ stepCacheBytes: 0, renderers: 1 });
});
afterAll(() => f.close());

describe('a kept snapshot', () => {
  it('gives the state again after the phone has moved on and is gone', async () => {
    const phone = await f.phone({ seed: 7 });
    await f.step(phone, rule('notes', 'create', { kind: 'plain' }));
    const { status, body } = await f.post(`${phone}/snapshot`);
    expect([status, body.stateHash]).toEqual([201, await f.hashOf(phone)]);
    await f.step(phone, rule('notes', 'create', { kind: 'plain' }));
    await f.del(phone);
    const kept = await f.get(`/v1/blobs/${body.sha256}`);
    expect(kept.headers['content-type']).toContain('application/json');
    const other = await f.phone();
    expect((await f.put(`${other}/snapshot`, kept.body)).body.stateHash).toBe(body.stateHash);
  });

  it('of the same state has the same address', async () => {
    const phone = await f.phone({ seed: 8 });
    const [first, second] = [await f.post(`${phone}/snapshot`), await f.post(`${phone}/snapshot`)];
    expect(first.body).toEqual(second.body);
  });

  it('is refused for a phone that is not there', async () => {
    expect((await f.post('/v1/phones/phone-0/snapshot')).body.error.code).toBe('PHONE_NOT_FOUND');
  });

  it('is the operator’s', async () => {
    const made = (await f.post('/v1/episodes', { task: 'notes/create-note', seed: 3 })).body;
    const agent = { authorization: `Bearer ${made.token}` };
    for (const answer of [
      await f.post(`/v1/phones/${made.phone}/snapshot`, undefined, agent),
      await f.get(`/v1/phones/${made.phone}/snapshot`, agent),
      await f.patch(`/v1/phones/${made.phone}/state`, [], agent),
    ])
      expect(answer.body.error.code).toBe('FORBIDDEN');
  });
});

it('the oldest goes first, and one that is kept again counts as new', async () => {
  const kept = new KeptSnapshots(
    { snapshot: phone => ({ format: 1, world: phone.id, scenario: [], session: [] }) },
    { put: async () => {} },
    2,
  );
  const keep = async (id: string) => (await kept.keep({ id, stateHash: id } as Phone)).sha256;
  const [a, b] = [await keep('a'), await keep('b')];
  await keep('a');
  const c = await keep('c');
  expect(kept.references()).toEqual([`snapshot:${a}`, `snapshot:${c}`]);
  expect(kept.references()).not.toContain(`snapshot:${b}`);
});
