import { apply } from '../../src/state/apply.ts';
import { diff, type Operation } from '../../src/state/diff.ts';
import { median, withServer, type Lab } from './lab.ts';
import { load, walkers, Walker } from './mix.ts';

const NO_PICTURE = { screenshot: false, elements: true } as const;
const MB = 1024 * 1024;

/** Steps a second of so many phones at once, pictures and elements, renderers as the server takes them; the browsers' memory on the way, MB. */
export const phones = (lab: Lab, apps: readonly string[], count: number) =>
  withServer(lab, { stepCacheMb: 0 }, async ({ client, warm, pss }) => {
    await warm();
    const all = await walkers(client, count, apps);
    const memory: number[] = [];
    const stepsPerSecond = await load(all, lab.loadMs, () => {
      if (memory.length < 20) memory.push(pss() / MB);
    });
    return { stepsPerSecond, mb: median(memory) };
  });

/** Steps a second without pictures: 16 phones on 16 renderers. */
export const elementsOnly = (lab: Lab, apps: readonly string[]) =>
  withServer(lab, { stepCacheMb: 0, renderers: 16 }, async ({ client, warm }) => {
    await warm();
    return load(await walkers(client, 16, apps, NO_PICTURE), lab.loadMs);
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
