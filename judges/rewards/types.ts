import type { Action } from '../../src/protocol/action.ts';
import { OUTCOMES, type Outcome } from '../../src/protocol/wire/verdict.ts';
import type { Verdict } from '../types.ts';

export { OUTCOMES, type Outcome };

/** Whether an episode that ended so has no reward and no verdict: infrastructure or an app failed, and not the agent. */
export const isUnrewarded = (outcome: Outcome): boolean =>
  outcome === 'infra_error' || outcome === 'app_crashed';

/** An action, and the box in pixels that a point has to fall in to mean it. */
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
  /** Whether the episode ended with this step, by the agent's word or by its budget. */
  ended: boolean;
  /** Ended by the budget. */
  truncated: boolean;
  declared: 'done' | 'impossible' | null;
  /** Least steps in which this instance is known to be solved; the solver's, unless someone did better. */
  shortest?: number;
  /** What the solver would have done in this state, with the true element's box in pixels; left out where the agent has left its way. Typing has the simple steps that it can begin with, too. */
  reference?: Reference;
  /** Whether the model's text had the demanded form; share of well-formed steps so far. */
  format?: { ok: boolean; mean: number };
  /** Where the action goes to, in pixels: its own point, the middle of its element, or of the field that has the caret. */
  point?: { x: number; y: number };
}

/** What a step earned, and of what it is the sum. */
export interface Reward {
  reward: number;
  components: Record<string, number>;
}

/** A named reward with its settings and their defaults. */
export interface RewardDef<O extends Record<string, number> = Record<string, number>> {
  name: string;
  describe: string;
  /** Settings with the published value, or the one that docs/rewards.md gives reasons for. */
  defaults: O;
  /** Whether it looks at `reference`, which costs whoever finds it a look at the screen. */
  reference?: true;
  score(step: RewardStep, options: O): Reward;
}

/** Declares a reward. Identity at run time; it fixes the type of its settings. */
export const defineReward = <O extends Record<string, number>>(def: RewardDef<O>): RewardDef<O> => def;

/** A reward that is the sum of its components. */
export function sum(components: Record<string, number>): Reward {
  return { reward: Object.values(components).reduce((a, b) => a + b, 0), components };
}
