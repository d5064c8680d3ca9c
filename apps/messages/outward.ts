import type { Phone } from '../catalogue.ts';
import type { Act, OutwardPlays } from '../outward.ts';
import { threadWith } from './select.ts';

const TO = '+447700900299';
const TEXT = 'I am at the gate.';
/** How long the network takes for a text. */
const takesMs = 1_000;

const write: Act = { action: 'send', args: { to: [TO], text: TEXT } };
const aeroplane = (on: boolean): Act => ({ app: 'system', action: 'setAeroplane', args: { on } });
const later = (phone: Phone): Act => ({
  action: 'schedule',
  args: { to: [TO], text: TEXT, at: phone.clock.now + 3_600_000 },
});
const waiting = ({ apps }: Phone): string =>
  Object.keys(apps.messages.scheduled).find(id => apps.messages.scheduled[id]!.text === TEXT)!;
const failed = ({ apps }: Phone): string =>
  Object.keys(apps.messages.messages).find(id => apps.messages.messages[id]!.status === 'failed')!;
const threadOf = ({ apps }: Phone): string => threadWith(apps.messages, [TO])!;
const common = {
  writes: 'message',
  takesMs,
  to: [TO],
  erase: (phone: Phone) => [{ action: 'deleteThreads', args: { threads: [threadOf(phone)] } }],
} as const;

export const outward: OutwardPlays = {
  send: { ...common, act: () => write },
  // What `send` leaves to the network a second later.
  settle: { ...common, act: () => write },
  retry: {
    ...common,
    before: () => [aeroplane(true), write, aeroplane(false)],
    act: phone => ({ action: 'retry', args: { message: failed(phone) } }),
  },
  sendNow: {
    ...common,
    before: phone => [later(phone)],
    act: phone => ({ action: 'sendNow', args: { scheduled: waiting(phone) } }),
  },
  sendScheduled: {
    ...common,
    before: phone => [later(phone)],
    act: phone => ({ action: 'sendScheduled', args: { scheduled: waiting(phone) } }),
  },
  replyFromShade: {
    ...common,
    before: () => [{ action: 'receive', args: { number: TO, text: 'Where are you?' } }],
    act: phone => ({ action: 'replyFromShade', args: { thread: threadOf(phone), text: TEXT } }),
  },
};
