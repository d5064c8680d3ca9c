import type { AnyPhone } from '../../state/phone/index.ts';

/** Whether `Assist` may have something to draw. */
export const isAssisted = ({ os: { settings }, ui, device }: AnyPhone): boolean =>
  settings.magnification ||
  settings.screenReader ||
  ui.assist !== undefined ||
  (device.held !== undefined && device.held !== device.orientation);
