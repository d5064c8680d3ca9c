import { task, type Phone } from '../form.ts';
import { params } from '../sample.ts';
import { button, done, row, tap } from '../steps.ts';
import { openMusic, searchFor, someSongs } from './make.ts';

const free = (s: Phone, artist: string) => s.apps.music.following[artist] === undefined;

export const followArtist = task(
  'music/follow-artist',
  params({ list: someSongs(2, (x, s) => free(s, x.artistId)) }).such(
    ({ list }) => list[0]!.artistId !== list[1]!.artistId,
  ),
  {
    tags: ['search', 'lookup'],
    ask: {
      en: [
        ({ list }) => `Follow whoever plays the song “${list[0]!.title}” in Tonearm, and like that song.`,
        ({ list }) => `I like “${list[0]!.title}”: mark it as liked in Tonearm and follow the artist.`,
      ],
      zh: [({ list }) => `在 Tonearm 里把歌曲“${list[0]!.title}”设为喜欢，并关注演唱它的音乐人。`],
    },
    setup: (s, { list }) => {
      for (const x of list) delete s.apps.music.liked[x.id];
    },
    expect: {
      followed: (_s, { list: [song] }, ctx) =>
        ctx.act('music', 'follow', { artist: song!.artistId, on: true }),
      liked: (_s, { list: [song] }, ctx) => ctx.act('music', 'like', { tracks: [song!.id], on: true }),
    },
    solve: function* (_seen, { list }) {
      const options = button(`Options for ${list[0]!.title}`);
      let seen = yield* openMusic();
      seen = yield* searchFor(seen, list[0]!.title);
      seen = yield tap(seen, options);
      seen = yield tap(seen, button('Like'));
      seen = yield tap(seen, options);
      seen = yield tap(seen, button('Go to artist'));
      yield tap(seen, row('Follow'));
      yield done();
    },
    nearMisses: {
      another: {
        change: (_s, { list: [song, other] }, ctx) => {
          ctx.act('music', 'follow', { artist: other!.artistId, on: true });
          ctx.act('music', 'like', { tracks: [song!.id], on: true });
        },
        because: ['followed', 'sideEffects'],
      },
    },
  },
);
