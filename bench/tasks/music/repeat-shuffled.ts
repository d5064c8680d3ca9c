import { isPlaying } from '../../../apps/music/select.ts';
import { task } from '../form.ts';
import { oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, tap } from '../steps.ts';
import { openAlbum, someAlbum } from './make.ts';

const begin = (ctx: SetupCtx, source: string, shuffle: boolean, mode: 'off' | 'all' | 'one') => {
  ctx.act('music', 'play', { source, shuffle });
  ctx.act('music', 'setRepeat', { mode });
};

export const repeatShuffled = task(
  'music/repeat-shuffled',
  params({ album: someAlbum(4), how: oneOf('all', 'one') }),
  {
    tags: ['playback', 'search'],
    ask: {
      en: [
        ({ album, how }) =>
          how === 'all'
            ? `Play “${album.title}” by ${album.artist} in Tonearm, shuffled, and over and over again.`
            : `Play “${album.title}” by ${album.artist} in Tonearm with shuffle on and the song that plays repeated until I say otherwise.`,
        ({ album, how }) =>
          `Start the Tonearm album “${album.title}” (${album.artist}) with shuffle on and repeat set to ${how === 'all' ? 'all' : 'one song'}.`,
      ],
      zh: [
        ({ album, how }) =>
          `在 Tonearm 里随机播放 ${album.artist} 的专辑“${album.title}”，并打开${how === 'all' ? '列表循环' : '单曲循环'}。`,
      ],
    },
    goals: {
      playing: ({ now, p }) => isPlaying(now.apps.music) && now.apps.music.player.source === p.album.id,
      modes: ({ now, p }) => now.apps.music.player.shuffle && now.apps.music.player.repeat === p.how,
    },
    allow: s => [s.apps.music.player],
    solve: function* (_seen, { album, how }) {
      let seen = yield* openAlbum(album.title, album.artist);
      seen = yield tap(seen, button('Shuffle'));
      seen = yield tap(seen, button('Play this list'));
      seen = yield tap(seen, { what: 'the player', rank: e => (e.id === 'now-playing' ? 0 : null) });
      seen = yield tap(seen, button('Repeat off'));
      if (how === 'one') yield tap(seen, button('Repeat all'));
      yield done();
    },
    nearMisses: {
      inOrder: { change: (s, p, ctx) => begin(ctx, p.album.id, false, p.how), because: 'modes' },
      otherRepeat: {
        change: (s, p, ctx) => begin(ctx, p.album.id, true, p.how === 'all' ? 'one' : 'all'),
        because: 'modes',
      },
      once: { change: (s, p, ctx) => begin(ctx, p.album.id, true, 'off'), because: 'modes' },
      anotherAlbum: {
        change: (s, p, ctx) => begin(ctx, 'album-tin-harbour', true, p.how),
        because: 'playing',
      },
      alsoSaved: {
        change: (s, p, ctx) => {
          begin(ctx, p.album.id, true, p.how);
          ctx.act('music', 'changeSettings', { crossfade: 5 });
        },
        because: 'sideEffects',
      },
    },
    alternatives: { byState: { change: (s, p, ctx) => begin(ctx, p.album.id, true, p.how) } },
  },
);
