import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { apps as all, createWorld } from '../apps/catalogue.ts';
import { PERMISSIONS } from '../src/state/phone/index.ts';
import { matchRoute } from '../src/sdk/core/routes.ts';
import { undescribed } from '../src/state/schema.ts';
import { validate } from '../src/state/validate.ts';
import { paletteNames } from '../src/sdk/react/palette/index.ts';
import { read } from '../scripts/imports.ts';

/** Rules for every app of the catalogue. `TAPWORLD_APP` selects one app. */
const only = process.env['TAPWORLD_APP'];
const apps = all.filter(app => only === undefined || app.id === only);
const root = fileURLToPath(new URL('../', import.meta.url));
const sourcesOf = (id: string) =>
  readdirSync(`${root}apps/${id}`, { recursive: true, encoding: 'utf8' })
    .filter(f => /\.tsx?$/.test(f))
    .map(f => ({ file: f, text: read(`apps/${id}/${f}`) }));

let world: Awaited<ReturnType<typeof createWorld>>;
beforeAll(async () => {
  world = await createWorld();
});

test.skipIf(only !== undefined)('everything on the home screen has an id of its own', () => {
  const ids = world.os.launcher.pages.flat().map(item => item.id);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Keys of every table of a state, with their paths. */
function keysOf(value: unknown, path = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((v, i) => keysOf(v, `${path}/${i}`));
  return Object.entries(value).flatMap(([key, v]): [string, string][] => [
    [key, path],
    ...keysOf(v, `${path}/${key}`),
  ]);
}

describe.each(apps.map(app => [app.id, app] as const))('%s', (id, app) => {
  test('its schema describes every field, and its world is valid', () => {
    expect(undescribed(app.state)).toEqual([]);
    expect(validate(app.state, world.apps[id])).toEqual([]);
  });

  test('no id of its world looks like an integer, since objects sort integer keys first', () => {
    expect(keysOf(world.apps[id]).filter(([key]) => /^\d+$/.test(key))).toEqual([]);
  });

  test('timers of its base data are in the future and run its own actions with valid arguments', () => {
    for (const { at, action, args } of Object.values(world.timers).filter(t => t.app === id)) {
      expect(at).toBeGreaterThan(world.clock.now);
      expect(validate(app.actions[action]!.args, args)).toEqual([]);
    }
  });

  test('has its own icon, palette and package', () => {
    expect(existsSync(`${root}assets/icons/${app.icon}`)).toBe(true);
    expect(app.palette === 'system' || (paletteNames as readonly string[]).includes(app.palette)).toBe(true);
    expect(all.filter(other => other.package === app.package)).toHaveLength(1);
    expect(app.package).toMatch(/^app\.tapworld\.[a-z][a-z0-9]*$/);
  });

  test('its routes begin with a home screen and have activities, and its intents open them', async () => {
    expect(Object.keys(app.routes)[0]).toBe('/');
    const activities = Object.values(app.routes).map(r => r.activity);
    expect(new Set(activities).size).toBe(activities.length);
    for (const activity of activities) expect(activity).toMatch(/^(\.[a-z]\w*)*\.[A-Z]\w*$/);
    for (const { route } of app.intents ?? []) expect(Object.keys(app.routes)).toContain(route);
    const { screens } = await import(`../apps/${id}/ui/App.tsx`);
    for (const { screen } of Object.values(app.routes)) expect(screens, screen).toHaveProperty(screen);
    expect(matchRoute(app.routes, '/')?.pattern).toBe('/');
  });

  test('every action has a description and a test that runs it', () => {
    const tests = sourcesOf(id)
      .filter(({ file }) => /\.test\.tsx?$|\bundo\.ts$/.test(file))
      .map(({ text }) => text)
      .join('\n');
    const silent = Object.entries(app.actions)
      .filter(([, { describe: words }]) => words.trim() === '')
      .map(([name]) => name);
    expect(silent).toEqual([]);
    expect(
      Object.keys(app.actions).filter(
        name => !new RegExp(`['"\`]${name}['"\`]|\\b${name}\\b\\s*[(:]`).test(tests),
      ),
    ).toEqual([]);
  });

  test('asks only for permissions that exist and that it declares', () => {
    const asked = sourcesOf(id)
      .filter(({ file }) => !/\.test\./.test(file))
      .flatMap(({ text }) => [...text.matchAll(/ctx\.(?:ask|allowed)\('(\w+)'/g)].map(([, name]) => name!));
    for (const permission of [...(app.permissions ?? []), ...asked])
      expect(PERMISSIONS).toContain(permission);
    expect(asked.filter(name => !(app.permissions ?? []).includes(name as never))).toEqual([]);
  });

  test('posts only to channels that it declares', () => {
    const posted = sourcesOf(id)
      .filter(({ file }) => !/\.test\.|\bundo\.ts$/.test(file))
      .flatMap(({ text }) => [...text.matchAll(/\bchannel: '([\w-]+)'/g)].map(([, name]) => name!));
    expect(posted.filter(name => !(app.channels ?? []).some(c => c.id === name))).toEqual([]);
  });
});
