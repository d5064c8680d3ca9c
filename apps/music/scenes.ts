import { after, at, changed, type AppScenes, type DialogRow, type Touch } from '../scenes.ts';

const hold = (element: string): Touch => ({ type: 'long_press', element });
const ALBUM = '/album/album-tin-harbour';
const LIST = '/playlist/playlist-quiz';
const SONG = "apps/music/ui/SongSheet.tsx song ? song.title : 'Song'";
const NAMED = "apps/music/ui/AddSheet.tsx edit ? 'Edit playlist' : 'New playlist'";
const QUALITY = "apps/music/ui/Settings.tsx which === null ? 'Quality' : NAMES[which]";
const slow = 'button/options-for-slow-lantern';
const dialogs: readonly DialogRow[] = [
  [ALBUM, 'More options', ['button/more-options']],
  [ALBUM, 'Slow Lantern', [slow], SONG],
  [ALBUM, 'Add to playlist', [slow, 'button/add-to-playlist']],
  [ALBUM, 'New playlist', [slow, 'button/add-to-playlist', 'new-playlist'], NAMED],
  [
    ALBUM,
    'Already in this playlist',
    [slow, 'button/add-to-playlist', 'playlist#playlist-herons-setlist'],
    'apps/music/ui/AddSheet.tsx "Already in this playlist"',
  ],
  [LIST, 'More options', ['button/more-options']],
  [LIST, 'Edit playlist', ['button/more-options', 'menuitem/edit-details'], NAMED],
  [LIST, 'Sort by', ['button/more-options', 'menuitem/sort-by']],
  [LIST, 'Save to', ['button/more-options', 'menuitem/export-to-a-file']],
  [
    LIST,
    'Delete Quiz night?',
    ['button/more-options', 'menuitem/delete-playlist'],
    'apps/music/ui/Playlist.tsx `Delete ${playlist.name}?`',
  ],
  [
    `${LIST}/add`,
    'Already in this playlist',
    [
      { type: 'type', element: 'field/query', text: 'pier the third' },
      'button/add-again-pier-the-third-the-sal',
    ],
    'apps/music/ui/AddSongs.tsx "Already in this playlist"',
  ],
  ['/library', 'Add', ['button/add']],
  ['/library', 'New playlist', ['button/add', 'menuitem/new-playlist'], NAMED],
  ['/library', 'Sort by', ['button/sort-by']],
  ['/playing', 'Sleep timer', ['button/sleep-timer']],
  ['/playing', "The Ferryman's Daughter", ['button/options-for-the-ferryman-s-daugh'], SONG],
  ['/queue', 'Clear the queue?', ['button/clear-queue']],
  ['/settings', 'Streaming over Wi-Fi', ['wifiQuality'], QUALITY],
  ['/settings', 'Remove all downloads?', [{ type: 'scroll', direction: 'down' }, 'remove-downloads']],
  ['/history', 'Clear listening history?', ['button/clear-history']],
];

const searching = (query: string) => ({
  do: [{ type: 'type' as const, element: 'field/query', text: query }],
});

export const scenes: AppScenes = {
  params: {
    album: () => ['album-tin-harbour', 'album-unsent-letters', 'album-cat-tax-two'],
    artist: () => ['artist-kestrel-vane', 'artist-layla-najjar'],
    mix: () => ['mix-daily-1'],
    playlist: () => ['playlist-herons-setlist', 'playlist-wedding'],
    '/playlist/:playlist/edit': () => ['playlist-quiz'],
    '/playlist/:playlist/add': () => ['playlist-quiz'],
    genre: () => ['Folk'],
    file: () => ['file-music-choir-warm-up-3-mp3'],
    '/import/:file': () => ['file-music-gull-set-28-feb-m3u8'],
  },
  screens: ({ world, scene }) => {
    const playing = after(world, 'music', 'resume');
    const offline = after(world, 'system', 'setAeroplane', { on: true });
    const bare = changed(world, ({ music }) => {
      Object.assign(music, {
        playlists: {},
        liked: {},
        saved: {},
        following: {},
        downloads: {},
        history: [],
        searches: [],
      });
      Object.assign(music.player, { queue: [], current: null, position: 0 });
    });
    return [
      scene('playing', '/playing', { phone: after(playing, 'music', 'setRepeat', { mode: 'one' }) }),
      scene('lyrics', '/playing', {
        phone: after(after(world, 'music', 'play', { source: 'album-tin-harbour', at: 1 }), 'music', 'seek', {
          to: 60_000,
        }),
        do: ['button/lyrics'],
      }),
      scene('in Arabic', '/playing', {
        phone: after(
          after(world, 'music', 'play', { source: 'album-cities-i-left', at: 1 }),
          'music',
          'setSleep',
          { minutes: 15 },
        ),
        do: ['button/lyrics'],
      }),
      scene('album that plays', '/album/album-tin-harbour', {
        phone: after(playing, 'music', 'addToQueue', { tracks: ['track-felt-1'] }),
      }),
      scene('queue with songs added', '/queue', {
        phone: after(playing, 'music', 'addToQueue', { tracks: ['track-felt-1', 'track-left-shoe-2'] }),
      }),
      scene('picked', '/album/album-left-shoe', {
        do: [hold('song#track-left-shoe-1'), 'song#track-left-shoe-3'],
      }),
      scene('picked in a playlist', '/playlist/playlist-quiz', { do: [hold('song#item-1')] }),
      scene('explicit songs off', '/album/album-left-shoe', {
        phone: after(world, 'music', 'changeSettings', { explicit: false }),
      }),
      scene('as a grid', '/library', { phone: after(world, 'music', 'setView', { view: 'grid' }) }),
      scene('albums', '/library', { do: ['button/albums'] }),
      scene('found', '/search', searching('tin')),
      scene('nothing found', '/search', searching('zeppelin')),
      scene('equaliser on', '/equaliser', { phone: after(world, 'music', 'setPreset', { preset: 'Rock' }) }),
      scene('offline', '/', { phone: offline }),
      scene('empty', '/', { phone: bare }),
      scene('empty library', '/library', { phone: bare, do: ['button/albums'] }),
      scene('nothing plays', '/playing', { phone: bare }),
      scene('nothing liked', '/liked', { phone: bare }),
      scene('empty queue', '/queue', { phone: bare }),
    ];
  },
  changes: {
    '/file/file-music-choir-warm-up-3-mp3': 'plays the file in place of the queue',
  },
  dialogs: ({ world }) => ({ list: dialogs, from: at(world, 'music', '/') }),
};
