import { task, type Task } from '../form.ts';
import { int, oneOf } from '../sample.ts';
import { back, button, done, field, fill, tap } from '../steps.ts';
import { inAnyFolder, newNote, openNotes, TITLES, unbinned, writeDown } from './make.ts';

interface P {
  title: string;
  word: string;
  number: number;
}
const text = (p: P) => `${p.word} ${p.number}`;

/** The goal does not give the text: it is in the clipboard, and the phone shows it when pasting. */
export const pasteNote: Task = task(
  'notes/paste-note',
  {
    title: oneOf(...TITLES),
    word: oneOf('heron', 'copper', 'lantern', 'bramble', 'pebble', 'rigging'),
    number: int(10_000, 99_999),
  },
  {
    tags: ['create', 'clipboard'],
    counterpart: 'MarkorCreateNoteFromClipboard',
    ask: {
      en: [
        p => `Make a new note titled “${p.title}” and paste what is on the clipboard into it.`,
        p => `I have copied something. Keep it in a new note called “${p.title}”, with no other text.`,
      ],
      zh: [p => `新建一条标题为“${p.title}”的笔记，把剪贴板里的内容粘贴进去。`],
    },
    setup: (s, p) => {
      s.os.clipboard = { text: text(p), at: s.clock.now - 120_000 };
    },
    expect: { pasted: newNote(p => ({ title: p.title, body: text(p) })) },
    ...inAnyFolder,
    solve: function* (_seen, { title }) {
      let seen = yield* openNotes();
      seen = yield tap(seen, button('New note'));
      seen = yield fill(seen, field('Title'), title);
      seen = yield tap(seen, field('Note'));
      yield tap(seen, button(/^Paste ./));
      yield back();
      yield done();
    },
    nearMisses: {
      intoTheTitle: {
        change: (s, p, ctx) => void writeDown(s, ctx, { title: `${p.title}${text(p)}`, body: '' }),
        because: ['pasted', 'sideEffects'],
      },
      intoAnotherNote: {
        change: (s, p, ctx) => {
          const notes = s.apps.notes.notes;
          const note = unbinned(s).find(id => notes[id]!.kind === 'plain' && !notes[id]!.locked)!;
          ctx.act('notes', 'edit', { note, body: `${notes[note]!.body}\n${text(p)}` });
        },
        because: ['pasted', 'sideEffects'],
      },
    },
  },
);
