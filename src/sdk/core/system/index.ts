import { dialogActions } from './dialogs.ts';
import { deviceActions } from './device.ts';
import { launcherActions } from './launcher.ts';
import { navigationActions } from './navigation.ts';
import { preferenceActions } from './preferences.ts';
import { shadeActions } from './shade.ts';
import type { SystemAction } from './action.ts';

/** Actions of the phone itself: events name them with app `system`. */
export const systemActions: Record<string, SystemAction> = {
  ...navigationActions,
  ...shadeActions,
  ...dialogActions,
  ...deviceActions,
  ...preferenceActions,
  ...launcherActions,
};
