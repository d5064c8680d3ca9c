import type { ComponentType } from 'react';
import { Bookmarks, Folder } from './Bookmarks.tsx';
import { Compose, ShareIn } from './Compose.tsx';
import { Drafts } from './Drafts.tsx';
import { EditProfile } from './EditProfile.tsx';
import { Home } from './Home.tsx';
import { Lists, OneList } from './Lists.tsx';
import { Menu } from './Menu.tsx';
import { Messages, NewMessage, Talk } from './Messages.tsx';
import { Notices } from './Notices.tsx';
import { AddToList, ListMembers, People, Requests } from './People.tsx';
import {
  AltText,
  EditPost,
  HiddenReplies,
  History,
  Quotes,
  SendPost,
  Statistics,
  Viewer,
} from './PostPages.tsx';
import { Profile } from './Profile.tsx';
import { Report } from './Report.tsx';
import { Search, Trend } from './Search.tsx';
import { Blocked, Display, Muted, Notify, Privacy, Settings } from './Settings.tsx';
import { Thread } from './Thread.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Search,
  Trend,
  Notices,
  Messages,
  NewMessage,
  Talk,
  Menu,
  Thread,
  Statistics,
  History,
  Quotes,
  HiddenReplies,
  Viewer,
  AltText,
  EditPost,
  SendPost,
  Compose,
  ShareIn,
  Profile,
  EditProfile,
  People,
  Requests,
  AddToList,
  Lists,
  OneList,
  ListMembers,
  Bookmarks,
  Folder,
  Drafts,
  Settings,
  Privacy,
  Notify,
  Display,
  Muted,
  Blocked,
  Report,
};
