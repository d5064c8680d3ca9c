import { useSyncExternalStore, type ReactNode } from 'react';
import { AppIcons } from '../sdk/react/kit/Icon.tsx';
import type { Panels, PanelSource } from './screens.ts';

/** A part of the phone that its first picture rarely shows, drawn once its code is there. */
export function Later({ apps, draw }: { apps: PanelSource; draw: (panels: Panels) => ReactNode }) {
  const panels = useSyncExternalStore(apps.subscribe, apps.panels);
  return panels && <AppIcons value={panels.icons}>{draw(panels)}</AppIcons>;
}
