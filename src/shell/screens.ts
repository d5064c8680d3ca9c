import type { ComponentType } from 'react';
import type { IconTable } from '../sdk/react/iconTable.ts';

/** What an app's code draws with. */
export interface AppScreens {
  screens: Record<string, ComponentType>;
  icons: IconTable;
}

/** Where screens and widgets of apps are found; undefined until their code is loaded. */
export interface ScreenSource {
  screens(app: string): AppScreens | undefined;
  /** Calls `listener` when more screens are loaded. */
  subscribe(listener: () => void): () => void;
}
