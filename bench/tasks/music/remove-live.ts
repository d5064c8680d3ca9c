import { task, type Phone, type Task } from '../form.ts';
import { made, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { button, done, scroll, tap } from '../steps.ts';
import { ASKED, ids, NAMES, openPlaylist, putPlaylist, someSongs, songRows, titleIn } from './make.ts';

const LIVE = ['album-herons-tidal-hall', 'album-gull-and-anchor'];
const isLive = (s: Phone, track: string) => s.apps.music.tracks[track]!.title.includes('(live)');
const remove = (s: Phone, ctx: SetupCtx, playlist: string, isGone: (track: string) => boolean) =>
  ctx.act('music', 'removeFromPlaylist', {
    playlist,
    items: s.apps.music.playlists[playlist]!.items.filter(x => isGone(x.track)).map(x => x.id),
  });

const shuffled = (list: readonly string[], random: () => number): string[] =>
  list
    .map(item => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

/** Removes live versions from a playlist that also has studio versions, some of the same song. */
export const removeLive: Task = task(
  'music/remove-live',
  params({ name: oneOf(...NAMES), studio: someSongs(5) }).and(({ studio }) => ({
    tracks: made(({ phone, random }) => {
      const { tracks } = phone.apps.music;
      const live = Object.keys(tracks).filter(t => LIVE.includes(tracks[t]!.album));
      const someLive = shuffled(live, random).slice(0, 4);
      return shuffled(
        [...ids(studio), 'track-paper-boats-1', 'track-vegetable-patch-8', ...someLive],
        random,
      );
    }),
  })),
  {
    tags: ['filter', 'delete', 'repetition'],
    ask: {
      en: [
        ({ name }) =>
          `Remove all live versions from my Tonearm playlist “${name}”. Everything else stays, in its order.`,
        ({ name }) =>
          `There should be no live recordings in “${name}” in Tonearm: take them out, and only them.`,
      ],
      zh: [({ name }) => `把 Tonearm 歌单“${name}”里所有现场版（live）删掉，其余歌曲保持原来的顺序。`],
    },
    setup: (s, { name, tracks }, ctx) => {
      putPlaylist(s, ctx, { id: ASKED, name, tracks });
      putPlaylist(s, ctx, {
        id: 'playlist-other',
        name: `${name} live`,
        tracks: tracks.slice(0, 6),
        hoursAgo: 90,
      });
    },
    expect: { noLive: (s, _p, ctx) => remove(s, ctx, ASKED, t => isLive(s, t)) },
    solve: function* (_seen, { name, tracks }) {
      let seen = yield* openPlaylist(name);
      const tried = new Set<string>();
      let held = false;
      for (let screens = 0; tried.size < tracks.length && screens < 6; screens++) {
        for (const { id } of songRows(seen)) {
          const e = songRows(seen).find(x => x.id === id);
          if (!e || tried.has(id)) continue;
          tried.add(id);
          if (!titleIn(e).endsWith('(live)')) continue;
          seen = yield { type: held ? 'tap' : 'long_press', element: id };
          held = true;
        }
        if (tried.size < tracks.length) seen = yield scroll('down', 0.6);
      }
      yield tap(seen, button('Remove from playlist'));
      yield done();
    },
    nearMisses: {
      theStudioOnes: {
        change: (s, _p, ctx) => remove(s, ctx, ASKED, t => !isLive(s, t)),
        because: ['noLive', 'sideEffects'],
      },
      fromTheOther: {
        change: (s, _p, ctx) => remove(s, ctx, 'playlist-other', t => isLive(s, t)),
        because: ['noLive', 'sideEffects'],
      },
    },
  },
);
