import type { Phone } from '../catalogue.ts';
import { idle, pair, turn, type UndoPairs } from '../undo.ts';

const of = (phone: Phone) => phone.apps.messages;
const THREAD = 't-dad';
const THREADS = { threads: [THREAD] };
const MESSAGE = 'm-dad-01';
const DAD = '+447700900103';

export const undo: UndoPairs = {
  'the archive': turn('archive', { ...THREADS, on: true }, { ...THREADS, on: false }),
  'a pin': turn('pin', { ...THREADS, on: true }, { ...THREADS, on: false }),
  'a mute': turn('mute', { thread: THREAD, hours: null }, { thread: THREAD, hours: 0 }),
  'a mute for hours': turn('mute', { thread: THREAD, hours: 8 }, { thread: THREAD, hours: 0 }),
  'a star': turn('star', { messages: [MESSAGE], on: true }, { messages: [MESSAGE], on: false }),
  'a mark as unread': idle(['markUnread', THREADS], ['markRead', THREADS]),
  'a block': pair([['block', { thread: THREAD, spam: true }]], [['unblock', { thread: THREAD }]]),
  'a draft': turn('setDraft', { to: [DAD], text: 'Hel' }, { to: [DAD], text: '' }),
  'a draft that is retyped': pair(
    now => Object.keys(of(now).drafts).map(key => ['setDraft', { to: [key.slice(3)], text: '' }] as const),
    (_, was) =>
      Object.entries(of(was).drafts).map(
        ([key, text]) => ['setDraft', { to: [key.slice(3)], text }] as const,
      ),
  ),
  'a draft that is thrown away': pair(
    [['setDraft', { to: [DAD], text: 'x' }]],
    [['discard', { key: `to:${DAD}` }]],
  ),
  'a place that is attached': pair(
    [['attachPlace', { to: [DAD], place: { name: 'Pier', address: '' } }]],
    [['detach', { to: [DAD], index: 0 }]],
  ),
  'a setting': turn('setPreview', { on: false }, { on: true }),
  'the side that is swiped': turn(
    'setSwipe',
    { side: 'start', does: 'delete' },
    { side: 'start', does: 'archive' },
  ),
  'a text that is scheduled and not sent': pair(
    now => [['schedule', { to: [DAD], text: 'x', at: now.clock.now + 60_000 }]],
    now => [['cancelScheduled', { scheduled: Object.keys(of(now).scheduled)[0] }]],
  ),
  'a search': idle(['remember', { text: 'boiler' }]),
};
