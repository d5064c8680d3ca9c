import type { Declared, Verdict } from '../../judges/judge.ts';
import type { Outcome, RewardChoice } from '../../judges/rewards/index.ts';
import { isUnrewarded } from '../../judges/rewards/types.ts';
import {
  beginJudging,
  resumeJudging,
  type Judging,
  type JudgingValue,
} from '../../bench/tasks/expectation.ts';
import { judgeOnce } from '../../bench/tasks/judge-once.ts';
import { submittedAnswer } from '../../bench/tasks/sheet.ts';
import { SILENCE, type Conversation } from '../../bench/tasks/user.ts';
import type { Failure } from '../../src/protocol/wire/episodes.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import { hash } from '../../src/state/hash.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { Phone } from '../phones/phone.ts';
import { sameScreen, type OracleTracker, type OracleValue } from './oracle.ts';
import type { Instance } from './tasks.ts';

/** The fixed options of an episode. */
export interface EpisodeConfig {
  instance: Instance;
  /** The phone at the start. */
  start: AnyPhone;
  reward: RewardChoice;
  budget: number;
  /** Number of the goal’s wording. */
  phrasing: number;
  /** Fewest steps in which the instance was solved before this episode began: the solver's, or a better episode's. */
  shortest: number | undefined;
}

/** What an episode is beside its configuration and its phone, between two steps. It is JSON. */
export interface EpisodeProgress {
  steps: number;
  wellFormed: number;
  outcome: Outcome | null;
  failure: Failure | null;
  declared: Declared;
  conversation: Conversation;
  helped: boolean;
  judging: JudgingValue;
  /** The state that the verdict after the last step is on; null if there is none. */
  judgedAt: string | null;
  solver?: OracleValue;
}

/** A phone with a task: goal, budget, rewards, verdict. */
export class Episode {
  readonly id: string;
  /** SHA-256 of its agent’s bearer token, hexadecimal. */
  readonly tokenDigest: string;
  readonly config: EpisodeConfig;
  readonly phone: Phone;
  steps = 0;
  /** Number of steps whose text was not reported as malformed. */
  wellFormed = 0;
  outcome: Outcome | undefined;
  /** What broke, if infrastructure, an app or the judge ended it. */
  failure: Failure | undefined;
  declared: Declared = null;
  /** What agent and user have said, and how often the agent asked for nothing. */
  conversation: Conversation = SILENCE;
  /** The verdict after the last step, and the tree that it judges. */
  judged: { tree: AnyPhone; declared: Declared; verdict: Verdict } | undefined;
  /** Whether somebody other than the agent has changed the phone since the start. */
  helped = false;
  /** Runs the solver alongside the agent, if the reward needs it. */
  oracle: OracleTracker | undefined;
  /** The last observation with elements, and its state. Only set with `oracle`. */
  lastSeen: { stateHash: string; observation: Observation } | undefined;
  private judging: Judging;

  constructor(id: string, tokenDigest: string, config: EpisodeConfig, phone: Phone) {
    this.id = id;
    this.tokenDigest = tokenDigest;
    this.config = config;
    this.phone = phone;
    this.judging = beginJudging(this.start);
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
  /** 0 if it ended through no fault of the agent, and so has no reward. */
  get mask(): 0 | 1 {
    return this.outcome !== undefined && isUnrewarded(this.outcome) ? 0 : 1;
  }

  /** The instance on the start that this episode has. */
  private get start() {
    return { ...this.instance, start: this.config.start as never };
  }

  /** The verdict on the phone as it is. If the judge threw, it has `error`, and says nothing about the agent. */
  verdict(): Verdict {
    return this.judged?.tree === this.phone.now && this.judged.declared === this.declared
      ? this.judged.verdict
      : this.judgeNow().verdict;
  }

  private judgeNow(): { verdict: Verdict; judging: Judging } {
    const now = this.phone.now as never;
    try {
      return judgeOnce(this.start, this.judging, now, {
        answer: submittedAnswer(now),
        declared: this.declared,
      });
    } catch (thrown) {
      const verdict = {
        success: false,
        successUndeclared: false,
        progress: 0,
        changes: [],
        invariants: [],
        sideEffects: [],
        answer: null,
        error: { where: 'idle', message: thrown instanceof Error ? thrown.message : String(thrown) },
      };
      return { verdict, judging: this.judging };
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
    const { verdict, judging } = this.judgeNow();
    this.judging = judging;
    this.judged = { tree: this.phone.now, declared: this.declared, verdict };
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

  /** What a server needs to go on with it, beside its configuration and its phone. */
  get progress(): EpisodeProgress {
    const { clock, since, anchors } = this.judging;
    return {
      steps: this.steps,
      wellFormed: this.wellFormed,
      outcome: this.outcome ?? null,
      failure: this.failure ?? null,
      declared: this.declared,
      conversation: this.conversation,
      helped: this.helped,
      judging: { clock, since, anchors },
      judgedAt: this.judged ? hash(this.judged.tree) : null,
      ...(this.oracle ? { solver: this.oracle.value() } : {}),
    };
  }

  /** Goes on from what another server, or this one before it ended, knew of it. The phone is as it was then. */
  resume({ outcome, failure, judging, judgedAt, solver: _, ...progress }: EpisodeProgress): void {
    Object.assign(this, progress, {
      outcome: outcome ?? undefined,
      failure: failure ?? undefined,
      judged: undefined,
      lastSeen: undefined,
    });
    const now = this.phone.now as never;
    this.judging = resumeJudging(this.start, judging, now);
    if (judgedAt === null) return;
    if (judgedAt === this.phone.stateHash) {
      const { verdict } = this.judgeNow();
      this.judged = { tree: this.phone.now, declared: this.declared, verdict };
      return;
    }
    // Somebody else had changed the phone since the last step.
    this.helped = true;
    this.oracle?.depart();
  }

  /** Copies the progress of an episode with the same start. */
  copyProgress(other: Episode): void {
    this.steps = other.steps;
    this.wellFormed = other.wellFormed;
    this.outcome = other.outcome;
    this.failure = other.failure;
    this.declared = other.declared;
    this.conversation = other.conversation;
    // A reseeded copy differs only in its random state, which no judge reads.
    this.judged =
      other.judged?.tree === other.phone.now ? { ...other.judged, tree: this.phone.now } : other.judged;
    this.helped = other.helped;
    this.oracle = other.oracle?.copy();
    this.lastSeen = other.lastSeen;
    this.judging = other.judging;
  }
}
