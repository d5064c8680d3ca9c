import { readM3u } from '../../../apps/music/actions.ts';
import { added, only } from '../../../judges/changes.ts';
import { newIn } from '../../../judges/side-effects.ts';
import { task, type Phone } from '../form.ts';
import { int, oneOf, params } from '../sample.ts';
import type { SetupCtx } from '../setup.ts';
import { back, button, done, tap } from '../steps.ts';
import {
  addSongs,
  fresh,
  ids,
  listed,
  listedZh,
  NAMES,
  newPlaylist,
  putPlaylist,
  sameTracks,
  someSongs,
  tracksIn,
} from './make.ts';

const files = (was: Phone, now: Phone) =>
  added(was.device.storage.files, now.device.storage.files).filter(
    f => f.kind === 'file' && f.binned === null,
  );
const folderOf = (s: Phone, parent: string | null) =>
  parent === null ? '' : (s.device.storage.files[parent]?.name ?? '');
const write = (s: Phone, ctx: SetupCtx, name: string, tracks: readonly string[], folder = 'Download') => {
  const id = putPlaylist(s, ctx, { name, tracks });
  ctx.act('music', 'exportPlaylist', { playlist: id, folder });
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
    goals: {
      made: ({ was, now, p }) =>
        only(fresh(was, now), x => x.name === p.name && sameTracks(tracksIn(x), ids(p.wanted))),
      file: {
        weight: 2,
        test: ({ was, now, p }) =>
          only(
            files(was, now),
            f =>
              folderOf(now, f.parent) === 'Download' &&
              /\.m3u8?$/.test(f.name) &&
              sameTracks(
                readM3u(now.apps.music, now.device.storage.files, f.text ?? '', '').tracks,
                ids(p.wanted),
              ),
          ),
      },
    },
    allow: s => [newIn(s.apps.music.playlists), newIn(s.device.storage.files)],
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
      notExported: {
        change: (s, p, ctx) => {
          putPlaylist(s, ctx, { name: p.name, tracks: ids(p.wanted) });
        },
        because: 'file',
      },
      toDocuments: {
        change: (s, p, ctx) => write(s, ctx, p.name, ids(p.wanted), 'Documents'),
        because: 'file',
      },
      tooEarly: {
        change: (s, p, ctx) => {
          write(s, ctx, p.name, ids(p.wanted).slice(0, -1));
          Object.values(s.apps.music.playlists)
            .find(x => x.name === p.name)!
            .items.push({ id: 'item-99', track: p.wanted.at(-1)!.id, addedAt: 0 });
        },
        because: 'file',
      },
      theOldOne: {
        change: (s, p, ctx) => {
          putPlaylist(s, ctx, { name: p.name, tracks: ids(p.wanted) });
          ctx.act('music', 'exportPlaylist', { playlist: 'playlist-old', folder: 'Download' });
        },
        because: 'file',
      },
      exportedTwice: {
        change: (s, p, ctx) => {
          write(s, ctx, p.name, ids(p.wanted));
          ctx.act('music', 'exportPlaylist', { playlist: 'playlist-old', folder: 'Download' });
        },
        because: 'file',
      },
      alsoDeleted: {
        change: (s, p, ctx) => {
          write(s, ctx, p.name, ids(p.wanted));
          delete s.apps.music.playlists['playlist-old'];
        },
        because: 'sideEffects',
      },
    },
    alternatives: { byState: { change: (s, p, ctx) => write(s, ctx, p.name, ids(p.wanted)) } },
  },
);
