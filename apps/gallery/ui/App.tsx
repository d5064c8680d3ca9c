import type { ComponentType } from 'react';
import { Albums, AlbumScreen } from './Albums.tsx';
import { Bin, Binned } from './Bin.tsx';
import { Editor } from './Editor.tsx';
import { Photos } from './Photos.tsx';
import { Search } from './Search.tsx';
import { Settings } from './Settings.tsx';
import { Slideshow } from './Slideshow.tsx';
import { Viewer } from './Viewer.tsx';
import { Wallpaper } from './Wallpaper.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Photos,
  Albums,
  AlbumScreen,
  Search,
  Viewer,
  Editor,
  Wallpaper,
  Slideshow,
  Bin,
  Binned,
  Settings,
};
