import type { ComponentType } from 'react';
import { InCall } from './InCall.tsx';
import { Details } from './Details.tsx';
import { Home } from './Home.tsx';
import { Pad } from './Pad.tsx';
import { Search } from './Search.tsx';
import { Settings } from './Settings.tsx';
import { Greeting } from './Greeting.tsx';
import { Blocked } from './Blocked.tsx';
import { Responses } from './Responses.tsx';
import { Voicemail } from './Voicemail.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Pad,
  Search,
  InCall,
  Details,
  Voicemail,
  Settings,
  Responses,
  Blocked,
  Greeting,
};
