import { afterEach, expect, it } from 'vitest';
import { fixture, type Fixture } from '../../testing/fake.ts';
import { callerFor } from './mcp-sessions.ts';
import { Sessions } from './sessions.ts';

let f: Fixture;
afterEach(() => f.close());

it('refused calls at the same time cost a step each, beside a step that was begun before them', async () => {
  f = await fixture({ stepCacheBytes: 0 });
  const sessions = new Sessions(f.app.context);
  const session = await sessions.open({ task_id: 'notes/create-note', seed: 3 });
  const caller = callerFor(session);
  const step = session.step({ action: { type: 'wait', ms: 1 } });
  const refused = () => caller.count!(() => step);
  await Promise.all([step, refused(), refused()]);
  expect(session.stepCount).toBe(3);
  await caller.count!(async as => as.reach().act({ type: 'wait', ms: 1 }));
  expect(session.stepCount).toBe(4);
});
