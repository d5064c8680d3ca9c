import type { Action, ActionOf } from '../../../src/protocol/action.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { FormatError, NoAction, type Context, type Size } from '../codec.ts';

export type Point = [x: number, y: number];
export type Press = ActionOf<'tap'> | ActionOf<'double_tap'> | ActionOf<'long_press'>;
type Space = 'pixel' | 'unit' | 'thousand';

/** The default screen of phones in pixels; its scale is 3. */
export const DEFAULT_SCREEN: Size = { width: 1_080, height: 2_400 };
/** Its width in points. */
export const DEFAULT_POINTS = 360;

/** The right and bottom end of all elements, in pixels of the screen. */
export function reachOf(observation: Pick<Observation, 'elements'>): Size {
  const ends = (observation.elements ?? []).map(e => e.bounds);
  return { width: Math.max(1, ...ends.map(b => b[2]!)), height: Math.max(1, ...ends.map(b => b[3]!)) };
}

/**
 * The phone's screen in pixels, which an observation does not have. It is the caller's; else the picture's size if elements reach its edges; else the default screen
 * if it has the picture's shape and elements fit in it; else the smallest screen of the picture's shape that they fit in.
 */
export function screenOf(
  observation: Pick<Observation, 'elements' | 'screenshot'>,
  context: Context = {},
): Size {
  if (context.screen) return context.screen;
  const reach = reachOf(observation);
  const fits = (size: Size) => reach.width <= size.width && reach.height <= size.height;
  const { screenshot: picture } = observation;
  const lying = { width: DEFAULT_SCREEN.height, height: DEFAULT_SCREEN.width };
  if (!picture) return [DEFAULT_SCREEN, lying].find(fits) ?? reach;
  const isAlike = (size: Size) =>
    Math.abs(size.width * picture.height - size.height * picture.width) <= Math.max(size.width, size.height);
  const own = { width: picture.width, height: picture.height };
  if (fits(own) && reach.width >= 0.9 * own.width && reach.height >= 0.9 * own.height) return own;
  const known = [DEFAULT_SCREEN, lying].find(size => isAlike(size) && fits(size));
  if (known) return known;
  const times = Math.max(1, reach.width / own.width, reach.height / own.height);
  return { width: Math.round(own.width * times), height: Math.round(own.height * times) };
}

export const centreOf = ({ bounds: [l, t, r, b] }: Element): Point => [(l! + r!) / 2, (t! + b!) / 2];
const areaOf = ({ bounds: [l, t, r, b] }: Element) => (r! - l!) * (b! - t!);
const holds = ({ bounds: [l, t, r, b] }: Element, [x, y]: Point) => x >= l! && x < r! && y >= t! && y < b!;

/** The element that an action names. Throws NO_ELEMENT. */
export function elementOf(ref: number | string, observation: Observation): Element {
  const found = (observation.elements ?? []).find(e =>
    typeof ref === 'number' ? e.index === ref : e.id === ref,
  );
  if (!found) throw new FormatError('NO_ELEMENT', `There is no element ${JSON.stringify(ref)} on the screen`);
  return found;
}

/** The smallest element that fits, at a point of the screen. */
export const elementAt = (
  point: Point,
  observation: Observation,
  fits: (e: Element) => boolean,
): Element | undefined =>
  (observation.elements ?? [])
    .filter(e => holds(e, point) && fits(e))
    .sort((a, b) => areaOf(a) - areaOf(b))[0];

export const takesText = (e: Element) => e.states.editable;
export const scrolls = (e: Element) => e.states.scrollable;
/** The field that has the caret. */
export const focusedField = (observation: Observation): Element | undefined =>
  (observation.elements ?? []).find(e => e.states.editable && e.states.focused);
/** Whether typing needs no touch first: no element is named, or it has the caret. */
export const isFocused = (ref: number | string | undefined, observation: Observation): boolean =>
  ref === undefined || focusedField(observation)?.index === elementOf(ref, observation).index;

/** The point of an action, in pixels of the screen. */
export function inPixels([x, y]: readonly number[], space: Space | undefined, screen: Size): Point {
  if (space === 'unit') return [x! * screen.width, y! * screen.height];
  return space === 'thousand' ? [(x! / 1_000) * screen.width, (y! / 1_000) * screen.height] : [x!, y!];
}

/** The place of a press, in pixels of the screen. Throws NO_ELEMENT. */
export function targetOf(action: Press, observation: Observation, screen: Size): Point {
  return action.element === undefined
    ? inPixels([action.x!, action.y!], action.space, screen)
    : centreOf(elementOf(action.element, observation));
}

/** The path of a swipe or drag, in pixels of the screen. */
export const pathOf = (action: ActionOf<'swipe'> | ActionOf<'drag'>, screen: Size): [Point, Point] => [
  inPixels(action.from, action.space, screen),
  inPixels(action.to, action.space, screen),
];

/** Coordinates of places: 0–1000 of the screen, or pixels of a picture of this size. */
export interface Frame {
  size: Size;
  /** A reply's coordinates as an action has them. Throws NoAction for anything but two numbers within the frame. */
  read(at: unknown, label: string): Point;
  /** The same in pixels of the screen. */
  pixels(at: Point): Point;
  /** A point of the screen in whole coordinates of a reply. */
  write(at: Point): Point;
  space: 'unit' | 'thousand';
}

/** The frame of 0–1000, or of a picture of `size`. */
export function frameOf(size: Size | 'thousand', screen: Size): Frame {
  const extent = size === 'thousand' ? { width: 1_000, height: 1_000 } : size;
  const space = size === 'thousand' ? ('thousand' as const) : ('unit' as const);
  const clamp = (value: number, most: number) => Math.min(most - 1, Math.max(0, Math.round(value)));
  return {
    size: extent,
    space,
    read(at, label) {
      const pair = Array.isArray(at) && at.length === 4 ? middle(at as unknown[]) : at;
      if (!Array.isArray(pair) || pair.length !== 2) throw new NoAction(`${label} needs a place [x, y]`);
      const [x, y] = pair.map((value: unknown) =>
        typeof value === 'string' && value.trim() !== '' ? Number(value) : value,
      );
      if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y))
        throw new NoAction(`${label}: ${JSON.stringify(pair)} are no coordinates`);
      if (x < 0 || y < 0 || x > extent.width || y > extent.height)
        throw new NoAction(
          `${label}: ${x}, ${y} lies outside of ${space === 'thousand' ? '0 to 1000' : `the ${extent.width} × ${extent.height} pixels`}`,
        );
      return space === 'thousand' ? [x, y] : [x / extent.width, y / extent.height];
    },
    pixels: at => inPixels(at, space, screen),
    write: ([x, y]) => [
      clamp((x / screen.width) * extent.width, extent.width),
      clamp((y / screen.height) * extent.height, extent.height),
    ],
  };
}

/** The middle of a box [x1, y1, x2, y2]. */
function middle(box: unknown[]): unknown[] {
  const [l, t, r, b] = box.map(Number);
  return [(l! + r!) / 2, (t! + b!) / 2];
}

/** A press at a place of the frame. */
export function pressAt(type: Press['type'], at: unknown, frame: Frame): Action {
  const [x, y] = frame.read(at, type);
  return { type, x, y, space: frame.space };
}

/** A swipe or drag between two places of the frame. */
export const swipeBetween = (type: 'swipe' | 'drag', from: unknown, to: unknown, frame: Frame): Action => ({
  type,
  from: frame.read(from, `${type} from`),
  to: frame.read(to, `${type} to`),
  space: frame.space,
});
