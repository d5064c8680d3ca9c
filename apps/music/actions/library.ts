import { Type } from 'typebox';
import type { Ctx } from '../../../src/sdk/core/ctx.ts';
import { onWifi } from '../../../src/sdk/core/network.ts';
import { StringEnum } from '../../../src/state/schema.ts';
import { gainsOf, presetOf } from '../equaliser.ts';
import { downloadsOf } from '../select.ts';
import { PRESETS, QUALITIES, type Music } from '../state.ts';
import { bytesOf } from '../words.ts';
import { action, settle, song, songsWords } from './shared.ts';

const { Object: Obj, String: Str, Integer: Int, Boolean: Bool, Array: Arr, Optional: Opt } = Type;
const Qualities = StringEnum([...QUALITIES]);
const MOST_SEARCHES = 8;
const NEXT = 'music-download';
/** Bytes a second that come in. */
const RATE = 6_000_000;

/** Downloads that wait, first asked for first. */
const waiting = (state: Music): string[] =>
  downloadsOf(state)
    .filter(id => !state.downloads[id]!.done)
    .reverse();
const mayDownload = (state: Music, ctx: Ctx): boolean =>
  ctx.online() && (onWifi(ctx.device) || state.settings.mobileDownloads);

/** Waits for the next download where there is one and a network for it. */
function fetchNext(state: Music, ctx: Ctx): void {
  ctx.cancel(NEXT);
  const [next] = waiting(state);
  if (next !== undefined && mayDownload(state, ctx))
    ctx.schedule(
      ctx.now + Math.max(400, Math.round((state.downloads[next]!.bytes / RATE) * 1000)),
      'downloaded',
      { track: next },
      NEXT,
    );
}

export const libraryActions = {
  like: action(
    'Like tracks or not',
    Obj({ tracks: Arr(Str()), on: Bool() }),
    (state, { tracks, on }, ctx) => {
      for (const id of tracks) {
        if (!on) delete state.liked[id];
        else if (song(state, ctx, id)) state.liked[id] ??= { at: ctx.now };
      }
      ctx.toast(on ? 'Added to Liked songs' : 'Removed from Liked songs');
    },
  ),
  saveAlbum: action(
    'Put an album into the library, or take it out',
    Obj({ album: Str(), on: Bool() }),
    (state, { album, on }, ctx) => {
      if (!state.albums[album]) return;
      if (on) state.saved[album] ??= { at: ctx.now };
      else delete state.saved[album];
      ctx.toast(on ? 'Added to your library' : 'Removed from your library');
    },
  ),
  follow: action(
    'Follow an artist or not',
    Obj({ artist: Str(), on: Bool() }),
    (state, { artist, on }, ctx) => {
      if (!state.artists[artist]) return;
      if (on) state.following[artist] ??= { at: ctx.now };
      else delete state.following[artist];
      ctx.toast(
        on ? `Following ${state.artists[artist].name}` : `No longer following ${state.artists[artist].name}`,
      );
    },
  ),
  download: action('Keep tracks on the phone', Obj({ tracks: Arr(Str()) }), (state, { tracks }, ctx) => {
    const fresh = tracks.filter(id => state.tracks[id] && !state.downloads[id]);
    if (fresh.length === 0) {
      ctx.toast('Already downloaded');
      return;
    }
    for (const id of fresh)
      state.downloads[id] = {
        at: ctx.now,
        bytes: bytesOf(state.tracks[id]!.seconds, state.settings.downloadQuality),
        done: false,
      };
    fetchNext(state, ctx);
    ctx.toast(
      mayDownload(state, ctx)
        ? `Downloading ${songsWords(fresh.length)}`
        : ctx.online()
          ? 'Waiting for Wi-Fi'
          : 'Waiting for a network',
    );
  }),
  downloaded: action('A track has come', Obj({ track: Str() }), (state, { track }, ctx) => {
    const row = state.downloads[track];
    if (row && !row.done && mayDownload(state, ctx)) {
      row.done = true;
      ctx.transferred(row.bytes);
    }
    fetchNext(state, ctx);
  }),
  resumeDownloads: action('The network is back: what waits is fetched', Obj({}), (state, _, ctx) =>
    fetchNext(state, ctx),
  ),
  removeDownloads: action(
    'Take tracks off the phone',
    Obj({ tracks: Arr(Str()) }),
    (state, { tracks }, ctx) => {
      const gone = tracks.filter(id => state.downloads[id]);
      for (const id of gone) delete state.downloads[id];
      fetchNext(state, ctx);
      if (gone.length > 0)
        ctx.toast(gone.length === 1 ? 'Download removed' : `${gone.length} downloads removed`);
    },
  ),
  setEqualiser: action('Turn the equaliser on or off', Obj({ on: Bool() }), (state, { on }) => {
    state.equaliser.on = on;
  }),
  setPreset: action(
    'Choose a preset of the equaliser',
    Obj({ preset: StringEnum([...PRESETS]) }),
    (state, { preset }) => {
      state.equaliser.preset = preset;
      if (preset !== 'Custom') state.equaliser.bands = [...gainsOf(preset)];
      state.equaliser.on = true;
    },
  ),
  setBand: action(
    'Set the gain of a band, in dB',
    Obj({ band: Int({ minimum: 0, maximum: 4 }), gain: Int({ minimum: -12, maximum: 12 }) }),
    (state, { band, gain }) => {
      if (state.equaliser.bands[band] === gain) return;
      state.equaliser.bands[band] = gain;
      state.equaliser.preset = presetOf(state.equaliser.bands);
      state.equaliser.on = true;
    },
  ),
  changeSettings: action(
    'Change settings',
    Obj({
      wifiQuality: Opt(Qualities),
      mobileQuality: Opt(Qualities),
      downloadQuality: Opt(Qualities),
      mobileDownloads: Opt(Bool()),
      dataSaver: Opt(Bool()),
      crossfade: Opt(Int({ minimum: 0, maximum: 12 })),
      explicit: Opt(Bool()),
      autoplay: Opt(Bool()),
    }),
    (state, settings, ctx) => {
      Object.assign(state.settings, settings);
      if (settings.crossfade !== undefined) settle(state, ctx);
      if (settings.mobileDownloads !== undefined) fetchNext(state, ctx);
    },
  ),
  remember: action('Keep a search among the recent ones', Obj({ query: Str() }), (state, { query }) => {
    const words = query.trim();
    if (words !== '')
      state.searches = [words, ...state.searches.filter(s => s.toLowerCase() !== words.toLowerCase())].slice(
        0,
        MOST_SEARCHES,
      );
  }),
  forgetSearch: action('Drop a recent search', Obj({ query: Str() }), (state, { query }) => {
    state.searches = state.searches.filter(s => s !== query);
  }),
  clearSearches: action('Drop all recent searches', Obj({}), state => {
    state.searches = [];
  }),
  clearHistory: action('Clear the listening history', Obj({}), (state, _, ctx) => {
    state.history = [];
    ctx.toast('History cleared');
  }),
  setSort: action(
    'Choose the order of the library',
    Obj({ sort: StringEnum(['recent', 'name', 'artist']) }),
    (state, { sort }) => {
      state.sort = sort;
    },
  ),
  setView: action(
    'Show the library as rows or covers',
    Obj({ view: StringEnum(['list', 'grid']) }),
    (state, { view }) => {
      state.view = view;
    },
  ),
};
