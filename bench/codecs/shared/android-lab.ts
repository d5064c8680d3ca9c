import type { Action } from '../../../src/protocol/action.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { NoAction, type Size } from '../codec.ts';
import { DEFAULT_AMOUNT, isDirection, OPPOSITE, notRepresentable, type Direction } from './gestures.ts';
import { centreOf, elementAt, scrolls, type Point } from './screen.ts';

/** Distances of a swipe over a scroller, in screens; a long one is the default of a scroll. */
const AMOUNTS = { short: 0.2, medium: 0.4, long: DEFAULT_AMOUNT } as const;
type Distance = keyof typeof AMOUNTS;
/** Elsewhere the finger moves this many tenths of the screen’s width, twice as far up and down (AndroidLab’s executor), and stops at the screen’s edge. */
const TENTHS: Record<Distance, number> = { short: 1, medium: 2, long: 10 };
const UP_DOWN = 2;

export const isDistance = (value: unknown): value is Distance =>
  typeof value === 'string' && Object.hasOwn(AMOUNTS, value);

/** The action of a swipe in a direction, which is the finger’s. Throws NoAction. */
export function swipeToward(
  direction: unknown,
  dist: unknown,
  on: Element | Point | undefined,
  observation: Observation,
  screen: Size,
): Action {
  if (!isDirection(direction)) throw new NoAction('the direction of a swipe is up, down, left or right');
  if (!isDistance(dist)) throw new NoAction('the dist of a swipe is short, medium or long');
  const at: Point =
    on === undefined ? [screen.width / 2, screen.height / 2] : Array.isArray(on) ? on : centreOf(on);
  const scroller =
    on !== undefined && !Array.isArray(on) && scrolls(on) ? on : elementAt(at, observation, scrolls);
  if (scroller)
    return {
      type: 'scroll',
      direction: OPPOSITE[direction],
      element: scroller.id,
      ...(dist === 'long' ? {} : { amount: AMOUNTS[dist] }),
    };
  const distance = TENTHS[dist] * (screen.width / 10);
  const [x, y] = at;
  const to: Record<Direction, Point> = {
    up: [x, Math.max(0, y - UP_DOWN * distance)],
    down: [x, Math.min(screen.height - 1, y + UP_DOWN * distance)],
    left: [Math.max(0, x - distance), y],
    right: [Math.min(screen.width - 1, x + distance), y],
  };
  return { type: 'swipe', from: [x, y], to: to[direction] };
}

/** The distance for the amount of a scroll. Throws UNSAYABLE. */
export function distanceOf(amount: number | undefined, codec: string): Distance {
  const wanted = amount ?? DEFAULT_AMOUNT;
  return (
    (Object.keys(AMOUNTS) as Distance[]).find(each => Math.abs(AMOUNTS[each] - wanted) < 0.005) ??
    notRepresentable(codec, `a scroll over ${wanted} screens: it has 0.2, 0.4 and 0.7`)
  );
}
