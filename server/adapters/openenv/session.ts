import { randomBytes } from 'node:crypto';
import type { LastError, Observation, Observe } from '../../../src/protocol/observation.ts';
import { ApiError, toApiError } from '../../errors.ts';
import type { Episode } from '../../episodes/episodes.ts';
import type { Phone } from '../../phones/phone.ts';
import type { Begun } from '../../phones/stepper.ts';
import type { Context } from '../../routes/context.ts';
import { OpenEnvError } from './errors.ts';
import { Mutex } from '../../mutex.ts';
import type { Target } from '../mcp/target.ts';
import { NOTHING, playerOf, type Player, type PlayerStep, type PlayerStepOptions } from '../player.ts';
import type { StepRequest } from './schema.ts';

/** How a session was opened. */
export interface SessionConfig {
  seed: number;
  /** The client's own name for the episode. */
  name?: string | undefined;
  /** What is observed where a message does not say. */
  observe?: Observe | undefined;
  /** Steps of a phone without a task; an episode has its own. */
  budget?: number | undefined;
  /** Keys of the reset that had no effect. */
  ignored: string[];
}

/** The client that has a session now. */
export interface SessionClient {
  /** Another client resumed the session. */
  onTakenOver(): void;
}

interface LastStep {
  step: number;
  reward: number | null;
  components: Record<string, number>;
}
/** What a client gets of each reset, step and observation. */
export interface StepResponse {
  observation: Record<string, unknown>;
  reward: number | null;
  done: boolean;
}
/** What a step may have beside the client's request. */
export interface SessionStepOptions {
  /** Changes the phone at the start of the step, where no action can. */
  first?: (() => Promise<Begun>) | undefined;
  /** Aborted when the caller hangs up: until the step is committed it then fails with CANCELLED. */
  signal?: AbortSignal | undefined;
}

/** A session while nothing else runs on it. */
export interface SessionTurn {
  readonly stepCount: number;
  readonly done: boolean;
  /** As `Session.look`. */
  look(observe?: Observe, signal?: AbortSignal): Promise<StepResponse>;
  /** As `Session.step`. */
  step(request: StepRequest, options?: SessionStepOptions): Promise<StepResponse>;
  /** What tools act on within this turn. */
  target(signal?: AbortSignal): Target;
  /** Adds `more` to an observation. It has the reward of the last step if steps were taken since there were `before` of them. */
  withStep(response: StepResponse, before: number, more: object): StepResponse;
}

type Nouns = Pick<Context, 'episodes' | 'stepper'>;

/** What `last_action_error` begins with for output that is no action. */
const INVALID = 'INVALID_ACTION: ';

/** Why an action was refused or had no effect; null where it had one. */
function errorText(refused: string | undefined, lastError: LastError | undefined): string | null {
  if (refused !== undefined) return INVALID + refused;
  return lastError ? `${lastError.code}: ${lastError.message}` : null;
}

/** One environment of OpenEnv: an episode, or a phone without a task. It knows no socket. */
export class Session {
  /** The secret with which a client resumes it. */
  readonly token = randomBytes(18).toString('base64url');
  readonly config: SessionConfig;
  client: SessionClient | undefined;
  /** Set once its phone was deleted. */
  closed = false;
  private readonly player: Player;
  private readonly nouns: Nouns;
  /** Steps of a phone without a task. */
  private steps = 0;
  /** How a phone without a task ended. */
  private ended: 'declared' | 'truncated' | undefined;
  private last: LastStep | undefined;
  private error: string | null = null;
  /** Runs what clients ask for in the order in which they asked, whichever socket they use. */
  private readonly queue = new Mutex();

  constructor(nouns: Nouns, on: Episode | Phone, config: SessionConfig) {
    this.nouns = nouns;
    this.player = 'phone' in on ? playerOf(nouns, on.phone, on) : playerOf(nouns, on);
    this.config = config;
  }

  get phone(): Phone {
    return this.player.phone;
  }
  get episode(): Episode | undefined {
    return this.player.episode;
  }
  get name(): string {
    return this.config.name ?? this.episode?.id ?? this.phone.id;
  }
  get stepCount(): number {
    return this.episode?.steps ?? this.steps;
  }
  get done(): boolean {
    return this.episode?.ended ?? this.ended !== undefined;
  }
  private get budget(): number | null {
    return this.episode?.budget ?? this.config.budget ?? null;
  }
  private get truncated(): boolean {
    return (this.episode?.outcome ?? this.ended) === 'truncated';
  }

  /** Sessions of the copies that `fork` makes, after as many steps. They wait for a step that is under way. */
  copies(fork: () => Promise<(Episode | Phone)[]>): Promise<Session[]> {
    return this.queue.run(async () => (await fork()).map(on => this.copy(on)));
  }

  private copy(on: Episode | Phone): Session {
    const copy = new Session(this.nouns, on, { ...this.config, name: undefined });
    Object.assign(copy, { steps: this.steps, ended: this.ended, last: this.last, error: this.error });
    return copy;
  }

  /** Runs several steps and observations with nothing of others in between. Throws what `run` throws. */
  turn<T>(run: (turn: SessionTurn) => Promise<T>): Promise<T> {
    return this.queue.run(() => run(this.ownTurn()));
  }

  /**
   * Observes the phone without a step. The reward is null; `info.last_step` has that of the last step, for a client that lost its answer. It
   * waits for a step that is under way, so that a client that resumes the session learns whether that step was taken.
   */
  look(observe?: Observe, signal?: AbortSignal): Promise<StepResponse> {
    return this.turn(turn => turn.look(observe, signal));
  }

  /**
   * Takes a step. Output that is no action costs a step of the budget and moves nothing, so that such a policy reaches its end too.
   * Throws EPISODE_ENDED, LEASED, CANCELLED, and what infrastructure lost.
   */
  step(request: StepRequest, options?: SessionStepOptions): Promise<StepResponse> {
    return this.turn(turn => turn.step(request, options));
  }

  /** What tools that only read use outside of a turn. */
  target(signal?: AbortSignal): Target {
    const act: Target['act'] = (action, first) => this.turn(turn => turn.target(signal).act(action, first));
    return this.targetWith(act, signal);
  }

  private ownTurn(): SessionTurn {
    const stepCount = () => this.stepCount;
    const done = () => this.done;
    return {
      get stepCount() {
        return stepCount();
      },
      get done() {
        return done();
      },
      look: (observe, signal) => this.lookNow(observe, signal),
      step: (request, options) => this.stepNow(request, options),
      target: signal => this.targetWith((action, first) => this.actNow(action, { first, signal }), signal),
      withStep: (response, before, more) => this.withStep(response, before, more),
    };
  }

  private targetWith(act: Target['act'], signal?: AbortSignal): Target {
    const { phone, episode, player } = this;
    const done = () => this.done;
    return {
      phone,
      episode,
      get done() {
        return done();
      },
      observe: async observe => (await player.observe(observe, signal)).observation,
      act,
    };
  }

  private async lookNow(observe?: Observe, signal?: AbortSignal): Promise<StepResponse> {
    const { observation, stateHash } = await this.player.observe(observe ?? this.config.observe, signal);
    return this.respond(observation, stateHash);
  }

  private async stepNow(
    { action, observe = this.config.observe, format }: StepRequest,
    { first, signal }: SessionStepOptions = {},
  ): Promise<StepResponse> {
    const options = { observe, format, signal };
    let refused: string | undefined;
    const taken = await this.play(action, { ...options, first }).catch(thrown => {
      const error = toApiError(thrown);
      if (error.code !== 'INVALID_ACTION') throw thrown;
      refused = error.message;
      return this.play(undefined, options);
    });
    this.error = errorText(refused, taken.observation.lastError);
    this.last = { step: this.stepCount, reward: taken.reward, components: taken.components };
    return this.respond(taken.observation, taken.stateHash, this.last);
  }

  /** Plays an action or, where that is undefined, a step on nothing. */
  private async play(action: unknown, options: PlayerStepOptions): Promise<PlayerStep> {
    if (this.ended) throw new ApiError('EPISODE_ENDED', 'This session has ended');
    const step = await (action === undefined ? this.player.noop(options) : this.player.step(action, options));
    if (!this.episode) this.countStep(action);
    return step;
  }

  /** Counts a step of a phone without a task, and ends it where the agent says so or the budget is spent. */
  private countStep(action: unknown): void {
    this.steps++;
    const { type } = (action ?? {}) as { type?: unknown };
    if (type === 'done' || type === 'impossible') this.ended = 'declared';
    else if (this.steps >= (this.config.budget ?? Infinity)) this.ended = 'truncated';
  }

  /** A step for tools: they observe nothing. */
  private async actNow(action: unknown, options: SessionStepOptions): Promise<LastError | undefined> {
    const { observation } = await this.stepNow({ action, observe: NOTHING }, options);
    if (this.error?.startsWith(INVALID))
      return { code: 'INVALID_ACTION', message: this.error.slice(INVALID.length) };
    return (observation as Partial<Observation>).lastError;
  }

  private withStep({ observation, reward, done }: StepResponse, before: number, more: object): StepResponse {
    const { last } = this;
    if (!last || this.stepCount === before) return { observation: { ...observation, ...more }, reward, done };
    const { last_step: _, ...info } = observation['info'] as Record<string, unknown>;
    return {
      observation: { ...observation, ...more, info: { ...info, components: last.components } },
      reward: last.reward,
      done,
    };
  }

  /** The verdict as it is now. Throws EXECUTION_ERROR for a phone without a task. */
  verdict(): object {
    if (!this.episode)
      throw new OpenEnvError(
        'EXECUTION_ERROR',
        'This phone has no task, and so no verdict: reset with a task_id',
      );
    return { ...this.episode.verdict(), outcome: this.episode.outcome ?? null };
  }

  state(): Record<string, unknown> {
    const { episode, phone } = this;
    return {
      episode_id: this.name,
      step_count: this.stepCount,
      task_id: episode?.instance.task.id ?? null,
      seed: this.config.seed,
      goal: episode?.instance.goal ?? null,
      budget: this.budget,
      phone: phone.id,
      done: this.done,
      outcome: episode?.outcome ?? null,
      state_hash: phone.stateHash,
    };
  }

  private respond(seen: Observation, stateHash: string, step?: LastStep): StepResponse {
    const { episode, config, last } = this;
    const sheet = episode?.instance.answerSheet;
    return {
      observation: {
        ...seen,
        goal: episode?.instance.goal ?? null,
        budget: this.budget,
        steps: this.stepCount,
        ...(sheet ? { answer_sheet: sheet } : {}),
        last_action_error: this.error,
        truncated: this.truncated,
        ...(episode?.outcome ? { outcome: episode.outcome } : {}),
        info: {
          components: step?.components ?? {},
          task_id: episode?.instance.task.id ?? null,
          seed: config.seed,
          episode_id: this.name,
          phone: this.phone.id,
          state_hash: stateHash,
          resume: this.token,
          ...(step || !last ? {} : { last_step: last }),
          ...(config.ignored.length > 0 ? { ignored: config.ignored } : {}),
        },
      },
      reward: step?.reward ?? null,
      done: this.done,
    };
  }
}
