import type { ComponentType } from 'react';
import { Account, Places, SavePlace } from './Account.tsx';
import { LostItem, Rate } from './After.tsx';
import { Change } from './Change.tsx';
import { Chat } from './Chat.tsx';
import { Choose } from './Choose.tsx';
import { Drivers, OneDriver } from './Drivers.tsx';
import { Home } from './Home.tsx';
import { Offers } from './Offers.tsx';
import { ByNumber, OneRide } from './OneRide.tsx';
import { Options } from './Options.tsx';
import { PinDrop } from './PinDrop.tsx';
import { ReceiptScreen as Receipt } from './Receipt.tsx';
import { Safety } from './Safety.tsx';
import { Settings } from './Settings.tsx';
import { Trips } from './Trips.tsx';
import { Where } from './Where.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Where,
  PinDrop,
  Choose,
  Options,
  OneRide,
  ByNumber,
  Change,
  Chat,
  Receipt,
  Rate,
  LostItem,
  Trips,
  Account,
  Places,
  SavePlace,
  Offers,
  Safety,
  Drivers,
  OneDriver,
  Settings,
};
