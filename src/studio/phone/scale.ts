import { useSyncExternalStore } from 'react';
import { densityOf, pointsOf } from '../../sdk/core/screen.ts';
import type { AnyPhone } from '../../state/phone/index.ts';

/** How large a phone is drawn on the page. */
export interface Scale {
  /** Of its points. */
  by: number;
  width: number;
  height: number;
  /** Page pixels for one pixel of the phone. */
  pixel: number;
}

/** What stands above and below a phone: the page's head, its keys and the space between, px. */
const AROUND = 176;
/** The most of the window's width that a phone takes. */
const WIDEST = 0.4;
const LEAST = 0.3;
const MOST = 1.25;

const subscribe = (listener: () => void) => {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
};

/** The scale at which a phone fits a place of the page, in px. */
export function scaleFor(phone: AnyPhone | undefined, wide: number, tall: number): Scale {
  const points = phone ? pointsOf(phone) : { width: 360, height: 800 };
  const by = Math.max(LEAST, Math.min(MOST, wide / points.width, tall / points.height));
  return {
    by,
    width: points.width * by,
    height: points.height * by,
    pixel: by / (phone ? densityOf(phone) : 3),
  };
}

/** The scale at which a phone fits the window. */
export function useScale(phone: AnyPhone | undefined): Scale {
  const tall = useSyncExternalStore(subscribe, () => innerHeight);
  const wide = useSyncExternalStore(subscribe, () => innerWidth);
  return scaleFor(phone, wide * WIDEST, tall - AROUND);
}
