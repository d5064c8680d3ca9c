import { called, friend, openThread, say, send } from '../chat/make.ts';
import { task } from '../form.ts';
import { makeNote } from '../notes/make.ts';
import { distinct, oneOf } from '../sample.ts';
import { done, field, find, open, row, scrollTo, tap } from '../steps.ts';

export const noteToFriend = task(
  'cross/note-to-friend',
  {
    friends: distinct(2, friend()),
    title: oneOf('Directions', 'House rules', 'Meeting point', 'What to bring', 'Gate code'),
    body: oneOf(
      'Turn left at the pump, third blue door.',
      'Shoes off, kettle on, cat stays in.',
      'Under the clock, not at the kiosk.',
      'A torch, a cup and dry socks.',
      'Press the bell twice and wait for the buzz.',
    ),
  },
  {
    tags: ['transfer', 'transcription', 'cross-app'],
    ask: {
      en: [
        ({ friends, title }) =>
          `Send ${called(friends[0]!)} the text of my note “${title}” on Parley, unchanged.`,
        ({ friends, title }) =>
          `What the note “${title}” says should go to ${called(friends[0]!)} as one Parley message, word for word.`,
      ],
      zh: [({ friends, title }) => `把笔记“${title}”的正文原样发给 Parley 上的${called(friends[0]!)}。`],
    },
    setup: (s, { title, body }, ctx) => {
      makeNote(s, ctx, { title, body, hoursAgo: 5 });
      makeNote(s, ctx, { title: `${title} (old)`, body: `${body} Or not.`, hoursAgo: 400 });
    },
    expect: { sent: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, p.body) },
    solve: function* (seen, { friends, title }) {
      seen = yield open('notes');
      seen = yield* scrollTo(seen, row(title));
      seen = yield tap(seen, row(title));
      const body = find(seen, field('Note')).value!;
      seen = yield* openThread(seen, called(friends[0]!));
      yield* say(seen, body);
      yield done();
    },
    nearMisses: {
      theOldNote: {
        change: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, `${p.body} Or not.`),
        because: ['sent', 'sideEffects'],
      },
      withTheTitle: {
        change: (s, p, ctx) => send(s, ctx, p.friends[0]!.id, `${p.title}\n${p.body}`),
        because: ['sent', 'sideEffects'],
      },
    },
  },
);
