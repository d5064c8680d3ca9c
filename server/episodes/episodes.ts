import { randomBytes } from 'node:crypto';
import {
  needsReference,
  RewardError,
  score,
  Shortest,
  type Outcome,
  type Reference,
  type RewardChoice,
  type RewardStep,
} from '../../judges/rewards/index.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation, Observe } from '../../src/protocol/observation.ts';
import { apply } from '../../src/state/apply.ts';
import type { AnyPhone, Screen } from '../../src/state/phone/index.ts';
import { ApiError, STATUS, toApiError, TRY_AGAIN, type ErrorCode } from '../errors.ts';
import { readAction } from '../phones/actions.ts';
import type { Phone } from '../phones/phone.ts';
import type { Phones } from '../phones/phones.ts';
import type { Stepper, StepOutcome } from '../phones/stepper.ts';
import { Episode, type Terms } from './episode.ts';
import { Follower, pointOf } from './reference.ts';
import { registry, type Language, type TaskSource } from './tasks.ts';

export { Episode } from './episode.ts';

export interface EpisodeOptions {
  task: string;
  seed: number;
  language?: Language;
  phrasing?: number;
  screen?: Screen;
  budget?: number;
  reward?: RewardChoice;
}

/** `reward` is null, which is no reward and not 0, where infrastructure or the judge failed. */
export interface EpisodeStep {
  observation: Observation;
  reward: number | null;
  components: Record<string, number>;
  terminated: boolean;
  truncated: boolean;
  outcome?: Outcome;
  stateHash: string;
}
/** Whether a model's text had the demanded form. */
export interface Format {
  ok: boolean;
}

const NOTHING_TO_ADD = {
  en: 'I have nothing to add; please do as I asked.',
  zh: '我没有要补充的，请照我说的做。',
};
/** What says that the server cannot draw at present, and nothing of the step. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['CAPACITY_REACHED', 'DRAINING', 'BROWSER_MISSING']);

/** How an error ends an episode; undefined where the episode goes on. */
function outcomeOf({ code }: ApiError): Outcome | undefined {
  if (code === 'APP_CRASHED') return 'app_crashed';
  return STATUS[code] >= 500 && !PASSING.has(code) ? 'infra_error' : undefined;
}

/** Episodes of a server, over its phones. */
export class Episodes {
  readonly tasks: TaskSource;
  readonly outcomes: Record<string, number> = {};
  private readonly phones: Phones;
  private readonly stepper: Stepper;
  private readonly all = new Map<string, Episode>();
  private readonly tokens = new Map<string, Episode>();
  private readonly shortest: Shortest;
  private serial = 0;

  constructor(phones: Phones, stepper: Stepper, tasks: TaskSource = registry) {
    this.phones = phones;
    this.stepper = stepper;
    this.tasks = tasks;
    this.shortest = new Shortest(task => {
      const { solverSteps } = tasks.summary(tasks.find(task));
      return typeof solverSteps === 'number' && solverSteps > 0 ? solverSteps : undefined;
    });
  }

  get size(): number {
    return this.all.size;
  }
  list(): Episode[] {
    return [...this.all.values()];
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
    return this.tokens.get(token);
  }

  /** Starts an instance of a task on a new phone. Throws TASK_NOT_FOUND, SETUP_FAILED, INVALID_REWARD, CAPACITY_REACHED. */
  async create({
    task,
    seed,
    language = 'en',
    phrasing = 0,
    screen,
    budget,
    reward = 'dense',
  }: EpisodeOptions): Promise<Episode> {
    // Before the work of an instance: who waits for room asks again and again.
    this.tasks.find(task);
    this.phones.room(1);
    const instance = await this.tasks.instantiate(task, seed, { language, phrasing });
    const made = instance.start as unknown as AnyPhone;
    const start = screen ? apply(made, [{ op: 'replace', path: '/device/screen', value: screen }]) : made;
    // As it is now, so that copies of one episode are all measured by the same, whichever of them ends first.
    const terms: Terms = {
      instance,
      start,
      reward,
      budget: budget ?? this.tasks.budget(task),
      shortest: this.shortest.of(task, seed),
    };
    const episode = this.add(terms, this.phones.add(start));
    try {
      episode.before = episode.verdict();
      if (episode.before.error)
        throw new ApiError('SETUP_FAILED', `${episode.before.error.where}: ${episode.before.error.message}`);
      const first = this.score(episode, {
        before: episode.before,
        after: episode.before,
        action: { type: 'wait', ms: 0 },
        ended: false,
        truncated: false,
      });
      if (!Number.isFinite(first?.reward)) throw new RewardError('a setting or weight is no number');
      if (needsReference(reward)) episode.follower = new Follower(instance);
    } catch (thrown) {
      this.remove(episode.id);
      throw isUnusable(thrown)
        ? new ApiError('INVALID_REWARD', `The reward does not fit: ${(thrown as Error).message}`)
        : thrown;
    }
    return episode;
  }

  private add(terms: Terms, phone: Phone): Episode {
    const episode = new Episode(
      `episode-${++this.serial}`,
      randomBytes(18).toString('base64url'),
      terms,
      phone,
    );
    phone.episode = episode.id;
    // A phone that is deleted by itself takes its episode with it.
    phone.listeners.add({ changed: () => {}, gone: () => this.forget(episode) });
    this.all.set(episode.id, episode);
    this.tokens.set(episode.token, episode);
    return episode;
  }

  private forget(episode: Episode): void {
    this.all.delete(episode.id);
    this.tokens.delete(episode.token);
  }

  remove(id: string): void {
    this.phones.remove(this.get(id).phone.id);
  }

  /** Copies that go on from this step, each with a phone and a token of its own. Throws CAPACITY_REACHED. */
  fork(episode: Episode, count = 1, reseed = false): Promise<Episode[]> {
    return episode.serial(() =>
      this.phones.fork(episode.phone, count, reseed).map(phone => {
        const copy = this.add(episode.terms, phone);
        copy.follow(episode);
        return copy;
      }),
    );
  }

  /** What the agent sees now, with what was said so far. */
  async observe(
    episode: Episode,
    observe?: Observe,
    signal?: AbortSignal,
  ): Promise<{ observation: Observation; stateHash: string }> {
    const { observation, stateHash } = await this.stepper.observe(episode.phone, observe, signal);
    const seen = heard(episode, observation);
    episode.saw(seen, stateHash);
    return { observation: seen, stateHash };
  }

  /**
   * One step: the action, its reward, and whether the episode ends with it. `format` says whether the model's text had the demanded form.
   * Throws EPISODE_ENDED, INVALID_ACTION, LEASED, CANCELLED and CAPACITY_REACHED, and then nothing happened. A step that infrastructure
   * lost and one in which an app crashed are thrown too: they end the episode with `infra_error` or `app_crashed` and no reward.
   */
  step(
    episode: Episode,
    given: unknown,
    observe?: Observe,
    format?: Format,
    signal?: AbortSignal,
  ): Promise<EpisodeStep> {
    return this.take(
      episode,
      () => {
        const action = readAction(given, episode.phone.now);
        return {
          action,
          run: () => this.stepper.step(episode.phone, [action], { observe, signal }),
          follower: episode.follower,
        };
      },
      format,
    );
  }

  /** A step of the budget on nothing, for output that is no action: the phone and its clock stay. Throws EPISODE_ENDED, and as `step` what infrastructure lost. */
  spend(episode: Episode, observe?: Observe, format: Format = { ok: false }): Promise<EpisodeStep> {
    return this.take(
      episode,
      () => ({ action: { type: 'wait', ms: 0 }, run: () => this.stepper.observe(episode.phone, observe) }),
      format,
    );
  }

  /** `follower` goes along with what is done; output that is no action leaves it where it is. */
  private take(
    episode: Episode,
    read: () => { action: Action; run: () => Promise<StepOutcome>; follower?: Follower | undefined },
    format: Format = { ok: true },
  ): Promise<EpisodeStep> {
    return episode.serial(async () => {
      if (episode.ended) throw new ApiError('EPISODE_ENDED', 'This episode has ended');
      const { action, run, follower } = read();
      const before = episode.before ?? episode.verdict();
      const lost = (thrown: unknown): never => {
        const error = toApiError(thrown);
        const outcome = outcomeOf(error);
        if (!outcome) throw error;
        this.end(episode, outcome);
        const message = `${error.message.replace(TRY_AGAIN, 'The phone is as it was.')} The episode has ended with ${outcome}.`;
        throw new ApiError(error.code, message, error.details);
      };
      const reference = follower && (await this.reference(episode, follower).catch(lost));
      const seen = await run().catch(lost);
      const meant = follower?.read(action) ?? { action };
      follower?.took(action);
      episode.steps++;
      if (format.ok) episode.wellFormed++;
      if (action.type === 'ask_user')
        episode.messages = [
          ...episode.messages,
          { from: 'agent', text: action.question },
          { from: 'user', text: answerOf(episode, action.question) },
        ];
      if (action.type === 'done' || action.type === 'impossible') episode.declared = action.type;
      const after = episode.verdict();
      const terminated = episode.declared !== null;
      const truncated = !terminated && episode.steps >= episode.budget;
      const scored = this.scoreOrNot(episode, {
        before,
        after,
        ...meant,
        ended: terminated || truncated,
        truncated,
        format: { ok: format.ok, mean: episode.wellFormed / episode.steps },
        ...(reference ? { reference } : {}),
      });
      episode.before = after;
      if (terminated || truncated)
        this.end(
          episode,
          after.error ? 'infra_error' : truncated ? 'truncated' : after.success ? 'success' : 'failure',
        );
      if (after.success && terminated)
        this.shortest.told(episode.instance.task.id, episode.instance.seed, episode.steps);
      const observation = heard(episode, seen.observation);
      episode.saw(observation, seen.stateHash);
      return {
        observation,
        reward: scored?.reward ?? null,
        components: scored?.components ?? {},
        terminated,
        truncated,
        ...(episode.outcome ? { outcome: episode.outcome } : {}),
        stateHash: seen.stateHash,
      };
    });
  }

  /** What the solver would do now, on the screen as it is: the one that was seen last, or looked at anew where its elements were not asked for. */
  private async reference(episode: Episode, follower: Follower): Promise<Reference | null> {
    const { phone } = episode;
    if (episode.seen?.stateHash !== phone.stateHash) {
      const { observation, stateHash } = await this.stepper.observe(phone, {
        screenshot: false,
        elements: true,
      });
      episode.saw(heard(episode, observation), stateHash);
    }
    return follower.look(phone.now, episode.seen!.observation);
  }

  private score(
    episode: Episode,
    step: Pick<
      RewardStep,
      'before' | 'after' | 'action' | 'ended' | 'truncated' | 'format' | 'reference' | 'point'
    >,
  ) {
    const { shortest } = episode.terms;
    const point = step.point ?? pointOf(step.action, undefined);
    return score(episode.reward, {
      ...step,
      step: Math.max(1, episode.steps),
      budget: episode.budget,
      declared: episode.declared,
      ...(shortest === undefined ? {} : { shortest }),
      ...(point ? { point } : {}),
    });
  }

  /** The reward of a step that was taken; null where it has none, also where the reward itself fails. */
  private scoreOrNot(episode: Episode, step: Parameters<Episodes['score']>[1]) {
    try {
      return this.score(episode, step);
    } catch {
      return null;
    }
  }

  private end(episode: Episode, outcome: Outcome): void {
    if (episode.ended) return;
    episode.outcome = outcome;
    this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1;
  }
}

/** A reward of no known form reaches the rewards as whatever JSON it was. */
const isUnusable = (thrown: unknown): boolean =>
  thrown instanceof RewardError || thrown instanceof TypeError || thrown instanceof RangeError;

const heard = (episode: Episode, observation: Observation): Observation =>
  episode.messages.length > 0 ? { ...observation, messages: [...episode.messages] } : observation;

/** What the task's user says; a rule that throws is no answer. */
function answerOf({ instance: { task, params, goals, goal } }: Episode, question: string): string {
  const nothing = NOTHING_TO_ADD[goal === goals.zh ? 'zh' : 'en'];
  try {
    return task.spec.user?.(question, params) ?? nothing;
  } catch {
    return nothing;
  }
}
