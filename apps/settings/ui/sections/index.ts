import type { ComponentType } from 'react';
import type { View } from '../../model.ts';
import { AboutHeader, BuildNumber } from './about.tsx';
import { AppHeader, AppTitle } from './app.tsx';
import { BatteryLevel, DataUse, StorageBar } from './meters.tsx';
import { TextPreview, Wallpapers } from './looks.tsx';
import { DeviceHeader, WifiHeader, WifiList } from './wifi.tsx';

/** Sections with their own components, which pages name. */
export const custom: Record<string, ComponentType<{ v: View }>> = {
  'wifi-list': WifiList,
  'wifi-header': WifiHeader,
  'device-header': DeviceHeader,
  'app-header': AppHeader,
  'app-title': AppTitle,
  'about-header': AboutHeader,
  'build-number': BuildNumber,
  'battery-level': BatteryLevel,
  'data-use': DataUse,
  'storage-bar': StorageBar,
  'text-preview': TextPreview,
  wallpapers: Wallpapers,
};
