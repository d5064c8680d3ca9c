import { advance } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { after, changed, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import { catalogue } from '../catalogue.ts';
import { produce } from 'immer';

const hold = (element: string): Touch => ({ type: 'long_press', element });
const act = (phone: AnyPhone, action: string, args: object = {}): AnyPhone =>
  after(phone, 'recorder', action, args);
const later = (phone: AnyPhone, ms: number): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + ms).phone;
const begun = (world: AnyPhone, capture = false): AnyPhone =>
  later(act(later(act(world, 'begin', { capture, result: true }), 8_400), 'markNow'), 33_200);
const stopped = (world: AnyPhone): AnyPhone => act(begun(world), 'stop');
const playing = (world: AnyPhone, file: string): AnyPhone =>
  later(act(world, 'play', { file, from: 62_000 }), 4_000);

const SHOP = 'recording#file-recordings-shop-thoughts';
const MENU: Touch = 'button/options-of-on-the-way-to-the-sho';
const PLAY = '/play/file-recordings-margaret-4-march';
const dialogs: readonly DialogRow[] = [
  ['/', 'Sort by', ['button/sort']],
  ['/', 'More options', ['button/more-options']],
  ['/', 'More options', [MENU]],
  ['/', 'Rename recording', [MENU, 'menuitem/rename']],
  ['/', 'Move to folder', [MENU, 'menuitem/move-to-folder'], 'apps/recorder/ui/ItemSheets.tsx title'],
  ['/', 'New folder', [MENU, 'menuitem/move-to-folder', 'new-folder']],
  ['/', 'Category', [MENU, 'menuitem/category']],
  ['/', 'Details', [MENU, 'menuitem/details']],
  ['/', 'More options', [hold(SHOP), 'button/more-options']],
  [
    '/',
    'Move to folder',
    [hold(SHOP), 'button/more-options', 'menuitem/move-to-folder'],
    'apps/recorder/ui/ItemSheets.tsx title',
  ],
  ['/', 'Category', [hold(SHOP), 'button/more-options', 'menuitem/category']],
  [PLAY, 'More options', ['button/more-options']],
  [PLAY, 'Speed', ['speed']],
  [
    PLAY,
    'New marker',
    ['add-marker'],
    "apps/recorder/ui/Play.tsx asking?.marker ? 'Rename marker' : 'New marker'",
  ],
  ['/trim/file-recordings-boiler', 'Save piece', ['button/start-1-second-later', 'save']],
  ['/bin', 'Empty the bin?', ['empty']],
  ['/bin', 'Delete this recording for good?', ['button/delete-test-test-for-good']],
  ['/settings', 'Save to', ['save-to'], 'apps/recorder/ui/ItemSheets.tsx title'],
];

export const scenes: AppScenes = {
  params: {
    '/play/:file': () => [
      'file-recordings-margaret-4-march',
      'file-recordings-recording-15',
      'file-recordings-khubz-salma',
      'file-gone',
    ],
    file: () => ['file-recordings-boiler'],
  },
  args: { '/capture': { verb: 'CAPTURE', mime: 'audio/*' } },
  screens: ({ world, scene }) => [
    scene('recording', '/record', { phone: begun(world) }),
    scene('paused', '/record', { phone: act(begun(world), 'pauseRecording') }),
    scene('for another app', '/capture', { phone: begun(world, true) }),
    scene('while recording', '/', { phone: begun(world) }),
    scene('playing', PLAY, { phone: playing(world, 'file-recordings-margaret-4-march') }),
    scene('transcript', PLAY, {
      phone: playing(world, 'file-recordings-margaret-4-march'),
      do: ['tab-transcript'],
    }),
    scene('words found', PLAY, {
      do: ['tab-transcript', { type: 'type', element: 'field/words', text: 'lantern' }],
    }),
    scene('no speech', '/play/file-recordings-recording-15', { do: ['tab-transcript'] }),
    scene('in Chinese', '/play/file-recordings-tangdi-zhang', { do: ['tab-transcript'] }),
    scene('in Arabic', '/play/file-recordings-khubz-salma', { do: ['tab-transcript'] }),
    scene('playing below', '/', { phone: playing(world, 'file-recordings-edith-ferry') }),
    scene('one moved to the bin', '/', {
      phone: act(world, 'bin', { files: ['file-recordings-recording-15'] }),
    }),
    scene('picked', '/', { do: [hold(SHOP)] }),
    scene('in one folder', '/', {
      do: [
        { type: 'scroll', element: 'scroll/chips', direction: 'right', amount: 2 },
        'in-folder#Recordings/Tunes',
      ],
    }),
    scene('empty', '/', {
      phone: produce(world, draft => {
        for (const [id, f] of Object.entries(draft.device.storage.files))
          if (f.media?.kind === 'audio') delete draft.device.storage.files[id];
      }),
    }),
    scene('empty bin', '/bin', { phone: act(world, 'emptyBin') }),
    scene('found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'lantern' }] }),
    scene('nothing found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'zeppelin' }] }),
    scene('never searched', '/search', {
      phone: changed(world, apps => {
        apps.recorder.searches = [];
      }),
    }),
    scene('speech only', '/settings', { phone: act(world, 'changeSettings', { format: '3gp' }) }),
    scene('cut', '/trim/file-recordings-boiler', {
      do: ['button/start-1-second-later', 'button/end-1-second-earlier'],
    }),
  ],
  changes: {
    '/record, a recording to be saved': 'takes the stopped recording up again',
    '/record, where it is saved': 'takes the stopped recording up again',
    '/record, not saved at all': 'takes the stopped recording up again',
  },
  dialogs: ({ world, scene }) => ({
    list: dialogs,
    more: [
      scene('a recording to be saved', '/record', { phone: stopped(world), opens: 'Save recording' }),
      scene('where it is saved', '/record', {
        phone: stopped(world),
        do: ['folder-to-save'],
        opens: 'Save to',
        site: 'apps/recorder/ui/ItemSheets.tsx title',
      }),
      scene('not saved at all', '/record', {
        phone: stopped(world),
        do: ['discard'],
        opens: 'Discard this recording?',
      }),
      scene('thrown away', '/record', {
        phone: begun(world),
        do: ['button/discard'],
        opens: 'Discard this recording?',
      }),
      scene('a marker renamed', PLAY, {
        do: ['button/rename-donors'],
        opens: 'Rename marker',
        site: "apps/recorder/ui/Play.tsx asking?.marker ? 'Rename marker' : 'New marker'",
      }),
    ],
  }),
};
