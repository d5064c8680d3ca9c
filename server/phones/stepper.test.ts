import { afterEach, expect, it } from 'vitest';
import { fixture, rule, type Fixture } from '../testing/fake.ts';

let f: Fixture;
afterEach(() => f.close());

it('renderers that died are let go by the steps after them, whoever asks which phones are resident', async () => {
  f = await fixture({ stepCacheBytes: 0, renderers: 2 });
  const phone = await f.phone();
  for (let i = 0; i < 10; i++) {
    f.pool.faults = ['none', 'lost'];
    for (let n = 0; n < 2; n++) expect((await f.step(phone, rule('notes', 'create', { kind: 'plain' }))).status).toBe(200);
  }
  const { shown } = f.app.context.stepper as unknown as { shown: Map<unknown, string> };
  expect(shown.size).toBeLessThanOrEqual(2);
});
