import { equal } from '../../src/state/json.ts';
import type { Action } from '../../src/protocol/action.ts';
import { defineReward, sum, type Meant, type RewardStep } from './types.ts';

const POINTED = new Set<Action['type']>(['tap', 'double_tap', 'long_press']);
const TYPED = new Set<Action['type']>(['type', 'clear']);

/** A value of an answer as it would be written down: a model that writes text cannot say whether 12 is a number. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value === 'object' && value !== null)
    return 'unit' in value && 'value' in value ? `${String(value.value)} ${String(value.unit)}` : value;
  return String(value).trim();
}

/** Arguments that say what is meant. How an element is pointed at is judged by its box; a reason or a question is in the agent's own words. */
function meaning(action: Action): Record<string, unknown> {
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

/** Share of what scrolls that a finger goes at least, as the least that a scroll may be. */
const LEAST_WAY = 0.1;

/** Whether a finger's way is the scroll: it begins in what scrolls and goes the other way than what is looked for, however far. */
function scrolls(
  [x, y]: readonly number[],
  [toX, toY]: readonly number[],
  direction: string,
  bounds: readonly number[] | undefined,
): boolean {
  const [dx, dy] = [toX! - x!, toY! - y!];
  const isAcross = Math.abs(dx) > Math.abs(dy);
  if ((isAcross ? (dx > 0 ? 'left' : 'right') : dy > 0 ? 'up' : 'down') !== direction) return false;
  if (!bounds) return dx !== 0 || dy !== 0;
  const extent = isAcross ? bounds[2]! - bounds[0]! : bounds[3]! - bounds[1]!;
  return inside({ x: x!, y: y! }, bounds) && Math.max(Math.abs(dx), Math.abs(dy)) >= LEAST_WAY * extent;
}

/** A point in the true element's box, a swipe that scrolls the true element the same way, or the same type and arguments. */
function means(
  { action, point }: Pick<RewardStep, 'action' | 'point'>,
  { action: wanted, bounds }: Meant,
): boolean {
  // Most families have no scroll: they write the finger's way.
  if (action.type === 'swipe' && wanted.type === 'scroll')
    return scrolls(action.from, action.to, wanted.direction, bounds);
  if (action.type !== wanted.type) return false;
  if (POINTED.has(action.type)) return bounds !== undefined && point !== undefined && inside(point, bounds);
  if (!equal(meaning(action), meaning(wanted))) return false;
  if (TYPED.has(action.type) && bounds) return point !== undefined && inside(point, bounds);
  return true;
}

/** What of the reference an action means: all of it, or of typing a simple step that it can begin with. Undefined where nothing of it, and without a reference. */
export function follows({
  reference,
  ...step
}: Pick<RewardStep, 'action' | 'reference' | 'point'>): Meant | undefined {
  return reference && [reference, ...(reference.begins ?? [])].find(meant => means(step, meant));
}

/**
 * 1 where a point falls in the true element's box, or where type and arguments match exactly; otherwise 0 (Mobile-R1, arXiv
 * 2506.20332). The truth is what the template's solver does in this state. Steps without it earn nothing.
 */
export const actionLevel = defineReward({
  name: 'action-level',
  describe: '1 for each action that the solver would have taken in the same state.',
  defaults: { weight: 1 },
  reference: true,
  score: (step, { weight }) => sum({ action: follows(step) ? weight : 0 }),
});
