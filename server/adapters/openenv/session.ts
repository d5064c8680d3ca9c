import { randomBytes } from 'node:crypto';
import type { LastError, Observation, Observe } from '../../../src/protocol/observation.ts';
import { ApiError, toApiError } from '../../errors.ts';
import type { Episode } from '../../episodes/episodes.ts';
import type { Phone } from '../../phones/phone.ts';
import type { TreeChange } from '../../phones/stepper.ts';
import type { Context } from '../../routes/context.ts';
import { OpenEnvError } from './errors.ts';
import { Mutex } from '../../mutex.ts';
import type { Target } from '../mcp/target.ts';
import { NOTHING, playerOf, type Player, type PlayerStep, type PlayerStepOptions } from '../player.ts';
import type { StepRequest } from './schema.ts';
import {
  actionErrorText,
  asStepResponse,
  refusalIn,
  NOTHING_EARNED,
  stepResponse,
  withStepOf,
  type Earned,
  type LastStep,
  type SessionSummary,
  type StepResponse,
} from './step-response.ts';

/** How a session was opened. */
export interface SessionConfig {
  seed: number;
  /** The client's own name for the episode, which is a label. */
  name?: string | undefined;
  /** The client's own name for the session, by which it is taken up. */
  session?: string | undefined;
  /** What is observed if a message does not say. */
  observe?: Observe | undefined;
  /** Steps of a phone without a task; an episode has its own. */
  budget?: number | undefined;
  /** How long it waits for its next call, in ms, where no socket says that its client has left. */
  idleMs?: number | undefined;
  /** Keys of the reset that had no effect. */
  ignored: string[];
}

/** The client that has a session now. */
export interface SessionClient {
  /** Another client resumed the session. */
  onTakenOver(): void;
}

/** Options of a step beside the client's request. */
export interface SessionStepOptions {
  /** Changes the phone at the start of the step, where no action can. */
  makeChange?: (() => Promise<TreeChange>) | undefined;
  /** Aborted when the caller hangs up: until the step is committed it then fails with CANCELLED. */
  signal?: AbortSignal | undefined;
}

/** A session while nothing else runs on it. */
export interface SessionTurn {
  readonly stepCount: number;
  readonly done: boolean;
  /** As `Session.observe`. */
  observe(observe?: Observe, signal?: AbortSignal): Promise<StepResponse>;
  /** As `Session.step`. */
  step(request: StepRequest, options?: SessionStepOptions): Promise<StepResponse>;
  /** What tools act on within this turn. */
  target(signal?: AbortSignal): Target;
  /** Adds `more` to the response to an observation. If the session has more than `before` steps, it also gets the last step's reward. */
  withStep(response: StepResponse, before: number, more: object): StepResponse;
}

const newToken = (): string => randomBytes(18).toString('base64url');

type SessionContext = Pick<Context, 'episodes' | 'stepper'>;

/** What a session is beside its phone and episode, between two messages. It is JSON, and holds no secret but its token. */
export interface SessionValue {
  token: string;
  config: SessionConfig;
  steps: number;
  ended: 'declared' | 'truncated' | null;
  last: LastStep | null;
  /** Missing in values of older servers. */
  earned?: Earned;
  error: string | null;
}

/** One environment of OpenEnv: an episode, or a phone without a task. It does not know its socket. */
export class Session {
  /** The secret with which a client resumes it. */
  readonly token: string;
  readonly config: SessionConfig;
  client: SessionClient | undefined;
  /** Id of the place that an MCP client made for its sessions, if it is played there. */
  place: string | undefined;
  /** Set once its phone was deleted. */
  closed = false;
  private readonly player: Player;
  private readonly context: SessionContext;
  /** Steps of a phone without a task. */
  private steps = 0;
  /** How a phone without a task ended. */
  private ended: 'declared' | 'truncated' | undefined;
  private last: LastStep | undefined;
  /** What all of its steps earned together. */
  private sum: Earned = NOTHING_EARNED;
  private error: string | null = null;
  /** Runs what clients ask for in the order in which they asked, whichever socket they use. */
  private readonly queue = new Mutex();

  /** `token` is that of a session that is brought back; a new one has one of its own. */
  constructor(context: SessionContext, on: Episode | Phone, config: SessionConfig, token = newToken()) {
    this.token = token;
    this.context = context;
    this.player = 'phone' in on ? playerOf(context, on.phone, on) : playerOf(context, on);
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
  /** The sum of its steps' rewards. */
  get earned(): Earned {
    return this.sum;
  }
  get done(): boolean {
    return this.episode?.ended ?? this.ended !== undefined;
  }
  get budget(): number | null {
    return this.episode?.budget ?? this.config.budget ?? null;
  }
  private summary(): SessionSummary {
    const { episode, name, phone, token, stepCount, budget, done, config } = this;
    return {
      episode,
      name,
      seed: config.seed,
      phone,
      token,
      session: config.session,
      stepCount,
      budget,
      done,
      truncated: (episode?.outcome ?? this.ended) === 'truncated',
      actionError: this.error,
      lastStep: this.last,
      ignored: config.ignored,
    };
  }

  /** What a later server needs to go on with it. */
  get value(): SessionValue {
    const { token, config, steps, ended = null, last = null, sum: earned, error } = this;
    return { token, config, steps, ended, last, earned, error };
  }

  /** A session that goes on from a value, on its phone as it was then. */
  static from(context: SessionContext, on: Episode | Phone, value: SessionValue): Session {
    const { token, config, steps, ended, last, earned: sum = NOTHING_EARNED, error } = value;
    const session = new Session(context, on, config, token);
    Object.assign(session, { steps, ended: ended ?? undefined, last: last ?? undefined, sum, error });
    return session;
  }

  /** Sessions of the copies that `fork` makes, after as many steps. They wait for a step that is under way. */
  copies(fork: () => Promise<(Episode | Phone)[]>): Promise<Session[]> {
    return this.queue.run(async () => (await fork()).map(on => this.copy(on)));
  }

  private copy(on: Episode | Phone): Session {
    const { steps, ended, last, sum, error } = this;
    const copy = new Session(this.context, on, { ...this.config, name: undefined, session: undefined });
    Object.assign(copy, { steps, ended, last, sum, error });
    return copy;
  }

  /** Runs several steps and observations exclusively on the session. Throws what `run` throws. */
  turn<T>(run: (turn: SessionTurn) => Promise<T>): Promise<T> {
    return this.queue.run(() => run(this.newTurn()));
  }

  /**
   * Observes the phone without a step. The reward is null; `info.last_step` has that of the last step, for a client that lost its answer. It
   * waits for a step that is under way, so that a client that resumes the session learns whether that step was taken.
   */
  observe(observe?: Observe, signal?: AbortSignal): Promise<StepResponse> {
    return this.turn(turn => turn.observe(observe, signal));
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
    const act: Target['act'] = (action, makeChange) =>
      this.turn(turn => turn.target(signal).act(action, makeChange));
    return this.targetWith(act, signal);
  }

  private newTurn(): SessionTurn {
    const stepCount = () => this.stepCount;
    const done = () => this.done;
    return {
      get stepCount() {
        return stepCount();
      },
      get done() {
        return done();
      },
      observe: (observe, signal) => this.observeNow(observe, signal),
      step: (request, options) => this.stepNow(request, options),
      target: signal =>
        this.targetWith((action, makeChange) => this.actNow(action, { makeChange, signal }), signal),
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

  private async observeNow(observe?: Observe, signal?: AbortSignal): Promise<StepResponse> {
    const { observation, stateHash } = await this.player.observe(observe ?? this.config.observe, signal);
    return stepResponse(this.summary(), observation, stateHash);
  }

  private async stepNow(
    { action, observe = this.config.observe, format }: StepRequest,
    { makeChange, signal }: SessionStepOptions = {},
  ): Promise<StepResponse> {
    const options = { observe, format, signal };
    let refusal: string | undefined;
    const result = await this.play(action, { ...options, makeChange }).catch(thrown => {
      const error = toApiError(thrown);
      if (error.code !== 'INVALID_ACTION') throw thrown;
      refusal = error.message;
      return this.play(undefined, options);
    });
    this.error = actionErrorText(refusal, result.observation.lastError);
    this.last = { step: this.stepCount, reward: result.reward, components: result.components };
    this.sum = withStepOf(this.sum, this.last);
    return stepResponse(this.summary(), result.observation, result.stateHash, this.last);
  }

  /** Plays an action or, if that is undefined, a no-op step. */
  private async play(action: unknown, options: PlayerStepOptions): Promise<PlayerStep> {
    if (this.ended) throw new ApiError('EPISODE_ENDED', 'This session has ended');
    const step = await (action === undefined ? this.player.noop(options) : this.player.step(action, options));
    if (!this.episode) this.countStep(action);
    return step;
  }

  /** Counts a step of a phone without a task, and ends the session if the agent says so or the budget is spent. */
  private countStep(action: unknown): void {
    this.steps++;
    const { type } = (action ?? {}) as { type?: unknown };
    if (type === 'done' || type === 'impossible') this.ended = 'declared';
    else if (this.steps >= (this.config.budget ?? Infinity)) this.ended = 'truncated';
  }

  /** A step for tools: they observe nothing. */
  private async actNow(action: unknown, options: SessionStepOptions): Promise<LastError | undefined> {
    const { observation } = await this.stepNow({ action, observe: NOTHING }, options);
    return refusalIn(this.error) ?? (observation as Partial<Observation>).lastError;
  }

  private withStep(response: StepResponse, before: number, more: object): StepResponse {
    const { last } = this;
    const full = last && this.stepCount !== before ? asStepResponse(response, last) : response;
    return { ...full, observation: { ...full.observation, ...more } };
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
}
