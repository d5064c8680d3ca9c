import { isLocked } from '../../sdk/core/screen.ts';
import type { PhoneStore } from '../../sdk/react/store.ts';
import type { Frame, Place } from './geometry.ts';
import { goBack } from './keys.ts';

const TOP = 28;
const BOTTOM = 20;
const SIDE = 16;

/** The system gesture that a finger starts at a screen edge; undefined if the touch belongs to the app. */
export function edgeGesture(frame: Frame, start: Place, dx: number, dy: number): string | undefined {
  if (start.y < TOP && dy > Math.abs(dx)) return start.x > frame.width / 2 ? 'quick' : 'shade';
  if (start.y > frame.height - BOTTOM && -dy > Math.abs(dx)) return 'home';
  if (start.x < SIDE && dx > Math.abs(dy)) return 'back';
  if (start.x > frame.width - SIDE && -dx > Math.abs(dy)) return 'back';
  return undefined;
}

/** Ends a gesture of the phone itself: a short way does nothing. */
export function finishEdge(store: PhoneStore, frame: Frame, kind: string, dx: number, dy: number): void {
  const { locked } = store.phone.ui;
  if (kind === 'back' && Math.abs(dx) > 40) goBack(store, frame.root);
  else if (kind === 'home' && -dy > 40 && !isLocked(store.phone))
    store.dispatch(
      'system',
      !locked && -dy > frame.height * 0.15 && -dy < frame.height * 0.4 ? 'showRecents' : 'home',
      {},
    );
  else if ((kind === 'shade' || kind === 'quick') && dy > 40 && !locked)
    store.dispatch('system', 'openShade', { quick: kind === 'quick' });
}
