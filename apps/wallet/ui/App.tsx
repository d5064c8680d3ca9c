import type { ComponentType } from 'react';
import { Analysis } from './Analysis.tsx';
import { Bills } from './Bills.tsx';
import { AddCard, Cards, OneCard, TopUp, Withdraw } from './Cards.tsx';
import { Cashier } from './Cashier.tsx';
import { Receive, Scan } from './Codes.tsx';
import { Home } from './Home.tsx';
import { Limits, More, OnePot, OneSubscription, Passcode, Settings, Split, Subscriptions } from './More.tsx';
import { OneRequest, People, RequestMoney, Requests, Transfer } from './People.tsx';
import { Bill, Result } from './Result.tsx';

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
  Subscriptions,
  OneSubscription,
  Limits,
  Passcode,
  Settings,
};
