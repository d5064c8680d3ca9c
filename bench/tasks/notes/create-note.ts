import { added, only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Task } from '../form.ts';
import { judged } from '../probes/tables.ts';
import { oneOf } from '../sample.ts';
import { done } from '../steps.ts';
import { makeNote, writeNote } from './make.ts';

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
    goals: {
      written: ({ was, now, p }) =>
        only(
          added(was.apps.notes.notes, now.apps.notes.notes),
          n =>
            n.title === p.title && n.kind !== 'checklist' && sameText(n.body, p.body) && n.binnedAt === null,
        ),
    },
    allow: s => [newIn(s.apps.notes.notes)],
    solve: function* (_seen, { title, body }) {
      yield* writeNote(title, body);
      yield done();
    },
    nearMisses: {
      twice: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, p);
          makeNote(s, ctx, p);
        },
        because: 'written',
      },
      inTheTitle: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, { title: `${p.title} ${p.body}` });
        },
        because: 'written',
      },
      binned: {
        change: (s, p, ctx) => {
          s.apps.notes.notes[makeNote(s, ctx, p)]!.binnedAt = ctx.now;
        },
        because: 'written',
      },
      overAnother: {
        change: (s, p, ctx) => {
          const first = Object.keys(s.apps.notes.notes).sort()[0]!;
          makeNote(s, ctx, p);
          delete s.apps.notes.notes[first];
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      inAFolder: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, {
            ...p,
            folder: Object.keys(s.apps.notes.folders)[0] ?? null,
            body: `${p.body}\n`,
          });
        },
      },
    },
    probe: (p, was) => [judged(createNote, p, was, 'notes', 'notes', 'the note, and no other')],
  },
);
