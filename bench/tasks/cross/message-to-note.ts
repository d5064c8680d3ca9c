import { newRow } from '../../../judges/side-effects.ts';
import { called, friend, openThread, receive } from '../chat/make.ts';
import { task } from '../form.ts';
import { writeNote } from '../notes/make.ts';
import { distinct, int, oneOf } from '../sample.ts';
import { done, find, text } from '../steps.ts';
import { newNote, writeDown } from './make.ts';

export const messageToNote = task(
  'cross/message-to-note',
  {
    friends: distinct(2, friend()),
    what: oneOf('order', 'locker', 'parcel', 'booking', 'gate'),
    code: int(10_000, 99_999),
    title: oneOf('Codes', 'From chat', 'Remember', 'Pick up'),
  },
  {
    tags: ['transfer', 'transcription', 'cross-app'],
    ask: {
      en: [
        ({ friends, what, title }) =>
          `${called(friends[0]!)} sent you a ${what} code on Parley. Write just that code into a new note titled “${title}”.`,
        ({ friends, what, title }) =>
          `Make a note “${title}” whose text is the ${what} code from ${called(friends[0]!)}'s Parley message, and nothing else.`,
      ],
      zh: [
        ({ friends, what, title }) =>
          `${called(friends[0]!)}在 Parley 上发来了${what}的号码。新建一条标题为“${title}”的笔记，内容只写这个号码。`,
      ],
    },
    setup: (s, { friends, what, code }, ctx) => {
      receive(s, ctx, friends[0]!.id, `The ${what} code is ${code - 1}… no wait, that is the old one`, 9);
      receive(s, ctx, friends[0]!.id, `The ${what} code is ${code}`, 5);
      receive(s, ctx, friends[1]!.id, `The ${what} code is ${code + 7}`, 3);
    },
    expect: { noted: newNote(p => ({ title: p.title, body: String(p.code) })) },
    free: s => [newRow(s.apps.notes.notes).folder],
    solve: function* (seen, { friends, what, title }) {
      seen = yield* openThread(seen, called(friends[0]!));
      const code = /(\d{5})$/.exec(find(seen, text(new RegExp(`^The ${what} code is \\d{5}$`))).name)![1]!;
      yield* writeNote(title, code);
      yield done();
    },
    nearMisses: {
      theOldCode: {
        change: (s, p, ctx) => void writeDown(s, ctx, { title: p.title, body: String(p.code - 1) }),
        because: ['noted', 'sideEffects'],
      },
      theOtherFriends: {
        change: (s, p, ctx) => void writeDown(s, ctx, { title: p.title, body: String(p.code + 7) }),
        because: ['noted', 'sideEffects'],
      },
      wholeMessage: {
        change: (s, p, ctx) =>
          void writeDown(s, ctx, { title: p.title, body: `The ${p.what} code is ${p.code}` }),
        because: ['noted', 'sideEffects'],
      },
    },
  },
);
