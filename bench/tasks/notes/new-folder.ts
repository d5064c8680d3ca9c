import { task, type Task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { button, done, field, fill, has, scroll, tap } from '../steps.ts';
import { makeNote, openNotes, theNote } from './make.ts';

const WHAT = [
  'Choir',
  'Allotment',
  'Lantern Trail',
  'School run',
  'Ferry',
  'Loft',
  'Recipes to try',
  'Letters',
] as const;
interface P {
  what: string;
  year: number;
}
const name = (p: P) => `${p.what} ${p.year}`;

export const newFolder: Task = task(
  'notes/new-folder',
  { what: oneOf(...WHAT), year: int(2019, 2027) },
  {
    tags: ['create', 'transcription'],
    counterpart: 'MarkorCreateFolder',
    ask: {
      en: [
        p => `Make a folder called “${name(p)}” in Notes.`,
        p => `In Notes I need a new, empty folder named ${name(p)}.`,
      ],
      zh: [p => `在“笔记”里新建一个名为“${name(p)}”的文件夹。`],
    },
    setup: (s, p, ctx) => {
      s.apps.notes.folders['folder-last-year'] = { name: `${p.what} ${p.year - 1}`, createdAt: ctx.now };
      makeNote(s, ctx, { title: name(p), body: 'To be sorted.', folder: 'folder-last-year' });
    },
    expect: { made: (_s, p, ctx) => ctx.act('notes', 'createFolder', { name: name(p) }) },
    solve: function* (_seen, p) {
      let seen = yield* openNotes();
      const chip = button('New folder');
      for (let tries = 0; tries < 4 && !has(seen, chip); tries++)
        seen = yield {
          ...scroll('right'),
          element: seen.elements!.find(e => e.name === 'Folders and tags')!.id,
        };
      seen = yield tap(seen, chip);
      seen = yield fill(seen, field('Folder name'), name(p));
      yield tap(seen, button('Create'));
      yield done();
    },
    nearMisses: {
      renamedTheOld: {
        change: (_s, p, ctx) =>
          ctx.act('notes', 'renameFolder', { folder: 'folder-last-year', name: name(p) }),
        because: ['made', 'sideEffects'],
      },
      filledAlready: {
        change: (s, p, ctx) =>
          ctx.act('notes', 'createFolder', { name: name(p), notes: [theNote(s, name(p)).id] }),
        because: 'sideEffects',
      },
    },
  },
);
