import type { Phone } from '../../apps/catalogue.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import type { Surface } from '../../src/state/phone/ui.ts';

/** The screen in the foreground with its page state: field texts, values, scroll positions. */
export interface Front {
  app: string;
  path: string;
  surface: Surface;
}

/**
 * The app screen that is visible: null on the launcher, in the list of recent apps, and while the display is off or locked.
 * For goals about what is left open and not saved, such as a filled-in form.
 */
export function frontOf(s: Phone): Front | null {
  const top = topScreen(s as never);
  return !top || !s.ui.awake || s.ui.locked || s.ui.recents
    ? null
    : { app: top.app, path: top.path, surface: s.ui.surfaces[top.id] ?? {} };
}
