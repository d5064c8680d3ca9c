import type { Outcome } from '../../judges/rewards/index.ts';
import type { Verdict } from '../../judges/judge.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { Brief } from '../agents/agent.ts';

/** What a policy chose for one observation. */
export interface Decision {
  /** Null where its output held no action: that costs a step and its penalty, and the phone is left alone. */
  action: Action | null;
  /** Log-probability of the choice under the policy that made it, in nats: the denominator of an update's ratio. */
  logProb: number;
  /** Version of the weights that made it. */
  version: number;
  /** Whether the output had the demanded form; left out where there is no form. */
  format?: { ok: boolean };
  /** What the learner needs to weigh the choice again. Opaque to all others; JSON, so that it can be stored. */
  choice?: unknown;
}

/** Gives the next decision for what is seen. */
export type Player = (observation: Observation) => Decision | Promise<Decision>;

/** A policy as rollouts use it. Weights may change between two of its decisions. */
export interface Actor {
  /** Version of its present weights: 0 for those that it began with, one more with each update. */
  readonly version: number;
  /**
   * Called once an episode. `random` draws from [0, 1): all of the actor's chance comes from it. `past` is what lay behind a rollout that
   * goes on from a fork, with what was seen, for an actor that remembers.
   */
  start(brief: Brief, random: () => number, past?: readonly Transition[]): Player | Promise<Player>;
}

/** One decision with what came of it. */
export interface Transition extends Decision {
  /** What was seen before it; left out where the learner needs `choice` alone. */
  observation?: Observation;
  /** From the environment, penalties not included; null where infrastructure or the judge failed, which is not 0. */
  reward: number | null;
  components: Record<string, number>;
  /** Sum of the penalties, 0 or less. */
  penalty: number;
  /** Of the phone before the decision. */
  stateHash: string;
  /** The same without its clock, where the device tells it. */
  anchor?: string;
}

/** A rollout: one episode of an instance, or the rest of one from a fork. */
export interface Trajectory {
  task: string;
  seed: number;
  /** Rollouts of one group have equal groups: they went on from one state. */
  group: string;
  /** Steps that lay behind the state which the group was forked from; 0 for the start. */
  from: number;
  transitions: readonly Transition[];
  outcome: Outcome;
  verdict: Verdict | null;
  /** Steps of the episode, those before `from` included; of these the budget is counted. */
  steps: number;
  budget: number;
  /** Lowest and highest version of the weights that decided in it. */
  versions: readonly [lowest: number, highest: number];
  /** How long it took, ms of a monotonic clock. */
  ms: number;
  /** What failed, where the outcome is `agent_error`, `infra_error` or `app_crashed`. */
  error?: { code: string; message: string };
}
