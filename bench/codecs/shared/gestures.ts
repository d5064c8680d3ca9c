import type { ActionOf } from '../../../src/protocol/action.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { ACTION_MS } from '../../../src/protocol/action.ts';
import { FormatError, type Size } from '../codec.ts';
import { centreOf, elementAt, elementOf, scrolls, type Frame, type Point } from './screen.ts';

export type Direction = ActionOf<'scroll'>['direction'];
export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export const isDirection = (value: unknown): value is Direction => DIRECTIONS.includes(value as Direction);
export const OPPOSITE = { up: 'down', down: 'up', left: 'right', right: 'left' } as const;

/** Default distance of a scroll, in screens. */
export const DEFAULT_AMOUNT = 0.7;
/** Longest swipe within a box, as a share of the box. */
const MOST_SHARE = 0.95;

/** Throws UNSAYABLE: the grammar cannot express this. */
export const notRepresentable = (codec: string, label: string): never => {
  throw new FormatError('UNSAYABLE', `${codec} cannot say ${label}`);
};

/** The element that scrolls if an action names none: the largest scroller. */
export const mainScroller = (observation: Observation): Element | undefined =>
  (observation.elements ?? []).filter(scrolls).sort((a, b) => area(b) - area(a))[0];
const area = ({ bounds: [l, t, r, b] }: Element) => (r! - l!) * (b! - t!);

/** The element that a scroll moves, if anything on the screen scrolls. Throws NO_ELEMENT. */
export const scrollerOf = (action: ActionOf<'scroll'>, observation: Observation): Element | undefined =>
  action.element === undefined ? mainScroller(observation) : elementOf(action.element, observation);

/** The box of a scroll, in pixels of the screen. */
export const boxOf = (scroller: Element | undefined, screen: Size): readonly number[] =>
  scroller?.bounds ?? [0, 0, screen.width, screen.height];

/** The finger's path for a scroll, in pixels of the screen. Content moves with the finger: it goes up to show what is below. Throws UNSAYABLE for a path that leaves the box. */
export function fingerOf(
  action: ActionOf<'scroll'>,
  observation: Observation,
  screen: Size,
  codec: string,
): [Point, Point] {
  const amount = action.amount ?? DEFAULT_AMOUNT;
  if (amount > MOST_SHARE) notRepresentable(codec, `a scroll over ${amount} screens at once`);
  const [l, t, r, b] = boxOf(scrollerOf(action, observation), screen) as [number, number, number, number];
  const [x, y] = [(l + r) / 2, (t + b) / 2];
  const [dx, dy] =
    action.direction === 'left' || action.direction === 'right'
      ? [((r - l) * amount) / 2, 0]
      : [0, ((b - t) * amount) / 2];
  const back = action.direction === 'down' || action.direction === 'right' ? 1 : -1;
  return [
    [x + back * dx, y + back * dy],
    [x - back * dx, y - back * dy],
  ];
}

/** Points of an element to try, as shares of its size. */
const TRIED = [
  [0.5, 0.5],
  [0.5, 0.15],
  [0.5, 0.85],
  [0.15, 0.5],
  [0.85, 0.5],
  [0.1, 0.1],
  [0.9, 0.9],
] as const;

/** A place in a frame’s whole coordinates at which a reader finds this element. Throws UNSAYABLE if other elements cover it. */
export function pointOn(
  element: Element,
  observation: Observation,
  frame: Frame,
  fits: (e: Element) => boolean,
  codec: string,
): Point {
  const [l, t, r, b] = element.bounds as [number, number, number, number];
  for (const [fx, fy] of TRIED) {
    const written = frame.write([l + (r - l) * fx, t + (b - t) * fy]);
    if (elementAt(frame.pixels(frame.read(written, codec)), observation, fits)?.index === element.index)
      return written;
  }
  return notRepresentable(codec, `which of several elements at ${centreOf(element).join(', ')} it means`);
}

/** A place in a frame’s coordinates for a scroll: in the scroller, or on the screen if nothing scrolls. Throws UNSAYABLE if other scrollers cover it. */
export const placeToScroll = (
  scroller: Element | undefined,
  observation: Observation,
  frame: Frame,
  screen: Size,
  codec: string,
): Point =>
  scroller
    ? pointOn(scroller, observation, frame, scrolls, codec)
    : frame.write([screen.width / 2, screen.height / 2]);

/** Refuses a swipe of unusual duration: only the phone's own grammar has durations. */
export function refuseSlow({ ms }: { ms?: number | undefined }, codec: string): void {
  if (ms !== undefined && ms > ACTION_MS) notRepresentable(codec, `how long a swipe takes (${ms} ms)`);
}
