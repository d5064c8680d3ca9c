import { Type } from 'typebox';
import { freeName, pathOf } from '../../../src/sdk/core/storage.ts';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { readM3u, writeM3u } from '../m3u.ts';
import type { Music, Playlist } from '../state.ts';
import { compare, secondsOf, songsOf } from '../select.ts';
import { lengthWords } from '../words.ts';
import { action, files, present, song, songsWords } from './shared.ts';
import { StringEnum } from '../../../src/state/schema.ts';

const { Object: Obj, String: Str, Integer: Int, Boolean: Bool, Array: Arr, Optional: Opt } = Type;
const MOST_NAME = 100;
const M3U = 'audio/x-mpegurl';

const rows = (ctx: Ctx, tracks: readonly string[]): Playlist['items'] =>
  tracks.map(track => ({ id: ctx.id('item'), track, addedAt: ctx.now }));

function make(state: Music, ctx: Ctx, name: string, text: string, tracks: readonly string[]): string {
  const id = ctx.id('playlist');
  state.playlists[id] = {
    name: name.trim().slice(0, MOST_NAME),
    text: text.trim(),
    items: rows(ctx, tracks),
    pinned: false,
    createdAt: ctx.now,
    editedAt: ctx.now,
  };
  return id;
}
/** Puts the tracks in another order. Where it is the one that they have, nothing is written. */
function reorder(playlist: Playlist, items: Playlist['items'], ctx: Ctx): void {
  if (items.every((item, i) => item.id === playlist.items[i]!.id)) return;
  playlist.items = items;
  playlist.editedAt = ctx.now;
}
/** A name that a file can have. */
const fileName = (name: string): string =>
  name
    .replaceAll(/[/\\:*?"<>|\u0000-\u001f]/g, '_')
    .trim()
    .slice(0, 80) || 'Playlist';

export const playlistActions = {
  createPlaylist: action(
    'Make a playlist, with these tracks in it, and open it where it is empty',
    Obj({ name: Str(), text: Opt(Str()), tracks: Opt(Arr(Str())) }),
    (state, { name, text = '', tracks = [] }, ctx) => {
      if (name.trim() === '') {
        ctx.toast('Give the playlist a name');
        return;
      }
      const ids = present(state, ctx, tracks);
      const id = make(state, ctx, name, text, ids);
      if (ids.length > 0) ctx.toast(`${songsWords(ids.length)} added to ${name.trim()}`);
      else ctx.open('/playlist/:playlist', { playlist: id });
    },
  ),
  editPlaylist: action(
    'Change the name and the description of a playlist',
    Obj({ playlist: Str(), name: Opt(Str()), text: Opt(Str()) }),
    (state, { playlist: id, name, text }, ctx) => {
      const playlist = state.playlists[id];
      if (!playlist) return;
      if (name !== undefined && name.trim() === '') {
        ctx.toast('Give the playlist a name');
        return;
      }
      const edited = {
        name: name === undefined ? playlist.name : name.trim().slice(0, MOST_NAME),
        text: text === undefined ? playlist.text : text.trim(),
      };
      if (edited.name !== playlist.name || edited.text !== playlist.text)
        Object.assign(playlist, edited, { editedAt: ctx.now });
    },
  ),
  deletePlaylist: action('Delete a playlist', Obj({ playlist: Str() }), (state, { playlist }, ctx) => {
    if (!state.playlists[playlist]) return;
    const { name } = state.playlists[playlist];
    delete state.playlists[playlist];
    ctx.close(`/playlist/${playlist}/edit`);
    ctx.close(`/playlist/${playlist}/add`);
    ctx.close(`/playlist/${playlist}`);
    ctx.toast(`${name} deleted`);
  }),
  pinPlaylist: action(
    'Keep a playlist on top of the library or not',
    Obj({ playlist: Str(), on: Bool() }),
    (state, { playlist, on }) => {
      if (state.playlists[playlist]) state.playlists[playlist].pinned = on;
    },
  ),
  addToPlaylist: action(
    'Add tracks to a playlist; those that are there only where `again`',
    Obj({ playlist: Str(), tracks: Arr(Str()), again: Opt(Bool()) }),
    (state, { playlist: id, tracks, again = false }, ctx) => {
      const playlist = state.playlists[id];
      if (!playlist) return;
      const had = new Set(playlist.items.map(i => i.track));
      const fresh = present(state, ctx, tracks).filter(t => again || !had.has(t));
      if (fresh.length === 0) {
        ctx.toast(`Already in ${playlist.name}`);
        return;
      }
      playlist.items.push(...rows(ctx, fresh));
      playlist.editedAt = ctx.now;
      ctx.toast(
        fresh.length === 1
          ? `Added to ${playlist.name}`
          : `${songsWords(fresh.length)} added to ${playlist.name}`,
      );
    },
  ),
  removeFromPlaylist: action(
    'Take tracks out of a playlist',
    Obj({ playlist: Str(), items: Arr(Str()) }),
    (state, { playlist: id, items }, ctx) => {
      const playlist = state.playlists[id];
      const gone = playlist?.items.filter(i => items.includes(i.id)).length ?? 0;
      if (!playlist || gone === 0) return;
      playlist.items = playlist.items.filter(i => !items.includes(i.id));
      playlist.editedAt = ctx.now;
      ctx.toast(
        gone === 1 ? `Removed from ${playlist.name}` : `${songsWords(gone)} removed from ${playlist.name}`,
      );
    },
  ),
  moveInPlaylist: action(
    'Move a track of a playlist to another place',
    Obj({ playlist: Str(), item: Str(), to: Int({ minimum: 0 }) }),
    (state, { playlist: id, item, to }, ctx) => {
      const playlist = state.playlists[id];
      const moved = playlist?.items.find(i => i.id === item);
      if (!playlist || !moved) return;
      const others = playlist.items.filter(i => i.id !== item);
      others.splice(Math.min(to, others.length), 0, moved);
      reorder(playlist, others, ctx);
    },
  ),
  sortPlaylist: action(
    'Put the tracks of a playlist in order',
    Obj({ playlist: Str(), by: StringEnum(['title', 'artist', 'length', 'added']) }),
    (state, { playlist: id, by }, ctx) => {
      const playlist = state.playlists[id];
      if (!playlist) return;
      const key = new Map(playlist.items.map(i => [i.id, song(state, ctx, i.track)]));
      const sorted = playlist.items.toSorted((a, b) => {
        const [x, y] = [key.get(a.id), key.get(b.id)];
        const byTitle = () => compare(x?.title ?? '', y?.title ?? '');
        const orders = {
          added: () => a.addedAt - b.addedAt,
          length: () => (x?.seconds ?? 0) - (y?.seconds ?? 0) || byTitle(),
          artist: () => compare(x?.artist ?? '', y?.artist ?? '') || byTitle(),
          title: byTitle,
        };
        return orders[by]() || (a.id < b.id ? -1 : 1);
      });
      reorder(playlist, sorted, ctx);
    },
  ),
  exportPlaylist: action(
    'Write a playlist to a folder as an M3U file',
    Obj({ playlist: Str(), folder: Str() }),
    (state, { playlist: id, folder }, ctx) => {
      const playlist = state.playlists[id];
      const storage = ctx.provider('files');
      if (!playlist || !storage) return;
      if (playlist.items.length === 0) {
        ctx.toast('The playlist is empty');
        return;
      }
      const table = files(ctx);
      const text = writeM3u(state, table, playlist, file => pathOf(table, file));
      const name = freeName(table, storage.find(folder)?.id ?? null, `${fileName(playlist.name)}.m3u8`);
      storage.writeText(`${folder}/${name}`, text, M3U);
      ctx.toast(`Saved to ${folder}/${name}`);
    },
  ),
  importPlaylist: action(
    'Make a playlist from an M3U file',
    Obj({ file: Str() }),
    (state, { file: id }, ctx) => {
      const file = ctx.provider('files')?.get(id);
      if (!file || file.text === undefined) {
        ctx.toast('This file can’t be read');
        return;
      }
      const read = readM3u(state, files(ctx), file.text, file.name.replace(/\.[^.]+$/, ''));
      if (read.tracks.length === 0) {
        ctx.toast('No songs of this file were found');
        return;
      }
      const made = make(state, ctx, read.name, '', read.tracks);
      ctx.back();
      ctx.open('/playlist/:playlist', { playlist: made });
      ctx.toast(
        read.missing.length > 0
          ? `${songsWords(read.tracks.length)} imported, ${read.missing.length} not found`
          : `${songsWords(read.tracks.length)} imported`,
      );
    },
  ),
  shareTrack: action('Share a track as text', Obj({ track: Str() }), (state, { track }, ctx) => {
    const found = song(state, ctx, track);
    if (found)
      ctx.start({
        verb: 'SEND',
        mime: 'text/plain',
        title: found.title,
        text: `“${found.title}” by ${found.artist}${found.album ? `, from ${found.album}` : ''} (Tonearm)`,
      });
  }),
  shareAlbum: action('Share an album as text', Obj({ album: Str() }), (state, { album: id }, ctx) => {
    const album = state.albums[id];
    if (album)
      ctx.start({
        verb: 'SEND',
        mime: 'text/plain',
        title: album.title,
        text: `${album.title} by ${state.artists[album.artist]!.name} (Tonearm)`,
      });
  }),
  sharePlaylist: action(
    'Share a playlist as text, a track a line',
    Obj({ playlist: Str() }),
    (state, { playlist: id }, ctx) => {
      const playlist = state.playlists[id];
      if (!playlist) return;
      const songs = songsOf(
        state,
        files(ctx),
        playlist.items.map(i => i.track),
      );
      const lines = songs.map((s, i) => `${i + 1}. ${s.title} – ${s.artist}`);
      ctx.start({
        verb: 'SEND',
        mime: 'text/plain',
        title: playlist.name,
        text: [`${playlist.name} (${lengthWords(songs.length, secondsOf(songs))})`, ...lines].join('\n'),
      });
    },
  ),
};
