import type { ComponentType } from 'react';
import { Album } from './Album.tsx';
import { Artist } from './Artist.tsx';
import { Equaliser } from './Equaliser.tsx';
import { Home } from './Home.tsx';
import { Import, ImportFile } from './Import.tsx';
import { Library } from './Library.tsx';
import { Downloads, Files, Genre, History, Liked, Mix } from './Lists.tsx';
import { Playing } from './Playing.tsx';
import { Playlist } from './Playlist.tsx';
import { AddSongs } from './AddSongs.tsx';
import { EditPlaylist } from './EditPlaylist.tsx';
import { Queue } from './Queue.tsx';
import { Search } from './Search.tsx';
import { Settings } from './Settings.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Search,
  Library,
  Genre,
  Liked,
  Downloads,
  Files,
  History,
  Album,
  Artist,
  Mix,
  Playlist,
  EditPlaylist,
  AddSongs,
  Playing,
  Queue,
  Equaliser,
  Settings,
  Import,
  ImportFile,
};
