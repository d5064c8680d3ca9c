import type { Action } from '../../protocol/action.ts';
import type { LastError } from '../../protocol/observation.ts';
import type { PhoneStore } from '../../sdk/react/store.ts';
import { livePages } from '../../sdk/react/live/pages.ts';
import { SWIPE_STEPS, type Frame, type Place } from '../input/geometry.ts';
import { pageInputAt, visiblePageInput, type LivePageInput } from './input.ts';

const SCREEN_KEYS = new Set([
  'back',
  'home',
  'recents',
  'power',
  'volume_up',
  'volume_down',
  'menu',
  'camera',
]);
/** Fingers that went down on a page, until they are lifted; another phone's page has its own. */
const down = new WeakMap<
  HTMLIFrameElement,
  Map<string, { touch: LivePageInput; from: { x: number; y: number } }>
>();

/**
 * Runs an action on the visible live page. The page handles actions on elements within it, and text and keys
 * while no field of the phone is focused.
 * Returns `null` for an action that the phone has to handle.
 */
export function performLive(
  store: PhoneStore,
  frame: Frame,
  action: Action,
  at: (ref: number | string) => { node: Element; at: Place } | undefined,
  scale: number,
): LastError | undefined | null {
  const { shown } = livePages;
  if (!shown) return null;
  const fingers =
    down.get(shown) ?? new Map<string, { touch: LivePageInput; from: { x: number; y: number } }>();
  down.set(shown, fingers);
  const window = (p: Place) => ({ x: frame.left + p.x * frame.zoom, y: frame.top + p.y * frame.zoom });
  const pixels = (x: number, y: number) => window({ x: x / scale, y: y / scale });
  const aimed = (a: { x?: number; y?: number; element?: number | string }) => {
    const found = a.element === undefined ? undefined : at(a.element);
    return a.element === undefined ? pixels(a.x!, a.y!) : found && window(found.at);
  };
  const take = (): LastError | undefined | null => {
    switch (action.type) {
      case 'tap':
      case 'double_tap':
      case 'long_press': {
        const p = aimed(action);
        const touch = p && pageInputAt(p);
        if (!touch) return null;
        if (action.type === 'double_tap') touch.doubleTap(p);
        else touch.tap(p);
        return undefined;
      }
      case 'swipe':
      case 'drag': {
        const [from, to] = [pixels(action.from[0]!, action.from[1]!), pixels(action.to[0]!, action.to[1]!)];
        const touch = pageInputAt(from);
        if (!touch) return null;
        if (action.type === 'swipe' && touch.scroll(from, { x: from.x - to.x, y: from.y - to.y }))
          return undefined;
        touch.down(from);
        for (let i = 1; i <= SWIPE_STEPS; i++)
          touch.move(
            {
              x: from.x + ((to.x - from.x) * i) / SWIPE_STEPS,
              y: from.y + ((to.y - from.y) * i) / SWIPE_STEPS,
            },
            from,
          );
        touch.up(to);
        return undefined;
      }
      case 'touch': {
        const id = String(action.pointer ?? 0);
        const p = pixels(action.x, action.y);
        if (action.phase === 'down') {
          const touch = pageInputAt(p);
          if (!touch) return null;
          fingers.set(id, { touch, from: p });
          touch.down(p);
          return undefined;
        }
        const held = fingers.get(id);
        if (!held) return null;
        if (action.phase === 'move') {
          held.touch.move(p, held.from);
          return undefined;
        }
        fingers.delete(id);
        held.touch.up(p);
        return undefined;
      }
      case 'scroll': {
        const found = action.element === undefined ? undefined : at(action.element);
        const place = action.element === undefined ? shown.getBoundingClientRect() : undefined;
        const p = found
          ? window(found.at)
          : place && { x: place.x + place.width / 2, y: place.y + place.height / 2 };
        const touch = p && pageInputAt(p);
        if (!touch) return null;
        const far = (action.amount ?? 0.7) * shown.getBoundingClientRect().height;
        const [x, y] = { up: [0, -far], down: [0, far], left: [-far, 0], right: [far, 0] }[
          action.direction
        ] as [number, number];
        return touch.scroll(p, { x, y }) ? undefined : null;
      }
      case 'type':
      case 'clear': {
        const found = action.element === undefined ? undefined : at(action.element);
        if (found && found.node.ownerDocument === document) return null;
        const touch = visiblePageInput()!;
        if (found) touch.tap(window(found.at));
        else if (store.phone.ui.focus !== null) return null;
        if (found && !touch.writes) return { code: 'NO_FOCUS', message: 'That element takes no text' };
        if (action.type === 'clear' || action.clear) touch.clear();
        if (action.type === 'type') {
          touch.type(action.text);
          if (action.enter) touch.press('enter');
        }
        return undefined;
      }
      case 'key':
        return store.phone.ui.focus === null &&
          !SCREEN_KEYS.has(action.key) &&
          visiblePageInput()!.press(action.key)
          ? undefined
          : null;
      default:
        return null;
    }
  };
  const done = take();
  if (done !== null) livePages.advance(0);
  return done;
}
