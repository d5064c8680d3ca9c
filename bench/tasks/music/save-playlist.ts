import { task, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, button, done, tap } from '../steps.ts';
import { addSongs, ids, listed, listedZh, NAMES, newPlaylist, putPlaylist, someSongs } from './make.ts';

const save = (s: Phone, ctx: SetupCtx, name: string, folder = 'Download') => {
  const playlist = Object.keys(s.apps.music.playlists).find(id => s.apps.music.playlists[id]!.name === name)!;
  ctx.act('music', 'exportPlaylist', { playlist, folder });
};

export const savePlaylist = task(
  'music/save-playlist',
  params({ name: oneOf(...NAMES), list: someSongs(6), count: int(4, 5) }).and(({ list, count }) => ({
    wanted: { draw: () => list.slice(0, count), schema: () => ({}) },
  })),
  {
    tags: ['create', 'export', 'files', 'order'],
    counterpart: 'RetroSavePlaylist',
    ask: {
      en: [
        ({ name, wanted }) =>
          `In Tonearm, make a playlist “${name}” with ${listed(wanted)}, in this order, and then export it to the folder Download.`,
        ({ name, wanted }) =>
          `Create the Tonearm playlist “${name}”: ${listed(wanted)}. Keep that order. Then save the playlist as a file in Download.`,
      ],
      zh: [
        ({ name, wanted }) =>
          `在 Tonearm 里新建歌单“${name}”，按顺序加入${listedZh(wanted)}，然后把歌单导出到 Download 文件夹。`,
      ],
    },
    setup: (s, { name, list }, ctx) => {
      putPlaylist(s, ctx, {
        id: 'playlist-old',
        name: `${name} (old)`,
        tracks: ids(list.slice(2)),
        hoursAgo: 300,
      });
    },
    expect: {
      made: (_s, { name, wanted }, ctx) => ctx.act('music', 'createPlaylist', { name, tracks: ids(wanted) }),
      file: { weight: 2, change: (s, { name }, ctx) => save(s, ctx, name) },
    },
    solve: function* (_seen, { name, wanted }) {
      let seen = yield* newPlaylist(name);
      seen = yield* addSongs(seen, wanted);
      while (!seen.foreground.route.startsWith('/playlist/') || seen.foreground.route.endsWith('/add'))
        seen = yield back();
      seen = yield tap(seen, button('More options'));
      seen = yield tap(seen, button('Export to a file'));
      yield tap(seen, button('Save'));
      yield done();
    },
    nearMisses: {
      toDocuments: {
        change: (s, { name, wanted }, ctx) => {
          ctx.act('music', 'createPlaylist', { name, tracks: ids(wanted) });
          save(s, ctx, name, 'Documents');
        },
        because: ['file', 'sideEffects'],
      },
      tooEarly: {
        change: (s, { name, wanted }, ctx) => {
          ctx.act('music', 'createPlaylist', { name, tracks: ids(wanted).slice(0, -1) });
          save(s, ctx, name);
          const playlist = Object.keys(s.apps.music.playlists).find(
            id => s.apps.music.playlists[id]!.name === name,
          )!;
          ctx.act('music', 'addToPlaylist', { playlist, tracks: [wanted.at(-1)!.id] });
        },
        because: ['file', 'sideEffects'],
      },
      theOldOne: {
        change: (s, { name, wanted }, ctx) => {
          ctx.act('music', 'createPlaylist', { name, tracks: ids(wanted) });
          save(s, ctx, `${name} (old)`);
        },
        because: ['file', 'sideEffects'],
      },
    },
  },
);
