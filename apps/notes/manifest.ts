import { defineApp } from '../../src/sdk/core/app.ts';
import { actions } from './actions.ts';
import { Notes } from './state.ts';

export const notes = defineApp({
  id: 'notes',
  name: 'Notes',
  package: 'app.tapworld.notes',
  icon: 'notes.svg',
  palette: 'notes',
  describe: 'Plain and Markdown notes, checklists, folders and tags.',
  state: Notes,
  world: () => import('./world.json', { with: { type: 'json' } }).then(m => m.default),
  actions,
  routes: { '/': { screen: 'Home', title: 'Notes', activity: '.MainActivity' } },
  load: () => import('./ui/App.tsx'),
});
