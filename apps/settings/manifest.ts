import { defineApp } from '../../src/sdk/core/app.ts';
import { actions } from './actions.ts';
import { intents, routes } from './pages.ts';
import { SettingsApp } from './state.ts';

export const settings = defineApp({
  id: 'settings',
  name: 'Settings',
  palette: 'system',
  describe: 'Everything that the phone lets a person set, with a search over all of it.',
  state: SettingsApp,
  actions,
  routes,
  intents,
  channels: [{ id: 'data', name: 'Mobile data' }],
  system: true,
  size: 32_000_000,
});
