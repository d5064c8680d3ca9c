import type { Observe } from '../../src/protocol/observation.ts';
import type { ObservedPhone } from '../../src/protocol/wire/common.ts';
import type { EpisodeStep, Format } from '../../src/protocol/wire/episodes.ts';
import type { Episode } from '../episodes/episodes.ts';
import type { Phone } from '../phones/phone.ts';
import type { TreeChange } from '../phones/stepper.ts';
import type { Context } from '../routes/context.ts';

/** For steps whose observation nobody reads. */
export const NOTHING: Observe = { screenshot: false, elements: false };

export interface PlayerStepOptions {
  observe?: Observe | undefined;
  /** Whether the model's text had the demanded form. Only episodes read it. */
  format?: Format | undefined;
  /** Changes the phone at the start of the step, where no action can. Throws before anything is committed. */
  makeChange?: (() => Promise<TreeChange>) | undefined;
  /** Aborted when the caller hangs up. Until the step is committed it then fails with CANCELLED. */
  signal?: AbortSignal | undefined;
}

/** A step of an episode or of a phone alone. `reward` is null if there is no episode, or no reward. */
export type PlayerStep = ObservedPhone & Pick<EpisodeStep, 'reward' | 'components'>;

/** A phone as an agent plays it. With an episode, each step is the episode's. */
export interface Player {
  readonly phone: Phone;
  readonly episode: Episode | undefined;
  /** Observes without a step. Throws as `Stepper.observe`. */
  observe(observe?: Observe, signal?: AbortSignal): Promise<ObservedPhone>;
  /** Takes one action as one step. Throws as `Episodes.step` or `Stepper.step`; then the phone is as it was. */
  step(action: unknown, options?: PlayerStepOptions): Promise<PlayerStep>;
  /** Spends a step on output that is no action. The phone and its clock stay. Throws as `Episodes.noopStep`. */
  noop(options?: Omit<PlayerStepOptions, 'makeChange'>): Promise<PlayerStep>;
}

type PlayerContext = Pick<Context, 'episodes' | 'stepper'>;

class EpisodePlayer implements Player {
  readonly episode: Episode;
  private readonly context: PlayerContext;

  constructor(context: PlayerContext, episode: Episode) {
    this.context = context;
    this.episode = episode;
  }

  get phone(): Phone {
    return this.episode.phone;
  }

  observe(observe?: Observe, signal?: AbortSignal): Promise<ObservedPhone> {
    return this.context.episodes.observe(this.episode, observe, signal);
  }

  step(
    action: unknown,
    { observe, format, makeChange, signal }: PlayerStepOptions = {},
  ): Promise<PlayerStep> {
    return this.context.episodes.step(this.episode, action, observe, format, { makeChange, signal });
  }

  noop({ observe, format }: Omit<PlayerStepOptions, 'makeChange'> = {}): Promise<PlayerStep> {
    return this.context.episodes.noopStep(this.episode, observe, format);
  }
}

class PhonePlayer implements Player {
  readonly phone: Phone;
  readonly episode = undefined;
  private readonly context: PlayerContext;

  constructor(context: PlayerContext, phone: Phone) {
    this.context = context;
    this.phone = phone;
  }

  observe(observe?: Observe, signal?: AbortSignal): Promise<ObservedPhone> {
    return this.context.stepper.observe(this.phone, observe, signal);
  }

  async step(action: unknown, { observe, makeChange, signal }: PlayerStepOptions = {}): Promise<PlayerStep> {
    const outcome = await this.context.stepper.turn(
      this.phone,
      async turn => turn.step([action], { observe, signal, change: await makeChange?.() }),
      signal,
    );
    return { ...outcome, reward: null, components: {} };
  }

  async noop({ observe, signal }: Omit<PlayerStepOptions, 'makeChange'> = {}): Promise<PlayerStep> {
    return { ...(await this.observe(observe, signal)), reward: null, components: {} };
  }
}

/** The player of a phone, or of the episode on it. `episode` defaults to the one that the phone has now. */
export function playerOf(context: PlayerContext, phone: Phone, episode = context.episodes.on(phone)): Player {
  return episode ? new EpisodePlayer(context, episode) : new PhonePlayer(context, phone);
}
