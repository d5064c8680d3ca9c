import type { ComponentType } from 'react';
import { Converter, Currency } from './Converter.tsx';
import { Dates } from './Dates.tsx';
import { History } from './History.tsx';
import { Home } from './Home.tsx';
import { Settings } from './Settings.tsx';
import { TipAndSplit } from './TipAndSplit.tsx';
import { Tools } from './Tools.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  History,
  Tools,
  Converter,
  Currency,
  Dates,
  TipAndSplit,
  Settings,
};
