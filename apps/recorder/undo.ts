import type { Phone } from '../catalogue.ts';
import { fresh, idle, pair, turn, type UndoPairs } from '../undo.ts';

const FILE = 'file-recordings-shop-thoughts';
const FILES = { files: [FILE] };
const filesOf = (phone: Phone) => phone.device.storage.files;
const markersOf = (phone: Phone) => phone.apps.recorder.recordings[FILE]!.markers;
const RECORD = ['begin', { capture: false, result: true }] as const;

export const undo: UndoPairs = {
  'a favourite': pair(
    now => [['favourite', { ...FILES, on: !(filesOf(now)[FILE] as { favourite?: boolean }).favourite }]],
    (_, was) => [
      ['favourite', { ...FILES, on: (filesOf(was)[FILE] as { favourite?: boolean }).favourite ?? false }],
    ],
  ),
  'the bin': pair([['bin', FILES]], [['restore', FILES]]),
  'the bin, with Undo': pair([['bin', FILES]], [['undoBin']]),
  'a category': turn('categorise', { ...FILES, category: 'music' }, { ...FILES, category: 'memo' }),
  'a name': pair([['rename', { file: FILE, name: 'Another' }]], (_, was) => [
    ['rename', { file: FILE, name: filesOf(was)[FILE]!.name.replace(/\.\w+$/, '') }],
  ]),
  'a marker': pair([['mark', { file: FILE, at: 2_000, name: 'Here' }]], (now, was) => {
    const known = markersOf(was).map(m => m.id);
    const { id } = markersOf(now).find(m => !known.includes(m.id))!;
    return [['removeMarker', { file: FILE, marker: id }]];
  }),
  'a recording that is thrown away': pair([RECORD], [['stop'], ['discard']]),
  'a recording that is saved and deleted': pair([RECORD, ['saveNow']], (now, was) => {
    const files = fresh(filesOf(now), filesOf(was));
    return [
      ['bin', { files }],
      ['remove', { files }],
    ];
  }),
  'a setting': turn('changeSettings', { format: 'wav' }, { format: 'm4a' }),
  speed: turn('setSpeed', { speed: 150 }, { speed: 100 }),
  looking: idle(
    ['play', { file: FILE }],
    ['seek', { file: FILE, to: 3_000 }],
    ['stopPlaying'],
    ['setSort', { sort: 'name' }],
    ['remember', { query: 'bread' }],
  ),
};
