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

/** What an episode does not change once it runs. */
export interface EpisodeConfig {
  instance: Instance;
  /** Its phone's start. */ start: AnyPhone;
  reward: RewardChoice;
  budget: number;
  /** Least steps in which the instance was solved before this episode began: the solver's, unless someone did better. */ shortest:
    | number
    | undefined;
}

/** A phone with a task: goal, budget, rewards, verdict. */
export class Episode {
  readonly id: string;
  /** What its agent's calls carry. */
  readonly token: string;
  readonly config: EpisodeConfig;
  readonly phone: Phone;
  steps = 0;
  /** Of these, steps of which nobody said that their text had not the demanded form. */
  wellFormed = 0;
  outcome: Outcome | undefined;
  declared: 'done' | 'impossible' | null = null;
  messages: readonly Message[] = [];
  /** The last verdict that a step has found, and the tree that it is on. */
  judged: { tree: AnyPhone; verdict: Verdict } | undefined;
  /** Whether someone else than the agent has changed the phone since the start. */
  helped = false;
  /** The solver's way along the episode, where a reward asks for it; and what was last seen with elements, at what state. */
  oracle: OracleTracker | undefined;
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

  /** The start advanced without actions to the phone's clock: moved on from where it was last, anew where the clock went back. */
  baselineNow(): AnyPhone {
    const to = this.phone.now.clock.now;
    if (to < this.baseline.clock.now) this.baseline = this.config.start;
    if (to > this.baseline.clock.now) this.baseline = advance(catalogue, this.baseline, to).phone;
    return this.baseline;
  }

  /** The verdict on the phone as it is. One that cannot be found has `error`, and says nothing of the agent. */
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
   * The verdict before the agent's next step. Where the phone was changed past the episode since the last one, it is judged anew, so that
   * the agent gets neither praise nor blame for that change, and the solver's way goes on only where the screen is the same.
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

  /** Gives back what only steps need. */
  release(): void {
    this.oracle = undefined;
    this.lastSeen = undefined;
    this.judged = undefined;
  }

  /** Remembers what is seen, where the solver will be asked about it. */
  rememberObservation({ screenshot: _, tree: __, ...observation }: Observation, stateHash: string): void {
    if (this.oracle && observation.elements) this.lastSeen = { stateHash, observation };
  }

  /** Takes over how far another of the same start has come. */
  copyProgress(other: Episode): void {
    this.steps = other.steps;
    this.wellFormed = other.wellFormed;
    this.outcome = other.outcome;
    this.declared = other.declared;
    this.messages = other.messages;
    // A copy with another chance is the same to the judge.
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
