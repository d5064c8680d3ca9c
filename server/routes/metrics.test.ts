import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintsOf, familiesOf, type Family } from '../testing/exposition.ts';
import { fixture, rule, type Fixture } from '../testing/fake.ts';
import { SharedStore } from '../testing/shared-store.ts';

let f: Fixture;
beforeAll(async () => {
  f = await fixture({ store: new SharedStore(() => 0), cell: 'a' });
});
afterAll(() => f.close());

const create = rule('notes', 'create', { kind: 'plain' });
const read = async (): Promise<Family[]> => familiesOf((await f.get('/metrics')).text);
const family = async (name: string): Promise<Family> => {
  const found = (await read()).find(each => each.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const sample = async (of: string, name: string, labels = ''): Promise<number | undefined> =>
  (await family(of)).samples.find(each => each.name === name && each.labels === labels)?.value;

describe('names, units and types', () => {
  it('are those of Prometheus’ conventions', async () => {
    await f.step(await f.phone(), create);
    await f.post('/v1/episodes', { task: 'notes/create-note', seed: 1 });
    const families = await read();
    expect(families.length).toBeGreaterThan(50);
    expect(families.flatMap(complaintsOf)).toEqual([]);
    const names = families.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it.each([
    ['tapworld_steps', 'counter'],
    ['tapworld_phones_total', 'gauge'],
    ['tapworld_wait_ms', 'gauge'],
    ['tapworld_hit_rate', 'gauge'],
    ['tapworld_phones_count', 'gauge'],
    ['tapworldPhones', 'gauge'],
  ])('%s is no name for a %s', (name, type) => {
    expect(complaintsOf({ name, type, help: 'x', samples: [] })).toHaveLength(1);
  });
});

it('a step is observed once, by whether the cache had it; a look and a refused step are not', async () => {
  const NAME = 'tapworld_step_duration_seconds';
  const counts = async () => [
    (await sample(NAME, `${NAME}_count`, '{cached="false"}')) ?? 0,
    (await sample(NAME, `${NAME}_count`, '{cached="true"}')) ?? 0,
  ];
  const [drawn, cached] = (await counts()) as [number, number];
  const [one, other] = [await f.phone(), await f.phone()];
  const action = rule('notes', 'create', { kind: 'checklist' });
  for (const phone of [one, other]) expect((await f.step(phone, action)).status).toBe(200);
  await f.post(`${one}/observe`, {});
  expect((await f.post(`${one}/step`, { action, base: 'another' })).status).toBe(409);
  expect(await counts()).toEqual([drawn + 1, cached + 1]);
  const { samples } = await family(NAME);
  const limits = samples.map(({ labels }) => /le="([^"]+)"/.exec(labels)?.[1]).filter(le => le);
  expect(limits).toEqual(expect.arrayContaining(['0.01', '10', '+Inf']));
});

it('what the store did is counted', async () => {
  await f.phone();
  await f.app.context.persistence!.settled();
  expect(await sample('tapworld_store_writes_total', 'tapworld_store_writes_total')).toBeGreaterThan(0);
  for (const name of [
    'tapworld_store_failures_total',
    'tapworld_store_lost_total',
    'tapworld_store_taken_total',
  ])
    expect(await sample(name, name)).toBe(0);
});

it('the process is measured, once however many servers it has', async () => {
  const other = await fixture();
  const families = familiesOf((await other.get('/metrics')).text);
  const names = families.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['process_resident_memory_bytes', 'process_cpu_seconds_total']),
  );
  expect(names).not.toContain('tapworld_store_writes_total');
  expect(names.filter(name => name === 'process_resident_memory_bytes')).toHaveLength(1);
  await other.close();
});
