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
    // The order of a shuffled queue is drawn by chance, so goals say what plays.
    expect: {
      loaded: (s, p, ctx, now) => {
        begin(ctx, p.album.id, true, p.how);
        // The order was drawn by chance.
        const order = now.apps.music.player.queue.map(e => e.track);
        s.apps.music.player.queue.sort((a, b) => order.indexOf(a.track) - order.indexOf(b.track));
      },
    },
    // Whether it plays is wear. Hours later an alarm may have stopped it.
    invariants: {
      playing: ({ was, now, p }) => {
        const { player, history } = now.apps.music;
        const begun = history.findLast(h => h.source === p.album.id && h.at >= was.clock.now);
        return (
          player.source !== p.album.id ||
          isPlaying(now.apps.music) ||
          (begun !== undefined && now.clock.now - begun.at > 3_600_000)
        );
      },
    },
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
      anotherAlbum: {
        change: (_s, p, ctx) => begin(ctx, 'album-tin-harbour', true, p.how),
        because: ['loaded', 'sideEffects'],
      },
      paused: {
        change: (_s, p, ctx) => {
          begin(ctx, p.album.id, true, p.how);
          ctx.act('music', 'pause', {});
        },
        because: 'playing',
      },
      andMore: {
        change: (s, p, ctx) => {
          begin(ctx, p.album.id, true, p.how);
          const other = Object.keys(s.apps.music.tracks).find(t => !p.album.tracks.includes(t))!;
          ctx.act('music', 'addToQueue', { tracks: [other] });
        },
        because: 'sideEffects',
      },
    },
  },
);
