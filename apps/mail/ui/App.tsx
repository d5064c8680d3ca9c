import type { ComponentType } from 'react';
import { Compose, ComposeTo, OneDraft, Share } from './Compose.tsx';
import { Conversation } from './Conversation.tsx';
import { Filters, OneFilter } from './Filters.tsx';
import { Folder, Folders } from './Folders.tsx';
import { Inbox } from './Inbox.tsx';
import { Blocked, Labels } from './Labels.tsx';
import { OneFile } from './OneFile.tsx';
import { Search } from './Search.tsx';
import { Settings } from './Settings.tsx';
import { VacationReply } from './Vacation.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Inbox,
  Search,
  Folders,
  Folder,
  Conversation,
  OneFile,
  Compose,
  OneDraft,
  ComposeTo,
  Share,
  Settings,
  VacationReply,
  Filters,
  OneFilter,
  Labels,
  Blocked,
};
