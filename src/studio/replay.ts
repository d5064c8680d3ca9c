import type { Action } from '../protocol/action.ts';
import type { Element } from '../protocol/observation.ts';
import type { Operation } from '../state/diff.ts';
import type { Verdict } from '../protocol/wire/verdict.ts';

/** A model's reply from which no action could be read, and the reason. */
export interface RefusedReply {
  text: string;
  why: string;
}

/** One step of a replayed episode: the action, and the phone after it. Step 0 is the start. */
export interface ReplayStep {
  step: number;
  action: Action | null;
  /** The model's reply, if the agent is a model. */
  model?: string;
  /** Earlier replies to the same request that contained no action. */
  refused?: RefusedReply[];
  /** The saved picture after the step; without one, the picture is drawn from `phone`. */
  picture: string | null;
  /** Copy of the phone after the step; null if the replay did not get this far. */
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
  /** Replies after the last step, if the episode ended because none contained an action. */
  refused?: RefusedReply[];
  /** How the replay differs from the recording, if it does. */
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

/** Where an action touches the screen, in pixels: a point or a path. */
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
