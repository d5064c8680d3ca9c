import type { Action } from '../../src/protocol/action.ts';
import type { Element } from '../../src/protocol/observation.ts';
import type { Target } from '../agents/agent.ts';
import { screenOf as screenHolding } from '../codecs/shared/screen.ts';

/** What of an observation a target is looked for in. */
export interface Screen {
  elements?: readonly Element[];
}
export interface Size {
  width: number;
  height: number;
}

const area = ({ bounds: [l, t, r, b] }: Element) => (r! - l!) * (b! - t!);
const holds = ({ bounds: [l, t, r, b] }: Element, x: number, y: number) =>
  x >= l! && x < r! && y >= t! && y < b!;

/** The screen's size in pixels, as far as what lies on it tells; null where nothing does. */
export const screenOf = ({ elements = [] }: Screen): Size | null =>
  elements.length === 0 ? null : screenHolding({ elements: [...elements] });

const SPACES: Record<'unit' | 'thousand', number> = { unit: 1, thousand: 1_000 };

/** A point of an action in the screen's pixels. */
export function pixels(
  [x, y]: readonly [number, number],
  space: 'pixel' | 'unit' | 'thousand' | undefined,
  { width, height }: Size,
): [x: number, y: number] {
  const per = space === undefined || space === 'pixel' ? null : SPACES[space];
  return per === null ? [x, y] : [(x / per) * width, (y / per) * height];
}

/** The element under a point: the smallest that can be pressed, else the smallest. */
function under(elements: readonly Element[], x: number, y: number): Element | undefined {
  const candidates = elements
    .filter(e => holds(e, x, y))
    .sort((a, b) => area(a) - area(b) || b.index - a.index);
  return (
    candidates.find(e => e.states.clickable || e.states.longClickable || e.states.editable) ?? candidates[0]
  );
}

function elementOf(action: Action, screen: Screen): Element | undefined {
  const { elements = [] } = screen;
  if ('element' in action && action.element !== undefined)
    return elements.find(e => e.id === action.element || e.index === action.element);
  if (action.type === 'type' || action.type === 'clear')
    return elements.find(e => e.states.editable && e.states.focused);
  const size = screenOf(screen);
  if (!size) return undefined;
  if (
    (action.type === 'tap' ||
      action.type === 'double_tap' ||
      action.type === 'long_press' ||
      action.type === 'touch') &&
    action.x !== undefined &&
    action.y !== undefined
  )
    return under(elements, ...pixels([action.x, action.y], action.space, size));
  if (action.type === 'drag')
    return under(elements, ...pixels(action.from as [number, number], action.space, size));
  return undefined;
}

/**
 * The element that an action is put to: the one that it names, the field with the caret for words without one, or what lies under its point.
 * Null for actions that are put to none, and where it cannot be told.
 */
export function targetOf(action: Action, screen: Screen): Target | null {
  const found = elementOf(action, screen);
  return found
    ? { id: found.id, role: found.role, name: found.name, bounds: found.bounds, index: found.index }
    : null;
}

/** Where an action's finger goes down, in the screen's pixels: its own point, or the middle of its element. Null where it has none. */
export function pointOf(action: Action, target: Target | null, size: Size): [x: number, y: number] | null {
  if ('x' in action && action.x !== undefined && action.y !== undefined)
    return pixels([action.x, action.y], action.space, size);
  if ('from' in action) return pixels(action.from as [number, number], action.space, size);
  if (!target) return null;
  const [l, t, r, b] = target.bounds as [number, number, number, number];
  return [(l + r) / 2, (t + b) / 2];
}
