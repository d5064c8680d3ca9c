import { isUnrewarded } from '../../../judges/rewards/types.ts';
import type { Outcome } from '../../../judges/rewards/index.ts';
import type { Verdict } from '../../../judges/judge.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { Device, EpisodeOptions, Start, StepResult } from '../../tasks/device.ts';
import type { Actor, Decision, Player, Trajectory, Transition } from '../types.ts';
import { reasonOf, unlessAborted } from './abort.ts';
import { callUserCode, UserError } from './user-error.ts';

/** The state of an episode: its brief with the present observation, and the number of steps so far. */
export interface EpisodeState extends Start {
  steps: number;
}

/** One decision and its result, for penalties. */
export interface Penalised {
  decision: Decision;
  observation: Observation;
  /** The observation after it; the same one if no step was taken. */
  next: Observation;
  /** Hashes of the phone's state before and after it. */
  hashes: readonly [before: string, after: string];
  /** Why no step was taken: the output held no action, or the server refused it. */
  invalid: 'no_action' | 'refused' | null;
  /** Whether the episode ended with it. */
  ended: boolean;
  outcome?: Outcome;
}

/**
 * Makes the penalties of one rollout, which may therefore remember. `past` are the transitions before a fork. Returns the sum of a step's
 * penalties, 0 or less.
 */
export type Penalties = (past?: readonly Transition[]) => (step: Penalised) => number;

export interface RolloutOptions {
  task: string;
  seed: number;
  group: string;
  /** The actor's only source of randomness: numbers in [0, 1). */
  random: () => number;
  /** The state of a forked device; without it, the device is reset. `past` is for actors and penalties that remember. */
  from?: EpisodeState & { past?: readonly Transition[] };
  /** Options of `reset`: language, phrasing, budget, reward, observe. */
  episode?: EpisodeOptions;
  penalties?: Penalties;
  /** Keeps the observation in each transition. */
  keepObservations?: boolean;
  signal?: AbortSignal;
  /** A monotonic clock, ms. */
  now?: () => number;
  /** Called as the rollout goes on. */
  hooks?: Hooks;
}

export interface Hooks {
  /** May fork the device before the decision takes effect. */
  beforeDecision?(standing: EpisodeState, device: Device): void | Promise<void>;
  /** How long a decision took, ms. */
  onDecision?(ms: number): void;
  /** How long a step or a reset took, ms. */
  onStep?(ms: number, kind: 'step' | 'reset'): void;
}

/** Errors that the decision caused: the phone was left alone. */
const REFUSED = new Set(['INVALID_ACTION', 'INVALID_BODY']);
const codeOf = (error: unknown) =>
  typeof (error as { code?: unknown })?.code === 'string' ? (error as { code: string }).code : 'INTERNAL';
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Throws RangeError unless the penalty is 0 or less. */
function checkedPenalty(penalty: number): number {
  if (!(Number.isFinite(penalty) && penalty <= 0))
    throw new RangeError(`A penalty is 0 or less, not ${penalty}`);
  return penalty;
}

/** The actor failed, not the phone. */
class ActorFailure extends Error {
  readonly code = 'AGENT_ERROR';
}

/** Runs the actor's code. Aborts and failures of a model's endpoint pass through; anything else becomes an ActorFailure. */
async function callActor<T>(run: () => T | Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await unlessAborted(run(), signal);
  } catch (error) {
    if (signal?.aborted || codeOf(error) === 'ENDPOINT_FAILED') throw error;
    throw new ActorFailure(messageOf(error));
  }
}

/** What the phone shows, and what identifies its state. */
type Screen = Pick<Start, 'observation' | 'stateHash' | 'anchor'>;

const screenOf = ({ observation, stateHash, anchor }: Screen): Screen => ({
  observation,
  stateHash,
  ...(anchor === undefined ? {} : { anchor }),
});

/**
 * Plays one episode to its end, or the rest of one from a fork. Failures are reported in `outcome` and `error`; an abort gives
 * `infra_error` with the signal's code. A decision without an action, or with one that the server refuses, costs a step of the budget and
 * its penalty and leaves the phone alone; if the budget ends with it, the outcome is `truncated`. The device is left open. Throws UserError
 * if `penalties` throws, or returns anything but a number of 0 or less: nothing can be learned from such a rollout.
 */
export const rollout = (device: Device, actor: Actor, options: RolloutOptions): Promise<Trajectory> =>
  new RolloutRun(device, actor, options).play();

/** A rollout while it is played. */
class RolloutRun {
  readonly #device: Device;
  readonly #actor: Actor;
  readonly #options: RolloutOptions;
  readonly #hooks: Hooks;
  readonly #now: () => number;
  readonly #transitions: Transition[] = [];
  /** Steps of the episode before this rollout began. */
  readonly #stepsBefore: number;
  #budget: number;
  #outcome: Outcome = 'failure';
  #verdict: Verdict | null = null;
  #error: Trajectory['error'];

  constructor(device: Device, actor: Actor, options: RolloutOptions) {
    this.#device = device;
    this.#actor = actor;
    this.#options = options;
    this.#hooks = options.hooks ?? {};
    this.#now = options.now ?? (() => performance.now());
    this.#stepsBefore = options.from?.steps ?? 0;
    this.#budget = options.from?.budget ?? 0;
  }

  async play(): Promise<Trajectory> {
    const began = this.#now();
    try {
      await this.#playTurns();
      await this.#judge();
    } catch (thrown) {
      if (thrown instanceof UserError) throw thrown;
      await this.#fail(thrown);
    }
    const { task, seed, group } = this.#options;
    return {
      task,
      seed,
      group,
      from: this.#stepsBefore,
      transitions: this.#transitions,
      outcome: this.#outcome,
      verdict: isUnrewarded(this.#outcome) ? null : this.#verdict,
      steps: this.#steps,
      budget: this.#budget,
      versions: this.#versions(),
      ms: this.#now() - began,
      ...(this.#error ? { error: this.#error } : {}),
    };
  }

  get #steps(): number {
    return this.#stepsBefore + this.#transitions.length;
  }

  /** The state to begin in: the fork's, or the device's after a reset. */
  async #begin(): Promise<NonNullable<RolloutOptions['from']>> {
    const { from, task, seed, episode = {}, signal } = this.#options;
    if (from) return from;
    const since = this.#now();
    const start = await unlessAborted(this.#device.reset(task, seed, episode), signal);
    this.#hooks.onStep?.(this.#now() - since, 'reset');
    return { ...start, steps: 0 };
  }

  async #playTurns(): Promise<void> {
    const { task, seed, random, episode = {}, penalties, signal } = this.#options;
    // Without this check an aborted rollout would still begin an episode.
    if (signal?.aborted) throw reasonOf(signal);
    const { past, ...start } = await this.#begin();
    const { goal, budget, answerSheet } = start;
    this.#budget = budget;
    const brief = { task, seed, goal, budget, answerSheet, language: episode.language ?? 'en' };
    const player = await callActor(() => this.#actor.start(brief, random, past), signal);
    const penalise = penalties && callUserCode(() => penalties(past));
    let screen = screenOf(start);
    for (let ended = false; !ended;) ({ screen, ended } = await this.#turn(start, screen, player, penalise));
  }

  /** One decision, its step and its penalty. */
  async #turn(
    start: Start,
    before: Screen,
    player: Player,
    penalise: ReturnType<Penalties> | undefined,
  ): Promise<{ screen: Screen; ended: boolean }> {
    const { keepObservations = false, signal } = this.#options;
    const { observation, ...identity } = before;
    const { stateHash } = identity;
    const stepsSoFar = this.#steps;
    const state = { ...start, ...before, steps: stepsSoFar };
    const { beforeDecision } = this.#hooks;
    if (beforeDecision) await unlessAborted(beforeDecision(state, this.#device), signal);
    const since = this.#now();
    const decision = await callActor(() => player(observation), signal);
    this.#hooks.onDecision?.(this.#now() - since);
    const transition = {
      ...decision,
      ...(keepObservations ? { observation } : {}),
      components: {},
      penalty: 0,
      ...identity,
    };
    const acted = await this.#act(decision).catch(thrown => {
      this.#transitions.push({ ...transition, reward: null });
      throw thrown;
    });
    const result = typeof acted === 'string' ? null : acted;
    const isSpent = stepsSoFar + 1 >= this.#budget;
    const ended = isSpent || (result !== null && (result.terminated || result.truncated));
    if (ended) this.#outcome = result?.outcome ?? (result?.terminated ? 'failure' : 'truncated');
    const screen = result ?? before;
    const step: Penalised = {
      decision,
      observation,
      next: screen.observation,
      hashes: [stateHash, screen.stateHash],
      invalid: typeof acted === 'string' ? acted : null,
      ended,
      ...(ended ? { outcome: this.#outcome } : {}),
    };
    this.#transitions.push({
      ...transition,
      reward: result ? result.reward : 0,
      components: result?.components ?? {},
      penalty: penalise ? callUserCode(() => checkedPenalty(penalise(step))) : 0,
    });
    return { screen: screenOf(screen), ended };
  }

  /** Takes the decision's step; returns why no step was taken otherwise. */
  async #act({ action, format }: Decision): Promise<StepResult | NonNullable<Penalised['invalid']>> {
    if (action === null) return 'no_action';
    const since = this.#now();
    try {
      const result = await unlessAborted(this.#device.step(action, undefined, format), this.#options.signal);
      this.#hooks.onStep?.(this.#now() - since, 'step');
      return result;
    } catch (thrown) {
      if (REFUSED.has(codeOf(thrown))) return 'refused';
      throw thrown;
    }
  }

  async #judge(): Promise<void> {
    const verdict = await unlessAborted(this.#device.verdict(), this.#options.signal);
    this.#verdict = verdict;
    if (!verdict.error) return;
    this.#outcome = 'infra_error';
    this.#error = { code: 'JUDGE_ERROR', message: `${verdict.error.where}: ${verdict.error.message}` };
  }

  /** Records what ended the rollout. After the actor's own failure the phone can still be judged. */
  async #fail(thrown: unknown): Promise<void> {
    this.#outcome = outcomeOf(thrown);
    this.#error = { code: codeOf(thrown), message: messageOf(thrown) };
    this.#verdict = null;
    if (thrown instanceof ActorFailure)
      this.#verdict = await unlessAborted(this.#device.verdict(), this.#options.signal).catch(() => null);
  }

  /** Lowest and highest version that decided; the actor's present one if there was no decision. */
  #versions(): [number, number] {
    const versions = this.#transitions.map(({ version }) => version);
    if (versions.length === 0) versions.push(this.#actor.version);
    return [versions.reduce((a, b) => Math.min(a, b)), versions.reduce((a, b) => Math.max(a, b))];
  }
}

function outcomeOf(thrown: unknown): Outcome {
  if (thrown instanceof ActorFailure) return 'agent_error';
  return codeOf(thrown) === 'APP_CRASHED' ? 'app_crashed' : 'infra_error';
}

/** Sum of a trajectory's rewards and penalties; null, which is not 0, if infrastructure, an app or the judge failed. */
export function returnOf({ transitions, outcome }: Trajectory): number | null {
  if (isUnrewarded(outcome)) return null;
  let sum = 0;
  for (const { reward, penalty } of transitions) {
    if (reward === null) return null;
    sum += reward + penalty;
  }
  return sum;
}
