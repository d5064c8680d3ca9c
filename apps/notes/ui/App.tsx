import type { ComponentType } from 'react';
import { Bin } from './Bin.tsx';
import { Folder, Home } from './Home.tsx';
import { Note } from './NoteScreen.tsx';
import { Lock } from './Passcode.tsx';
import { Search } from './Search.tsx';
import { Tag, Tags } from './Tags.tsx';
import { Share, TakeFile } from './TakeShared.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  Home,
  Folder,
  Note,
  Search,
  Tags,
  Tag,
  Bin,
  Lock,
  Share,
  TakeFile,
};
