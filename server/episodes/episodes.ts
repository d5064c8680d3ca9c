import { needsReference, Shortest, type Outcome, type RewardChoice } from '../../judges/rewards/index.ts';
import type { Observe } from '../../src/protocol/observation.ts';
import type { ObservedPhone } from '../../src/protocol/wire/common.ts';
import type { EpisodeStep, Format } from '../../src/protocol/wire/episodes.ts';
import { apply } from '../../src/state/apply.ts';
import type { Operation } from '../../src/state/diff.ts';
import type { AnyPhone, Screen } from '../../src/state/phone/index.ts';
import { ApiError } from '../errors.ts';
import { Ids } from '../ids.ts';
import { SILENT, type Log } from '../log.ts';
import type { Phone } from '../phones/phone.ts';
import type { Phones } from '../phones/phones.ts';
import type { Stepper, Turn } from '../phones/stepper.ts';
import { anchorOf } from './anchor.ts';
import { EpisodeStepper, type EpisodeStepOptions } from './episode-stepper.ts';
import { Episode, type EpisodeConfig, type EpisodeProgress } from './episode.ts';
import { observeNow, withMessages } from './observing.ts';
import { OracleTracker } from './oracle.ts';
import { assertUsableReward } from './scoring.ts';
import { registry, type Language, type TaskSource } from './tasks.ts';
import { digestOf, Tokens } from './tokens.ts';

export { Episode } from './episode.ts';

export interface EpisodeOptions {
  task: string;
  seed: number;
  /** Of the goal. */
  language?: Language;
  /** BCP 47 tag that the phone is set to; its own where it is not given. */
  phoneLanguage?: string;
  phrasing?: number;
  screen?: Screen;
  budget?: number;
  reward?: RewardChoice;
  /** How long the episode and its phone are kept without a call, in ms; null, the default, for ever. */
  ttl?: number | null;
}

/** Options of all episodes of a server. */
export interface EpisodesOptions {
  log?: Log;
  /** Ended episodes that are kept. Default 1,000. */
  maxEnded?: number;
  /** Makes the tokens of agents. Default: with a secret of its own. */
  tokens?: Tokens;
  ids?: Ids;
}

/** What an episode goes on from. */
export interface EpisodeState {
  id: string;
  tokenDigest: string;
  task: string;
  seed: number;
  language: Language;
  phrasing: number;
  reward: RewardChoice;
  budget: number;
  shortest: number | undefined;
  progress: EpisodeProgress;
}

/** Ended episodes that a server keeps by default. */
const MAX_ENDED = 1_000;

/** The episodes of a server, by id and by token. */
export class Episodes {
  readonly tasks: TaskSource;
  readonly outcomes: Record<string, number> = {};
  private readonly phones: Phones;
  private readonly stepper: Stepper;
  private readonly episodeStepper: EpisodeStepper;
  private readonly all = new Map<string, Episode>();
  /** By the digests of their tokens. */
  private readonly byToken = new Map<string, Episode>();
  readonly tokens: Tokens;
  readonly ids: Ids;
  private readonly shortest: Shortest;
  /** Ended episodes with a `ttl`, in the order in which they ended. */
  private readonly ended = new Set<Episode>();
  private readonly maxEnded: number;
  private readonly log: Log;

  /** If more than `maxEnded` episodes with a `ttl` have ended, those that ended first are deleted. */
  constructor(
    phones: Phones,
    stepper: Stepper,
    tasks: TaskSource = registry,
    {
      log = SILENT,
      maxEnded = MAX_ENDED,
      tokens = new Tokens(),
      ids = new Ids('episode'),
    }: EpisodesOptions = {},
  ) {
    this.tokens = tokens;
    this.ids = ids;
    this.log = log;
    this.maxEnded = maxEnded;
    this.phones = phones;
    this.stepper = stepper;
    this.tasks = tasks;
    this.shortest = new Shortest(task => {
      const { solverSteps } = tasks.summary(tasks.find(task));
      return typeof solverSteps === 'number' && solverSteps > 0 ? solverSteps : undefined;
    });
    this.episodeStepper = new EpisodeStepper(
      stepper,
      this.shortest,
      (episode, outcome) => this.end(episode, outcome),
      episode => this.logFor(episode),
    );
  }

  get size(): number {
    return this.all.size;
  }
  list(): Episode[] {
    return [...this.all.values()];
  }

  find(id: string): Episode | undefined {
    return this.all.get(id);
  }

  /** Throws EPISODE_NOT_FOUND. */
  get(id: string): Episode {
    const found = this.all.get(id);
    if (!found) throw new ApiError('EPISODE_NOT_FOUND', `No episode ${id}`);
    return found;
  }

  /** The episode on a phone, if there is one. */
  on(phone: Phone): Episode | undefined {
    return phone.episode === undefined ? undefined : this.all.get(phone.episode);
  }
  /** The episode whose agent has this token, if there is one. */
  ofToken(token: string): Episode | undefined {
    return this.byToken.get(digestOf(token));
  }

  /** Starts an instance of a task on a new phone. Throws TASK_NOT_FOUND, SETUP_FAILED, INVALID_REWARD, CAPACITY_REACHED. */
  async create({
    task,
    seed,
    language = 'en',
    phoneLanguage,
    phrasing = 0,
    screen,
    budget,
    reward = 'dense',
    ttl = null,
  }: EpisodeOptions): Promise<Episode> {
    // Checked before an instance is made: clients that wait for capacity ask again and again.
    this.tasks.find(task);
    this.phones.assertCapacity(1);
    const instance = await this.tasks.instantiate(task, seed, { language, phrasing });
    const made = instance.start as unknown as AnyPhone;
    const changes: Operation[] = [];
    if (screen) changes.push({ op: 'replace', path: '/device/screen', value: screen });
    if (phoneLanguage !== undefined)
      changes.push({ op: 'replace', path: '/os/settings/language', value: phoneLanguage });
    const start = changes.length > 0 ? apply(made, changes) : made;
    // `shortest` is fixed here, so that all copies of an episode are measured by the same number, whichever ends first.
    const config: EpisodeConfig = {
      instance,
      start,
      reward,
      phrasing,
      budget: budget ?? this.tasks.budget(task),
      shortest: this.shortest.of(task, seed),
    };
    const episode = this.add(config, this.phones.add(start));
    episode.phone.ttl = ttl;
    try {
      this.prepare(episode);
    } catch (thrown) {
      this.remove(episode.id);
      throw thrown;
    }
    return episode;
  }

  /** Judges and scores the start, so that a broken task or reward fails now and not at the first step. Throws SETUP_FAILED, INVALID_REWARD. */
  private prepare(episode: Episode): void {
    const verdict = episode.judge();
    if (verdict.error) throw new ApiError('SETUP_FAILED', `${verdict.error.where}: ${verdict.error.message}`);
    assertUsableReward(episode, verdict);
    if (needsReference(episode.reward))
      episode.oracle = new OracleTracker(episode.instance, this.logFor(episode));
  }

  /** The bearer token of an episode’s agent; undefined if another server made it. */
  tokenOf({ id, tokenDigest }: Episode): string | undefined {
    const token = this.tokens.of(id);
    return digestOf(token) === tokenDigest ? token : undefined;
  }

  /**
   * Goes on with an episode on a phone that is as it was then. Throws TASK_NOT_FOUND and SETUP_FAILED for a template that is not here
   * any more.
   */
  async resume(phone: Phone, state: EpisodeState): Promise<Episode> {
    const { task, seed, language, phrasing, reward, budget, shortest, progress } = state;
    const instance = await this.tasks.instantiate(task, seed, { language, phrasing });
    const config = { instance, start: phone.start, reward, phrasing, budget, shortest };
    const episode = this.register(new Episode(state.id, state.tokenDigest, config, phone));
    this.putBack(episode, progress);
    return episode;
  }

  /** Puts an episode where it was. Its phone is as it was then. */
  putBack(episode: Episode, progress: EpisodeProgress): void {
    const { solver } = progress;
    this.ended.delete(episode);
    episode.oracle = solver && OracleTracker.from(episode.instance, this.logFor(episode), solver);
    episode.resume(progress);
    if (episode.ended) this.retire(episode);
  }

  private add(config: EpisodeConfig, phone: Phone): Episode {
    const id = this.ids.next();
    return this.register(new Episode(id, digestOf(this.tokens.of(id)), config, phone));
  }

  private register(episode: Episode): Episode {
    const { phone } = episode;
    this.ids.skip(episode.id);
    phone.episode = episode.id;
    // The phone may be deleted by a call of its own; its episode goes with it.
    phone.closed.addEventListener('abort', () => this.forget(episode), { once: true });
    this.all.set(episode.id, episode);
    this.byToken.set(episode.tokenDigest, episode);
    phone.touch();
    return episode;
  }

  /** The episode whose agent has a token of this digest, if there is one. */
  ofDigest(digest: string): Episode | undefined {
    return this.byToken.get(digest);
  }

  private forget(episode: Episode): void {
    this.all.delete(episode.id);
    this.byToken.delete(episode.tokenDigest);
    this.ended.delete(episode);
  }

  /** Keeps an ended episode for its `ttl`. Beyond `maxEnded`, deletes those that ended first and are not being called. */
  private retire(episode: Episode): void {
    if (episode.phone.ttl === null) return;
    this.ended.add(episode);
    for (const oldest of this.ended) {
      if (this.ended.size <= this.maxEnded) break;
      if (oldest.phone.idle) this.remove(oldest.id);
    }
  }

  remove(id: string): void {
    this.phones.remove(this.get(id).phone.id);
  }

  /** Copies that continue from this step, each with its own phone and token. Throws CAPACITY_REACHED and PHONE_NOT_FOUND. */
  fork(episode: Episode, count = 1, reseed = false): Promise<Episode[]> {
    return episode.phone.exclusive(() =>
      this.phones.fork(episode.phone, count, reseed).map(phone => {
        const copy = this.add(episode.config, phone);
        copy.copyProgress(episode);
        if (copy.ended) this.retire(copy);
        return copy;
      }),
    );
  }

  /** Observes the phone without a step, and adds the conversation with the user. Throws as `Stepper.observe`. */
  observe(
    episode: Episode,
    observe?: Observe,
    signal?: AbortSignal,
  ): Promise<ObservedPhone & { anchor: string }> {
    const run = async (turn: Turn) => {
      const outcome = await observeNow(episode, turn, observe, signal);
      const observation = withMessages(episode, outcome.observation);
      episode.rememberObservation(observation, outcome.stateHash);
      return { observation, stateHash: outcome.stateHash, anchor: anchorOf(episode.phone.now) };
    };
    return this.stepper.turn(episode.phone, run, signal);
  }

  /**
   * Takes one step: an action, its reward, and whether the episode ends with it. `format` says whether the model's text was well formed.
   * Throws EPISODE_ENDED, STATE_MOVED, INVALID_ACTION, LEASED, CANCELLED and CAPACITY_REACHED, and then nothing happened. If infrastructure
   * loses the step or an app crashes in it, the error is thrown too, and the episode ends with `infra_error` or `app_crashed` and no reward.
   */
  step(
    episode: Episode,
    action: unknown,
    observe?: Observe,
    format?: Format,
    options?: EpisodeStepOptions,
  ): Promise<EpisodeStep> {
    return this.episodeStepper.step(episode, action, observe, format, options);
  }

  /** Spends a step on output that is no action. The phone and its clock stay. Throws EPISODE_ENDED, and as `step` if the step is lost. */
  noopStep(episode: Episode, observe?: Observe, format?: Format): Promise<EpisodeStep> {
    return this.episodeStepper.noopStep(episode, observe, format);
  }

  private logFor(episode: Episode): Log {
    return this.log.child({ episode: episode.id, phone: episode.phone.id, task: episode.instance.task.id });
  }

  private end(episode: Episode, outcome: Outcome): void {
    if (episode.ended) return;
    episode.outcome = outcome;
    episode.phone.touch();
    this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1;
    episode.release();
    this.retire(episode);
  }
}
