import type { Phone } from '../catalogue.ts';
import { idle, pair, turn, type UndoPair, type UndoPairs } from '../undo.ts';

const of = (phone: Phone) => phone.apps.chat;
const THREAD = 't-mira-osei';
const CONTACT = 'c-mira-osei';
const messageOf = (phone: Phone): string =>
  Object.keys(of(phone).messages).find(id => of(phone).messages[id]!.thread === THREAD)!;

/** One action on a thread or contact with another value, and with its own. */
const swap = (action: string, to: object, back: (phone: Phone) => object): UndoPair =>
  pair([[action, to]], (_, was) => [[action, back(was)]]);

export const undo: UndoPairs = {
  'a draft': turn('setDraft', { thread: THREAD, text: 'Hel' }, { thread: THREAD, text: '' }),
  'a star': pair(
    now => [['star', { message: messageOf(now), on: true }]],
    now => [['star', { message: messageOf(now), on: false }]],
  ),
  'a mark as unread': idle(['markUnread', { thread: THREAD }], ['markRead', { thread: THREAD }]),
  'a thread that is muted': swap('mute', { thread: THREAD, on: true }, was => ({
    thread: THREAD,
    on: of(was).threads[THREAD]!.muted,
  })),
  'a thread that is pinned': pair(
    now => [['pin', { thread: THREAD, on: !of(now).threads[THREAD]!.pinned }]],
    (_, was) => [['pin', { thread: THREAD, on: of(was).threads[THREAD]!.pinned }]],
  ),
  'a remark': swap('setRemark', { contact: CONTACT, remark: 'M' }, was => ({
    contact: CONTACT,
    remark: of(was).contacts[CONTACT]!.remark,
  })),
  tags: swap('setTags', { contact: CONTACT, tags: ['Another'] }, was => ({
    contact: CONTACT,
    tags: of(was).contacts[CONTACT]!.tags,
  })),
  'a starred friend': pair(
    now => [['starContact', { contact: CONTACT, on: !of(now).contacts[CONTACT]!.starred }]],
    (_, was) => [['starContact', { contact: CONTACT, on: of(was).contacts[CONTACT]!.starred }]],
  ),
  'a setting': swap('changeSettings', { settings: { preview: false } }, was => ({
    settings: { preview: of(was).settings.preview },
  })),
  'a photo for a moment': idle(
    ['addMomentPhotos', { result: ['photo-1'] }],
    ['removeMomentPhoto', { index: 0 }],
  ),
  'a search': idle(['remember', { text: 'ferry' }]),
};
