import { centreOf, type Node } from '../nodes.ts';
import type { Screen } from '../screen.ts';
import { badParams } from '../selector.ts';
import { isNumber, numberOf, pointOf, type Method, type Methods } from './method.ts';

type Point = [number, number];

/** Phases of a touch by Android's numbers (MotionEvent). */
const PHASES: Readonly<Record<number, 'down' | 'up' | 'move'>> = { 0: 'down', 1: 'up', 2: 'move' };
/** A press this long is a long press, ms. */
const LONG_PRESS_MS = 500;

/** Points on a straight line, both ends included. */
const line = ([ax, ay]: Readonly<Point>, [bx, by]: Readonly<Point>, parts = 8): Point[] =>
  Array.from({ length: parts + 1 }, (_, i) => [ax + ((bx - ax) * i) / parts, ay + ((by - ay) * i) / parts]);

/** The ends of a swipe over a share of a node: `direction` begins with l, r, u or d, and `share` is 0 to 1. */
function swipeAcross(node: Node, direction: unknown, share: number): [Point, Point] {
  const [left, top, right, bottom] = node.bounds;
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [dx, dy] = [((right - left) / 2) * share, ((bottom - top) / 2) * share];
  const [west, east]: [Point, Point] = [
    [x - dx, y],
    [x + dx, y],
  ];
  const [north, south]: [Point, Point] = [
    [x, y - dy],
    [x, y + dy],
  ];
  switch (String(direction)[0]?.toLowerCase()) {
    case 'l':
      return [east, west];
    case 'r':
      return [west, east];
    case 'u':
      return [south, north];
    case 'd':
      return [north, south];
    default:
      throw badParams(`${JSON.stringify(direction)} is not a direction: use left, right, up or down`);
  }
}

/** Reads a flat list of coordinates. Throws RpcError. */
function pathOf(points: unknown): Point[] {
  if (!Array.isArray(points) || points.length < 2 || points.length % 2 === 1)
    throw badParams('Points must be a list of x, y, x, y and so on');
  return Array.from({ length: points.length / 2 }, (_, i) => [
    numberOf(points[2 * i]),
    numberOf(points[2 * i + 1]),
  ]);
}

/** Two fingers that move apart (`opens`) or together, horizontally over a share of a node. */
const pinch =
  (screen: Screen, opens: boolean): Method =>
  async (wanted, percent = 100) => {
    const node = await screen.one(wanted);
    const [left, top, right, bottom] = node.bounds;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const inner = Math.min(x - left, 20);
    const outer = ((x - left) * Math.min(100, numberOf(percent))) / 100;
    const [from, to] = opens ? [inner, outer] : [outer, inner];
    return screen.fingers(line([x - from, y], [x - to, y]), line([x + from, y], [x + to, y]));
  };

/** Taps, swipes and gestures. A first parameter that is no number is a selector, and otherwise x. */
export const touchMethods = (screen: Screen): Methods => ({
  async click(a, b, ms) {
    if (!isNumber(a)) return screen.press(await screen.one(a));
    const type = Number(ms ?? 0) >= LONG_PRESS_MS ? 'long_press' : 'tap';
    return screen.at(numberOf(a), numberOf(b), (x, y) => ({ type, x, y }));
  },
  async longClick(a, b) {
    if (!isNumber(a)) return screen.press(await screen.one(a), LONG_PRESS_MS);
    return screen.at(numberOf(a), numberOf(b), (x, y) => ({ type: 'long_press', x, y }));
  },
  clickAndWaitForNewWindow: async wanted => screen.press(await screen.one(wanted)),
  async swipe(a, b, c, d, steps) {
    if (isNumber(a))
      return screen.swipe([numberOf(a), numberOf(b)], [numberOf(c), numberOf(d)], numberOf(steps));
    const [from, to] = swipeAcross(await screen.one(a), b, d === undefined ? 1 : numberOf(c));
    return screen.swipe(from, to, numberOf(d ?? c ?? 10));
  },
  swipePoints(points, steps = 10) {
    const path = pathOf(points);
    return numberOf(steps) < 0 ? false : screen.fingers(path);
  },
  drag: (ax, ay, bx, by, steps) =>
    screen.swipe([numberOf(ax), numberOf(ay)], [numberOf(bx), numberOf(by)], numberOf(steps), 'drag'),
  async dragTo(wanted, a, b, steps) {
    const from = centreOf(await screen.one(wanted));
    if (isNumber(a)) return screen.swipe(from, [numberOf(a), numberOf(b)], numberOf(steps), 'drag');
    return screen.swipe(from, centreOf(await screen.one(a)), numberOf(b), 'drag');
  },
  async gesture(wanted, start1, start2, end1, end2) {
    await screen.one(wanted);
    return screen.fingers(line(pointOf(start1), pointOf(end1)), line(pointOf(start2), pointOf(end2)));
  },
  pinchIn: pinch(screen, false),
  pinchOut: pinch(screen, true),
  injectInputEvent(action, x, y) {
    const phase = PHASES[numberOf(action)];
    if (!phase) throw badParams(`${String(action)} is not a touch action: use 0 (down), 1 (up) or 2 (move)`);
    return screen.at(numberOf(x), numberOf(y), (left, top) => ({ type: 'touch', phase, x: left, y: top }));
  },
});
