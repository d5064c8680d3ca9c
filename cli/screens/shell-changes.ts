import { produce } from 'immer';
import { after, at } from '../../apps/scenes.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

/** A change of a phone's draft. */
export type Change = (phone: AnyPhone) => void;
export const change = (phone: AnyPhone, change: Change): AnyPhone =>
  produce(phone, draft => change(draft as AnyPhone));
/** The common fields of a notification. */
const NOTIFICATION = {
  channel: 'messages',
  lines: ['Are you there?', 'I have brought the blue bag.'],
  ongoing: false,
  silent: false,
};
/** Adds notifications of several apps: a conversation with a reply, a download under way, and more of one app than the shade shows. */
export const notified: Change = ({ os, clock }) => {
  const note = (id: string, app: string, title: string, text: string, more: object = {}) => {
    os.notifications[id] = {
      ...NOTIFICATION,
      app,
      tag: id,
      title,
      text,
      at: clock.now - 120_000,
      actions: [],
      ...more,
    };
  };
  note('note-ines', 'chat', 'Ines', 'I have brought the blue bag.', {
    actions: [
      { id: 'reply', label: 'Reply', action: 'reply', args: {}, reply: true },
      { id: 'read', label: 'Mark as read', action: 'read', args: {} },
    ],
    picture: 'portrait-56-woman-plum-long-wavy',
  });
  for (const title of ['Mum', 'Walter', 'Dana'])
    note(`note-${title.toLowerCase()}`, 'chat', title, 'Call me when you can');
  note('note-data', 'settings', 'Downloading', 'Two of five files', {
    ongoing: true,
    progress: 0.4,
    channel: 'data',
  });
};
/** The same, one of them as a heads-up. */
export const withHeadsUp: Change = phone => {
  notified(phone);
  phone.ui.headsUp = 'note-ines';
};
/** Locks the phone; it has notifications. */
export const locked =
  (kind: 'swipe' | 'pin' | 'password'): Change =>
  phone => {
    notified(phone);
    Object.assign(phone.os.settings.lock, {
      kind,
      secret: { swipe: '', pin: '2468', password: 'harbour wall' }[kind],
    });
    phone.ui.locked = true;
  };
/** Puts a folder and a widget on the first page of the launcher. */
export const withFolder: Change = ({ os }) => {
  const page = os.launcher.pages[0]!;
  page.splice(
    0,
    page.length,
    ...page.filter(i => i.y < 4),
    { id: 'item-daily', kind: 'folder', name: 'Daily', apps: ['chat', 'notes'], x: 0, y: 4, w: 1, h: 1 },
    { id: 'item-weather', kind: 'widget', widget: 'weather', x: 1, y: 4, w: 2, h: 1 },
  );
};

/** Six tasks, among them a locked note and a private tab. */
export const severalOpen = (world: AnyPhone): AnyPhone => {
  const paths = [
    ['chat', '/'],
    ['notes', '/note/note-cards-pins'],
    ['maps', '/'],
    ['browser', '/'],
    ['calendar', '/new'],
    ['todo', '/'],
  ] as const;
  const opened = paths.reduce((phone, [app, path]) => at(phone, app, path), world);
  return after(opened, 'browser', 'newTab', { private: true });
};
