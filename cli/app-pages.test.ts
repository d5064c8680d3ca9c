import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apps } from '../apps/catalogue.ts';
import { appPage, indexPage } from './app-pages.ts';

const docs = new URL('../docs/', import.meta.url);

it('the pages of the apps are up to date (if not, run `npx tapworld apps --write`)', () => {
  const committed = (name: string) => readFileSync(new URL(name, docs), 'utf8');
  expect(readdirSync(new URL('apps/', docs)).sort()).toEqual(apps.map(app => `${app.id}.md`).sort());
  for (const app of apps) expect(committed(`apps/${app.id}.md`), app.id).toBe(appPage(app));
  expect(committed('apps.md')).toBe(indexPage(apps));
});

it('a page has every screen, action and field of the state', () => {
  const notes = appPage(apps.find(app => app.id === 'notes')!);
  for (const expected of [
    '| `/note/:note` |',
    '| `pin` |',
    '| `notes.{id}.title` |',
    'trace |',
    'history |',
    'words |',
  ])
    expect(notes).toContain(expected);
});
