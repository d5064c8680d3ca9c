import { dialogActions } from './dialogs.ts';
import { deviceActions } from './device.ts';
import { launcherActions } from './launcher.ts';
import { navigationActions } from './navigation.ts';
import { preferenceActions } from './preferences.ts';
import { shadeActions } from './shade.ts';
import type { SystemAction } from './action.ts';

const actions = {
  ...navigationActions,
  ...shadeActions,
  ...dialogActions,
  ...deviceActions,
  ...preferenceActions,
  ...launcherActions,
};

/** Actions of the phone itself, with the types of their arguments. */
export type SystemActions = typeof actions;
/** Actions of the phone itself: events name them with app `system`. */
export const systemActions: Readonly<Record<string, SystemAction>> = actions;

/**
 * A call of one of the phone's own actions as data, for rows and tiles that are tables. Its arguments are
 * checked when it is dispatched.
 */
export type SystemCall = readonly [action: keyof SystemActions, args?: object];
