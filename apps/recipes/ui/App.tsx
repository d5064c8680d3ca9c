import type { ComponentType } from 'react';
import { Categories } from './Categories.tsx';
import { Cook } from './Cook.tsx';
import { Edit, New } from './Form.tsx';
import { Home } from './Home.tsx';
import { Import } from './Import.tsx';
import { Choose, Plan } from './Plan.tsx';
import { Recipe } from './Recipe.tsx';
import { Search } from './Search.tsx';
import { Settings } from './Settings.tsx';
import { Shopping } from './Shopping.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Search,
  Recipe,
  Cook,
  Edit,
  New,
  Categories,
  Shopping,
  Plan,
  Choose,
  Import,
  Settings,
};
