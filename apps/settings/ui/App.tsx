import { AccountForm, AddNetwork, VpnForm } from './Forms.tsx';
import { Apps } from './Apps.tsx';
import { Home } from './Home.tsx';
import { PageScreen } from './PageScreen.tsx';
import { AddLanguage, ZonePicker } from './Pickers.tsx';
import { ScreenLock } from './ScreenLock.tsx';
import { Search } from './Search.tsx';
import { WallpaperPreview } from './WallpaperPreview.tsx';

export { icons } from './icons.ts';

export const screens = {
  Home,
  Page: PageScreen,
  Search,
  Apps,
  AddNetwork,
  VpnForm,
  AccountForm,
  AddLanguage,
  ZonePicker,
  ScreenLock,
  WallpaperPreview,
};
