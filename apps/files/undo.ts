import type { Phone } from '../catalogue.ts';
import { fresh, idle, pair, turn, type UndoPairs } from '../undo.ts';

const filesOf = (phone: Phone) => phone.device.storage.files;
const folderOf = (phone: Phone, name: string): string =>
  Object.entries(filesOf(phone)).find(([, f]) => f.kind === 'folder' && f.name === name)![0];
/** A file in Documents. */
const fileOf = (phone: Phone): string =>
  Object.entries(filesOf(phone)).find(
    ([, f]) => f.kind === 'file' && f.parent === folderOf(phone, 'Documents') && f.binned === null,
  )![0];
const made = (now: Phone, was: Phone) => fresh(filesOf(now), filesOf(was));

export const undo: UndoPairs = {
  'a name': pair(
    now => [['rename', { file: fileOf(now), name: 'another.txt' }]],
    (_, was) => [['rename', { file: fileOf(was), name: filesOf(was)[fileOf(was)]!.name }]],
  ),
  'a place': pair(
    now => [['move', { files: [fileOf(now)], folder: folderOf(now, 'Download') }]],
    (_, was) => [['move', { files: [fileOf(was)], folder: folderOf(was, 'Documents') }]],
  ),
  'a place, with Undo': pair(
    now => [['move', { files: [fileOf(now)], folder: folderOf(now, 'Download') }]],
    [['undo']],
  ),
  'the bin': pair(
    now => [['bin', { files: [fileOf(now)] }]],
    (_, was) => [['restore', { files: [fileOf(was)] }]],
  ),
  'the bin, with Undo': pair(now => [['bin', { files: [fileOf(now)] }]], [['undo']]),
  'a copy': pair(
    now => [['copy', { files: [fileOf(now)], folder: folderOf(now, 'Download') }]],
    (now, was) => [
      ['bin', { files: made(now, was) }],
      ['remove', { files: made(now, was) }],
    ],
  ),
  'a folder that is made': pair(
    now => [['newFolder', { folder: folderOf(now, 'Documents'), name: 'Another' }]],
    (now, was) => [
      ['bin', { files: made(now, was) }],
      ['remove', { files: made(now, was) }],
    ],
  ),
  'an archive': pair(
    now => [['zip', { files: [fileOf(now)], name: 'Another' }]],
    (now, was) => [
      ['bin', { files: made(now, was) }],
      ['remove', { files: made(now, was) }],
    ],
  ),
  'hidden files': turn('setHidden', { hidden: true }, { hidden: false }),
  looking: idle(
    ['setView', { view: 'grid' }],
    ['setSort', { sort: 'size', down: true }],
    ['remember', { query: 'tide' }],
  ),
};
