import type { ComponentType } from 'react';
import { Analysis } from './Analysis.tsx';
import { Bills } from './Bills.tsx';
import { AddCard, Cards, OneCard, TopUp, Withdraw } from './Cards.tsx';
import { Cashier } from './Cashier.tsx';
import { Receive, Scan } from './Codes.tsx';
import { Home } from './Home.tsx';
import { More } from './More.tsx';
import { People, RequestMoney, Transfer } from './People.tsx';
import { OnePot } from './Pot.tsx';
import { OneRequest, Requests } from './Requests.tsx';
import { Bill, Result } from './Result.tsx';
import { Limits, Passcode, Settings } from './Settings.tsx';
import { Share, Split } from './Split.tsx';
import { OneSubscription, Subscriptions } from './Subscriptions.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Bills,
  Cards,
  More,
  People,
  Transfer,
  RequestMoney,
  Requests,
  OneRequest,
  Result,
  Cashier,
  Scan,
  Receive,
  Bill,
  Analysis,
  OneCard,
  AddCard,
  TopUp,
  Withdraw,
  OnePot,
  Split,
  Share,
  Subscriptions,
  OneSubscription,
  Limits,
  Passcode,
  Settings,
};
