import type { Outcome } from '../../../judges/rewards/index.ts';
import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { Decision } from '../types.ts';

/** A decision with what came of it, as a penalty sees it. Elements have to be observed for those that compare screens: without, they cost nothing. */
export interface PenaltyStep {
  observation: Observation;
  decision: Pick<Decision, 'action'>;
  /** What was seen after it; null where the phone was left alone. */
  next: Observation | null;
  /** `refused`: the phone would not take the action (INVALID_ACTION). */
  result: { refused?: boolean; outcome?: Outcome };
  /** The decisions before it in this episode, oldest first. */
  history: readonly Past[];
  /** The app that was opened beforehand, where the task is to stay in one. */
  app?: string;
}

export interface Past {
  observation: Observation;
  action: Action | null;
}

export interface PenaltyDef {
  name: string;
  describe: string;
  /** What it takes for each time that it counts: below 0. */
  amount: number;
  /** How often it counts at this step; 0 where the step is none of its business. */
  count(step: PenaltyStep): number;
}
