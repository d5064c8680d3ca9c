import { usage } from './errors.ts';

/** The suite of a user's own pages of MiniWoB++, which a server knows alone. */
export const MINIWOB = 'miniwob';

/** Throws USAGE for a suite that is not there: a list of nothing would not tell a typing error from an empty one. */
export async function demandSuite(suite: string | undefined): Promise<void> {
  if (suite === undefined) return;
  const { ANDROID_WORLD, tasks } = await import('../bench/tasks/registry.ts');
  const known = [...new Set([...tasks.values()].map(task => task.suite)), ANDROID_WORLD, MINIWOB];
  if (!known.includes(suite)) throw usage(`No suite ${suite}; there are ${known.join(', ')}`);
}

/** Throws USAGE for an app that is not there. */
export async function demandApp(app: string | undefined): Promise<void> {
  if (app === undefined) return;
  const { apps } = await import('../apps/catalogue.ts');
  const known = apps.map(({ id }) => id);
  if (!known.includes(app)) throw usage(`No app ${app}; there are ${known.join(', ')}`);
}
