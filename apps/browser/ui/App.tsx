import type { ComponentType } from 'react';
import { BookmarkFolder, Bookmarks } from './Bookmarks.tsx';
import { Clear } from './Clear.tsx';
import { Downloads } from './Downloads.tsx';
import { EditBookmark } from './EditBookmark.tsx';
import { History } from './History.tsx';
import { Page } from './Page.tsx';
import { Reading } from './Reading.tsx';
import { Settings } from './Settings.tsx';
import { Share } from './Share.tsx';
import { Tabs } from './Tabs.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Page,
  Tabs,
  Bookmarks,
  BookmarkFolder,
  EditBookmark,
  History,
  Reading,
  Downloads,
  Settings,
  Clear,
  Share,
};
