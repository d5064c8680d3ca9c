import { defineApp } from '../../src/sdk/core/app.ts';
import { actions } from './actions.ts';
import { intents, routes } from './pages.ts';
import { SettingsApp } from './state.ts';

export const settings = defineApp({
  id: 'settings',
  name: 'Settings',
  package: 'app.tapworld.settings',
  icon: 'settings.svg',
  palette: 'system',
  describe: 'Everything that the phone lets a person set, with a search over all of it.',
  state: SettingsApp,
  world: () => import('./world.json', { with: { type: 'json' } }).then(m => m.default),
  actions,
  routes,
  intents,
  channels: [{ id: 'data', name: 'Mobile data' }],
  system: true,
  size: 32_000_000,
  load: () => import('./ui/App.tsx'),
});
