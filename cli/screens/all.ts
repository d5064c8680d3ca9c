import type { Scene } from '../../apps/scenes.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { dialogScenes, routeScenes } from './routes.ts';
import { shellScenes } from './shell.ts';

/** Every scene of every app and of the phone itself, app by app. */
export async function allScenes(world: AnyPhone): Promise<Scene[]> {
  const routes = await routeScenes(world);
  const scenes = [...routes, ...(await dialogScenes(world, routes)), ...shellScenes(world)];
  return scenes.sort((a, b) => (a.app < b.app ? -1 : a.app > b.app ? 1 : 0));
}
