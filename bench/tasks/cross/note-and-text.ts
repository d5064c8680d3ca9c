import { newRow } from '../../../judges/side-effects.ts';
import { openWith, person, say } from '../messages/make.ts';
import { LINES, TITLES, writeNote } from '../notes/make.ts';
import { anyOf, task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import { done } from '../steps.ts';
import { newNote, sms, writeDown } from './make.ts';

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
    expect: {
      noted: newNote(({ title, body }) => ({ title, body })),
      // Notes shares a note with its title above the text.
      texted: anyOf(
        (_s, p, ctx) => sms(ctx, p.people[0]!, p.body),
        (_s, p, ctx) => sms(ctx, p.people[0]!, `${p.title}\n\n${p.body}`),
      ),
    },
    free: s => [newRow(s.apps.notes.notes).folder],
    solve: function* (_seen, { title, body, people }) {
      let seen = yield* writeNote(title, body);
      seen = yield* openWith(seen, people[0]!);
      yield* say(seen, body);
      yield done();
    },
    nearMisses: {
      theTitleAlone: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, { title: p.title, body: p.body });
          sms(ctx, p.people[0]!, p.title);
        },
        because: ['texted', 'sideEffects'],
      },
      bothWays: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, { title: p.title, body: p.body });
          sms(ctx, p.people[0]!, p.body);
          sms(ctx, p.people[0]!, `${p.title}\n\n${p.body}`);
        },
        because: 'sideEffects',
      },
    },
    alternatives: {
      asItIsShared: {
        change: (s, p, ctx) => {
          writeDown(s, ctx, { title: p.title, body: p.body });
          sms(ctx, p.people[0]!, `${p.title}\n\n${p.body}`);
        },
      },
    },
  },
);
