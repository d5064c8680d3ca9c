import { defineApp } from '../../src/sdk/core/app.ts';
import { actions } from './actions.ts';
import { routes } from './routes.ts';
import { Chat } from './state.ts';

export const chat = defineApp({
  id: 'chat',
  name: 'Parley',
  palette: 'chat',
  describe: 'Messages, groups and moments.',
  state: Chat,
  actions,
  routes,
  intents: [
    { verb: 'SEND', mime: 'text/plain', route: '/share' },
    { verb: 'SEND', mime: 'image/*', route: '/share' },
    { verb: 'SEND', mime: 'audio/*', route: '/share' },
    { verb: 'SEND', mime: 'text/x-vcard', route: '/share' },
    { verb: 'SEND', mime: '*/*', route: '/share' },
    { verb: 'VIEW', scheme: 'parley', route: '/' },
  ],
  permissions: ['photos', 'files', 'microphone', 'contacts', 'location', 'notifications'],
  channels: [
    { id: 'messages', name: 'Messages' },
    { id: 'groups', name: 'Groups' },
    { id: 'moments', name: 'Moments' },
  ],
  on: { online: 'flushOutbox' },
  size: 86_000_000,
});
