import type { Command } from '../command.ts';
import { activitySection } from './activity.ts';
import { display, input } from './display.ts';
import { inputMethodSection } from './input-method.ts';
import { cpuinfo, meminfo } from './load.ts';
import { bluetooth, connectivity, telephony, wifi } from './network.ts';
import { notification } from './notification.ts';
import { packageSection } from './package.ts';
import { battery, power, surfaceFlinger } from './power.ts';
import { alarm, audio, location } from './services.ts';
import { windowSection } from './window.ts';

/** The sections of `dumpsys`, by service. Their arguments follow the service's name. */
export const sections: readonly Command[] = [
  activitySection,
  alarm,
  audio,
  battery,
  bluetooth,
  connectivity,
  cpuinfo,
  display,
  input,
  inputMethodSection,
  location,
  meminfo,
  notification,
  packageSection,
  power,
  surfaceFlinger,
  telephony,
  wifi,
  windowSection,
];
