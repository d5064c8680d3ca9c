import { task, type Task } from '../form.ts';
import { oneOf } from '../sample.ts';
import { done } from '../steps.ts';
import { inAnyFolder, newNote, writeDown, writeNote } from './make.ts';

export const createNote: Task = task(
  'notes/create-note',
  {
    title: oneOf(
      'Harbour walk',
      'Bike repairs',
      'Questions for Gareth',
      'Choir names',
      'Lost property',
      'Window box',
      'Parcel for Helen',
      'Map shop',
    ),
    body: oneOf(
      'Meet at the ferry steps at half past six.',
      'Ask whether the blue one is still there.',
      'Bring two torches and the long rope.',
      'Row 4, seats 11 and 12.',
      'Call back before Thursday noon.',
      'Reference KX-4417, desk three.',
      'Three metres of white cord.',
    ),
  },
  {
    tags: ['create', 'transcription'],
    counterpart: 'MarkorCreateNote',
    ask: {
      en: [
        ({ title, body }) => `In Notes, write a note titled “${title}” that says: ${body}`,
        ({ title, body }) => `Make a new note called “${title}” with this text, unchanged: ${body}`,
      ],
      zh: [({ title, body }) => `在“备忘录”里新建一条笔记，标题为“${title}”，内容为：${body}`],
    },
    expect: { written: newNote(p => p) },
    ...inAnyFolder,
    solve: function* (_seen, { title, body }) {
      yield* writeNote(title, body);
      yield done();
    },
    nearMisses: {
      inTheTitle: {
        change: (s, p, ctx) => void writeDown(s, ctx, { title: `${p.title} ${p.body}`, body: '' }),
        because: ['written', 'sideEffects'],
      },
    },
    alternatives: {
      inAFolder: {
        change: (s, p, ctx) => {
          const note = writeDown(s, ctx, { title: `${p.title} `, body: `${p.body}\n` });
          ctx.act('notes', 'move', { notes: [note], folder: Object.keys(s.apps.notes.folders)[0]! });
        },
      },
    },
  },
);
