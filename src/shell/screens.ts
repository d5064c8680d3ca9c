import type { ComponentType } from 'react';
import type { IconTable } from '../sdk/react/iconTable.ts';

/** What an app's code draws with. */
export interface AppScreens {
  screens: Record<string, ComponentType>;
  icons: IconTable;
}

/** The parts of the phone that its first picture rarely shows; see panels.tsx. */
export interface Panels {
  icons: IconTable;
  Assist: ComponentType;
  Dialogs: ComponentType;
  Keyboard: ComponentType;
  Drawer: ComponentType;
  FolderView: ComponentType<{ id: string }>;
  ItemMenu: ComponentType<{ id: string }>;
  Ask: ComponentType<{ kind: string; onBack: () => void }>;
  HeadsUp: ComponentType;
  SelectionMenu: ComponentType;
  VolumePanel: ComponentType;
  Recents: ComponentType<{ apps: ScreenSource }>;
  Shade: ComponentType;
}

/** Where those parts are found. */
export interface PanelSource {
  /** Undefined until their code is loaded; asking for them then makes settling load them. */
  panels(): Panels | undefined;
  /** Calls `listener` when more code is loaded. */
  subscribe(listener: () => void): () => void;
}

/** Where screens and widgets of apps are found too; undefined until their code is loaded. */
export interface ScreenSource extends PanelSource {
  screens(app: string): AppScreens | undefined;
}
