import type { Action } from '../../src/protocol/action.ts';
import { OUTCOMES, type Outcome } from '../../src/protocol/wire/verdict.ts';
import type { Verdict } from '../types.ts';

export { OUTCOMES, type Outcome };

/** Whether an episode that ended so has no reward and no verdict: infrastructure or an app failed, and not the agent. */
export const isUnrewarded = (outcome: Outcome): boolean =>
  outcome === 'infra_error' || outcome === 'app_crashed';

/** An action, and the box in pixels in which a point must fall to match it. */
export interface Meant {
  action: Action;
  bounds?: readonly number[];
}

export interface Reference extends Meant {
  begins?: readonly Meant[];
}

/** One step of an episode, as a reward sees it. */
export interface RewardStep {
  /** Verdict before the step and after it. */
  before: Verdict;
  after: Verdict;
  action: Action;
  /** Steps taken so far, this one included. */
  step: number;
  budget: number;
  /** Whether the episode ended with this step: the agent declared an end, or the budget ran out. */
  ended: boolean;
  /** Whether the budget ran out. */
  truncated: boolean;
  declared: 'done' | 'impossible' | null;
  /** Fewest steps in which this instance is known to be solved: the solver's, or a better episode's. */
  shortest?: number;
  /**
   * The solver's action in this state, with its element's box in pixels; absent once the agent has left the solver's path.
   * Typing also has the simple steps that it can begin with, in `begins`.
   */
  reference?: Reference;
  /** Whether the model's text was well formed; `mean` is the share of well-formed steps so far. */
  format?: { ok: boolean; mean: number };
  /** Where the action lands, in pixels: its own point, or the centre of its element or of the focused field. */
  point?: { x: number; y: number };
}

/** The reward of a step and the components that it sums. */
export interface Reward {
  reward: number;
  components: Record<string, number>;
}

/** A named reward with its settings and their defaults. */
export interface RewardDef<O extends Record<string, number> = Record<string, number>> {
  name: string;
  describe: string;
  /** Settings with their published values, or with values that docs/rewards.md justifies. */
  defaults: O;
  /** Whether it needs `reference`, which the caller has to find on the screen. */
  reference?: true;
  score(step: RewardStep, options: O): Reward;
}

/** Declares a reward. It returns its argument and fixes the type of the settings. */
export const defineReward = <O extends Record<string, number>>(def: RewardDef<O>): RewardDef<O> => def;

/** A reward that is the sum of its components. */
export function sum(components: Record<string, number>): Reward {
  return { reward: Object.values(components).reduce((a, b) => a + b, 0), components };
}
