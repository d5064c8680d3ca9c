import type { ComponentType } from 'react';
import { Directions } from './Directions.tsx';
import { Home } from './Home.tsx';
import { Draw, Markers, Measure, Tracks, TrackScreen } from './Marks.tsx';
import { ImportTrack } from './ImportTrack.tsx';
import { Offline, Settings, Timeline } from './More.tsx';
import { Navigate } from './Navigate.tsx';
import { Geo, Place, SpotScreen, WriteReview } from './Place.tsx';
import { ListScreen, SavedLists } from './Saved.tsx';
import { Choose, Pick, Results, Search } from './Search.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Search,
  Results,
  Place,
  SpotScreen,
  Geo,
  WriteReview,
  Directions,
  Navigate,
  Choose,
  Pick,
  SavedLists,
  ListScreen,
  Markers,
  Tracks,
  TrackScreen,
  Draw,
  ImportTrack,
  Measure,
  Timeline,
  Offline,
  Settings,
};
