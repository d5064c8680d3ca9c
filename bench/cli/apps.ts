import type { CommandSpec } from './program.ts';
import { table } from './output.ts';

export const apps: CommandSpec = {
  name: 'apps',
  describe: 'lists the apps',
  shape: command => command,
  async run() {
    const { apps: all } = await import('../../apps/catalogue.ts');
    const value = all.map(app => ({ id: app.id, name: app.name, package: app.package, screens: Object.keys(app.routes).length, actions: Object.keys(app.actions).length }));
    return { value, text: table(['id', 'name', 'package', 'screens', 'actions'], value.map(a => [a.id, a.name, a.package, a.screens, a.actions])) };
  },
};
