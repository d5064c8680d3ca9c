import { afterEach, expect, it } from 'vitest';
import { fixture, type Fixture } from '../testing/fake.ts';
import { registry } from './tasks.ts';

let f: Fixture;
afterEach(() => f.close());

it('a full server makes no instance for an episode that it has no room for', async () => {
  let made = 0;
  f = await fixture({
    maxPhones: 1,
    tasks: {
      ...registry,
      instantiate: (...asked) => {
        made++;
        return registry.instantiate(...asked);
      },
    },
  });
  const create = (task: string) => f.post('/v1/episodes', { task, seed: 1 });
  expect((await create('notes/create-note')).status).toBe(201);
  expect(await create('notes/create-note')).toMatchObject({
    status: 503,
    body: { error: { code: 'CAPACITY_REACHED' } },
  });
  expect(await create('notes/none')).toMatchObject({
    status: 404,
    body: { error: { code: 'TASK_NOT_FOUND' } },
  });
  expect(made).toBe(1);
});
