import type { Command } from '../command.ts';
import { input } from '../commands/input.ts';
import { settings } from '../commands/settings.ts';
import { activityService } from './activity.ts';
import { battery } from './battery.ts';
import { lockSettings } from './lock_settings.ts';
import { mediaSession } from './media_session.ts';
import { notification } from './notification.ts';
import { overlay } from './overlay.ts';
import { packageService } from './package.ts';
import { alarm, display, power } from './power.ts';
import { bluetoothManager, connectivity, location, netpolicy } from './radios.ts';
import { statusbar } from './statusbar.ts';
import { uimode } from './uimode.ts';
import { wifi } from './wifi.ts';

/** The services that `cmd NAME ARGS` can call. */
export const services: readonly Command[] = [
  activityService,
  alarm,
  battery,
  bluetoothManager,
  connectivity,
  display,
  input,
  location,
  lockSettings,
  mediaSession,
  netpolicy,
  notification,
  overlay,
  packageService,
  power,
  settings,
  statusbar,
  uimode,
  wifi,
];
