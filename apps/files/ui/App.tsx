import type { ComponentType } from 'react';
import { Bin } from './Bin.tsx';
import { Category, Recent } from './Category.tsx';
import { ChooseFolder, PickFolder } from './ChooseFolder.tsx';
import { Details } from './Details.tsx';
import { Folder, Storage } from './Folder.tsx';
import { Home } from './Home.tsx';
import { Pick } from './Pick.tsx';
import { Save } from './Save.tsx';
import { Search } from './Search.tsx';
import { View } from './View.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Storage,
  Folder,
  Category,
  Recent,
  Search,
  Bin,
  Details,
  ChooseFolder,
  View,
  Pick,
  PickFolder,
  Save,
};
