import type { ComponentType } from 'react';
import { AddPlace } from './AddPlace.tsx';
import { AirQuality } from './Air.tsx';
import { Compare } from './Compare.tsx';
import { DayScreen, Days, Hourly } from './Forecasts.tsx';
import { MapScreen } from './MapScreen.tsx';
import { Now, Preview } from './Now.tsx';
import { Places } from './Places.tsx';
import { AlertSettings, Settings } from './Settings.tsx';
import { Widget } from './Widget.tsx';
import { Warnings, WarningScreen } from './Warnings.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Now,
  Preview,
  Hourly,
  Days,
  DayScreen,
  AirQuality,
  Warnings,
  WarningScreen,
  MapScreen,
  Places,
  AddPlace,
  Compare,
  Settings,
  AlertSettings,
  Widget,
};
