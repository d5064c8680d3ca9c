import { equal } from '../../src/state/json.ts';
import type { Action } from '../../src/protocol/action.ts';
import { defineReward, sum, type RewardStep } from './types.ts';

const POINTED = new Set<Action['type']>(['tap', 'double_tap', 'long_press']);

/** Arguments that say what is meant; how an element is pointed at is judged by its box. */
function meaning(action: Action): Record<string, unknown> {
  const { element: _, ...rest } = action as Action & { element?: unknown };
  return rest;
}

function fits({ action, reference, point }: RewardStep): boolean {
  if (!reference || action.type !== reference.action.type) return false;
  if (!POINTED.has(action.type)) return equal(meaning(action), meaning(reference.action));
  if (!reference.bounds || !point) return false;
  const [left, top, right, bottom] = reference.bounds as [number, number, number, number];
  return point.x >= left && point.x < right && point.y >= top && point.y < bottom;
}

/**
 * 1 where a point falls in the true element's box, or where type and arguments match exactly; otherwise 0 (Mobile-R1, arXiv
 * 2506.20332). The truth is what the template's solver does in this state. Steps without it earn nothing.
 */
export const actionLevel = defineReward({
  name: 'action-level',
  describe: '1 for each action that the solver would have taken in the same state.',
  defaults: { weight: 1 },
  score: (step, { weight }) => sum({ action: step.reference && fits(step) ? weight : 0 }),
});
