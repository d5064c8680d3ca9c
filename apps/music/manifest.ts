import { defineApp } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { actions } from './actions.ts';
import { Music } from './state.ts';

/** An app that was stopped by force plays no more: what it kept is put right when it is seen again. */
const enter = (state: Music, _: Record<string, string>, ctx: Ctx) => {
  if (state.player.since !== null && ctx.os.audio !== ctx.app) actions.pause.run(state, {}, ctx);
};
const home = (state: Music, params: Record<string, string>, ctx: Ctx) => {
  state.opened = null;
  enter(state, params, ctx);
};

export const music = defineApp({
  id: 'music',
  name: 'Tonearm',
  palette: 'music',
  describe: 'Songs, albums and playlists, streamed, downloaded or from the phone’s own files.',
  state: Music,
  actions,
  routes: {
    '/': { screen: 'Home', title: 'Tonearm', activity: '.MainActivity', enter: home },
    '/search': { screen: 'Search', title: 'Search', activity: '.SearchActivity', enter: home },
    '/library': { screen: 'Library', title: 'Your library', activity: '.LibraryActivity', enter: home },
    '/genre/:genre': { screen: 'Genre', title: 'Genre', activity: '.GenreActivity', enter },
    '/liked': { screen: 'Liked', title: 'Liked songs', activity: '.LikedActivity', enter },
    '/downloads': { screen: 'Downloads', title: 'Downloads', activity: '.DownloadsActivity', enter },
    '/files': { screen: 'Files', title: 'Files on this phone', activity: '.LocalFilesActivity', enter },
    '/history': { screen: 'History', title: 'Listening history', activity: '.HistoryActivity', enter },
    '/album/:album': { screen: 'Album', title: 'Album', activity: '.AlbumActivity', enter },
    '/artist/:artist': { screen: 'Artist', title: 'Artist', activity: '.ArtistActivity', enter },
    '/mix/:mix': { screen: 'Mix', title: 'Mix', activity: '.MixActivity', enter },
    '/playlist/:playlist': { screen: 'Playlist', title: 'Playlist', activity: '.PlaylistActivity', enter },
    '/playlist/:playlist/edit': {
      screen: 'EditPlaylist',
      title: 'Edit playlist',
      activity: '.EditPlaylistActivity',
      enter,
    },
    '/playlist/:playlist/add': {
      screen: 'AddSongs',
      title: 'Add songs',
      activity: '.AddSongsActivity',
      enter,
    },
    '/playing': { screen: 'Playing', title: 'Now playing', activity: '.PlayerActivity', enter },
    '/queue': { screen: 'Queue', title: 'Queue', activity: '.QueueActivity', enter },
    '/equaliser': { screen: 'Equaliser', title: 'Equaliser', activity: '.EqualiserActivity', enter },
    '/settings': { screen: 'Settings', title: 'Tonearm settings', activity: '.SettingsActivity', enter },
    '/file/:file': {
      screen: 'Playing',
      title: 'Now playing',
      activity: '.OpenFileActivity',
      enter: (state, { file }, ctx) => {
        if (file !== undefined && state.opened !== file) actions.openFile.run(state, { file }, ctx);
      },
    },
    '/import': { screen: 'Import', title: 'Import a playlist', activity: '.ImportActivity', enter },
    '/import/:file': {
      screen: 'ImportFile',
      title: 'Import a playlist',
      activity: '.ImportFileActivity',
      enter,
    },
  },
  intents: [
    { verb: 'VIEW', mime: 'audio/x-mpegurl', route: '/import/:file', label: 'Tonearm' },
    { verb: 'VIEW', mime: 'audio/*', route: '/file/:file', label: 'Tonearm' },
  ],
  channels: [{ id: 'playback', name: 'Playback' }],
  on: { audio: 'pause', clock: 'moveClock', online: 'resumeDownloads' },
  size: 68_000_000,
});
