import type { ComponentType } from 'react';
import { Bin } from './Bin.tsx';
import { Home } from './Home.tsx';
import { Lists } from './Lists.tsx';
import { List, SmartList, Tag } from './Places.tsx';
import { Search } from './Search.tsx';
import { Settings } from './Settings.tsx';
import { Share } from './Share.tsx';
import { Task } from './Task.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  List,
  SmartList,
  Tag,
  Task,
  Lists,
  Search,
  Bin,
  Settings,
  Share,
};
