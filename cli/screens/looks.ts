import { catalogue, phoneSchema, type Phone } from '../../apps/catalogue.ts';
import type { Scene } from '../../apps/scenes.ts';
import { describeFact } from '../../judges/compare/describe.ts';
import { changesSince } from '../../judges/side-effects.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { RenderReply } from '../../src/protocol/renderer.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { dialogScenes, lookScenes, routeScenes, scenesOfApps } from './routes.ts';
import { play } from './scene.ts';
import type { Stage } from './stage.ts';

/** A screen that somebody only looked at, and what that changed, in words. */
export interface LookedAt {
  scene: string;
  app: string;
  changes: string[];
}

/** How long the phone lies there afterwards, ms: what looking has set going has come to an end. */
const AFTERWARDS_MS = 3_600_000;

/** What is searched for. */
const WORDS = 'the';

type Elements = NonNullable<RenderReply['observation']['elements']>;

const later = (phone: AnyPhone, until: number): Phone =>
  advance(catalogue, phone, until).phone as unknown as Phone;

/** What looking left on a phone that was `was` before, in words. Whatever time brings is nobody's doing. */
export function leftBehind(was: AnyPhone, now: AnyPhone): string[] {
  const until = now.clock.now + AFTERWARDS_MS;
  return changesSince(phoneSchema, later(was, until), later(now, until)).map(describeFact);
}

/** A scene to look at, and what its app says that it changes: undefined where it only looks. */
export interface Look {
  scene: Scene;
  app: string;
  declared: string | undefined;
}

/** Every scene of every app: its screens, its dialogs and menus, and what else it has to look at. */
export async function allLooks(world: AnyPhone): Promise<Look[]> {
  const routes = await routeScenes(world);
  const scenes = [...routes, ...(await dialogScenes(world, routes)), ...(await lookScenes(world))];
  const apps = await scenesOfApps();
  return scenes.map(scene => {
    const { app, name } = scene;
    return { scene, app, declared: apps.get(app)?.changes?.[name.slice(app.length)] };
  });
}

const key = (name: 'back'): Action => ({ type: 'key', key: name });
const isSearchField = (e: Elements[number]): boolean =>
  e.states.editable && e.states.enabled && /search|find/i.test(`${e.name} ${e.hint ?? ''}`);

/** Scrolls to the end of the screen, a few times at most, and up again. */
async function scroll(stage: Stage): Promise<void> {
  for (const direction of ['down', 'down', 'up', 'up'] as const)
    if ((await stage.act({ type: 'scroll', direction })).error) return;
}

/** Searches on this screen, where it has a field for that, and clears the search. */
async function search(stage: Stage, elements: Elements): Promise<void> {
  const field = elements.find(isSearchField);
  if (!field) return;
  await stage.act({ type: 'type', element: field.id, text: WORDS });
  await scroll(stage);
  await stage.act({ type: 'clear', element: field.id });
}

/** Goes back until the app is left, through its dialogs and screens. */
async function leave(stage: Stage, app: string): Promise<void> {
  const MOST = 8;
  for (let i = 0; i < MOST; i++) {
    const { observation } = await stage.act(key('back'));
    if (observation.foreground.app !== app) return;
  }
}

/**
 * Looks at a scene as a person does who changes nothing: scrolls, searches and clears, goes back. Gives what it left on the phone, or
 * nothing where the app says so; a scene that is said to change something and does not is a finding too.
 */
export async function lookAt(stage: Stage, { scene, app, declared }: Look): Promise<LookedAt> {
  const { observation } = await play(stage, scene);
  await scroll(stage);
  await search(stage, observation.elements ?? []);
  await leave(stage, app);
  const changes = leftBehind(scene.before ?? scene.phone, stage.phone());
  if (declared === undefined) return { scene: scene.name, app, changes };
  const idle = changes.length === 0 ? [`nothing, though its app says that it ${declared}`] : [];
  return { scene: scene.name, app, changes: idle };
}
