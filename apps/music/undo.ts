import { fresh, pair, turn, type UndoPairs } from '../undo.ts';

const t = (name: string): string => `track-${name}`;
const FELT = [t('felt-1')];
const QUIZ = 'playlist-quiz';

export const undo: UndoPairs = {
  'a like': turn('like', { tracks: FELT, on: true }, { tracks: FELT, on: false }),
  'a like taken away': turn(
    'like',
    { tracks: [t('second-night-1')], on: false },
    { tracks: [t('second-night-1')], on: true },
  ),
  'an album out of the library': turn(
    'saveAlbum',
    { album: 'album-felt', on: false },
    { album: 'album-felt', on: true },
  ),
  'an artist followed': turn(
    'follow',
    { artist: 'artist-juno-salt', on: true },
    { artist: 'artist-juno-salt', on: false },
  ),
  'a download': pair(
    [['download', { tracks: [t('oxide-1')] }]],
    [['removeDownloads', { tracks: [t('oxide-1')] }]],
  ),
  'a pin': turn('pinPlaylist', { playlist: QUIZ, on: true }, { playlist: QUIZ, on: false }),
  'a name': turn('editPlaylist', { playlist: QUIZ, name: 'Quiz' }, { playlist: QUIZ, name: 'Quiz night' }),
  'a track of a playlist there and back': turn(
    'moveInPlaylist',
    { playlist: QUIZ, item: 'item-5', to: 1 },
    { playlist: QUIZ, item: 'item-5', to: 4 },
  ),
  'the last track out of a playlist': pair(
    [['removeFromPlaylist', { playlist: QUIZ, items: ['item-5'] }]],
    [['addToPlaylist', { playlist: QUIZ, tracks: [t('tin-harbour-7')] }]],
  ),
  'a band of the equaliser': pair(
    [
      ['setPreset', { preset: 'Rock' }],
      ['setBand', { band: 1, gain: -4 }],
    ],
    [
      ['setBand', { band: 1, gain: 3 }],
      ['setPreset', { preset: 'Flat' }],
      ['setBand', { band: 1, gain: 3 }],
      ['setBand', { band: 1, gain: 0 }],
      ['setEqualiser', { on: false }],
    ],
  ),
  'the sleep timer': turn('setSleep', { minutes: 75 }, { minutes: null }),
  repeat: turn('setRepeat', { mode: 'one' }, { mode: 'off' }),
  shuffle: turn('setShuffle', { on: true }, { on: false }),
  'playing, looking for a place, pausing': {
    act: [
      ['resume'],
      ['next'],
      ['seek', { to: 9_000 }],
      ['previous'],
      ['playEntry', { entry: 'q-7' }],
      ['pause'],
    ],
    undo: [],
  },
  'a playlist that is made': pair([['createPlaylist', { name: 'Tea', tracks: FELT }]], (now, was) => [
    ['deletePlaylist', { playlist: fresh(now.apps.music.playlists, was.apps.music.playlists)[0] }],
  ]),
  'a song in the queue': pair([['addToQueue', { tracks: FELT }]], ({ apps: { music } }) => [
    ['removeFromQueue', { entries: music.player.queue.filter(e => e.added).map(e => e.id) }],
  ]),
  'a song of the queue there and back': turn('moveInQueue', { entry: 'q-9', to: 0 }, { entry: 'q-9', to: 5 }),
};
