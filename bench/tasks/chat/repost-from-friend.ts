import { added, only, sameText } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { ME } from '../../../apps/chat/select.ts';
import type { Phone } from '../../../apps/catalogue.ts';
import { task } from '../form.ts';
import { distinct, oneOf } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, fill, field, home, open, row, tab, tap } from '../steps.ts';
import { called, friend, openThread, receive } from './make.ts';

const post = (s: Phone, ctx: SetupCtx, text: string, visibility: 'everyone' | 'private' = 'everyone') => {
  s.apps.chat.moments[ctx.id('moment')] = {
    author: ME,
    at: ctx.now,
    text,
    photos: [],
    place: '',
    likes: [],
    comments: {},
    visibility,
    tags: [],
  };
};

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
    goals: {
      posted: ({ was, now, p }) =>
        only(
          added(was.apps.chat.moments, now.apps.chat.moments),
          m =>
            m.author === ME &&
            sameText(m.text, p.news) &&
            m.photos.length === 0 &&
            m.visibility === 'everyone',
        ),
    },
    allow: s => [newIn(s.apps.chat.moments)],
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
      theOlderOne: { change: (s, p, ctx) => post(s, ctx, p.older), because: 'posted' },
      theOtherFriends: { change: (s, p, ctx) => post(s, ctx, `${p.older} ${p.news}`), because: 'posted' },
      onlyForMe: { change: (s, p, ctx) => post(s, ctx, p.news, 'private'), because: 'posted' },
      alsoLiked: {
        change: (s, p, ctx) => {
          post(s, ctx, p.news);
          Object.entries(s.apps.chat.moments)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .find(([, m]) => m.author !== ME)![1]
            .likes.push('nobody');
        },
        because: 'sideEffects',
      },
    },
  },
);
