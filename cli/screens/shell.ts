import { mediaOf } from '../../src/sdk/core/storage.ts';
import { produce } from 'immer';
import type { AnyPhone, Dialog } from '../../src/state/phone/index.ts';
import { after, at, withSettings, type Scene } from '../../apps/scenes.ts';

type Change = (phone: AnyPhone) => void;
const change = (phone: AnyPhone, how: Change): AnyPhone => produce(phone, draft => how(draft as AnyPhone));
const dialog = (phone: AnyPhone, fields: Omit<Dialog, 'id'>): AnyPhone =>
  after(phone, 'system', 'openDialog', fields);
const intent = (phone: AnyPhone, fields: object): AnyPhone =>
  after(phone, 'system', 'startIntent', { app: 'chat', intent: fields });

const BASKET = {
  channel: 'messages',
  lines: ['Are you there?', 'I have brought the blue bag.'],
  ongoing: false,
  silent: false,
};
/** Notifications as several apps leave them: a conversation with a reply, a download under way, and more of one app than the shade shows. */
const notified: Change = ({ os, clock }) => {
  const note = (id: string, app: string, title: string, text: string, more: object = {}) => {
    os.notifications[id] = {
      ...BASKET,
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
  for (const who of ['Mum', 'Walter', 'Dana'])
    note(`note-${who.toLowerCase()}`, 'chat', who, 'Call me when you can');
  note('note-data', 'settings', 'Downloading', 'Two of five files', {
    ongoing: true,
    progress: 0.4,
    channel: 'data',
  });
};
const QUIET: Change = phone => {
  notified(phone);
  phone.ui.headsUp = 'note-ines';
};
const locked =
  (kind: 'swipe' | 'pin' | 'password'): Change =>
  phone => {
    notified(phone);
    Object.assign(phone.os.settings.lock, {
      kind,
      secret: { swipe: '', pin: '2468', password: 'harbour wall' }[kind],
    });
    phone.ui.locked = true;
  };
const folder: Change = ({ os }) => {
  const page = os.launcher.pages[0]!;
  page.splice(
    0,
    page.length,
    ...page.filter(i => i.y < 4),
    { id: 'item-daily', kind: 'folder', name: 'Daily', apps: ['chat', 'notes'], x: 0, y: 4, w: 1, h: 1 },
    { id: 'item-weather', kind: 'widget', widget: 'weather', x: 1, y: 4, w: 2, h: 1 },
  );
};
const LOCKED = 'a lock screen is left with a swipe, a secret or a fingerprint';

/** What the phone itself shows: home, shade, recents, lock, system dialogs, keyboard and what lies over the screen for a while. */
export function shellScenes(world: AnyPhone): Scene[] {
  const scene = (name: string, how: Change | AnyPhone = world, more: Partial<Scene> = {}): Scene => ({
    name: `shell: ${name}`,
    app: 'shell',
    phone: typeof how === 'function' ? change(world, how) : how,
    ...more,
  });
  const withFolder = change(world, folder);
  const typing = at(world, 'chat', '/search');
  const field = { type: 'type', element: 'field/query', text: 'blue bag' } as const;
  const keys = (name: string, ...touches: NonNullable<Scene['do']>[number][]) =>
    scene(`keyboard, ${name}`, typing, { do: [field, ...touches] });
  const permission = (name: string, opens: string) =>
    scene(
      `permission to ${opens}`,
      dialog(at(world, 'chat', '/'), { kind: 'permission', app: 'chat', permission: name }),
      { opens: `Allow Parley to ${opens}?` },
    );
  return [
    scene('home', withFolder),
    scene('home with badges', phone => {
      folder(phone);
      notified(phone);
    }),
    scene('all apps', world, { do: ['search'] }),
    scene('all apps, none found', world, {
      do: ['search', { type: 'type', element: 'field/apps', text: 'zeppelin' }],
    }),
    scene('folder', withFolder, {
      do: ['folder#item-daily'],
      opens: 'Daily',
      site: 'src/shell/launcher/FolderView.tsx folder.name',
    }),
    scene('menu of an app', withFolder, {
      do: [{ type: 'long_press', element: 'app#chat' }],
      opens: 'Parley',
      site: "src/shell/launcher/ItemMenu.tsx meta?.name ?? (id === 'home' ? 'Home screen' : item?.name ?? widget ?? 'Options')",
    }),
    scene('menu of the dock', withFolder, {
      do: [{ type: 'long_press', element: 'dock#browser' }],
      opens: 'Browser',
    }),
    scene('menu of the home screen', withFolder, {
      do: [{ type: 'long_press', x: 150, y: 1890 }],
      opens: 'Home screen',
    }),
    scene('menu in all apps', world, {
      do: ['search', { type: 'long_press', element: 'app#notes' }],
      opens: 'Notes',
    }),
    scene('shade', after(change(world, notified), 'system', 'openShade', { quick: false }), {
      opens: 'Notification shade',
    }),
    scene('shade, replying', after(change(world, notified), 'system', 'openShade', { quick: false }), {
      do: [
        'shade/button/3-more-from-parley',
        { type: 'scroll', direction: 'down' },
        'swipe-note-ines/button/expand',
        { type: 'scroll', direction: 'down' },
        'action-reply',
      ],
      opens: 'Notification shade',
    }),
    scene('shade, empty', after(world, 'system', 'openShade', { quick: false }), {
      opens: 'Notification shade',
    }),
    scene('quick settings', after(world, 'system', 'openShade', { quick: true }), {
      opens: 'Notification shade',
    }),
    scene('recents', after(at(at(world, 'chat', '/'), 'notes', '/bin'), 'system', 'showRecents'), {
      opens: 'Recent apps',
    }),
    scene('recents, empty', after(world, 'system', 'showRecents'), { opens: 'Recent apps' }),
    scene('lock screen', locked('swipe'), { opens: 'Lock screen', stays: LOCKED }),
    scene('PIN', locked('pin'), {
      do: ['button/swipe-up-to-unlock', 'button/2', 'button/4'],
      opens: 'Lock screen',
      stays: LOCKED,
    }),
    scene('password', locked('password'), {
      do: ['button/swipe-up-to-unlock', { type: 'type', element: 'field/secret', text: 'harbour' }],
      opens: 'Lock screen',
      stays: LOCKED,
    }),
    scene('volume', at(world, 'notes', '/'), { do: [{ type: 'key', key: 'volume_up' }] }),
    permission('microphone', 'record audio'),
    permission('contacts', 'access your contacts'),
    scene(
      'share',
      intent(at(world, 'notes', '/'), {
        verb: 'SEND',
        mime: 'text/plain',
        text: 'The ferry leaves at nine.',
      }),
      { opens: 'Share' },
    ),
    scene(
      'share with nobody',
      intent(at(world, 'notes', '/'), {
        verb: 'SEND',
        mime: 'model/gltf',
        text: 'A teapot',
        title: 'Teapot',
      }),
      { opens: 'Teapot' },
    ),
    scene(
      'share photos',
      intent(at(world, 'chat', '/'), {
        verb: 'SEND',
        mime: 'image/webp',
        media: mediaOf(world.device.storage.files, 'photo')
          .slice(0, 2)
          .map(m => m.id),
      }),
      { opens: 'Share' },
    ),
    scene(
      'open with',
      dialog(at(world, 'notes', '/'), {
        kind: 'chooser',
        app: 'notes',
        intent: { verb: 'SEND', mime: 'text/plain', text: 'Nine' },
      }),
      { do: ['app#chat'], opens: 'Open with' },
    ),
    scene('photo', intent(at(world, 'chat', '/'), { verb: 'PICK', mime: 'image/*' }), {
      opens: 'Choose a photo',
    }),
    scene('photos', intent(at(world, 'chat', '/'), { verb: 'PICK', mime: 'image/*', multiple: true }), {
      opens: 'Choose photos',
    }),
    scene('video', intent(at(world, 'chat', '/'), { verb: 'PICK', mime: 'video/*' }), {
      opens: 'Choose a video',
    }),
    scene('date', dialog(at(world, 'notes', '/'), { kind: 'date', app: 'notes' }), {
      opens: 'Choose a date',
    }),
    scene('date, years', dialog(at(world, 'notes', '/'), { kind: 'date', app: 'notes' }), {
      do: ['choose-year'],
      opens: 'Choose a date',
    }),
    scene('time', dialog(at(world, 'notes', '/'), { kind: 'time', app: 'notes' }), {
      do: [{ type: 'type', element: 'field/hour', text: '99', clear: true }],
      opens: 'Choose a time',
    }),
    scene(
      'time with halves',
      withSettings(dialog(at(world, 'notes', '/'), { kind: 'time', app: 'notes' }), { clock24: false }),
      { opens: 'Choose a time' },
    ),
    scene(
      'uninstall',
      dialog(world, { kind: 'uninstall', app: 'chat', text: 'The app and its data will be removed.' }),
      { opens: 'Uninstall?' },
    ),
    scene(
      'message',
      dialog(world, { kind: 'message', app: 'chat', title: 'No connection', text: 'Try again later.' }),
      { opens: 'No connection', site: "src/shell/dialogs/Simple.tsx dialog.title ?? ''" },
    ),
    scene('toast', after(at(world, 'notes', '/'), 'system', 'toast', { text: 'Note moved to the bin' })),
    scene('heads-up', change(at(world, 'notes', '/'), QUIET)),
    keys('letters'),
    keys('symbols', 'key-symbols'),
    keys('more symbols', 'key-symbols', 'key-more-symbols'),
    keys('emoji', 'button/emoji'),
    keys('pinyin', 'key-next-keyboard', 'key-n', 'key-i'),
    scene('keyboard, numbers', at(world, 'notes', '/lock'), { do: ['field/old'] }),
    scene(
      'keyboard, with something to paste',
      after(typing, 'system', 'copyText', { text: 'The ferry leaves at nine.' }),
      { do: ['field/query'] },
    ),
    scene('selection', after(typing, 'system', 'copyText', { text: 'nine' }), {
      do: [field, { type: 'long_press', element: 'field/query' }],
    }),
    scene('magnifier', withSettings(at(world, 'notes', '/'), { magnification: true }), { do: ['magnifier'] }),
    scene('screen reader', withSettings(at(world, 'notes', '/'), { screenReader: true }), {
      do: ['button/search'],
    }),
    scene(
      'held sideways',
      change(at(world, 'notes', '/'), ({ device }) => {
        device.held = 'landscape';
      }),
    ),
  ];
}
