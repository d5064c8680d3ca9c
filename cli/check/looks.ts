import { progress } from '../output.ts';
import { attempt } from '../screens/attempt.ts';
import type { LookedAt } from '../screens/looks.ts';
import type { Options } from './options.ts';

export interface Looks {
  /** How many screens, dialogs and menus were looked at. */
  scenes: number;
  /** Those that looking has changed something on. */
  changed: LookedAt[];
  /** Those that could not be looked at. */
  broken: { scene: string; what: string }[];
}

/** Looks at scenes of apps, each on a phone of its own, and finds what that left behind. */
export async function lookAtScenes(count: number | 'all', apps: Options['app']): Promise<Looks> {
  const [{ createWorld }, { lookAt, allLooks }, { sampleOf }, { openStage }] = await Promise.all([
    import('../../apps/catalogue.ts'),
    import('../screens/looks.ts'),
    import('../screens/orders.ts'),
    import('../screens/stage.ts'),
  ]);
  const world = await createWorld();
  const ofApps = (await allLooks(world)).filter(({ app }) => !apps || apps.includes(app));
  const chosen = count === 'all' ? ofApps : sampleOf(ofApps, count);
  const looks: Looks = { scenes: chosen.length, changed: [], broken: [] };
  const stage = await openStage(world);
  const bar = progress('screens looked at', chosen.length);
  try {
    for (const look of chosen) {
      try {
        const looked = await attempt(stage, () => lookAt(stage, look));
        if (looked.changes.length > 0) looks.changed.push(looked);
      } catch (error) {
        looks.broken.push({ scene: look.scene.name, what: (error as Error).message });
        await stage.renew();
      }
      bar.step();
    }
  } finally {
    bar.stop();
    await stage.close();
  }
  return looks;
}

/** A screen on which looking changes something, for people. */
export const lookText = ({ scene, changes }: LookedAt): string =>
  [`${scene}: looking at it leaves`, ...changes.map(words => `    ${words}`)].join('\n');
