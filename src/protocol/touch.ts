import type { Action } from './action.ts';
import type { Element } from './observation.ts';

/** The size of a screen as it is held, pixels. */
export interface ScreenSize {
  width: number;
  height: number;
}

/** Where an action touches a screen, in its pixels. */
export interface Touch {
  from: [x: number, y: number];
  /** Where the finger leaves, if it moves. */
  to?: [x: number, y: number];
  long?: boolean;
  /** Bounds of the element that the action names. */
  box?: [left: number, top: number, right: number, bottom: number];
}

/** The largest coordinate of each space that is not made of pixels. */
const ENDS = { unit: 1, thousand: 1_000 };

type Point = readonly number[];

function inPixels([x, y]: Point, action: Action, { width, height }: ScreenSize): [number, number] {
  const space = 'space' in action ? action.space : undefined;
  if (space === undefined || space === 'pixel') return [x!, y!];
  return [(x! / ENDS[space]) * width, (y! / ENDS[space]) * height];
}

/** The same action with its places in pixels. */
export function placedInPixels(action: Action, screen: ScreenSize): Action {
  if (!('space' in action) || action.space === undefined) return action;
  const { space: _, ...rest } = action;
  if ('from' in rest)
    return { ...rest, from: inPixels(rest.from, action, screen), to: inPixels(rest.to, action, screen) };
  if (rest.x === undefined || rest.y === undefined) return rest;
  const [x, y] = inPixels([rest.x, rest.y], action, screen);
  return { ...rest, x, y };
}

/** Where an action touches the screen that it was chosen for; null for one that touches nothing, or an element that is not there. */
export function touchOf(
  action: Action | null | undefined,
  elements: readonly Pick<Element, 'id' | 'bounds'>[],
  screen: ScreenSize,
): Touch | null {
  if (!action) return null;
  if (action.type === 'swipe' || action.type === 'drag')
    return { from: inPixels(action.from, action, screen), to: inPixels(action.to, action, screen) };
  const long = action.type === 'long_press' ? { long: true } : {};
  if ('element' in action && action.element !== undefined) {
    const { element } = action;
    const named = typeof element === 'number' ? elements[element] : elements.find(e => e.id === element);
    if (!named) return null;
    const box = named.bounds as [number, number, number, number];
    return { from: [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2], box, ...long };
  }
  if ('x' in action && action.x !== undefined && action.y !== undefined)
    return { from: inPixels([action.x, action.y], action, screen), ...long };
  return null;
}
