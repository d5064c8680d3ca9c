import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, fill, field, home, open, row, tab, tap } from '../steps.ts';
import { called, friend, openThread, receive } from './make.ts';

const post = (ctx: SetupCtx, text: string, visibility: 'everyone' | 'private' = 'everyone') =>
  ctx.act('chat', 'postMoment', { text, photos: [], place: '', visibility, tags: [] });

export const repostFromFriend = task(
  'chat/repost-from-friend',
  {
    friends: distinct(2, friend()),
    news: oneOf(
      'The ferry leaves at nine on Sunday.',
      'Tickets are in the blue bag.',
      'They found the cat behind the bakery.',
      'The library opens an hour late tomorrow.',
      'Lanterns go up on the pier at dusk.',
    ),
    older: oneOf(
      'Did you see the tide this morning?',
      'Call me when you can.',
      'I think I left my scarf at yours.',
    ),
  },
  {
    tags: ['transcription', 'multi-step'],
    ask: {
      en: [
        ({ friends }) =>
          `Post ${called(friends[0]!)}'s latest message, word for word, as a moment that everyone can see.`,
        ({ friends }) =>
          `Put the last thing ${called(friends[0]!)} wrote to you on your moments, unchanged, for all contacts.`,
      ],
      zh: [({ friends }) => `把${called(friends[0]!)}最近发来的消息原样发到朋友圈，所有人可见。`],
    },
    setup: (s, { friends, news, older }, ctx) => {
      receive(s, ctx, friends[0]!.id, older, 15);
      receive(s, ctx, friends[0]!.id, news, 4);
      receive(s, ctx, friends[1]!.id, `${older} ${news}`, 2);
    },
    expect: { posted: (_s, { news }, ctx) => post(ctx, news) },
    solve: function* (seen, { friends, news }) {
      yield* openThread(seen, called(friends[0]!));
      seen = yield home();
      seen = yield open('chat');
      for (let i = 0; i < 3 && seen.foreground.route !== '/'; i++) seen = yield { type: 'key', key: 'back' };
      seen = yield tap(seen, tab(/^Discover/));
      seen = yield tap(seen, row('Moments'));
      seen = yield tap(seen, button('New moment'));
      seen = yield fill(seen, field('What is on your mind?'), news);
      yield tap(seen, button('Post'));
      yield done();
    },
    nearMisses: {
      theOlderOne: { change: (_s, p, ctx) => post(ctx, p.older), because: ['posted', 'sideEffects'] },
      theOtherFriends: {
        change: (_s, p, ctx) => post(ctx, `${p.older} ${p.news}`),
        because: ['posted', 'sideEffects'],
      },
      onlyForMe: {
        change: (_s, p, ctx) => post(ctx, p.news, 'private'),
        because: ['posted', 'sideEffects'],
      },
    },
  },
);
