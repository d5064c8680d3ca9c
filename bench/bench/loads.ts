import { apply } from '../../src/state/apply.ts';
import { diff, type Operation } from '../../src/state/diff.ts';
import type { Observe } from '../../src/protocol/observation.ts';
import { realWait } from '../training/collect/abort.ts';
import { median, withServer, type Lab, type LabServer } from './lab.ts';
import { walkers, walking, Walker } from './mix.ts';
import { profileOf, type Profile } from './profile.ts';

const NO_PICTURE = { screenshot: false, elements: true } as const;
const MB = 1024 * 1024;

/** How long pages warm up under a load before it counts: code of an app is compiled as its screens are first used. */
const WARM_UP_MS = 5_000;
/** Readings of the memory within a load. */
const READINGS = 10;

export interface Load {
  stepsPerSecond: number;
  profile: Profile;
  /** Steps that were drawn again, from the server's start on. */
  retries: number;
}

/** Steps a second of walkers that step without a pause, and where the CPU went. `wait` passes the time that counts, and may look on. */
const underLoad = (
  { loadMs }: Lab,
  { cpu }: LabServer,
  all: readonly Walker[],
  wait: (ms: number) => Promise<void> = realWait,
): Promise<Load> =>
  walking(all, async ended => {
    await realWait(Math.min(WARM_UP_MS, loadMs));
    const [before, first, since] = [cpu(), ended(), performance.now()];
    await wait(loadMs);
    const [after, steps, ms] = [cpu(), ended() - first, performance.now() - since];
    return {
      stepsPerSecond: (1_000 * steps) / ms,
      profile: profileOf(before, after, steps),
      retries: after.retries,
    };
  });

/** Phones that step while a server warms up. */
const WARM_UP_PHONES = 16;

/** Steps phones at random, with pictures, for as long as the other loads warm up. */
export async function warmUp(
  { loadMs }: Lab,
  { client, warm }: LabServer,
  apps: readonly string[],
): Promise<void> {
  await warm();
  const all = await walkers(client, WARM_UP_PHONES, apps);
  await walking(all, () => realWait(Math.min(WARM_UP_MS, loadMs)));
}

/** A load of so many phones with pictures and elements, renderers as the server takes them. */
export const phones = (lab: Lab, apps: readonly string[], count: number, observe?: Observe): Promise<Load> =>
  withServer(lab, { stepCacheMb: 0, scale: observe?.scale }, async server => {
    await server.warm();
    return underLoad(lab, server, await walkers(server.client, count, apps, observe));
  });

/** Memory under a load, MB. */
export interface Memory {
  /** Of the browsers, at most times. */
  mb: number;
  /** By how much browsers, and the server with its client, have grown from the first tenth of the load to the last. */
  browsersGrew: number;
  serverGrew: number;
}

/** The same, with the memory on the way. */
export const phonesAndMemory = (lab: Lab, apps: readonly string[], count: number): Promise<Load & Memory> =>
  withServer(lab, { stepCacheMb: 0 }, async server => {
    await server.warm();
    const browsers: number[] = [];
    const own: number[] = [];
    const wait = async (ms: number) => {
      for (let taken = 0; taken < READINGS; taken++) {
        await realWait(ms / READINGS);
        browsers.push(server.pss() / MB);
        own.push(server.rss() / MB);
      }
    };
    const found = await underLoad(lab, server, await walkers(server.client, count, apps), wait);
    const grew = (readings: readonly number[]) => readings.at(-1)! - readings[0]!;
    return { ...found, mb: median(browsers), browsersGrew: grew(browsers), serverGrew: grew(own) };
  });

/** A load without pictures: 16 phones on 16 renderers. */
export const elementsOnly = (lab: Lab, apps: readonly string[]): Promise<Load> =>
  withServer(lab, { stepCacheMb: 0, renderers: 16 }, async server => {
    await server.warm();
    return underLoad(lab, server, await walkers(server.client, 16, apps, NO_PICTURE));
  });

const RENDERERS = 16;
const RENDERER_STEPS = 40;

/** Memory of a renderer after 40 steps, before and after garbage collection, MB (PSS). */
export async function renderer(
  lab: Lab,
  apps: readonly string[],
): Promise<{ used: number; afterGc: number }> {
  const alone = await lab.browsersAlone(RENDERERS);
  return withServer(
    lab,
    { stepCacheMb: 0, renderers: RENDERERS },
    async ({ client, warm, pss, collectGarbage }) => {
      await warm();
      const all = await walkers(client, RENDERERS, apps);
      await Promise.all(
        all.map(async walker => {
          for (let steps = 1; steps < RENDERER_STEPS; steps++) await walker.step();
        }),
      );
      const used = (pss() - alone) / RENDERERS / MB;
      await collectGarbage();
      return { used, afterGc: (pss() - alone) / RENDERERS / MB };
    },
  );
}

const FORKS = 1_000;
const FORK_STEPS = 30;

/**
 * The server's heap for a phone, over 1,000 forks with 30 steps each, MB. The steps are taken once through the screen; each fork then takes
 * their operations one by one, as the server does after a step, so that it shares nothing with the others but what forks share.
 */
export const logicalPhoneMemory = (lab: Lab, apps: readonly string[]) =>
  withServer(lab, { stepCacheMb: 0, renderers: 1 }, async ({ client, fork, tree, commit }) => {
    const walker = await Walker.begin(client, 1, apps, NO_PICTURE);
    const [base] = fork(walker.id, 1);
    const steps: Operation[][] = [];
    for (let count = 0; count < FORK_STEPS; count++) {
      const before = tree(walker.id);
      await walker.step();
      steps.push(diff(before, tree(walker.id)));
    }
    const text = steps.map(operations => JSON.stringify(operations));
    const before = lab.heap();
    const copies = fork(base!, FORKS);
    for (const copy of copies)
      for (const operations of text) commit(copy, apply(tree(copy), JSON.parse(operations) as Operation[]));
    return (lab.heap() - before) / FORKS / MB;
  });
