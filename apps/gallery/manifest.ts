import { defineApp } from '../../src/sdk/core/app.ts';
import type { Ctx } from '../../src/sdk/core/ctx.ts';
import { actions } from './actions.ts';
import { pausePlayer } from './actions/player.ts';
import { endSlideshow } from './actions/slideshow.ts';
import { Gallery } from './state.ts';

/** A video plays and a slideshow runs only while it is looked at. */
const quiet = (state: Gallery, _: Record<string, string>, ctx: Ctx) => {
  pausePlayer(state, ctx);
  endSlideshow(state, ctx);
};
const viewed = (state: Gallery, { file }: Record<string, string>, ctx: Ctx) => {
  if (state.player?.file !== file) pausePlayer(state, ctx);
  endSlideshow(state, ctx);
};

export const gallery = defineApp({
  id: 'gallery',
  name: 'Gallery',
  palette: 'system',
  describe: 'Photos and videos by day and album; crop, filters, slideshow, search, bin.',
  state: Gallery,
  actions,
  routes: {
    '/': { screen: 'Photos', title: 'Photos', activity: '.MainActivity', enter: quiet },
    '/albums': { screen: 'Albums', title: 'Albums', activity: '.AlbumsActivity', enter: quiet },
    '/album/:album': { screen: 'AlbumScreen', title: 'Album', activity: '.AlbumActivity', enter: quiet },
    '/search': { screen: 'Search', title: 'Search', activity: '.SearchActivity', enter: quiet },
    '/view/:file': { screen: 'Viewer', title: 'Photo', activity: '.ViewActivity', enter: viewed },
    '/edit/:file': { screen: 'Editor', title: 'Edit photo', activity: '.EditActivity', enter: quiet },
    '/wallpaper/:file': {
      screen: 'Wallpaper',
      title: 'Use as wallpaper',
      activity: '.WallpaperActivity',
      enter: quiet,
    },
    '/slideshow': { screen: 'Slideshow', title: 'Slideshow', activity: '.SlideshowActivity' },
    '/bin': { screen: 'Bin', title: 'Bin', activity: '.BinActivity', enter: quiet },
    '/bin/:file': { screen: 'Binned', title: 'Photo in the bin', activity: '.BinnedActivity', enter: quiet },
    '/settings': {
      screen: 'Settings',
      title: 'Gallery settings',
      activity: '.SettingsActivity',
      enter: quiet,
    },
  },
  intents: [
    { verb: 'VIEW', mime: 'image/*', route: '/view/:file' },
    { verb: 'VIEW', mime: 'video/*', route: '/view/:file' },
    { verb: 'EDIT', mime: 'image/*', route: '/edit/:file' },
  ],
  on: { audio: 'pause' },
  system: true,
  size: 31_000_000,
});
