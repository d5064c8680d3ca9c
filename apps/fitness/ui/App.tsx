import type { ComponentType } from 'react';
import { Activities } from './Activities.tsx';
import { ActivityScreen } from './Activity.tsx';
import { TrackMap } from './TrackMap.tsx';
import { Add, Edit } from './Form.tsx';
import { GoalForm, Goals } from './Goals.tsx';
import { Home } from './Home.tsx';
import { Import, ImportFile } from './Import.tsx';
import { Profile } from './Profile.tsx';
import { Record } from './Record.tsx';
import { Save } from './Save.tsx';
import { Search } from './Search.tsx';
import { Settings } from './Settings.tsx';
import { Statistics } from './Statistics.tsx';
import { WeightLog } from './Weight.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Activities,
  Search,
  Statistics,
  Profile,
  Record,
  Save,
  ActivityScreen,
  TrackMap,
  Edit,
  Add,
  Goals,
  GoalForm,
  WeightLog,
  Settings,
  Import,
  ImportFile,
};
