import { streamOf } from '../../src/state/random.ts';
import { shuffle } from '../training/policy/clone.ts';
import { median, timed, type Lab, type LabServer, type LabServerOptions } from './lab.ts';
import { Walker } from './mix.ts';

const NO_PICTURE = { screenshot: false, elements: true } as const;
const STEPS = 300;
/** Steps that are not counted: apps load, and code is compiled. */
const WARM_UP = 30;

type Kept = Pick<LabServerOptions, 'store' | 'durable'>;

/** What a step is compared with, and the ways of keeping it that are compared. */
const PLAIN: Kept = { store: 'memory' };
const WAYS: Readonly<Record<string, Kept>> = {
  'store.lmdbMs': { store: 'lmdb' },
  'store.redisMs': { store: 'redis' },
  'store.lmdbDurableMs': { store: 'lmdb', durable: true },
  'store.redisDurableMs': { store: 'redis', durable: true },
};

export const STORE_FIGURES = Object.keys(WAYS);

/**
 * What a store adds to a step on its path, ms: the median of differences between the same step on a server with the store and on one without,
 * taken one after the other in an order that is drawn. What is written behind an answer ends before the next step begins, and is not
 * counted. Steps have elements and no picture, so that little else varies.
 */
export async function store(lab: Lab, apps: readonly string[]): Promise<Record<string, number>> {
  const servers: LabServer[] = [];
  try {
    const pairs: { name: string; server: LabServer; walker: Walker }[] = [];
    for (const [name, kept] of [['plain', PLAIN] as const, ...Object.entries(WAYS)]) {
      const server = await lab.start({ stepCacheMb: 0, renderers: 1, ...kept });
      servers.push(server);
      await server.warm();
      pairs.push({ name, server, walker: await Walker.begin(server.client, 1, apps, NO_PICTURE) });
    }
    const more: Record<string, number[]> = Object.fromEntries(STORE_FIGURES.map(name => [name, []]));
    const random = streamOf(1, 'bench store');
    for (let step = 0; step < WARM_UP + STEPS; step++) {
      const took: Record<string, number> = {};
      for (const { name, server, walker } of shuffle([...pairs], random)) {
        took[name] = await timed(() => walker.step());
        await server.settled();
      }
      if (step >= WARM_UP) for (const name of STORE_FIGURES) more[name]!.push(took[name]! - took['plain']!);
    }
    return Object.fromEntries(STORE_FIGURES.map(name => [name, median(more[name]!)]));
  } finally {
    await Promise.all(servers.map(server => server.close()));
  }
}
