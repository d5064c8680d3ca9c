import type { Snapshot } from '../../src/state/layers.ts';
import type { MadeEpisode } from '../../src/protocol/wire/episodes.ts';
import type { MadePhone } from '../../src/protocol/wire/phones.ts';
import { tasks } from '../tasks/registry.ts';
import { median, repeated, withServer, type Lab } from './lab.ts';
import { Walker } from './mix.ts';

const NO_PICTURE = { screenshot: false, elements: true } as const;

/** POST /v1/phones, with no picture, ms. */
export const logicalPhone = (lab: Lab) =>
  withServer(lab, { stepCacheMb: 0 }, async ({ client }) => {
    await client.post('/v1/phones', { seed: 1 });
    return median(await repeated(200, () => client.post('/v1/phones', { seed: 1 })));
  });

/** A task's start put back and shown again on a renderer that shows what became of it, without a picture, ms. */
export const reset = (lab: Lab) =>
  withServer(lab, { stepCacheMb: 0, renderers: 1 }, async ({ client }) => {
    const [task] = tasks.keys();
    const { phone } = await client.post<MadeEpisode>('/v1/episodes', {
      task,
      seed: 1,
      observe: NO_PICTURE,
    });
    const start = await client.get<Snapshot>(`/v1/phones/${phone}/snapshot`);
    const apps = tasks.get(task!)!.suite;
    const times = await repeated(
      30,
      async () => {
        await client.put(`/v1/phones/${phone}/snapshot`, start);
        await client.post(`/v1/phones/${phone}/observe`, { observe: NO_PICTURE });
      },
      async () => {
        await client.post(`/v1/phones/${phone}/step`, {
          action: { type: 'open_app', app: apps },
          observe: NO_PICTURE,
        });
        await client.post(`/v1/phones/${phone}/step`, {
          action: { type: 'scroll', direction: 'down' },
          observe: NO_PICTURE,
        });
      },
    );
    return median(times.slice(3));
  });

const STEPS = 30;

/** A walker after 30 steps. */
async function used(client: Parameters<typeof Walker.begin>[0], apps: readonly string[]): Promise<Walker> {
  const walker = await Walker.begin(client, 1, apps, NO_PICTURE);
  for (let step = 1; step < STEPS; step++) await walker.step();
  return walker;
}

/** One copy of a phone after 30 steps, in process, ms. */
export const fork = (lab: Lab, apps: readonly string[]) =>
  withServer(lab, { stepCacheMb: 0, renderers: 1 }, async ({ client, fork: copy }) => {
    const { id } = await used(client, apps);
    return median(
      await repeated(1_000, () => {
        copy(id, 1);
      }),
    );
  });

/** PUT of a snapshot with 30 steps of changes, ms. */
export const restore = (lab: Lab, apps: readonly string[]) =>
  withServer(lab, { stepCacheMb: 0, renderers: 1 }, async ({ client }) => {
    const { id } = await used(client, apps);
    const snapshot = await client.get<Snapshot>(`/v1/phones/${id}/snapshot`);
    const { id: other } = await client.post<MadePhone>('/v1/phones', { seed: 2 });
    return median(await repeated(50, () => client.put(`/v1/phones/${other}/snapshot`, snapshot)));
  });

/** A step of one phone, nothing else running, with picture and elements, ms. */
export const step = (lab: Lab, apps: readonly string[]) =>
  withServer(lab, { stepCacheMb: 0 }, async ({ client }) => {
    const walker = await Walker.begin(client, 1, apps);
    const times: number[] = [];
    // New renderers are slow until they have warmed.
    const until = performance.now() + lab.loadMs;
    for (let steps = 0; steps < 20 || performance.now() < until; steps++) {
      const since = performance.now();
      const counts = await walker.step();
      if (counts && steps >= 10) times.push(performance.now() - since);
    }
    return median(times);
  });

/** A step that another phone took before from the same state, ms. */
export const cachedStep = (lab: Lab, apps: readonly string[]) =>
  withServer(lab, { stepCacheMb: 256, renderers: 1 }, async ({ client, fork: copy }) => {
    const { id } = await client.post<MadePhone>('/v1/phones', { seed: 1 });
    const [first, ...others] = copy(id, 41);
    const action = { type: 'open_app', app: apps[0]! };
    await client.post(`/v1/phones/${first}/step`, { action });
    const left = others.values();
    return median(
      await repeated(others.length, () => client.post(`/v1/phones/${left.next().value}/step`, { action })),
    );
  });

/** A new renderer until its first picture, in a browser that has one, ms. */
export const cold = async (lab: Lab, apps: readonly string[]) => median(await lab.cold(15, apps));
