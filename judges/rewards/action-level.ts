import { equal } from '../../src/state/json.ts';
import type { Action } from '../../src/protocol/action.ts';
import { defineReward, sum, type Meant, type RewardStep } from './types.ts';

const POINTED = new Set<Action['type']>(['tap', 'double_tap', 'long_press']);
const TYPED = new Set<Action['type']>(['type', 'clear']);

/** An answer's value as text: a model that writes text cannot tell the number 12 from the text "12". */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null)
    return 'unit' in value && 'value' in value ? `${String(value.value)} ${String(value.unit)}` : value;
  return String(value).trim();
}

/**
 * The arguments that must match exactly. Points and elements are left out: the element's box decides about them. Reasons and
 * questions are left out: an agent may word them freely.
 */
function comparableArguments(action: Action): Record<string, unknown> {
  switch (action.type) {
    case 'type':
      return {
        type: action.type,
        text: action.text,
        clear: action.clear ?? false,
        enter: action.enter ?? false,
      };
    case 'scroll':
      return { type: action.type, direction: action.direction, amount: action.amount ?? 0.7 };
    case 'answer':
      return {
        type: action.type,
        fields: Object.fromEntries(Object.entries(action.fields).map(([id, value]) => [id, plain(value)])),
      };
    case 'ask_user':
    case 'impossible':
    case 'clear':
      return { type: action.type };
    default:
      return { ...action };
  }
}

function inside({ x, y }: { x: number; y: number }, bounds: readonly number[]): boolean {
  const [left, top, right, bottom] = bounds as [number, number, number, number];
  return x >= left && x < right && y >= top && y < bottom;
}

/** A swipe counts as a scroll from this fraction of the scroller's extent on; the smallest `amount` of a scroll is the same. */
const LEAST_SWIPE = 0.1;

/** The direction in which a swipe scrolls: the content follows the finger, so the view moves the other way. */
function scrollDirection(dx: number, dy: number): string {
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 'left' : 'right';
  return dy > 0 ? 'up' : 'down';
}

/** Whether a swipe does the scroll: it starts inside the scroller and scrolls in this direction, by any distance from the least. */
function scrolls(
  [x, y]: readonly number[],
  [toX, toY]: readonly number[],
  direction: string,
  bounds: readonly number[] | undefined,
): boolean {
  const [dx, dy] = [toX! - x!, toY! - y!];
  const isAcross = Math.abs(dx) > Math.abs(dy);
  if (scrollDirection(dx, dy) !== direction) return false;
  if (!bounds) return dx !== 0 || dy !== 0;
  const extent = isAcross ? bounds[2]! - bounds[0]! : bounds[3]! - bounds[1]!;
  return inside({ x: x!, y: y! }, bounds) && Math.max(Math.abs(dx), Math.abs(dy)) >= LEAST_SWIPE * extent;
}

/** Whether an action matches a reference action: same type and arguments, with its point inside the reference's box. */
function matchesReference(
  { action, point }: Pick<RewardStep, 'action' | 'point'>,
  { action: wanted, bounds }: Meant,
): boolean {
  // Most model families have no scroll action: they write a swipe.
  if (action.type === 'swipe' && wanted.type === 'scroll')
    return scrolls(action.from, action.to, wanted.direction, bounds);
  if (action.type !== wanted.type) return false;
  if (POINTED.has(action.type)) return bounds !== undefined && point !== undefined && inside(point, bounds);
  if (!equal(comparableArguments(action), comparableArguments(wanted))) return false;
  if (TYPED.has(action.type) && bounds) return point !== undefined && inside(point, bounds);
  return true;
}

/**
 * The reference action that an action matches: the whole reference or, for typing, a simple step that it can begin with.
 * Undefined where it matches none, or where there is no reference.
 */
export function follows({
  reference,
  ...step
}: Pick<RewardStep, 'action' | 'reference' | 'point'>): Meant | undefined {
  if (!reference) return undefined;
  return [reference, ...(reference.begins ?? [])].find(candidate => matchesReference(step, candidate));
}

/**
 * 1 where a point falls in the reference element's box, or where type and arguments match exactly; otherwise 0 (Mobile-R1,
 * arXiv 2506.20332). The reference is the solver's action in this state. Steps without a reference earn nothing.
 */
export const actionLevel = defineReward({
  name: 'action-level',
  describe: '1 for each action that the solver would have taken in the same state.',
  defaults: { weight: 1 },
  reference: true,
  score: (step, { weight }) => sum({ action: follows(step) ? weight : 0 }),
});
