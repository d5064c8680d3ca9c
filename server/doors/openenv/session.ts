import { randomBytes } from 'node:crypto';
import type { Observation, Observe } from '../../../src/protocol/observation.ts';
import { ApiError, toApiError } from '../../errors.ts';
import type { Format } from '../../../src/protocol/wire/episodes.ts';
import type { Episode } from '../../episodes/episodes.ts';
import type { Phone } from '../../phones/phone.ts';
import type { Begun } from '../../phones/stepper.ts';
import type { Context } from '../../routes/context.ts';
import { DoorError } from './errors.ts';
import type { Asked } from './schema.ts';
import { Mutex } from '../../mutex.ts';

/** What a session was opened with. */
export interface Terms {
  seed: number;
  /** The client’s own name for the episode. */
  name?: string | undefined;
  /** What is observed where a message does not say. */
  observe?: Observe | undefined;
  /** Steps of a phone without a task; an episode has its own. */
  budget?: number | undefined;
  /** Keys of the reset that said nothing here. */
  ignored: string[];
}

/** Who has a session now. */
export interface Holder {
  /** Someone else took the session up. */
  lost(): void;
}

interface Step {
  step: number;
  reward: number | null;
  components: Record<string, number>;
}
/** What a client gets of each reset, step and look. */
export interface Told {
  observation: Record<string, unknown>;
  reward: number | null;
  done: boolean;
}
type Nouns = Pick<Context, 'episodes' | 'phones' | 'stepper'>;

const BLIND: Observe = { screenshot: false, elements: false };

/** One environment of OpenEnv: an episode, or a phone without a goal. It knows no socket. */
export class Session {
  /** What a client takes it up with. */
  readonly token = randomBytes(18).toString('base64url');
  readonly phone: Phone;
  readonly episode: Episode | undefined;
  readonly terms: Terms;
  holder: Holder | undefined;
  gone = false;
  private readonly nouns: Nouns;
  /** Of a phone without a task. */
  private steps = 0;
  private ended: 'declared' | 'truncated' | undefined;
  private last: Step | undefined;
  private error: string | null = null;
  /** What was begun first ends first, whichever socket began it. */
  private readonly queue = new Mutex();

  constructor(nouns: Nouns, on: Episode | Phone, terms: Terms) {
    this.nouns = nouns;
    [this.episode, this.phone] = 'phone' in on ? [on, on.phone] : [undefined, on];
    this.terms = terms;
  }

  get name(): string {
    return this.terms.name ?? this.episode?.id ?? this.phone.id;
  }
  get stepCount(): number {
    return this.episode?.steps ?? this.steps;
  }
  get done(): boolean {
    return this.episode?.ended ?? this.ended !== undefined;
  }
  private get budget(): number | null {
    return this.episode?.budget ?? this.terms.budget ?? null;
  }
  private get truncated(): boolean {
    return (this.episode?.outcome ?? this.ended) === 'truncated';
  }

  /** Sessions of the copies that `fork` makes, which have come as far. They wait for a step that is under way. */
  copies(fork: () => Promise<(Episode | Phone)[]>): Promise<Session[]> {
    return this.queue.run(async () => (await fork()).map(on => this.copy(on)));
  }

  private copy(on: Episode | Phone): Session {
    const copy = new Session(this.nouns, on, { ...this.terms, name: undefined });
    Object.assign(copy, { steps: this.steps, ended: this.ended, last: this.last, error: this.error });
    return copy;
  }

  /**
   * What is seen now; nothing moves. Its reward is null: `info.last_step` has that of the last step, for who lost its answer. It waits for
   * a step that is under way, so that whoever takes the session up learns whether that step was taken.
   */
  look(observe?: Observe): Promise<Told> {
    return this.queue.run(() => this.seen(observe));
  }

  private async seen(observe?: Observe): Promise<Told> {
    const { observation, stateHash } = await (this.episode
      ? this.nouns.episodes.observe(this.episode, observe ?? this.terms.observe)
      : this.nouns.stepper.observe(this.phone, observe ?? this.terms.observe));
    return this.tell(observation, stateHash);
  }

  /**
   * A step. What is no action costs one of the budget and moves nothing, so that a policy that writes rubbish comes to its end.
   * Throws EPISODE_ENDED, LEASED, and what infrastructure lost.
   */
  step(asked: Asked, first?: () => Promise<Begun>): Promise<Told> {
    return this.queue.run(() => this.run(asked, first));
  }

  private async run(
    { action, observe = this.terms.observe, format }: Asked,
    first?: () => Promise<Begun>,
  ): Promise<Told> {
    let refused: string | undefined;
    const taken = await this.take(action, observe, format, first).catch(thrown => {
      const error = toApiError(thrown);
      if (error.code !== 'INVALID_ACTION') throw thrown;
      refused = error.message;
      return this.take(undefined, observe, format);
    });
    const { lastError } = taken.observation;
    this.error =
      refused === undefined
        ? lastError
          ? `${lastError.code}: ${lastError.message}`
          : null
        : `INVALID_ACTION: ${refused}`;
    this.last = { step: this.stepCount, reward: taken.reward, components: taken.components };
    return this.tell(taken.observation, taken.stateHash, this.last);
  }

  /** An action or, where there is none, a step on nothing. */
  private async take(
    action: unknown,
    observe: Observe | undefined,
    format: Format | undefined,
    first?: () => Promise<Begun>,
  ) {
    const { episodes, stepper } = this.nouns;
    if (this.episode)
      return action === undefined
        ? episodes.noopStep(this.episode, observe, format)
        : episodes.step(this.episode, action, observe, format, { first });
    if (this.ended) throw new ApiError('EPISODE_ENDED', 'This session has ended');
    const seen = await (action === undefined
      ? stepper.observe(this.phone, observe)
      : stepper.turn(this.phone, async turn => turn.step([action], { observe, begun: await first?.() })));
    this.steps++;
    const { type } = (action ?? {}) as { type?: unknown };
    if (type === 'done' || type === 'impossible') this.ended = 'declared';
    else if (this.steps >= (this.terms.budget ?? Infinity)) this.ended = 'truncated';
    return { ...seen, reward: null, components: {} };
  }

  /** For tools: an action of which nothing is to be seen. */
  async act(action: unknown, first?: () => Promise<Begun>): Promise<Observation['lastError']> {
    const { observation } = await this.step({ action, observe: BLIND }, first);
    return this.error?.startsWith('INVALID_ACTION: ')
      ? { code: 'INVALID_ACTION', message: this.error.slice('INVALID_ACTION: '.length) }
      : (observation as Partial<Observation>).lastError;
  }

  /** A look after what may have been a step, with more in its observation: as that step’s own answer where steps went on from `before`. */
  stepped({ observation, reward, done }: Told, before: number, more: object): Told {
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
      throw new DoorError(
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
      seed: this.terms.seed,
      goal: episode?.instance.goal ?? null,
      budget: this.budget,
      phone: phone.id,
      done: this.done,
      outcome: episode?.outcome ?? null,
      state_hash: phone.stateHash,
    };
  }

  private tell(seen: Observation, stateHash: string, step?: Step): Told {
    const { episode, terms, last } = this;
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
          seed: terms.seed,
          episode_id: this.name,
          phone: this.phone.id,
          state_hash: stateHash,
          resume: this.token,
          ...(step || !last ? {} : { last_step: last }),
          ...(terms.ignored.length > 0 ? { ignored: terms.ignored } : {}),
        },
      },
      reward: step?.reward ?? null,
      done: this.done,
    };
  }
}
