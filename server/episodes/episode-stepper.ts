import type { Verdict } from '../../judges/judge.ts';
import { ask, type Conversation } from '../../bench/tasks/user.ts';
import type { Outcome, Reference, Reward, Shortest } from '../../judges/rewards/index.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observe } from '../../src/protocol/observation.ts';
import type { EpisodeStep, Format } from '../../src/protocol/wire/episodes.ts';
import { ApiError, isServerFault, toApiError, TRY_AGAIN, type ErrorCode } from '../errors.ts';
import type { Log } from '../log.ts';
import { readAction } from '../phones/actions.ts';
import type { StepOutcome, Stepper, TreeChange, Turn } from '../phones/stepper.ts';
import { anchorOf } from './anchor.ts';
import type { Episode } from './episode.ts';
import { tracedNow } from '../tracing/spans.ts';
import { observeNow, referenceOf, withMessages } from './observing.ts';
import type { OracleTracker } from './oracle.ts';
import { scoreStep, type ScoredStep } from './scoring.ts';

/** What a step may have beside its action. */
export interface EpisodeStepOptions {
  /** The stateHash that the caller saw; the phone must still have it. */
  base?: string | undefined;
  /** Names of what a question asks the user for, in place of those that the task's words find. */
  heard?: readonly string[] | undefined;
  /** Changes the phone at the start of the step, where no action can. */
  makeChange?: (() => Promise<TreeChange>) | undefined;
  /** Aborted when the caller hangs up. */
  signal?: AbortSignal | undefined;
}

/** A step that was read and checked, and is still to be run. */
interface PendingStep {
  action: Action;
  heard?: readonly string[] | undefined;
  run: () => Promise<StepOutcome>;
  /** Whether the agent acts. A no-op step leaves the solver where it is. */
  acts: boolean;
}

/** Errors of a server that cannot draw at present. They say nothing about the step. */
const TRANSIENT: ReadonlySet<ErrorCode> = new Set(['CAPACITY_REACHED', 'DRAINING', 'BROWSER_MISSING']);

/** How an error ends an episode; undefined if the episode goes on. */
function outcomeOfError({ code }: ApiError): Outcome | undefined {
  if (code === 'APP_CRASHED') return 'app_crashed';
  return isServerFault(code) && !TRANSIENT.has(code) ? 'infra_error' : undefined;
}

/** Plays the steps of episodes: acts on the phone, judges, scores, and ends the episode. */
export class EpisodeStepper {
  private readonly stepper: Stepper;
  private readonly shortest: Shortest;
  private readonly end: (episode: Episode, outcome: Outcome) => void;
  private readonly logFor: (episode: Episode) => Log;

  /** `end` ends an episode; it is called at most once for each. */
  constructor(
    stepper: Stepper,
    shortest: Shortest,
    end: (episode: Episode, outcome: Outcome) => void,
    logFor: (episode: Episode) => Log,
  ) {
    this.stepper = stepper;
    this.shortest = shortest;
    this.end = end;
    this.logFor = logFor;
  }

  /** As `Episodes.step`. */
  step(
    episode: Episode,
    given: unknown,
    observe?: Observe,
    format?: Format,
    { base, makeChange, heard, signal }: EpisodeStepOptions = {},
  ): Promise<EpisodeStep> {
    const read = async (turn: Turn): Promise<PendingStep> => {
      episode.phone.assertState(base);
      const action = readAction(given, episode.phone.now);
      const change = await makeChange?.();
      const run = () => turn.step([action], { observe, change, signal });
      return { action, heard, run, acts: true };
    };
    return this.play(episode, read, format);
  }

  /** As `Episodes.noopStep`. */
  noopStep(episode: Episode, observe?: Observe, format: Format = { ok: false }): Promise<EpisodeStep> {
    const read = async (turn: Turn): Promise<PendingStep> => ({
      action: { type: 'wait', ms: 0 },
      run: () => observeNow(episode, turn, observe),
      acts: false,
    });
    return this.play(episode, read, format);
  }

  /** One turn on the phone, from the verdict before the step to the verdict after it. */
  private play(
    episode: Episode,
    read: (turn: Turn) => Promise<PendingStep>,
    format: Format = { ok: true },
  ): Promise<EpisodeStep> {
    return this.stepper.turn(episode.phone, async turn => {
      if (episode.ended) throw new ApiError('EPISODE_ENDED', 'This episode has ended');
      const step = await read(turn);
      const { action } = step;
      const before = episode.verdictBefore();
      const oracle = step.acts ? episode.oracle : undefined;
      const { reference, outcome } = await this.run(episode, turn, step, oracle);

      const aim = oracle?.normalized(action) ?? { action };
      oracle?.advance(action);
      this.recordAction(episode, step, format);

      const after = this.judge(episode);
      const terminated = episode.declared !== null;
      const truncated = !terminated && episode.steps >= episode.budget;
      const ended = terminated || truncated;
      const scored = this.score(episode, {
        before,
        after,
        ...aim,
        ended,
        truncated,
        format: { ok: format.ok, mean: episode.wellFormed / episode.steps },
        ...(reference ? { reference } : {}),
      });
      if (ended) this.endWith(episode, after, truncated);

      const observation = withMessages(episode, outcome.observation);
      episode.rememberObservation(observation, outcome.stateHash);
      const { failure } = episode;
      return {
        observation,
        reward: scored?.reward ?? null,
        components: scored?.components ?? {},
        terminated,
        truncated,
        ...(episode.outcome ? { outcome: episode.outcome } : {}),
        mask: scored ? episode.mask : 0,
        ...(failure ? { failure } : {}),
        stateHash: outcome.stateHash,
        anchor: anchorOf(episode.phone.now),
      };
    });
  }

  /** Asks the solver, where the reward needs it, and runs the step. An error that loses the step ends the episode. */
  private async run(
    episode: Episode,
    turn: Turn,
    { run }: PendingStep,
    oracle: OracleTracker | undefined,
  ): Promise<{ reference: Reference | null | undefined; outcome: StepOutcome }> {
    try {
      const reference = oracle && (await referenceOf(episode, turn, oracle));
      return { reference, outcome: await run() };
    } catch (thrown) {
      throw this.endWithError(episode, toApiError(thrown));
    }
  }

  /** Ends the episode if the error has lost its step. Returns the error that the caller gets. */
  private endWithError(episode: Episode, error: ApiError): ApiError {
    const outcome = outcomeOfError(error);
    if (!outcome) return error;
    const message = error.message.replace(TRY_AGAIN, 'The phone is as it was.');
    episode.failure = { code: error.code, message };
    this.end(episode, outcome);
    const details = error.details ?? { outcome, reward: null, mask: 0 };
    return new ApiError(error.code, `${message} The episode has ended with ${outcome}.`, details);
  }

  private recordAction(episode: Episode, { action, heard }: PendingStep, format: Format): void {
    episode.steps++;
    episode.phone.touch();
    if (format.ok) episode.wellFormed++;
    if (action.type === 'ask_user') {
      episode.conversation = this.asked(episode, action.question, heard);
    }
    if (action.type === 'done' || action.type === 'impossible') episode.declared = action.type;
  }

  /** The conversation after a question, with the simulated user's reply. */
  private asked(episode: Episode, question: string, heard: PendingStep['heard']): Conversation {
    const { task, params, language } = episode.instance;
    const failed = (err: unknown) =>
      this.logFor(episode).warn({ err }, 'the task’s rule for the user threw: the user has nothing to add');
    return ask(task, params, language, episode.conversation, question, { heard, failed });
  }

  private judge(episode: Episode): Verdict {
    const verdict = tracedNow('judge', () => episode.judge());
    if (verdict.error)
      this.logFor(episode).warn({ judge: verdict.error }, 'the judge threw: the step has no verdict');
    return verdict;
  }

  /** The reward of a step; null if there is none, or if the reward threw. */
  private score(episode: Episode, step: ScoredStep): Reward | null {
    try {
      return scoreStep(episode, step);
    } catch (err) {
      this.logFor(episode).warn({ err, reward: episode.reward }, 'the reward threw: this step has none');
      return null;
    }
  }

  private endWith(episode: Episode, verdict: Verdict, truncated: boolean): void {
    const { instance, steps, helped } = episode;
    const { error } = verdict;
    if (error) episode.failure = { code: 'JUDGE_ERROR', message: `${error.where}: ${error.message}` };
    this.end(episode, outcomeOf(verdict, truncated));
    // Help from outside may have saved steps, so such an episode sets no record.
    if (verdict.success && !truncated && !helped)
      this.shortest.record(instance.task.id, instance.seed, steps);
  }
}

function outcomeOf(verdict: Verdict, truncated: boolean): Outcome {
  if (verdict.error) return 'infra_error';
  if (truncated) return 'truncated';
  return verdict.success ? 'success' : 'failure';
}
