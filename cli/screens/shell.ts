import { mediaOf } from '../../src/sdk/core/storage.ts';
import type { AnyPhone, Dialog } from '../../src/state/phone/index.ts';
import { after, at, withSettings, type Scene } from '../../apps/scenes.ts';
import { change, locked, notified, withFolder, withHeadsUp, type Change } from './shell-changes.ts';

const dialog = (phone: AnyPhone, fields: Omit<Dialog, 'id'>): AnyPhone =>
  after(phone, 'system', 'openDialog', fields);
const intent = (phone: AnyPhone, fields: object): AnyPhone =>
  after(phone, 'system', 'startIntent', { app: 'chat', intent: fields });

const LOCKED = 'a lock screen is left with a swipe, a secret or a fingerprint';

/** Screens of the phone itself: home, shade, recents, lock, system dialogs, keyboard, and what lies over the screen for a while. */
export const shellScenes = (world: AnyPhone): Scene[] =>
  [
    homeScenes,
    shadeScenes,
    lockScenes,
    intentScenes,
    dialogScenes,
    transientScenes,
    keyboardScenes,
    assistiveScenes,
  ].flatMap(scenes => scenes(world));

/** Makes scenes of a phone, or of `world` with a change. */
const sceneOf =
  (world: AnyPhone) =>
  (name: string, changeOrPhone: Change | AnyPhone = world, more: Partial<Scene> = {}): Scene => ({
    name: `shell: ${name}`,
    app: 'shell',
    phone: typeof changeOrPhone === 'function' ? change(world, changeOrPhone) : changeOrPhone,
    ...more,
  });

/** Home screen, folders, menus and the list of all apps. */
function homeScenes(world: AnyPhone): Scene[] {
  const scene = sceneOf(world);
  const home = change(world, withFolder);
  return [
    scene('home', home),
    scene('home with badges', phone => {
      withFolder(phone);
      notified(phone);
    }),
    scene('all apps', world, { do: ['search'] }),
    scene('all apps, none found', world, {
      do: ['search', { type: 'type', element: 'field/apps', text: 'zeppelin' }],
    }),
    scene('folder', home, {
      do: ['folder#item-daily'],
      opens: 'Daily',
      site: 'src/shell/launcher/FolderView.tsx folder.name',
    }),
    scene('menu of an app', home, {
      do: [{ type: 'long_press', element: 'app#chat' }],
      opens: 'Parley',
      site: "src/shell/launcher/ItemMenu.tsx meta ? textOf(meta.id) : id === 'home' ? t('homeScreen') : (item?.name ?? widget ?? t('options'))",
    }),
    scene('menu of the dock', home, {
      do: [{ type: 'long_press', element: 'dock#browser' }],
      opens: 'Browser',
    }),
    scene('menu of the home screen', home, {
      do: [{ type: 'long_press', x: 150, y: 1890 }],
      opens: 'Home screen',
    }),
    scene('menu in all apps', world, {
      do: ['search', { type: 'long_press', element: 'app#notes' }],
      opens: 'Notes',
    }),
  ];
}

/** Notification shade, quick settings and recent apps. */
function shadeScenes(world: AnyPhone): Scene[] {
  const scene = sceneOf(world);
  return [
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
  ];
}

/** Lock screens, and the volume panel. */
function lockScenes(world: AnyPhone): Scene[] {
  const scene = sceneOf(world);
  return [
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
  ];
}

/** Permissions, and choosers that an app opens with an intent. */
function intentScenes(world: AnyPhone): Scene[] {
  const scene = sceneOf(world);
  const permission = (name: string, opens: string) =>
    scene(
      `permission to ${opens}`,
      dialog(at(world, 'chat', '/'), { kind: 'permission', app: 'chat', permission: name }),
      {
        opens: `Allow Parley to ${opens}?`,
        site: "src/shell/dialogs/Permission.tsx t(prompt.ask, { app, b: parts => parts.join('') })",
      },
    );
  return [
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
  ];
}

/** Pickers of date and time, and plain dialogs. */
function dialogScenes(world: AnyPhone): Scene[] {
  const scene = sceneOf(world);
  return [
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
    scene('uninstall', dialog(world, { kind: 'uninstall', app: 'chat' }), { opens: 'Uninstall Parley?' }),
    scene(
      'message',
      dialog(world, { kind: 'message', app: 'chat', title: 'No connection', text: 'Try again later.' }),
      { opens: 'No connection', site: "src/shell/dialogs/Simple.tsx dialog.title ?? ''" },
    ),
  ];
}

/** What lies over the screen for a while. */
function transientScenes(world: AnyPhone): Scene[] {
  const scene = sceneOf(world);
  return [
    scene('toast', after(at(world, 'notes', '/'), 'system', 'toast', { text: 'Note moved to the bin' })),
    scene('heads-up', change(at(world, 'notes', '/'), withHeadsUp)),
  ];
}

/** The keyboard, and the menus of selected text. */
function keyboardScenes(world: AnyPhone): Scene[] {
  const scene = sceneOf(world);
  const typing = at(world, 'chat', '/search');
  const field = { type: 'type', element: 'field/query', text: 'blue bag' } as const;
  const keys = (name: string, ...touches: NonNullable<Scene['do']>[number][]) =>
    scene(`keyboard, ${name}`, typing, { do: [field, ...touches] });
  return [
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
  ];
}

/** Magnifier, screen reader and a turned phone. */
function assistiveScenes(world: AnyPhone): Scene[] {
  const scene = sceneOf(world);
  return [
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
