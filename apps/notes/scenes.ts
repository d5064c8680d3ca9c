import { after, changed, oneOfEach, SHARED, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';
import type { Phone } from '../catalogue.ts';

const hold = (element: string): Touch => ({ type: 'long_press', element });
const dialogs = (binned: string): readonly DialogRow[] => [
  ['/', 'More options', ['button/more-options']],
  [
    '/',
    'New folder',
    [{ type: 'scroll', element: 'scroll/chips', direction: 'right', amount: 1.2 }, 'button/new-folder'],
  ],
  ['/folder/folder-recipes', 'More options', ['button/more-options']],
  ['/folder/folder-recipes', 'Rename folder', ['button/more-options', 'menuitem/rename-folder']],
  ['/folder/folder-recipes', 'Delete Recipes?', ['button/more-options', 'menuitem/delete-folder']],
  ['/', 'More options', [hold('note#note-gift-ideas'), 'button/more-options']],
  ['/', 'Move to folder', [hold('note#note-gift-ideas'), 'button/more-options', 'menuitem/move-to-folder']],
  ['/tags', 'Rename tag', ['button/rename-flat']],
  ['/tags', 'Delete #flat?', ['button/delete-flat']],
  ['/bin', 'Empty the bin?', ['button/empty']],
  ['/bin', 'Delete this note for good?', ['button/delete-resolutions-for-good']],
  [`/note/${binned}`, 'Delete this note for good?', ['button/delete-for-good']],
  ['/note/note-gift-ideas', 'More options', ['button/more-options']],
  ['/note/note-gift-ideas', 'Move to folder', ['button/more-options', 'menuitem/move-to-folder']],
  ['/note/note-gift-ideas', 'Tags', ['button/more-options', 'menuitem/tags']],
  ['/note/note-gift-ideas', 'Info', ['button/more-options', 'menuitem/info']],
];

const searching = (query: string) => ({
  do: [{ type: 'type' as const, element: 'field/query', text: query }],
});
const apps = (phone: object) => (phone as Phone).apps;

export const scenes: AppScenes = {
  params: {
    note: ({ apps: { notes } }) =>
      oneOfEach(notes.notes, n => `${n.kind} ${n.locked} ${n.binnedAt !== null}`),
    folder: ({ apps: { notes } }) => oneOfEach(notes.folders),
    file: ({ device }) =>
      ['readme first.txt', 'credits.md', 'Boiler manual.pdf'].flatMap(name =>
        Object.entries(device.storage.files)
          .filter(([, f]) => f.name === name)
          .map(([id]) => id),
      ),
    tag: ({ apps: { notes } }) =>
      Object.values(notes.notes)
        .flatMap(n => n.tags)
        .slice(0, 1),
  },
  args: { '/share': SHARED },
  screens: ({ world, scene }) => [
    scene('as a grid', '/', { phone: after(world, 'notes', 'setView', { view: 'grid' }) }),
    scene('unlocked', '/', {
      phone: changed(world, ({ notes }) => {
        notes.unlocked = true;
      }),
    }),
    scene('picked', '/', { do: [hold(`note#${Object.keys(apps(world).notes.notes)[0]}`)] }),
    scene('empty', '/', {
      phone: changed(world, ({ notes }) => {
        notes.notes = {};
      }),
    }),
    scene('found', '/search', searching('soup')),
    scene('nothing found', '/search', searching('zeppelin')),
  ],
  dialogs: ({ world }) => {
    const { notes } = apps(world).notes;
    return { list: dialogs(Object.keys(notes).find(id => notes[id]!.binnedAt !== null)!) };
  },
};
