import { changed, after, at, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import { produce } from 'immer';
import { advance } from '../../src/sdk/core/engine.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import { catalogue } from '../catalogue.ts';
import { binOf, pictures } from './select.ts';

const PHOTO = 'file-img-20260311-0812';
const BICYCLE = 'file-img-20260307-1016';
const VIDEO = 'file-vid-20260308-1522';
const OWN = 'file-pictures-gannet-isle';
const hold = (id: string): Touch => ({ type: 'long_press', element: `media#${id}` });
const more = 'button/more-options';
const later = (phone: AnyPhone, ms: number): AnyPhone =>
  advance(catalogue, phone, phone.clock.now + ms).phone;
const without = (phone: AnyPhone): AnyPhone =>
  produce(phone, d => {
    const { files } = d.device.storage;
    for (const id of Object.keys(files)) if (files[id]!.media) delete files[id];
  });
const everything = (phone: AnyPhone): string[] => pictures(phone.device.storage.files).map(f => f.id);
const sliding = (phone: AnyPhone): AnyPhone =>
  later(after(phone, 'gallery', 'startSlideshow', { files: everything(phone), from: BICYCLE }), 6_000);
const playing = (phone: AnyPhone): AnyPhone =>
  later(after(at(phone, 'gallery', `/view/${VIDEO}`), 'gallery', 'play', { file: VIDEO }), 9_400);
const binOne = (phone: AnyPhone): AnyPhone => after(phone, 'gallery', 'bin', { files: [BICYCLE] });

const NAMING = 'apps/gallery/ui/FolderSheet.tsx title';
const dialogs = (binned: string): readonly DialogRow[] => [
  ['/', 'More options', [more]],
  ['/', 'Grid size', [more, 'menuitem/grid-size']],
  ['/', 'More options', [hold(PHOTO), more]],
  ['/', 'Move to album', [hold(PHOTO), more, 'menuitem/move-to-album']],
  ['/', 'Copy to album', [hold(PHOTO), more, 'menuitem/copy-to-album']],
  ['/', 'New album', [hold(PHOTO), more, 'menuitem/copy-to-album', 'button/new-album'], NAMING],
  ['/albums', 'More options', [more]],
  ['/albums', 'New album', ['button/new-album'], NAMING],
  [`/album/${OWN}`, 'More options', [more]],
  [`/album/${OWN}`, 'Rename album', [more, 'menuitem/rename-album'], NAMING],
  [
    `/album/${OWN}`,
    'Delete Gannet Isle?',
    [more, 'menuitem/delete-album'],
    'apps/gallery/ui/Albums.tsx `Delete ${name}?`',
  ],
  [`/view/${PHOTO}`, 'More options', [more]],
  [`/view/${PHOTO}`, 'Details', ['button/details']],
  [`/view/${PHOTO}`, 'Rename', [more, 'menuitem/rename']],
  [`/view/${PHOTO}`, 'Copy to album', [more, 'menuitem/copy-to-album']],
  [`/edit/${PHOTO}`, 'Discard changes?', ['button/mirror', 'button/cancel']],
  ['/bin', 'Empty the bin?', ['button/empty']],
  ['/bin', 'Delete for good?', ['button/select', 'button/select-all', 'button/delete']],
  [`/bin/${binned}`, 'Delete this for good?', ['button/delete']],
  ['/settings', 'Order of slideshows', ['button/order-as-in-the-album']],
  ['/settings', 'Grid size', ['button/grid-size-3-columns']],
];

export const scenes: AppScenes = {
  params: {
    '/album/:album': () => [OWN, 'favourites', 'videos'],
    '/view/:file': () => [PHOTO, BICYCLE, VIDEO],
    '/edit/:file': () => [BICYCLE],
    '/wallpaper/:file': () => [PHOTO],
    '/bin/:file': phone =>
      binOf(phone.device.storage.files)
        .slice(0, 1)
        .map(f => f.id),
  },
  screens: ({ world, scene }) => [
    scene('picked', '/', { do: [hold(PHOTO)] }),
    scene('after a delete', '/', { phone: binOne(world) }),
    scene('scrolled', '/', { do: [{ type: 'scroll', direction: 'down', amount: 0.7 }] }),
    scene('five side by side', '/', {
      phone: changed(world, apps => {
        apps.gallery.columns = 5;
      }),
    }),
    scene('no photos', '/', { phone: without(world) }),
    scene('no photos', '/albums', { phone: without(world) }),
    scene('found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'bicycle' }] }),
    scene('nothing found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'zeppelin' }] }),
    scene('without bars', `/view/${PHOTO}`, { do: [`photo#${PHOTO}`] }),
    scene('playing', `/view/${VIDEO}`, { phone: playing(world) }),
    scene('gone', '/view/file-none'),
    scene('adjusted', `/edit/${BICYCLE}`, { do: ['mode-adjust'] }),
    scene('filters', `/edit/${BICYCLE}`, { do: ['mode-filters', 'filter#sepia'] }),
    scene('square', `/edit/${BICYCLE}`, { do: ['button#ratio-1:1'] }),
    scene('running', '/slideshow', { phone: sliding(world) }),
    scene('paused', '/slideshow', { phone: sliding(world), do: [{ type: 'tap', x: 540, y: 1200 }] }),
    scene('picked', '/bin', { do: ['button/select', 'button/select-all'] }),
    scene('empty', '/bin', { phone: without(world) }),
  ],
  dialogs: ({ world }) => ({ list: dialogs(binOf(world.device.storage.files)[0]!.id) }),
};
