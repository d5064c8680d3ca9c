import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogue } from '../../apps/catalogue.ts';
import { dispatch } from '../../src/sdk/core/engine.ts';
import { startServer, type RunningServer } from '../start.ts';

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ port: 0, renderers: 2, browsers: 1, stepCacheMb: 0 });
}, 60_000);
afterAll(() => server?.close());

/** Screens that act as they come into view: no page has drawn these phones yet. */
const apps = [...catalogue.metas.keys()];

it('a wait leads to the same phone whether it is looked at or not, on the home screen and on every app’s first', async () => {
  const { phones, stepper } = server.context;
  const { tree } = phones.world;
  const differing: string[] = [];
  for (const app of ['home', ...apps]) {
    const phone = app === 'home' ? tree : dispatch(catalogue, tree, 'system', 'openApp', { app }).phone;
    const [drawnPhone, undrawnPhone] = [phones.add(tree, phone), phones.add(tree, phone)];
    const action = { type: 'wait', ms: 1_000 };
    const drawnStep = await stepper.step(drawnPhone, [action], {
      observe: { screenshot: false, elements: true },
    });
    const undrawnStep = await stepper.step(undrawnPhone, [action], {
      observe: { screenshot: false, elements: false },
    });
    if (drawnStep.stateHash !== undrawnStep.stateHash) differing.push(app);
  }
  expect(differing).toEqual([]);
}, 100_000);
