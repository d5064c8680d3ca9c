import type { ComponentType } from 'react';
import { About } from './About.tsx';
import { Communities } from './Communities.tsx';
import { CommunityPage } from './CommunityPage.tsx';
import { Compose } from './Compose.tsx';
import { Home } from './Home.tsx';
import { Inbox } from './Inbox.tsx';
import { CreateCommunity, Manage } from './Manage.tsx';
import { Messages } from './Messages.tsx';
import { Moderate } from './Moderate.tsx';
import { Open, Photo, PostPage, ThreadPage } from './PostPage.tsx';
import { Profile } from './Profile.tsx';
import { Drafts, Refused } from './Refused.tsx';
import { EditItem, Reply } from './Reply.tsx';
import { Report } from './Report.tsx';
import { ListPage, SavedPage } from './Saved.tsx';
import { Search } from './Search.tsx';
import { Blocked, Orders, Settings } from './Settings.tsx';
import { TakeShared } from './TakeShared.tsx';
import { You } from './You.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Communities,
  CommunityPage,
  About,
  PostPage,
  ThreadPage,
  Open,
  Photo,
  Compose,
  Refused,
  Drafts,
  TakeShared,
  Reply,
  EditItem,
  Search,
  Inbox,
  Messages,
  You,
  Profile,
  SavedPage,
  ListPage,
  Report,
  CreateCommunity,
  Moderate,
  Manage,
  Settings,
  Blocked,
  Orders,
};
