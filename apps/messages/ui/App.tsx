import type { ComponentType } from 'react';
import { Compose } from './Compose.tsx';
import { Details } from './Details.tsx';
import { Forward, Share } from './Forward.tsx';
import { Home } from './Home.tsx';
import { Archived, Spam } from './Lists.tsx';
import { Photo } from './Photo.tsx';
import { Scheduled } from './Scheduled.tsx';
import { Search, SearchIn, Starred } from './Search.tsx';
import { Settings } from './Settings.tsx';
import { ThreadByAddress, ThreadById } from './Thread.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  ThreadById,
  ThreadByAddress,
  Compose,
  Details,
  Photo,
  Forward,
  Share,
  Search,
  SearchIn,
  Archived,
  Spam,
  Scheduled,
  Starred,
  Settings,
};
