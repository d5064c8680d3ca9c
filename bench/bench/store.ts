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
 * What a store adds to a step, ms: the median of differences between the same step on a server with the store and on one without, taken one
 * after the other, each time in another order. Steps have elements and no picture, so that little else varies.
 */
export async function store(lab: Lab, apps: readonly string[]): Promise<Record<string, number>> {
  const servers: LabServer[] = [];
  try {
    const pairs: { name: string; walker: Walker }[] = [];
    for (const [name, kept] of [['plain', PLAIN] as const, ...Object.entries(WAYS)]) {
      const server = await lab.start({ stepCacheMb: 0, renderers: 1, ...kept });
      servers.push(server);
      await server.warm();
      pairs.push({ name, walker: await Walker.begin(server.client, 1, apps, NO_PICTURE) });
    }
    const more: Record<string, number[]> = Object.fromEntries(STORE_FIGURES.map(name => [name, []]));
    for (let step = 0; step < WARM_UP + STEPS; step++) {
      const took: Record<string, number> = {};
      for (let turn = 0; turn < pairs.length; turn++) {
        const { name, walker } = pairs[(step + turn) % pairs.length]!;
        took[name] = await timed(() => walker.step());
      }
      if (step >= WARM_UP) for (const name of STORE_FIGURES) more[name]!.push(took[name]! - took['plain']!);
    }
    return Object.fromEntries(STORE_FIGURES.map(name => [name, median(more[name]!)]));
  } finally {
    await Promise.all(servers.map(server => server.close()));
  }
}
