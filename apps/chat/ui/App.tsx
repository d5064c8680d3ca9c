import type { ComponentType } from 'react';
import { AddContact } from './AddContact.tsx';
import { ComposeMoment } from './ComposeMoment.tsx';
import { ContactCard } from './ContactCard.tsx';
import { Forward, ShareInto } from './Forward.tsx';
import { GroupInfo } from './GroupInfo.tsx';
import { Home } from './Home.tsx';
import { Moments, PersonMoments } from './Moments.tsx';
import { NewGroup } from './NewGroup.tsx';
import { PhotoViewer } from './PhotoViewer.tsx';
import { Profile } from './Profile.tsx';
import { Requests } from './Requests.tsx';
import { Search, Starred } from './Search.tsx';
import {
  AppearanceSettings,
  BlockedSettings,
  NotificationSettings,
  PrivacySettings,
  Settings,
  StorageSettings,
} from './Settings.tsx';
import { ThreadScreen } from './ThreadScreen.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  ThreadScreen,
  PhotoViewer,
  Search,
  Starred,
  Forward,
  ShareInto,
  AddContact,
  ComposeMoment,
  ContactCard,
  GroupInfo,
  Moments,
  NewGroup,
  PersonMoments,
  Profile,
  Requests,
  Settings,
  AppearanceSettings,
  BlockedSettings,
  NotificationSettings,
  PrivacySettings,
  StorageSettings,
};
