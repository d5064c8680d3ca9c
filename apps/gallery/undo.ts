import type { Phone } from '../catalogue.ts';
import { fresh, idle, pair, turn, type UndoPairs } from '../undo.ts';

const PHOTO = 'file-img-20260312-0923';
const filesOf = (phone: Phone) => phone.device.storage.files;
const albumOf = (phone: Phone): string => filesOf(phone)[PHOTO]!.parent!;
const otherAlbum = (phone: Phone): string =>
  Object.values(filesOf(phone)).find(
    f => f.kind === 'file' && f.mime.startsWith('image/') && f.parent !== null && f.parent !== albumOf(phone),
  )!.parent!;
const made = (now: Phone, was: Phone) => fresh(filesOf(now), filesOf(was));
const FILES = { files: [PHOTO] };

export const undo: UndoPairs = {
  'a favourite': turn('favourite', { ...FILES, on: true }, { ...FILES, on: false }),
  'the bin': pair([['bin', FILES]], [['restore', FILES]]),
  'the bin, with Undo': pair([['bin', FILES]], [['undo']]),
  'an album': pair(
    now => [['move', { ...FILES, album: otherAlbum(now) }]],
    (_, was) => [['move', { ...FILES, album: albumOf(was) }]],
  ),
  'a copy': pair(
    now => [['copy', { ...FILES, album: otherAlbum(now) }]],
    (now, was) => [
      ['bin', { files: made(now, was) }],
      ['remove', { files: made(now, was) }],
    ],
  ),
  'a name': pair([['rename', { file: PHOTO, name: 'another' }]], (_, was) => [
    ['rename', { file: PHOTO, name: filesOf(was)[PHOTO]!.name.replace(/\.\w+$/, '') }],
  ]),
  looking: idle(
    ['setColumns', { columns: 4 }],
    ['sortAlbums', { sort: 'newest' }],
    ['mute', { on: true }],
    ['remember', { query: 'boat' }],
  ),
};
