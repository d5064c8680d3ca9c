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
import type { EpisodeStep, Format } from '../../src/protocol/wire/episodes.ts';
import { apply } from '../../src/state/apply.ts';
import type { AnyPhone, Screen } from '../../src/state/phone/index.ts';
import { ApiError, isServerFault, toApiError, TRY_AGAIN, type ErrorCode } from '../errors.ts';
import { SILENT, type Log } from '../log.ts';
import { readAction } from '../phones/actions.ts';
import type { Phone } from '../phones/phone.ts';
import type { Phones } from '../phones/phones.ts';
import type { Begun, Stepper, StepOutcome, Turn } from '../phones/stepper.ts';
import { Episode, type EpisodeConfig } from './episode.ts';
import { OracleTracker, pointOf } from './oracle.ts';
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
  /** How long the episode and its phone are kept without a call, in ms; null, the default, for ever. */
  ttl?: number | null;
}

/** What a step may say beside its action. */
export interface EpisodeStepOptions {
  /** The stateHash that the caller saw; the phone must still have it. */
  base?: string | undefined;
  /** Where a tool does what no action can: what the step begins with. */
  first?: (() => Promise<Begun>) | undefined;
  /** Aborted when the caller hangs up. */
  signal?: AbortSignal | undefined;
}

const NOTHING_TO_ADD = {
  en: 'I have nothing to add; please do as I asked.',
  zh: '我没有要补充的，请照我说的做。',
};
const MOST_ENDED = 1_000;
/** What says that the server cannot draw at present, and nothing of the step. */
const PASSING: ReadonlySet<ErrorCode> = new Set(['CAPACITY_REACHED', 'DRAINING', 'BROWSER_MISSING']);

/** How an error ends an episode; undefined where the episode goes on. */
function outcomeOf({ code }: ApiError): Outcome | undefined {
  if (code === 'APP_CRASHED') return 'app_crashed';
  return isServerFault(code) && !PASSING.has(code) ? 'infra_error' : undefined;
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
  /** Ended episodes that nobody asked to keep for ever, in the order of their ends. */
  private readonly ended = new Set<Episode>();
  private readonly mostEnded: number;
  private readonly log: Log;
  private lastId = 0;

  /** `mostEnded`: where more episodes have ended and have a `ttl`, those that ended first are deleted. */
  constructor(
    phones: Phones,
    stepper: Stepper,
    tasks: TaskSource = registry,
    { log = SILENT, mostEnded = MOST_ENDED }: { log?: Log; mostEnded?: number } = {},
  ) {
    this.log = log;
    this.mostEnded = mostEnded;
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
    ttl = null,
  }: EpisodeOptions): Promise<Episode> {
    // Before the work of an instance: who waits for room asks again and again.
    this.tasks.find(task);
    this.phones.assertCapacity(1);
    const instance = await this.tasks.instantiate(task, seed, { language, phrasing });
    const made = instance.start as unknown as AnyPhone;
    const start = screen ? apply(made, [{ op: 'replace', path: '/device/screen', value: screen }]) : made;
    // As it is now, so that copies of one episode are all measured by the same, whichever of them ends first.
    const config: EpisodeConfig = {
      instance,
      start,
      reward,
      budget: budget ?? this.tasks.budget(task),
      shortest: this.shortest.of(task, seed),
    };
    const episode = this.add(config, this.phones.add(start));
    episode.phone.ttl = ttl;
    try {
      const verdict = episode.judge();
      if (verdict.error)
        throw new ApiError('SETUP_FAILED', `${verdict.error.where}: ${verdict.error.message}`);
      const first = this.score(episode, {
        before: verdict,
        after: verdict,
        action: { type: 'wait', ms: 0 },
        ended: false,
        truncated: false,
      });
      if (!Number.isFinite(first?.reward)) throw new RewardError('a setting or weight is no number');
      if (needsReference(reward)) episode.oracle = new OracleTracker(instance, this.logFor(episode));
    } catch (thrown) {
      this.remove(episode.id);
      throw isUnusable(thrown)
        ? new ApiError('INVALID_REWARD', `The reward does not fit: ${(thrown as Error).message}`)
        : thrown;
    }
    return episode;
  }

  private add(config: EpisodeConfig, phone: Phone): Episode {
    const episode = new Episode(
      `episode-${++this.lastId}`,
      randomBytes(18).toString('base64url'),
      config,
      phone,
    );
    phone.episode = episode.id;
    // A phone that is deleted by itself takes its episode with it.
    phone.closed.addEventListener('abort', () => this.forget(episode), { once: true });
    this.all.set(episode.id, episode);
    this.tokens.set(episode.token, episode);
    return episode;
  }

  private forget(episode: Episode): void {
    this.all.delete(episode.id);
    this.tokens.delete(episode.token);
    this.ended.delete(episode);
  }

  /** Takes in an episode that has ended; of those that nobody calls now, the ones that ended first make room. */
  private retire(episode: Episode): void {
    if (episode.phone.ttl === null) return;
    this.ended.add(episode);
    for (const oldest of this.ended) {
      if (this.ended.size <= this.mostEnded) break;
      if (oldest.phone.idle) this.remove(oldest.id);
    }
  }

  remove(id: string): void {
    this.phones.remove(this.get(id).phone.id);
  }

  /** Copies that go on from this step, each with a phone and a token of its own. Throws CAPACITY_REACHED and PHONE_NOT_FOUND. */
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

  /** What the agent sees now, with what was said so far. */
  observe(
    episode: Episode,
    observe?: Observe,
    signal?: AbortSignal,
  ): Promise<{ observation: Observation; stateHash: string }> {
    const run = async (turn: Turn) => {
      const { observation, stateHash } = await look(episode, turn, observe, signal);
      const seen = withMessages(episode, observation);
      episode.rememberObservation(seen, stateHash);
      return { observation: seen, stateHash };
    };
    return this.stepper.turn(episode.phone, run, signal);
  }

  /**
   * One step: `first`, where a tool does what no action can, the action, its reward, and whether the episode ends with it. `format` says
   * whether the model's text had the demanded form, `base` which state the caller saw. Throws EPISODE_ENDED, STATE_MOVED, INVALID_ACTION,
   * LEASED, CANCELLED and CAPACITY_REACHED, and then nothing happened. A step that infrastructure lost and one in which an app crashed are
   * thrown too: they end the episode with `infra_error` or `app_crashed` and no reward.
   */
  step(
    episode: Episode,
    given: unknown,
    observe?: Observe,
    format?: Format,
    { base, first, signal }: EpisodeStepOptions = {},
  ): Promise<EpisodeStep> {
    return this.playStep(
      episode,
      async turn => {
        episode.phone.assertState(base);
        const action = readAction(given, episode.phone.now);
        const begun = await first?.();
        return { action, run: () => turn.step([action], { observe, begun, signal }), acts: true };
      },
      format,
    );
  }

  /** A step of the budget on nothing, for output that is no action: the phone and its clock stay. Throws EPISODE_ENDED, and as `step` what infrastructure lost. */
  noopStep(episode: Episode, observe?: Observe, format: Format = { ok: false }): Promise<EpisodeStep> {
    return this.playStep(
      episode,
      async turn => ({
        action: { type: 'wait', ms: 0 },
        run: () => look(episode, turn, observe),
        acts: false,
      }),
      format,
    );
  }

  /**
   * One turn on the phone, from the verdict before to the verdict after. `acts`: the solver's way goes along with what is done; output
   * that is no action leaves it where it is.
   */
  private playStep(
    episode: Episode,
    read: (turn: Turn) => Promise<{ action: Action; run: () => Promise<StepOutcome>; acts: boolean }>,
    format: Format = { ok: true },
  ): Promise<EpisodeStep> {
    return this.stepper.turn(episode.phone, async turn => {
      if (episode.ended) throw new ApiError('EPISODE_ENDED', 'This episode has ended');
      const { action, run, acts } = await read(turn);
      const before = episode.verdictBefore();
      const oracle = acts ? episode.oracle : undefined;
      const lost = (thrown: unknown): never => {
        const error = toApiError(thrown);
        const outcome = outcomeOf(error);
        if (!outcome) throw error;
        this.end(episode, outcome);
        const message = `${error.message.replace(TRY_AGAIN, 'The phone is as it was.')} The episode has ended with ${outcome}.`;
        throw new ApiError(error.code, message, error.details);
      };
      const reference = oracle && (await referenceOf(episode, turn, oracle).catch(lost));
      const seen = await run().catch(lost);
      const meant = oracle?.normalized(action) ?? { action };
      oracle?.advance(action);
      episode.steps++;
      if (format.ok) episode.wellFormed++;
      if (action.type === 'ask_user')
        episode.messages = [
          ...episode.messages,
          { from: 'agent', text: action.question },
          { from: 'user', text: answerOf(episode, action.question, this.logFor(episode)) },
        ];
      if (action.type === 'done' || action.type === 'impossible') episode.declared = action.type;
      const after = episode.judge();
      if (after.error)
        this.logFor(episode).warn({ judge: after.error }, 'the judge threw: the step has no verdict');
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
      if (terminated || truncated)
        this.end(
          episode,
          after.error ? 'infra_error' : truncated ? 'truncated' : after.success ? 'success' : 'failure',
        );
      // With help from outside it says nothing of how few steps it takes.
      if (after.success && terminated && !episode.helped)
        this.shortest.record(episode.instance.task.id, episode.instance.seed, episode.steps);
      const observation = withMessages(episode, seen.observation);
      episode.rememberObservation(observation, seen.stateHash);
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

  private score(
    episode: Episode,
    step: Pick<
      RewardStep,
      'before' | 'after' | 'action' | 'ended' | 'truncated' | 'format' | 'reference' | 'point'
    >,
  ) {
    const { shortest } = episode.config;
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
    } catch (err) {
      this.logFor(episode).warn({ err, reward: episode.reward }, 'the reward threw: this step has none');
      return null;
    }
  }

  private logFor(episode: Episode): Log {
    return this.log.child({ episode: episode.id, phone: episode.phone.id, task: episode.instance.task.id });
  }

  private end(episode: Episode, outcome: Outcome): void {
    if (episode.ended) return;
    episode.outcome = outcome;
    this.outcomes[outcome] = (this.outcomes[outcome] ?? 0) + 1;
    episode.release();
    this.retire(episode);
  }
}

/** A reward of no known form reaches the rewards as whatever JSON it was. */
const isUnusable = (thrown: unknown): boolean =>
  thrown instanceof RewardError || thrown instanceof TypeError || thrown instanceof RangeError;

/** A look of the episode's own. What it finds out about a page with a state of its own is no change by anybody else. */
async function look(
  episode: Episode,
  turn: Turn,
  observe?: Observe,
  signal?: AbortSignal,
): Promise<StepOutcome> {
  const { judged, phone } = episode;
  const isJudged = judged?.tree === phone.now;
  const seen = await turn.observe(observe, signal);
  if (isJudged) episode.judged = { ...judged, tree: phone.now };
  return seen;
}

/** What the solver would do now, on the screen as it is: the one that was seen last, or looked at anew where its elements were not asked for. */
async function referenceOf(episode: Episode, turn: Turn, oracle: OracleTracker): Promise<Reference | null> {
  const { phone } = episode;
  if (episode.lastSeen?.stateHash !== phone.stateHash) {
    const { observation, stateHash } = await look(episode, turn, { screenshot: false, elements: true });
    episode.rememberObservation(withMessages(episode, observation), stateHash);
  }
  return oracle.referenceFor(phone.now, episode.lastSeen!.observation);
}

const withMessages = (episode: Episode, observation: Observation): Observation =>
  episode.messages.length > 0 ? { ...observation, messages: [...episode.messages] } : observation;

/** What the task's user says; a rule that throws is no answer. */
function answerOf({ instance: { task, params, goals, goal } }: Episode, question: string, log: Log): string {
  const nothing = NOTHING_TO_ADD[goal === goals.zh ? 'zh' : 'en'];
  try {
    return task.spec.user?.(question, params) ?? nothing;
  } catch (err) {
    log.warn({ err }, 'the user’s rule of the task threw: the user says nothing of use');
    return nothing;
  }
}
