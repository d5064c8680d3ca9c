import { type AppScenes } from '../../bench/cli/screens/scene.ts';

export const scenes: AppScenes = {
  params: {
    album: () => ['album-tin-harbour'], artist: () => ['artist-kestrel-vane'], mix: () => ['mix-daily-1'], playlist: () => ['playlist-herons-setlist'], genre: () => ['Folk'], file: () => ['file-music-choir-warm-up-3-mp3'],
    '/import/:file': () => ['file-music-gull-set-28-feb-m3u8'],
  },
  screens: () => [],
  dialogs: () => ({ list: [] }),
};
