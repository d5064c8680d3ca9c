import type { Action } from '../protocol/action.ts';
import type { Element } from '../protocol/observation.ts';
import type { Operation } from '../state/diff.ts';
import type { Verdict } from '../protocol/wire/verdict.ts';

/** A reply of a model that held no action, and why. */
export interface RefusedReply {
  text: string;
  why: string;
}

/** A step of a recorded episode, played again: what was done, and what the phone was after it. Step 0 is the start. */
export interface ReplayStep {
  step: number;
  action: Action | null;
  /** What the model wrote, where one plays. */
  model?: string;
  /** Replies before that one that held no action. */
  refused?: RefusedReply[];
  /** Kept picture of what was seen after the step; drawn anew from `phone` where none was kept. */
  picture: string | null;
  /** Copy of the phone as it was after the step; null where it could not be played so far. */
  phone: string | null;
  stateHash: string;
  operations: Operation[];
  elements: Pick<Element, 'id' | 'bounds' | 'name'>[];
  app: string;
  clock: number;
  error?: { code: string; message: string };
  reward: number | null;
  components: Record<string, number>;
  verdict: Verdict | null;
}

export interface ReplayEpisode {
  name: string;
  task: string;
  seed: number;
  agent: string;
  goal: string;
  outcome: string;
  error?: { code: string; message: string };
  declared: string | null;
  budget: number;
  screen: { width: number; height: number };
  steps: ReplayStep[];
  /** The replies after the last step, where none held an action and the episode ended with that. */
  refused?: RefusedReply[];
  /** Why what is played here is not what was recorded, where it is not. */
  differs?: string;
}

export interface ReplayRun {
  id: string;
  agent: string;
  report: boolean;
  episodes: {
    name: string;
    task: string;
    seed: number;
    outcome: string;
    steps: number;
    progress: number | null;
  }[];
}

/** Where an action touches the picture, in pixels of the screen: a point, or a way. */
export function touchOf(
  action: Action | null,
  elements: ReplayStep['elements'],
): { from: [number, number]; to?: [number, number]; long?: boolean; box?: number[] } | null {
  if (!action) return null;
  if ((action.type === 'swipe' || action.type === 'drag') && action.from && action.to)
    return { from: [action.from[0]!, action.from[1]!], to: [action.to[0]!, action.to[1]!] };
  if ('element' in action && action.element !== undefined) {
    const found =
      typeof action.element === 'number'
        ? elements[action.element]
        : elements.find(e => e.id === action.element);
    if (!found) return null;
    const [l, t, r, b] = found.bounds as [number, number, number, number];
    return {
      from: [(l + r) / 2, (t + b) / 2],
      box: [l, t, r, b],
      ...(action.type === 'long_press' ? { long: true } : {}),
    };
  }
  if ('x' in action && typeof action.x === 'number' && typeof action.y === 'number')
    return { from: [action.x, action.y], ...(action.type === 'long_press' ? { long: true } : {}) };
  return null;
}
