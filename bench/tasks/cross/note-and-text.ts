import { added, only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { isWith, openWith, person, say, send, sent } from '../messages/make.ts';
import { LINES, makeNote, TITLES, writeNote } from '../notes/make.ts';
import { task, type Phone } from '../form.ts';
import { probe } from '../probe.ts';
import { textThat } from '../probes/texts.ts';
import { distinct, oneOf } from '../sample.ts';
import { done } from '../steps.ts';

const fresh = (was: Phone, now: Phone) => added(was.apps.notes.notes, now.apps.notes.notes);

export const noteAndText = task(
  'cross/note-and-text',
  { title: oneOf(...TITLES), body: oneOf(...LINES), people: distinct(2, person()) },
  {
    tags: ['create', 'message', 'transfer', 'transcription', 'cross-app'],
    counterpart: 'MarkorCreateNoteAndSms',
    ask: {
      en: [
        p =>
          `Make a note titled “${p.title}” that says: ${p.body} Then send the text of the note by SMS to ${p.people[0]!.number}.`,
        p =>
          `Write “${p.body}” into a new note called “${p.title}”, and text the same words to ${p.people[0]!.number}.`,
      ],
      zh: [
        p =>
          `新建一条标题为“${p.title}”的笔记，内容为：${p.body} 然后把笔记内容用短信发给 ${p.people[0]!.number}。`,
      ],
    },
    goals: {
      noted: ({ was, now, p }) =>
        only(
          fresh(was, now),
          n =>
            sameText(n.title, p.title) &&
            n.kind !== 'checklist' &&
            sameText(n.body, p.body) &&
            n.binnedAt === null,
        ),
      // Notes shares a note with its title above the text.
      texted: ({ was, now, p }) =>
        only(
          sent(was, now),
          m =>
            isWith(now, m.thread, [p.people[0]!]) &&
            (sameText(m.text, p.body) || sameText(m.text, `${p.title}\n\n${p.body}`)),
        ),
    },
    allow: s => [newIn(s.apps.notes.notes), newIn(s.apps.messages.messages), newIn(s.apps.messages.threads)],
    solve: function* (_seen, { title, body, people }) {
      let seen = yield* writeNote(title, body);
      seen = yield* openWith(seen, people[0]!);
      yield* say(seen, body);
      yield done();
    },
    nearMisses: {
      notedOnly: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, p);
        },
        because: 'texted',
      },
      textedOnly: { change: (s, p, ctx) => send(s, ctx, [p.people[0]!], p.body), because: 'noted' },
      toAnother: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, p);
          send(s, ctx, [p.people[1]!], p.body);
        },
        because: 'texted',
      },
      theTitleAlone: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, p);
          send(s, ctx, [p.people[0]!], p.title);
        },
        because: 'texted',
      },
      twice: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, p);
          send(s, ctx, [p.people[0]!], p.body);
          send(s, ctx, [p.people[0]!], p.body);
        },
        because: 'texted',
      },
    },
    alternatives: {
      asItIsShared: {
        change: (s, p, ctx) => {
          makeNote(s, ctx, p);
          send(s, ctx, [p.people[0]!], `${p.title}\n\n${p.body}`);
        },
      },
    },
    probe: (p, was) => [
      textThat(
        was,
        p.people[0]!.number,
        p.body,
        body => sameText(body, p.body) || sameText(body, `${p.title}\n\n${p.body}`),
      ),
      probe('sqlite', { app: 'notes', sql: 'SELECT * FROM "notes"' }, 'the note, and no other', rows =>
        only(
          rows.filter(row => !(row['id']! in was.apps.notes.notes)),
          n =>
            sameText(n['title'] ?? '', p.title) &&
            n['kind'] !== 'checklist' &&
            sameText(n['body'] ?? '', p.body) &&
            n['binnedAt'] === null,
        ),
      ),
    ],
  },
);
