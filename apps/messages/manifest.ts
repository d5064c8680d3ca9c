import { defineApp } from '../../src/sdk/core/app.ts';
import { actions, send } from './actions.ts';
import { routes } from './routes.ts';
import { messagesOf, threadWith } from './select.ts';
import { ME, Messages } from './state.ts';

export const messages = defineApp({
  id: 'messages',
  name: 'Messages',
  palette: 'system',
  describe: 'Text messages: conversations, groups, verification codes, scheduled texts.',
  system: true,
  state: Messages,
  actions,
  outward: ['send', 'retry', 'settle', 'sendNow', 'sendScheduled', 'replyFromShade'],
  routes,
  provides: {
    messages: (state: Messages, ctx) => ({
      send: (number, text) => {
        send(state, ctx, [number], text);
      },
      thread: number => {
        const id = threadWith(state, [number]);
        return id
          ? messagesOf(state, id).map(m => ({
              id: m.id,
              from: m.from === ME ? ('me' as const) : ('them' as const),
              text: m.text,
              at: m.at,
            }))
          : [];
      },
    }),
  },
  uses: ['contacts', 'calls'],
  intents: [
    { verb: 'VIEW', scheme: 'sms', route: '/with/:address' },
    { verb: 'SEND', scheme: 'sms', route: '/with/:address' },
    { verb: 'SEND', mime: 'text/plain', route: '/share' },
    { verb: 'SEND', mime: 'text/x-vcard', route: '/share' },
    { verb: 'SEND', mime: 'image/*', route: '/share' },
  ],
  permissions: ['contacts', 'sms', 'phone', 'photos', 'location', 'notifications'],
  channels: [
    { id: 'messages', name: 'Incoming messages' },
    { id: 'groups', name: 'Groups' },
    { id: 'codes', name: 'Verification codes' },
    { id: 'failed', name: 'Messages not sent' },
  ],
  on: { online: 'takeHeld' },
  size: 61_000_000,
});
