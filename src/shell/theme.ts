import { partsAt } from '../state/clock.ts';
import type { AnyPhone } from '../state/phone/index.ts';

/** Whether the phone is dark now; by schedule from 18:00 to 06:00, and always while battery saver is on. */
export function isDark(phone: AnyPhone): boolean {
  const { theme } = phone.os.settings;
  if (phone.device.batterySaver) return true;
  if (theme !== 'schedule') return theme === 'dark';
  const { hour } = partsAt(phone.clock.now, phone.clock.zone);
  return hour >= 18 || hour < 6;
}

/** Name of the palette to draw with: an app's own, or the phone's, which follows the wallpaper. */
export function paletteOf(phone: AnyPhone, own = 'system'): string {
  return own === 'system' ? `system-${phone.os.settings.wallpaper}` : own;
}
