import type { Action, ActionOf } from '../../protocol/action.ts';
import type { Element } from '../../protocol/observation.ts';
import { elementAt } from '../phone/element-at.ts';

/** A place on the screen, in its pixels. */
export interface Place {
  x: number;
  y: number;
}
/** What the next touch is meant as. A hold and a movement say so themselves. */
export type Gesture = 'tap' | 'long_press' | 'double_tap';
/** A touch of a person, from where it began to where it ended. */
export interface Touch {
  from: Place;
  to: Place;
  /** How long the finger lay still before it moved or was lifted, ms. */
  held: number;
}

/** A finger that has lain still for so long presses, ms. */
export const HOLD_MS = 500;
/** Points that a finger may tremble. */
const TREMBLE = 12;
/** Points at the upper and lower edge whose swipes are the phone's own: shade, home, recents. */
const EDGE = 28;
/** Elements that take more of the screen, such as a map, are touched where the person touched them. */
const WIDE_SHARE = 0.35;
const LEAST_SCROLL = 0.1;
const MOST_SCROLL = 5;

type Bounds = [number, number, number, number];
const boundsOf = (element: Element) => element.bounds as Bounds;

/** The element itself or the nearest around it for which something holds. */
export function around(
  elements: readonly Element[],
  element: Element | undefined,
  holds: (element: Element) => boolean,
): Element | undefined {
  let at = element;
  while (at && !holds(at)) at = at.parent === null ? undefined : elements[at.parent];
  return at;
}

export const reacts = ({ states, role }: Element) =>
  states.clickable || states.longClickable || states.editable || role === 'slider';
const scrolls = ({ states }: Element) => states.scrollable;

/** What a touch at a place is on: the nearest element there that reacts, or else the smallest one. */
export function targetAt(elements: readonly Element[], { x, y }: Place): Element | undefined {
  const smallest = elementAt(elements, x, y);
  return around(elements, smallest, reacts) ?? smallest;
}

/** Whether an agent that names the element touches it, and as the person did. */
function isNameable(elements: readonly Element[], target: Element, screen: Place): boolean {
  if (!reacts(target) || target.role === 'slider') return false;
  const [left, top, right, bottom] = boundsOf(target);
  if (!target.states.editable && (right - left) * (bottom - top) > WIDE_SHARE * screen.x * screen.y)
    return false;
  return targetAt(elements, { x: (left + right) / 2, y: (top + bottom) / 2 }) === target;
}

/** An agent's touch of what a person touched: by the element's id, or by the place where no element stands for it. */
export function press(
  elements: readonly Element[],
  type: Gesture,
  at: Place,
  screen: Place,
): ActionOf<Gesture> {
  const target = targetAt(elements, at);
  return target && isNameable(elements, target, screen)
    ? { type, element: target.id }
    : { type, x: at.x, y: at.y };
}

/** What a movement over a scroller shows: its direction and how many of its pages. */
function scrollOf(scroller: Element, from: Place, to: Place): ActionOf<'scroll'> {
  const [left, top, right, bottom] = boundsOf(scroller);
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const isDown = Math.abs(dy) >= Math.abs(dx);
  const share = isDown ? Math.abs(dy) / (bottom - top) : Math.abs(dx) / (right - left);
  return {
    type: 'scroll',
    direction: isDown ? (dy > 0 ? 'down' : 'up') : dx > 0 ? 'right' : 'left',
    element: scroller.id,
    amount: Math.round(100 * Math.min(MOST_SCROLL, Math.max(LEAST_SCROLL, share))) / 100,
  };
}

/**
 * The agent's action that a touch stands for. `density` is the phone's pixels for a point, `screen` its size in pixels: what moves
 * over a scroller scrolls it, what moves elsewhere or from an edge is a swipe, and after a hold a drag.
 */
export function touchMeant(
  elements: readonly Element[],
  { from, to, held }: Touch,
  gesture: Gesture,
  screen: Place,
  density: number,
): Action {
  const moved = Math.hypot(to.x - from.x, to.y - from.y) / density;
  if (moved <= TREMBLE)
    return press(elements, gesture === 'tap' && held >= HOLD_MS ? 'long_press' : gesture, from, screen);
  const target = targetAt(elements, from);
  // A slider's knob goes to where it is let go.
  if (target?.role === 'slider') {
    const [left, top, right, bottom] = boundsOf(target);
    const x = Math.round(Math.min(right - 1, Math.max(left, to.x)));
    return { type: 'tap', x, y: Math.round((top + bottom) / 2) };
  }
  const path = { from: [from.x, from.y], to: [to.x, to.y] };
  if (held >= HOLD_MS) return { type: 'drag', ...path };
  const isVertical = Math.abs(to.y - from.y) >= Math.abs(to.x - from.x);
  const isFromEdge = from.y < EDGE * density || from.y > screen.y - EDGE * density;
  const scroller = around(elements, elementAt(elements, from.x, from.y), scrolls);
  return scroller && isVertical && !isFromEdge ? scrollOf(scroller, from, to) : { type: 'swipe', ...path };
}

/** What a wheel over a place means: a scroll of what scrolls there, by so many of a wheel's pixels. */
export function wheelMeant(elements: readonly Element[], at: Place, turned: Place): ActionOf<'scroll'> {
  const scroller = around(elements, elementAt(elements, at.x, at.y), scrolls);
  const isDown = Math.abs(turned.y) >= Math.abs(turned.x);
  const pages = Math.abs(isDown ? turned.y : turned.x) / WHEEL_PAGE;
  return {
    type: 'scroll',
    direction: isDown ? (turned.y > 0 ? 'down' : 'up') : turned.x > 0 ? 'right' : 'left',
    ...(scroller ? { element: scroller.id } : {}),
    amount: Math.round(100 * Math.min(1, Math.max(LEAST_SCROLL, pages))) / 100,
  };
}
/** Wheel distance that is one page, px. */
const WHEEL_PAGE = 480;

/** How an element is called beside the phone: `button “New note”`. */
export function nameOf({ role, name, hint, value }: Element): string {
  const words = name || hint || value || '';
  const [first] = words.split('\n');
  return words === '' ? role : `${role} “${first!.length > 48 ? `${first!.slice(0, 47)}…` : first}”`;
}
