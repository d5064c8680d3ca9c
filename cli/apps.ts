import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type { CommandSpec } from './program.ts';
import { table } from './output.ts';

const docs = new URL('../docs/', import.meta.url);

export const apps: CommandSpec = {
  name: 'apps',
  describe: 'lists the apps',
  shape: command => command.option('--write', 'write docs/apps.md and a page for each app'),
  async run({ write = false }: { write?: boolean }) {
    const { apps: all } = await import('../apps/catalogue.ts');
    const value = all.map(app => ({
      id: app.id,
      name: app.name,
      package: app.package,
      screens: Object.keys(app.routes).length,
      actions: Object.keys(app.actions).length,
    }));
    if (write) {
      const { appPage, indexPage } = await import('./app-pages.ts');
      const folder = new URL('apps/', docs);
      mkdirSync(folder, { recursive: true });
      for (const [name, text] of [
        ['../apps.md', indexPage(all)],
        ...all.map(app => [`${app.id}.md`, appPage(app)]),
      ] as [string, string][])
        writeFileSync(new URL(name, folder), text);
      // An app that is gone leaves no page.
      for (const name of existsSync(folder) ? readdirSync(folder) : [])
        if (!all.some(app => `${app.id}.md` === name)) rmSync(new URL(name, folder));
    }
    return {
      value,
      text: table(
        ['id', 'name', 'package', 'screens', 'actions'],
        value.map(a => [a.id, a.name, a.package, a.screens, a.actions]),
      ),
    };
  },
};
