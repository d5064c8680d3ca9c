import type { ComponentType } from 'react';
import { OneCalendar } from './OneCalendar.tsx';
import { EditEvent, NewEvent } from './Edit.tsx';
import { AnyEvent, Event } from './EventScreen.tsx';
import { BirthdayScreen } from './Birthday.tsx';
import { Guests } from './Guests.tsx';
import { Home } from './Home.tsx';
import { Import } from './Import.tsx';
import { Search } from './Search.tsx';
import { Settings } from './Settings.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Event,
  AnyEvent,
  BirthdayScreen,
  NewEvent,
  EditEvent,
  Guests,
  Import,
  Search,
  Settings,
  OneCalendar,
};
