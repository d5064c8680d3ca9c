import type { ReactNode } from 'react';
import { useOs } from '../../../src/sdk/react/hooks.ts';

/** Draws dark whatever the phone's theme: next to a picture a light ground blinds. */
export function Night({ children }: { children: ReactNode }) {
  const wallpaper = useOs(o => o.settings.wallpaper);
  return (
    <div
      data-palette={`system-${wallpaper}`}
      data-theme="dark"
      style={{ display: 'contents', color: 'var(--c-on-surface)' }}
    >
      {children}
    </div>
  );
}
