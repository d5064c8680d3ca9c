import { existsSync } from 'node:fs';
import { apps, type Phone } from '../../apps/catalogue.ts';
import { fillPath } from '../../src/sdk/core/routes.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { after, at, type AppScenes, type Scene, type SceneMaker } from '../../apps/scenes.ts';

/** What each app says of its scenes, by app. */
export async function scenesOfApps(): Promise<Map<string, AppScenes>> {
  const found = new Map<string, AppScenes>();
  for (const { id } of apps) {
    const file = new URL(`../../apps/${id}/scenes.ts`, import.meta.url);
    if (existsSync(file)) found.set(id, ((await import(file.href)) as { scenes: AppScenes }).scenes);
  }
  return found;
}

/** Every way to fill a pattern, each parameter's first value standing for the others' where there are several parameters. */
function pathsOf(app: string, pattern: string, phone: Phone, params: AppScenes['params']): string[] {
  const names = [...pattern.matchAll(/:([A-Za-z]+)/g)].map(([, name]) => name!);
  const values = names.map(name => {
    const found = (params?.[pattern] ?? params?.[name])?.(phone);
    if (!found?.length)
      throw new Error(
        `What is :${name} of ${app} ${pattern}? \`params\` of apps/${app}/scenes.ts has no value for it`,
      );
    return found;
  });
  const first = Object.fromEntries(names.map((name, i) => [name, values[i]![0]!]));
  return [
    ...new Set([
      fillPath(pattern, first),
      ...names.flatMap((name, i) => values[i]!.map(value => fillPath(pattern, { ...first, [name]: value }))),
    ]),
  ];
}

const makerOf = (world: AnyPhone, app: string): SceneMaker => ({
  world,
  scene: (name, path, change = {}) => ({
    ...change,
    name: `${app}${path}, ${name}`,
    app,
    before: change.phone ?? world,
    phone: at(change.phone ?? world, app, path),
  }),
});

/** Every route of every app, and what else an app's screens show by a tap, a setting or an empty table. */
export async function routeScenes(base: AnyPhone): Promise<Scene[]> {
  const world = after(base, 'system', 'setDefault', { key: 'SEND text/plain', app: 'notes' });
  const by = await scenesOfApps();
  return apps.flatMap(app => {
    const { params, args, screens } = by.get(app.id) ?? {};
    const routes = Object.keys(app.routes)
      .flatMap(pattern => pathsOf(app.id, pattern, world as unknown as Phone, params))
      .map((path): Scene => ({
        name: `${app.id}${path}`,
        app: app.id,
        before: world,
        phone: at(world, app.id, path, args?.[path]),
      }));
    return [...routes, ...(screens?.(makerOf(world, app.id)) ?? [])];
  });
}

/** Every dialog, sheet and menu of the apps, opened as a person opens it. */
export async function dialogScenes(world: AnyPhone, routes: readonly Scene[]): Promise<Scene[]> {
  return [...(await scenesOfApps())].flatMap(([app, { dialogs, args }]) => {
    if (!dialogs) return [];
    const {
      from = world,
      list,
      more = [],
    } = dialogs({ ...makerOf(world, app), routes: routes.filter(s => s.app === app) });
    return [
      ...list.map(([path, opens, touches, site]): Scene => ({
        name: `${app}${path}: ${opens}`,
        app,
        before: from,
        phone: at(from, app, path, args?.[path]),
        do: touches,
        opens,
        ...(site ? { site } : {}),
      })),
      ...more,
    ];
  });
}

/** What a person touches in the apps only to look at it. */
export async function lookScenes(world: AnyPhone): Promise<Scene[]> {
  return [...(await scenesOfApps())].flatMap(([app, { looks }]) => looks?.(makerOf(world, app)) ?? []);
}
