import type { PhoneStore } from '../../sdk/react/store.ts';
import { hit, type Frame, type Place } from '../input/geometry.ts';

/** How much larger a magnified screen is. */
export const MAGNIFIED = 2;

/** How much larger the screen is drawn now. */
export function lensOf(store: PhoneStore): number {
  return store.phone.ui.assist?.lens ? MAGNIFIED : 1;
}

/** Magnifies around a tapped point, which stays in place. Returns false if the magnifier is not waiting for a tap. */
export function magnifyAt(store: PhoneStore, frame: Frame, at: Place): boolean {
  if (!store.phone.ui.assist?.picking || hit(frame, at)?.closest('[data-layer=assist]')) return false;
  store.update(p => {
    const { picking: _, ...rest } = p.ui.assist!;
    p.ui.assist = { ...rest, lens: { x: Math.round(at.x), y: Math.round(at.y) } };
  });
  return true;
}

/** Moves the magnified part of the screen with two fingers. `dx` and `dy` are the distance of one finger, in points. */
export function pan(store: PhoneStore, frame: Frame, dx: number, dy: number, fingers: number): void {
  const { lens } = store.phone.ui.assist ?? {};
  if (!lens) return;
  const within = (value: number, most: number) => Math.max(0, Math.min(most, value));
  const share = fingers * (MAGNIFIED - 1);
  const to = { x: within(lens.x - dx / share, frame.width), y: within(lens.y - dy / share, frame.height) };
  store.update(p => {
    p.ui.assist!.lens = to;
  });
}
