import type { ComponentType } from 'react';
import { Bin } from './Bin.tsx';
import { Blocked } from './Blocked.tsx';
import { Card } from './CardScreen.tsx';
import { AddFavourites, AddMembers, Export } from './Choose.tsx';
import { Edit, New } from './EditScreen.tsx';
import { Group, Groups } from './Groups.tsx';
import { Home } from './Home.tsx';
import { ImportFile, ImportText } from './Import.tsx';
import { Merge, Merged } from './Merge.tsx';
import { Pick } from './Pick.tsx';
import { Search } from './Search.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Search,
  Card,
  Edit,
  New,
  Groups,
  Group,
  AddMembers,
  AddFavourites,
  Merge,
  Merged,
  ImportFile,
  ImportText,
  Export,
  Blocked,
  Bin,
  Pick,
};
