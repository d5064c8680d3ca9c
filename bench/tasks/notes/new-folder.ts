import { added, only, same } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone, type Task } from '../form.ts';
import { judged, untouched } from '../probes/tables.ts';
import { int, oneOf } from '../sample.ts';
import { button, done, field, fill, has, scroll, tap } from '../steps.ts';
import { makeNote, openNotes } from './make.ts';

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
const make = (s: Phone, id: string, called: string) => {
  s.apps.notes.folders[id] = { name: called, createdAt: s.clock.now };
};

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
      make(s, 'folder-last-year', `${p.what} ${p.year - 1}`);
      makeNote(s, ctx, { title: name(p), body: 'To be sorted.', folder: 'folder-last-year' });
    },
    goals: {
      made: ({ was, now, p }) =>
        only(added(was.apps.notes.folders, now.apps.notes.folders), f => f.name.trim() === name(p)),
    },
    invariants: { empty: ({ was, now }) => same(was.apps.notes.notes, now.apps.notes.notes) },
    allow: s => [newIn(s.apps.notes.folders)],
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
        change: (s, p) => {
          s.apps.notes.folders['folder-last-year']!.name = name(p);
        },
        because: ['made', 'sideEffects'],
      },
      aNoteInstead: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, { title: name(p) });
        },
        because: ['made', 'empty', 'sideEffects'],
      },
      anotherYear: { change: (s, p) => make(s, 'folder-new', `${p.what} ${p.year + 1}`), because: 'made' },
      twice: {
        change: (s, p) => {
          make(s, 'folder-new', name(p));
          make(s, 'folder-newer', name(p));
        },
        because: 'made',
      },
      filledAlready: {
        change: (s, p) => {
          make(s, 'folder-new', name(p));
          Object.values(s.apps.notes.notes).find(n => n.title === name(p))!.folder = 'folder-new';
        },
        because: ['empty', 'sideEffects'],
      },
    },
    alternatives: { byState: { change: (s, p) => make(s, 'folder-new', name(p)) } },
    probe: (p, was) => [
      judged(newFolder, p, was, 'notes', 'folders', 'the folder, and no other'),
      untouched(was, 'notes', 'notes'),
    ],
  },
);
