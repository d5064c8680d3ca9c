import { task, type Task } from '../form.ts';
import { judged, untouched } from '../probes/tables.ts';
import { from, params } from '../sample.ts';
import { button, done, option, tap } from '../steps.ts';
import { isOpen, openTitled, titled } from './make.ts';

export const moveNote: Task = task(
  'notes/move-note',
  params({
    note: from('notes', 'notes').where(
      (n, phone) => isOpen(n) && n.title !== '' && titled(phone, n.title).length === 1,
    ),
  }).and(({ note }) => ({
    folder: from('notes', 'folders').where(f => f.id !== note.folder),
  })),
  {
    tags: ['organise', 'search'],
    counterpart: 'MarkorMoveNote',
    ask: {
      en: [
        ({ note, folder }) => `Move the note “${note.title}” to the folder ${folder.name}.`,
        ({ note, folder }) => `My note “${note.title}” belongs in ${folder.name}. Put it there.`,
      ],
      zh: [({ note, folder }) => `把笔记“${note.title}”移到“${folder.name}”文件夹。`],
    },
    goals: { moved: ({ now, p }) => now.apps.notes.notes[p.note.id]?.folder === p.folder.id },
    invariants: { kept: ({ now, p }) => now.apps.notes.notes[p.note.id]?.binnedAt === null },
    allow: (s, p) => [s.apps.notes.notes[p.note.id]?.folder, s.apps.notes.notes[p.note.id]?.editedAt],
    solve: function* (seen, { note, folder }) {
      seen = yield* openTitled(note.title);
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Move to folder'));
      yield tap(seen, option(folder.name));
      yield done();
    },
    nearMisses: {
      unfiled: {
        change: (s, p) => {
          const n = s.apps.notes.notes[p.note.id]!;
          n.folder = null;
          n.editedAt += 1;
        },
        because: 'moved',
      },
      newFolderOfThatName: {
        change: (s, p, ctx) => {
          const id = ctx.id('folder');
          s.apps.notes.folders[id] = { name: `${p.folder.name} `, createdAt: ctx.now };
          s.apps.notes.notes[p.note.id]!.folder = id;
        },
        because: ['moved', 'sideEffects'],
      },
      anotherToo: {
        change: (s, p) => {
          s.apps.notes.notes[p.note.id]!.folder = p.folder.id;
          Object.entries(s.apps.notes.notes).find(
            ([id, n]) => id !== p.note.id && n.folder !== p.folder.id,
          )![1].folder = p.folder.id;
        },
        because: 'sideEffects',
      },
      movedAndBinned: {
        change: (s, p, ctx) => {
          const n = s.apps.notes.notes[p.note.id]!;
          n.folder = p.folder.id;
          n.binnedAt = ctx.now;
        },
        because: ['kept', 'sideEffects'],
      },
    },
    alternatives: {
      byState: {
        change: (s, p) => {
          s.apps.notes.notes[p.note.id]!.folder = p.folder.id;
        },
      },
    },
    probe: (p, was) => [
      judged(moveNote, p, was, 'notes', 'notes', 'the note in that folder'),
      untouched(was, 'notes', 'folders'),
    ],
  },
);
