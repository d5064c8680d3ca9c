import type { ActionOf } from '../../../src/protocol/action.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { ACTION_MS } from '../../../src/protocol/action.ts';
import { FormatError, type Size } from '../codec.ts';
import { centreOf, elementAt, elementOf, scrolls, type Frame, type Point } from './screen.ts';

export type Direction = ActionOf<'scroll'>['direction'];
export const DIRECTIONS = ['up', 'down', 'left', 'right'] as const;
export const isDirection = (value: unknown): value is Direction => DIRECTIONS.includes(value as Direction);
export const OPPOSITE = { up: 'down', down: 'up', left: 'right', right: 'left' } as const;

/** Screens that a scroll goes unless it says how far. */
export const DEFAULT_AMOUNT = 0.7;
/** The longest swipe within a box, as a share of it. */
const MOST_SHARE = 0.95;

/** Says that a grammar has no word for something. */
export const notRepresentable = (codec: string, what: string): never => {
  throw new FormatError('UNSAYABLE', `${codec} cannot say ${what}`);
};

/** What scrolls where nothing is named: the largest element that does. */
export const mainScroller = (observation: Observation): Element | undefined =>
  (observation.elements ?? []).filter(scrolls).sort((a, b) => area(b) - area(a))[0];
const area = ({ bounds: [l, t, r, b] }: Element) => (r! - l!) * (b! - t!);

/** The element that a scroll moves, or none where nothing on the screen scrolls. Throws NO_ELEMENT. */
export const scrollerOf = (action: ActionOf<'scroll'>, observation: Observation): Element | undefined =>
  action.element === undefined ? mainScroller(observation) : elementOf(action.element, observation);

/** The box that a scroll takes place in, pixels of the screen. */
export const boxOf = (scroller: Element | undefined, screen: Size): readonly number[] =>
  scroller?.bounds ?? [0, 0, screen.width, screen.height];

/** The finger's way of a scroll, pixels of the screen: content goes with it, so that it goes up to show what is below. Throws UNSAYABLE for one that leaves the box. */
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

/** Points to try of an element, as shares of it. */
const TRIED = [
  [0.5, 0.5],
  [0.5, 0.15],
  [0.5, 0.85],
  [0.15, 0.5],
  [0.85, 0.5],
  [0.1, 0.1],
  [0.9, 0.9],
] as const;

/** A place in a frame’s coordinates, as whole as they are, for which a reader finds this element. Throws UNSAYABLE where others cover it. */
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

/** A place in a frame’s coordinates for what a scroll moves: a scroller, or the screen where nothing scrolls. Throws UNSAYABLE where other scrollers cover it. */
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

/** Refuses a swipe that takes longer than any other: no grammar but the phone's own says how long. */
export function refuseSlow({ ms }: { ms?: number | undefined }, codec: string): void {
  if (ms !== undefined && ms > ACTION_MS) notRepresentable(codec, `how long a swipe takes (${ms} ms)`);
}
