import type { ComponentType } from 'react';
import { Directions } from './Directions.tsx';
import { Home } from './Home.tsx';
import { Markers } from './Marks.tsx';
import { Draw, Measure } from './Draw.tsx';
import { Tracks } from './Tracks.tsx';
import { TrackScreen } from './TrackScreen.tsx';
import { ImportTrack } from './ImportTrack.tsx';
import { Offline } from './Offline.tsx';
import { Settings } from './Settings.tsx';
import { Timeline } from './Timeline.tsx';
import { Navigate } from './Navigate.tsx';
import { Geo, Place, SpotScreen } from './Place.tsx';
import { WriteReview } from './Reviews.tsx';
import { SavedLists } from './Saved.tsx';
import { ListScreen } from './SavedList.tsx';
import { Choose, Pick, Search } from './Search.tsx';
import { Results } from './Results.tsx';

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
