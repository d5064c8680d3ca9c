import { judge, type Verdict } from '../../judges/judge.ts';
import type { Outcome, RewardChoice } from '../../judges/rewards/index.ts';
import { submittedAnswer } from '../../bench/tasks/sheet.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import { advance } from '../../src/sdk/core/engine.ts';
import { hash } from '../../src/state/hash.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Phone } from '../phones/phone.ts';
import { catalogue } from '../../apps/catalogue.ts';
import { sameScreen, type OracleTracker } from './oracle.ts';
import type { Instance } from './tasks.ts';

export interface Message {
  from: string;
  text: string;
}

/** The fixed options of an episode. */
export interface EpisodeConfig {
  instance: Instance;
  /** The phone at the start. */
  start: AnyPhone;
  reward: RewardChoice;
  budget: number;
  /** Fewest steps in which the instance was solved before this episode began: the solver's, or a better episode's. */
  shortest: number | undefined;
}

/** A phone with a task: goal, budget, rewards, verdict. */
export class Episode {
  readonly id: string;
  /** Bearer token of its agent. */
  readonly token: string;
  readonly config: EpisodeConfig;
  readonly phone: Phone;
  steps = 0;
  /** Number of steps whose text was not reported as malformed. */
  wellFormed = 0;
  outcome: Outcome | undefined;
  declared: 'done' | 'impossible' | null = null;
  messages: readonly Message[] = [];
  /** The verdict after the last step, and the tree that it judges. */
  judged: { tree: AnyPhone; verdict: Verdict } | undefined;
  /** Whether somebody other than the agent has changed the phone since the start. */
  helped = false;
  /** Runs the solver alongside the agent, if the reward needs it. */
  oracle: OracleTracker | undefined;
  /** The last observation with elements, and its state. Only set with `oracle`. */
  lastSeen: { stateHash: string; observation: Observation } | undefined;
  private baseline: AnyPhone;

  constructor(id: string, token: string, config: EpisodeConfig, phone: Phone) {
    this.id = id;
    this.token = token;
    this.config = config;
    this.phone = phone;
    this.baseline = config.start;
  }

  get instance(): Instance {
    return this.config.instance;
  }
  get budget(): number {
    return this.config.budget;
  }
  get reward(): RewardChoice {
    return this.config.reward;
  }
  get ended(): boolean {
    return this.outcome !== undefined;
  }

  /** The start advanced without actions to the phone's clock. It continues from the last call, unless the clock was set back. */
  baselineNow(): AnyPhone {
    const to = this.phone.now.clock.now;
    if (to < this.baseline.clock.now) this.baseline = this.config.start;
    if (to > this.baseline.clock.now) this.baseline = advance(catalogue, this.baseline, to).phone;
    return this.baseline;
  }

  /** The verdict on the phone as it is. If the judge threw, it has `error`, and says nothing about the agent. */
  verdict(): Verdict {
    const { now } = this.phone;
    const { task, params } = this.instance;
    try {
      return judge(task, {
        was: this.config.start as never,
        baseline: this.baselineNow() as never,
        now: now as never,
        params,
        answer: submittedAnswer(now as never),
        declared: this.declared,
      });
    } catch (thrown) {
      return {
        success: false,
        successUndeclared: false,
        progress: 0,
        changes: [],
        invariants: [],
        sideEffects: [],
        answer: null,
        error: { where: 'idle', message: thrown instanceof Error ? thrown.message : String(thrown) },
      };
    }
  }

  /**
   * The verdict before the agent's next step. If somebody else has changed the phone since the last step, it is judged again, so that the
   * agent gets neither credit nor blame for that change. The solver then goes on only if the screen is the same.
   */
  verdictBefore(): Verdict {
    const { judged } = this;
    const { now } = this.phone;
    if (judged?.tree === now) return judged.verdict;
    if (judged && hash(judged.tree) === hash(now)) return judged.verdict;
    if (judged) {
      this.helped = true;
      if (!sameScreen(judged.tree, now)) this.oracle?.depart();
    }
    return this.judge();
  }

  /** Judges the phone as it is, for the step after. */
  judge(): Verdict {
    const verdict = this.verdict();
    this.judged = { tree: this.phone.now, verdict };
    return verdict;
  }

  /** Releases what only steps need. */
  release(): void {
    this.oracle = undefined;
    this.lastSeen = undefined;
    this.judged = undefined;
  }

  /** Remembers an observation with elements, if the solver will need it. */
  rememberObservation({ screenshot: _, tree: __, ...observation }: Observation, stateHash: string): void {
    if (this.oracle && observation.elements) this.lastSeen = { stateHash, observation };
  }

  /** Copies the progress of an episode with the same start. */
  copyProgress(other: Episode): void {
    this.steps = other.steps;
    this.wellFormed = other.wellFormed;
    this.outcome = other.outcome;
    this.declared = other.declared;
    this.messages = other.messages;
    // A reseeded copy differs only in its random state, which no judge reads.
    this.judged =
      other.judged?.tree === other.phone.now
        ? { tree: this.phone.now, verdict: other.judged.verdict }
        : other.judged;
    this.helped = other.helped;
    this.oracle = other.oracle?.copy();
    this.lastSeen = other.lastSeen;
    this.baseline = other.baseline;
  }
}
