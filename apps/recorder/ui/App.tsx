import type { ComponentType } from 'react';
import { Bin } from './Bin.tsx';
import { Home } from './Home.tsx';
import { Play } from './Play.tsx';
import { Capture, Record } from './Record.tsx';
import { Search } from './Search.tsx';
import { Settings } from './Settings.tsx';
import { Trim } from './Trim.tsx';

export { icons } from './icons.ts';

export const screens: { [name: string]: ComponentType } = {
  Home,
  Record,
  Capture,
  Play,
  Trim,
  Search,
  Bin,
  Settings,
};
