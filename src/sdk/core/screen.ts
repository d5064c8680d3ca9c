import type { AnyPhone } from '../../state/phone/index.ts';

/** How much larger everything is drawn, by the display size that the person chose. */
const DISPLAY_SIZES = { small: 0.9, default: 1, large: 1.125 } as const;

/** How much larger than its panel asks for the phone draws everything: 1 at the default display size. */
export function displayZoom(phone: AnyPhone): number {
  return DISPLAY_SIZES[phone.os.settings.displaySize];
}

/** Pixels for one point of the layout: the panel's scale by the display size. */
export function densityOf(phone: AnyPhone): number {
  return phone.device.screen.scale * displayZoom(phone);
}

/** The screen in points of the layout, as the phone is held now. */
export function pointsOf(phone: AnyPhone): { width: number; height: number } {
  const {
    screen: { width, height },
    orientation,
  } = phone.device;
  const density = densityOf(phone);
  return orientation === 'landscape'
    ? { width: height / density, height: width / density }
    : { width: width / density, height: height / density };
}

/** Whether the layout runs from right to left: by the system language, or forced by a developer option. */
export function isRtl(phone: AnyPhone): boolean {
  return phone.os.settings.forceRtl || /^(ar|he|fa)\b/.test(phone.os.settings.language);
}

/** Whether the lock screen is what is shown: no call or alarm lies over it. */
export const isLocked = ({ ui }: Pick<AnyPhone, 'ui'>): boolean => ui.locked && ui.overLock === undefined;
