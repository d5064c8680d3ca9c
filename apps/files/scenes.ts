import { produce } from 'immer';
import { after, at, changed, SHARED, type AppScenes, type Touch } from '../scenes.ts';
import { fileAt } from '../../src/sdk/core/storage.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';

const hold = (element: string): Touch => ({ type: 'long_press', element });
const idAt = (phone: AnyPhone, path: string): string => fileAt(phone.device.storage.files, path)!.id;
const emptied = (phone: AnyPhone): AnyPhone =>
  produce(phone, d => {
    d.device.storage.files = {};
  });

export const scenes: AppScenes = {
  params: {
    folder: phone => [idAt(phone, 'Documents'), idAt(phone, 'DCIM/Camera')],
    kind: () => ['image', 'document', 'video'],
    '/details/:file': phone => [idAt(phone, 'Documents/Flat'), idAt(phone, 'Documents/Work/credits.md')],
    '/view/:file': phone => [
      idAt(phone, 'Documents/Work/credits.md'),
      idAt(phone, 'Documents/Money/2025.csv'),
      idAt(phone, 'Download/tide_tables_2026.csv'),
      idAt(phone, 'Download/tide_tables_2026.pdf'),
      idAt(phone, 'Download/sofa_invoice_TW-40917.pdf'),
      idAt(phone, 'Download/pattern_knitted_heron.zip'),
    ],
  },
  args: {
    '/save': SHARED,
    '/pick': { verb: 'PICK', mime: 'text/*', multiple: true },
    '/choose': { verb: 'move', files: ['file-download-tide-tables-2026-pdf'] },
  },
  screens: ({ world, scene }) => {
    const grid = after(world, 'files', 'setView', { view: 'grid' });
    const pdf = idAt(world, 'Download/tide_tables_2026.pdf');
    const download = `/folder/${idAt(world, 'Download')}`;
    return [
      scene('as a grid', download, { phone: grid }),
      scene('pictures as a grid', '/category/image', { phone: grid }),
      scene('picked in a grid', download, { phone: grid, do: [hold(`file#${pdf}`)] }),
      scene('picked', download, { do: [hold(`file#${pdf}`)] }),
      scene('just binned', download, { phone: after(world, 'files', 'bin', { files: [pdf] }) }),
      scene('nothing on the phone', '/', { phone: emptied(world) }),
      scene('empty folder', '/storage', { phone: emptied(world) }),
      scene('empty bin', '/bin', { phone: after(world, 'files', 'emptyBin') }),
      scene('picked in the bin', '/bin', { do: [hold('binned#file-recordings-test-test')] }),
      scene('found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'panel' }] }),
      scene('found by type', '/search', { do: ['button/folders'] }),
      scene('nothing found', '/search', { do: [{ type: 'type', element: 'field/query', text: 'zeppelin' }] }),
      scene('no searches yet', '/search', {
        phone: changed(world, apps => {
          apps.files.searches = [];
        }),
      }),
      scene('one file to pick, browsed', '/pick', {
        phone: at(world, 'files', '/pick', { verb: 'PICK', mime: '*/*' }),
        do: ['tab-browse'],
      }),
      scene('nothing shared', '/save', {
        phone: at(world, 'files', '/save', { verb: 'SEND', mime: 'text/plain' }),
      }),
      scene('copying', '/choose', {
        phone: at(world, 'files', '/choose', { verb: 'copy', files: [pdf] }),
        do: [`into#${idAt(world, 'Documents')}`],
      }),
      scene('extracting', '/choose', {
        phone: at(world, 'files', '/choose', {
          verb: 'unzip',
          files: [idAt(world, 'Download/pattern_knitted_heron.zip')],
        }),
      }),
      scene('a name that is taken', '/storage', {
        do: ['button/new-folder', { type: 'type', element: 'field/folder-name', text: 'Music' }],
        opens: 'New folder',
        site: 'apps/files/ui/NameDialog.tsx title',
      }),
    ];
  },
  dialogs: ({ world }) => {
    const documents = `/folder/${idAt(world, 'Documents')}`;
    const text = idAt(world, 'Documents/quiz questions.txt');
    const zip = idAt(world, 'Download/pattern_knitted_heron.zip');
    const more = 'button/more-about-quiz-questions-txt';
    return {
      list: [
        ['/', 'More options', ['button/more-options']],
        ['/storage', 'More options', ['button/more-options']],
        [documents, 'More options', ['button/more-options']],
        [documents, 'New folder', ['button/new-folder'], 'apps/files/ui/NameDialog.tsx title'],
        [documents, 'Sort by', ['sort']],
        [documents, 'quiz questions.txt', [more], 'apps/files/ui/FileSheet.tsx row.name'],
        [documents, 'Rename', [more, 'verb-rename'], 'apps/files/ui/NameDialog.tsx title'],
        [documents, 'Compress', [more, 'verb-compress'], 'apps/files/ui/NameDialog.tsx title'],
        [documents, 'More options', [hold(`file#${text}`), 'button/more-options']],
        [
          documents,
          'Rename',
          [hold(`file#${text}`), 'button/more-options', 'menuitem/rename'],
          'apps/files/ui/NameDialog.tsx title',
        ],
        [`/view/${zip}`, 'More options', ['button/more-options']],
        ['/choose', 'New folder', ['button/new-folder'], 'apps/files/ui/NameDialog.tsx title'],
        [
          '/bin',
          'Empty the bin?',
          ['empty'],
          "apps/files/ui/Bin.tsx asking === 'all' ? 'Empty the bin?' : 'Delete for good?'",
        ],
        [
          '/bin',
          'test test.m4a',
          ['binned#file-recordings-test-test'],
          "apps/files/ui/Bin.tsx one?.name ?? ''",
        ],
        [
          '/bin',
          'Delete for good?',
          ['binned#file-recordings-test-test', 'button/delete-for-good'],
          "apps/files/ui/Bin.tsx asking === 'all' ? 'Empty the bin?' : 'Delete for good?'",
        ],
      ],
    };
  },
};
