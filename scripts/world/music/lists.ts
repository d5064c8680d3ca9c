import type { MixRow, PlaylistRow } from './types.ts';

const all = (album: string, ...numbers: number[]): string[] => numbers.map(n => `${album}/${n}`);

/** What Tonearm puts together. A track is its record and its number there. */
export const mixes: readonly MixRow[] = [
  { id: 'daily-1', name: 'Daily Mix 1', text: 'The Paper Herons, Dov Amsel, The Saltmarsh Sisters and more', cover: 'cover-mix-daily-1', tracks: [...all('tin-harbour', 2, 6, 4), ...all('night-bus', 1, 4), ...all('capstan', 3), ...all('paper-boats', 2, 8, 6), ...all('timetable', 1, 3), ...all('wren-day', 4), ...all('porch-light', 1), ...all('second-night', 1)] },
  { id: 'daily-2', name: 'Daily Mix 2', text: '苏禾, 白噪音公园, Kaito Mori and more', cover: 'cover-mix-daily-2', tracks: [...all('unsent-letters', 1, 3, 7), ...all('bicycle-thief', 1, 3), ...all('winter-coat', 2), ...all('kitchen-rain', 2, 8), ...all('no-windows', 3, 4), ...all('small-sun', 1), ...all('bento', 2)] },
  { id: 'daily-3', name: 'Daily Mix 3', text: 'Los Faroles, Carmela Ríos, ليلى النجّار and more', cover: 'cover-mix-daily-3', tracks: [...all('cumbia-puerto', 1, 4, 6), ...all('once-lunas', 2, 5), ...all('cities-i-left', 2, 3), ...all('verbena', 1, 4), ...all('corazon-analogico', 1), ...all('blue-door-song', 1), ...all('night-of-oud', 3)] },
  { id: 'loud', name: 'Loud Mix', text: 'Marrow Club, Ferrous Bloom, Big Umbrella and more', cover: 'cover-mix-loud', tracks: [...all('left-shoe', 1, 3, 5), ...all('vegetable-patch', 1, 2, 7), ...all('oxide', 2, 3, 6), ...all('four-drops', 4, 9), ...all('rust-season', 1), ...all('gull-and-anchor', 2)] },
  { id: 'focus', name: 'Focus Mix', text: 'Slow Weather, Pia Lindqvist, Kaito Mori and more', cover: 'cover-mix-focus', tracks: [...all('sheep-weather', 1, 4), ...all('felt', 1, 3, 4, 7), ...all('kitchen-rain', 1, 5, 7), ...all('felt-two', 1, 2), ...all('short-lullabies', 1, 7), ...all('rooms', 3), ...all('night-of-oud', 2)] },
  { id: 'dance', name: 'Kitchen Disco', text: 'Neon Laundry, Juno Salt, Zadie Quill and more', cover: 'cover-mix-dance', tracks: [...all('spin-cycle', 2, 3, 6), ...all('glass-swimmer', 1, 3, 5), ...all('long-summer', 2, 7), ...all('overtime', 1, 2), ...all('lifeguard-remix', 1), ...all('salt-and-static', 3), ...all('slow-honey', 3)] },
  { id: 'charts', name: 'Harrow Bay Top 12', text: 'What the town plays most this week', cover: 'cover-mix-charts', tracks: [...all('second-night', 1), ...all('good-coat', 1), ...all('cat-tax-two', 1), ...all('left-shoe', 1), ...all('tin-harbour', 1), ...all('long-summer', 2), ...all('overtime', 2), ...all('glass-swimmer', 3), ...all('slow-honey', 1), ...all('corazon-analogico', 1), ...all('lightship-ep', 1), ...all('blue-door-song', 1)] },
];

/** The owner's playlists, in the order that they were made. */
export const playlists: readonly PlaylistRow[] = [
  { id: 'morning', name: 'Morning, slowly', text: 'Coffee first.', made: '2024-11-03 08:20', pinned: true, tracks: [...all('felt', 2, 6), ...all('kitchen-rain', 1, 7), ...all('slow-honey', 3), ...all('open-windows', 1), ...all('cities-i-left', 3), ...all('paper-boats', 4), ...all('tin-harbour', 4)] },
  { id: 'herons-setlist', name: 'Herons, 20 March', text: 'What they may play at Tidal Hall. Sam says the third song is the loud one.', made: '2026-02-02 21:14', pinned: true, tracks: [...all('second-night', 1), ...all('tin-harbour', 1, 2, 6, 5), ...all('paper-boats', 1, 2), ...all('herons-tidal-hall', 3, 6), ...all('tin-harbour', 11), ...all('herons-tidal-hall', 4)] },
  { id: 'studio', name: 'Studio, no words', text: 'For the panels. Nothing that sings.', made: '2025-01-20 09:05', tracks: [...all('wind-tunnel', 1, 4), ...all('sheep-weather', 1, 3, 4), ...all('felt', 4, 5, 7), ...all('dub-tables', 2, 7), ...all('blue-trio', 1, 2), ...all('night-of-oud', 2, 4)] },
  { id: 'ines', name: 'Para Inés', text: '', made: '2024-12-18 22:40', tracks: [...all('cumbia-puerto', 7, 6, 4), ...all('once-lunas', 5, 7), ...all('slow-honey', 2, 8), ...all('tin-harbour', 11)] },
  { id: 'running', name: 'Fennel Park 5K', text: '28 minutes if I hurry', made: '2025-04-12 07:30', tracks: [...all('spin-cycle', 2), ...all('glass-swimmer', 3, 4), ...all('left-shoe', 1), ...all('long-summer', 2), ...all('vegetable-patch', 2, 7), ...all('overtime', 1), ...all('four-drops', 5)] },
  { id: 'train', name: 'Road to Wexcombe', text: 'An hour and ten, without the change at Stanning.', made: '2025-02-15 17:02', tracks: [...all('first-sunday', 1), ...all('night-bus', 1, 3, 7, 8), ...all('porch-light', 1, 7), ...all('capstan', 6), ...all('tin-harbour', 11), ...all('curtains', 5)] },
  { id: 'kids', name: "Poppy's two, in the car", text: '', made: '2025-08-09 10:15', tracks: [...all('button-wheels', 1, 2, 3, 4), ...all('button-afloat', 2, 3, 4, 6)] },
  { id: 'zh', name: '中文歌', text: '晓雨推荐的', made: '2025-09-01 20:00', tracks: [...all('unsent-letters', 1, 2, 3, 9), ...all('no-windows', 3), ...all('bicycle-thief', 3, 1), ...all('winter-coat', 1, 3), ...all('small-sun', 1)] },
  { id: 'sleep', name: 'Sleep', text: '', made: '2025-03-30 23:12', tracks: [...all('eight-hours', 1, 2, 3), ...all('short-lullabies', 8), ...all('felt', 9)] },
  { id: 'launch', name: 'Lantern launch, ideas', text: 'For the quay, 27 March. Ask Omar about the oud.', made: '2026-02-24 15:45', tracks: [...all('felt-two', 1, 2, 3, 4), ...all('unsent-letters', 9), ...all('night-of-oud', 5), ...all('tin-harbour', 2), ...all('blue-door-song', 1), ...all('capstan', 3)] },
  { id: 'quiz', name: 'Quiz night', text: '', made: '2026-02-08 22:20', tracks: [...all('capstan', 2, 4), ...all('salt-and-static', 7), ...all('first-sunday', 3), ...all('tin-harbour', 7)] },
  { id: 'loud-list', name: 'Loud', text: 'Not when Katherine is at home.', made: '2025-10-30 19:19', tracks: [...all('oxide', 1, 3, 4), ...all('vegetable-patch', 1, 2, 4), ...all('gull-and-anchor', 1, 2, 5), ...all('left-shoe', 2), ...all('rust-season', 1), 'file:Music/Marrow Club - Left Shoe (demo).mp3'] },
  { id: 'wedding', name: 'P & M, first dance', text: '', made: '2024-10-19 12:00', tracks: [] },
];

/** Liked tracks, latest first, with the day. */
export const liked: readonly [track: string, on: string][] = [
  ['second-night/1', '2026-03-06 18:10'], ['left-shoe/1', '2026-02-28 23:40'], ['winter-coat/2', '2026-02-21 20:31'], ['blue-door-song/1', '2026-02-09 08:15'], ['corazon-analogico/1', '2026-02-01 13:02'],
  ['lightship-ep/1', '2026-01-18 22:47'], ['tin-harbour/5', '2026-01-11 19:20'], ['wren-day/4', '2025-12-24 17:05'], ['blue-trio/2', '2025-11-29 21:11'], ['tin-harbour/2', '2025-11-02 20:20'], ['tin-harbour/11', '2025-11-02 20:58'],
  ['slow-honey/2', '2025-10-05 09:44'], ['bicycle-thief/3', '2025-08-30 16:30'], ['cumbia-puerto/7', '2025-08-15 22:10'], ['glass-swimmer/5', '2025-07-01 18:02'], ['unsent-letters/7', '2025-06-25 23:19'], ['night-bus/7', '2025-05-14 00:22'],
  ['felt/5', '2025-03-02 11:11'], ['paper-boats/6', '2025-02-11 19:00'], ['kitchen-rain/8', '2024-12-03 23:33'], ['capstan/2', '2024-11-17 18:45'],
];
export const savedAlbums: readonly [album: string, on: string][] = [
  ['tin-harbour', '2025-10-31 12:00'], ['paper-boats', '2024-10-06 10:10'], ['herons-tidal-hall', '2024-12-14 09:00'], ['left-shoe', '2026-02-28 23:41'], ['unsent-letters', '2025-06-20 19:30'], ['felt', '2024-11-01 07:50'],
  ['cumbia-puerto', '2025-08-15 22:30'], ['capstan', '2024-11-17 18:50'], ['slow-honey', '2025-10-05 09:40'], ['wind-tunnel', '2025-01-22 10:01'], ['button-afloat', '2025-08-09 10:02'], ['rooms', '2026-02-13 21:05'], ['night-bus', '2025-05-14 00:30'], ['kitchen-rain', '2024-12-03 23:40'],
];
export const followed: readonly [artist: string, on: string][] = [
  ['paper-herons', '2024-10-06 10:12'], ['marrow-club', '2026-02-28 23:43'], ['su-he', '2025-06-20 19:31'], ['los-faroles', '2025-08-15 22:31'], ['jonas-weir', '2026-02-13 21:00'], ['saltmarsh-sisters', '2024-11-17 18:51'], ['tamsin-okoro', '2025-10-05 09:41'], ['dov-amsel', '2025-05-14 00:31'],
];
/** Kept on the phone: whole records. */
export const downloaded: readonly [album: string, on: string][] = [['tin-harbour', '2026-03-05 18:30'], ['felt', '2026-02-22 21:00'], ['capstan', '2026-01-30 17:45'], ['button-wheels', '2025-12-20 09:10']];

/** Heard of late, latest first: track, when, and what it was played from. */
export const heard: readonly [track: string, at: string, from: string][] = [
  ['tin-harbour/3', '2026-03-12 08:31', 'album-tin-harbour'], ['tin-harbour/2', '2026-03-12 08:26', 'album-tin-harbour'], ['tin-harbour/1', '2026-03-12 08:22', 'album-tin-harbour'],
  ['felt-two/1', '2026-03-11 22:50', 'album-felt-two'], ['felt-two/2', '2026-03-11 22:47', 'album-felt-two'], ['left-shoe/1', '2026-03-11 18:05', 'playlist-running'], ['spin-cycle/2', '2026-03-11 18:00', 'playlist-running'], ['glass-swimmer/3', '2026-03-11 17:57', 'playlist-running'],
  ['wind-tunnel/4', '2026-03-11 14:20', 'playlist-studio'], ['wind-tunnel/1', '2026-03-11 14:13', 'playlist-studio'], ['sheep-weather/1', '2026-03-11 14:09', 'playlist-studio'], ['second-night/1', '2026-03-10 19:41', 'album-second-night'], ['unsent-letters/1', '2026-03-09 21:30', 'playlist-zh'], ['unsent-letters/2', '2026-03-09 21:26', 'playlist-zh'],
  ['cumbia-puerto/7', '2026-03-08 18:12', 'playlist-ines'], ['cumbia-puerto/6', '2026-03-08 18:08', 'playlist-ines'], ['button-wheels/1', '2026-03-08 11:02', 'playlist-kids'], ['button-wheels/2', '2026-03-08 11:00', 'playlist-kids'], ['rooms/1', '2026-03-07 23:15', 'album-rooms'], ['good-coat/1', '2026-03-07 12:40', 'mix-charts'], ['cat-tax-two/1', '2026-03-07 12:37', 'mix-charts'],
];
export const searches: readonly string[] = ['paper herons', '晚风', 'tidal hall live', 'lullaby', 'Carmela'];
