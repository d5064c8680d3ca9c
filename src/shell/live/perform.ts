import type { Action, ActionOf } from '../../protocol/action.ts';
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
/** A finger on a page: the page's input, and where the finger went down. */
interface Finger {
  touch: LivePageInput;
  from: Place;
}

type Find = (ref: number | string) => { node: Element; at: Place } | undefined;
/** An action's end: an error, undefined for none, and null for an action that the phone has to handle. */
type Outcome = LastError | undefined | null;

/** Fingers that are down on a page; another phone's page has its own. */
const down = new WeakMap<HTMLIFrameElement, Map<string, Finger>>();

/**
 * Runs an action on the visible live page. The page handles actions on elements within it, and text and keys
 * while no field of the phone is focused.
 * Returns `null` for an action that the phone has to handle.
 */
export function performLive(
  store: PhoneStore,
  frame: Frame,
  action: Action,
  find: Find,
  scale: number,
): Outcome {
  const { shown } = livePages;
  if (!shown) return null;
  const outcome = new LiveActing(store, shown, frame, find, scale).perform(action);
  if (outcome !== null) livePages.advance(0);
  return outcome;
}

/** The visible page, and the phone around it, for one action. Places are in points of the window. */
class LiveActing {
  private readonly store: PhoneStore;
  private readonly page: HTMLIFrameElement;
  private readonly frame: Frame;
  private readonly find: Find;
  private readonly scale: number;

  constructor(store: PhoneStore, page: HTMLIFrameElement, frame: Frame, find: Find, scale: number) {
    this.store = store;
    this.page = page;
    this.frame = frame;
    this.find = find;
    this.scale = scale;
  }

  perform(action: Action): Outcome {
    switch (action.type) {
      case 'tap':
      case 'double_tap':
      case 'long_press':
        return this.press(action);
      case 'swipe':
      case 'drag':
        return this.swipe(action);
      case 'touch':
        return this.moveFinger(action);
      case 'scroll':
        return this.scroll(action);
      case 'type':
      case 'clear':
        return this.write(action);
      case 'key':
        return this.pressKey(action.key);
      default:
        return null;
    }
  }

  private press(action: ActionOf<'tap'> | ActionOf<'double_tap'> | ActionOf<'long_press'>): Outcome {
    const { element } = action;
    const at = element === undefined ? this.inPixels(action.x!, action.y!) : this.placeOf(element);
    const touch = at && pageInputAt(at);
    if (!touch) return null;
    if (action.type === 'double_tap') touch.doubleTap(at);
    else touch.tap(at);
    return undefined;
  }

  private swipe(action: ActionOf<'swipe'> | ActionOf<'drag'>): Outcome {
    const from = this.inPixels(action.from[0]!, action.from[1]!);
    const to = this.inPixels(action.to[0]!, action.to[1]!);
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

  private moveFinger(action: ActionOf<'touch'>): Outcome {
    const id = String(action.pointer ?? 0);
    const at = this.inPixels(action.x, action.y);
    const fingers = this.fingers();
    if (action.phase === 'down') {
      const touch = pageInputAt(at);
      if (!touch) return null;
      fingers.set(id, { touch, from: at });
      touch.down(at);
      return undefined;
    }
    const finger = fingers.get(id);
    if (!finger) return null;
    if (action.phase === 'move') {
      finger.touch.move(at, finger.from);
      return undefined;
    }
    fingers.delete(id);
    finger.touch.up(at);
    return undefined;
  }

  private scroll({ element, direction, amount = 0.7 }: ActionOf<'scroll'>): Outcome {
    const at = element === undefined ? this.middle() : this.placeOf(element);
    const touch = at && pageInputAt(at);
    if (!touch) return null;
    const distance = amount * this.page.getBoundingClientRect().height;
    const [x, y] = { up: [0, -distance], down: [0, distance], left: [-distance, 0], right: [distance, 0] }[
      direction
    ] as [number, number];
    return touch.scroll(at, { x, y }) ? undefined : null;
  }

  private write(action: ActionOf<'type'> | ActionOf<'clear'>): Outcome {
    const found = action.element === undefined ? undefined : this.find(action.element);
    if (found && found.node.ownerDocument === document) return null;
    const touch = visiblePageInput()!;
    if (found) touch.tap(this.inWindow(found.at));
    else if (this.store.phone.ui.focus !== null) return null;
    if (found && !touch.writes) return { code: 'NO_FOCUS', message: 'That element takes no text' };
    if (action.type === 'clear' || action.clear) touch.clear();
    if (action.type === 'type') {
      touch.type(action.text);
      if (action.enter) touch.press('enter');
    }
    return undefined;
  }

  private pressKey(key: ActionOf<'key'>['key']): Outcome {
    if (this.store.phone.ui.focus !== null || SCREEN_KEYS.has(key)) return null;
    return visiblePageInput()!.press(key) ? undefined : null;
  }

  private fingers(): Map<string, Finger> {
    const fingers = down.get(this.page) ?? new Map<string, Finger>();
    down.set(this.page, fingers);
    return fingers;
  }

  private middle(): Place {
    const { x, y, width, height } = this.page.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }

  private placeOf(element: number | string): Place | undefined {
    const found = this.find(element);
    return found && this.inWindow(found.at);
  }

  private inPixels(x: number, y: number): Place {
    return this.inWindow({ x: x / this.scale, y: y / this.scale });
  }

  /** The place in the window of one in points of the phone. */
  private inWindow(p: Place): Place {
    const { left, top, zoom } = this.frame;
    return { x: left + p.x * zoom, y: top + p.y * zoom };
  }
}
