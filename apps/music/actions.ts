import { libraryActions } from './actions/library.ts';
import { playerActions } from './actions/player.ts';
import { playlistActions } from './actions/playlists.ts';

/** Every rule of Tonearm: what plays, the library, the playlists. */
export const actions = { ...playerActions, ...libraryActions, ...playlistActions };
export { readM3u } from './m3u.ts';
