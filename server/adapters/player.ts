import type { Observation, Observe } from '../../src/protocol/observation.ts';
import type { Format } from '../../src/protocol/wire/episodes.ts';
import type { Episode } from '../episodes/episodes.ts';
import type { Phone } from '../phones/phone.ts';
import type { Begun } from '../phones/stepper.ts';
import type { Context } from '../routes/context.ts';

/** What adapters observe where nobody looks. */
export const NOTHING: Observe = { screenshot: false, elements: false };

export interface PlayerStepOptions {
  observe?: Observe | undefined;
  /** Whether the model's text had the demanded form. Only episodes read it. */
  format?: Format | undefined;
  /** Changes the phone at the start of the step, where no action can. Throws before anything is committed. */
  first?: (() => Promise<Begun>) | undefined;
  /** Aborted when the caller hangs up. Until the step is committed it then fails with CANCELLED. */
  signal?: AbortSignal | undefined;
}

export interface PlayerObservation {
  observation: Observation;
  stateHash: string;
}

/** `reward` is null where there is no episode, or no reward. */
export interface PlayerStep extends PlayerObservation {
  reward: number | null;
  components: Record<string, number>;
}

/** A phone as an agent plays it. With an episode, each step is the episode's. */
export interface Player {
  readonly phone: Phone;
  readonly episode: Episode | undefined;
  /** Observes without a step. Throws as `Stepper.observe`. */
  observe(observe?: Observe, signal?: AbortSignal): Promise<PlayerObservation>;
  /** Takes one action as one step. Throws as `Episodes.step` or `Stepper.step`; then the phone is as it was. */
  step(action: unknown, options?: PlayerStepOptions): Promise<PlayerStep>;
  /** Spends a step on output that is no action. The phone and its clock stay. Throws as `Episodes.spend`. */
  noop(options?: Omit<PlayerStepOptions, 'first'>): Promise<PlayerStep>;
}

type Nouns = Pick<Context, 'episodes' | 'stepper'>;

class EpisodePlayer implements Player {
  readonly episode: Episode;
  private readonly nouns: Nouns;

  constructor(nouns: Nouns, episode: Episode) {
    this.nouns = nouns;
    this.episode = episode;
  }

  get phone(): Phone {
    return this.episode.phone;
  }

  observe(observe?: Observe, signal?: AbortSignal): Promise<PlayerObservation> {
    return this.nouns.episodes.observe(this.episode, observe, signal);
  }

  step(action: unknown, { observe, format, first, signal }: PlayerStepOptions = {}): Promise<PlayerStep> {
    return this.nouns.episodes.step(this.episode, action, observe, format, { first, signal });
  }

  noop({ observe, format }: Omit<PlayerStepOptions, 'first'> = {}): Promise<PlayerStep> {
    return this.nouns.episodes.noopStep(this.episode, observe, format);
  }
}

class PhonePlayer implements Player {
  readonly phone: Phone;
  readonly episode = undefined;
  private readonly nouns: Nouns;

  constructor(nouns: Nouns, phone: Phone) {
    this.nouns = nouns;
    this.phone = phone;
  }

  observe(observe?: Observe, signal?: AbortSignal): Promise<PlayerObservation> {
    return this.nouns.stepper.observe(this.phone, observe, signal);
  }

  async step(action: unknown, { observe, first, signal }: PlayerStepOptions = {}): Promise<PlayerStep> {
    const outcome = await this.nouns.stepper.turn(
      this.phone,
      async turn => turn.step([action], { observe, signal, begun: await first?.() }),
      signal,
    );
    return { ...outcome, reward: null, components: {} };
  }

  async noop({ observe, signal }: Omit<PlayerStepOptions, 'first'> = {}): Promise<PlayerStep> {
    return { ...(await this.observe(observe, signal)), reward: null, components: {} };
  }
}

/** The player of a phone, or of the episode on it. `episode` defaults to the one that the phone has now. */
export function playerOf(nouns: Nouns, phone: Phone, episode = nouns.episodes.on(phone)): Player {
  return episode ? new EpisodePlayer(nouns, episode) : new PhonePlayer(nouns, phone);
}
