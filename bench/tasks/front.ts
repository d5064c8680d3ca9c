import type { Phone } from '../../apps/catalogue.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import type { Surface } from '../../src/state/phone/ui.ts';

/** A screen in front, and what its browser would keep of it: texts of fields, values, scrolling. */
export interface Front {
  app: string;
  path: string;
  surface: Surface;
}

/**
 * The screen of an app that a person would see: null on the launcher, with the screen off or locked, and among the recent apps. For goals about what is left open and
 * saved nowhere, such as a form that is filled in.
 */
export function frontOf(s: Phone): Front | null {
  const top = topScreen(s as never);
  return !top || !s.ui.awake || s.ui.locked || s.ui.recents
    ? null
    : { app: top.app, path: top.path, surface: s.ui.surfaces[top.id] ?? {} };
}
