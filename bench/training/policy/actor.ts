import type { Observation } from '../../../src/protocol/observation.ts';
import type { Brief } from '../../agents/agent.ts';
import type { Actor, Decision, Transition } from '../types.ts';
import { candidatesOf, type Candidate } from './candidates.ts';
import { Encoder } from './features.ts';
import { readGoal, type Goal } from './goal.ts';
import { Memory } from './memory.ts';
import { greedy, sample, type Model, type Sparse } from './model.ts';

/** What the learner needs of a decision: the features of each candidate, and the index of the chosen one. */
export interface Choice {
  features: Sparse;
  picked: number;
}

/** A screen's candidates and their features. */
export interface Weighed {
  candidates: readonly Candidate[];
  features: Sparse;
}

/** One episode as the policy sees it: candidates and features for each observation, and a memory between them. */
export class Episode {
  readonly goal: Goal;
  readonly memory = new Memory();
  readonly #encoder: Encoder;

  constructor(goal: string, encoder: Encoder) {
    this.goal = readGoal(goal);
    this.#encoder = encoder;
  }

  /** The candidates of an observation. Call it once for each observation, in order. */
  weigh(observation: Observation): Weighed {
    this.memory.observe(observation);
    const candidates = candidatesOf(observation, this.goal);
    return { candidates, features: this.#encoder.encode(observation, this.goal, this.memory, candidates) };
  }

  /** Remembers the chosen candidate. */
  act(candidate: Candidate): void {
    this.memory.act(this.goal, candidate);
  }
}

/** A log-linear policy for rollouts: it samples, or takes the likeliest candidate if `greedy` is set. */
export class PolicyActor implements Actor {
  model: Model;
  version: number;
  readonly #greedy: boolean;

  constructor(
    model: Model,
    { version = 0, greedy: isGreedy = false }: { version?: number; greedy?: boolean } = {},
  ) {
    this.model = model;
    this.version = version;
    this.#greedy = isGreedy;
  }

  /** Starts an episode. Replays `past`, so that the memory is the same: its steps need observations, and decisions of a policy like this one. */
  start(
    { goal }: Pick<Brief, 'goal'>,
    random: () => number,
    past: readonly Transition[] = [],
  ): (observation: Observation) => Decision {
    const episode = new Episode(goal, new Encoder(this.model.hashing));
    for (const { observation, choice } of past)
      if (observation) episode.act(episode.weigh(observation).candidates[(choice as Choice).picked]!);
    return observation => {
      const { candidates, features } = episode.weigh(observation);
      const logProbs = this.model.logProbs(features);
      const picked = (this.#greedy ? greedy : sample)(logProbs, random());
      const chosen = candidates[picked]!;
      episode.act(chosen);
      return {
        action: chosen.action,
        logProb: logProbs[picked]!,
        version: this.version,
        choice: { features, picked } satisfies Choice,
      };
    };
  }
}
