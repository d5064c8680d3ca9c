import { task, type Task } from '../form.ts';
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
    expect: {
      moved: (_s, { note, folder }, ctx) => ctx.act('notes', 'move', { notes: [note.id], folder: folder.id }),
    },
    solve: function* (seen, { note, folder }) {
      seen = yield* openTitled(note.title);
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Move to folder'));
      yield tap(seen, option(folder.name));
      yield done();
    },
  },
);
