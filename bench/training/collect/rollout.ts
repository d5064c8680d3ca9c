import { isUnrewarded } from '../../../judges/rewards/types.ts';
import type { Outcome } from '../../../judges/rewards/index.ts';
import type { Verdict } from '../../../judges/judge.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { Device, EpisodeOptions, Start } from '../../tasks/device.ts';
import type { Actor, Decision, Trajectory, Transition } from '../types.ts';
import { reasonOf, unlessAborted } from './abort.ts';
import { given, Mistake } from './mistake.ts';

/** Where an episode stands: its brief with what is seen now, and the steps that lie behind. */
export interface Standing extends Start {
  steps: number;
}

/** One decision with what came of it, as penalties see it. */
export interface Penalised {
  decision: Decision;
  seen: Observation;
  /** What is seen after it; `seen` again where nothing was done. */
  next: Observation;
  /** The phone before and after it, equal where nothing changed. */
  hashes: readonly [before: string, after: string];
  /** Why no step of the phone was taken: the output held no action, or the server refused it. */
  invalid: 'no_action' | 'refused' | null;
  /** The episode ended with it. */
  ended: boolean;
  outcome?: Outcome;
}

/** Made anew for each rollout, so that it may remember, with what lay behind one that goes on from a fork; gives the sum of the penalties of a step, 0 or less. */
export type Penalties = (past?: readonly Transition[]) => (step: Penalised) => number;

export interface RolloutOptions {
  task: string;
  seed: number;
  group: string;
  /** All of the actor's chance. */
  random: () => number;
  /** Where the device stands already, a fork; without it the device is reset. `past` is for an actor and for penalties that remember. */
  from?: Standing & { past?: readonly Transition[] };
  /** What `reset` is told: language, phrasing, budget, reward, observe. */
  episode?: EpisodeOptions;
  penalties?: Penalties;
  /** Keeps in each transition what was seen. */
  keepSeen?: boolean;
  signal?: AbortSignal;
  /** A monotonic clock, ms. */
  now?: () => number;
  /** Told of what goes on. `before` may fork the device before a decision takes effect. */
  hooks?: Hooks;
}

export interface Hooks {
  before?(standing: Standing, device: Device): void | Promise<void>;
  /** Ms that a decision took. */
  decided?(ms: number): void;
  /** Ms that a step or a reset took. */
  stepped?(ms: number, kind: 'step' | 'reset'): void;
}

/** Refusals that the decision brought about: nothing has moved. */
const REFUSED = new Set(['INVALID_ACTION', 'INVALID_BODY']);
const codeOf = (error: unknown) =>
  typeof (error as { code?: unknown })?.code === 'string' ? (error as { code: string }).code : 'INTERNAL';
const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A penalty as it has to be. Throws RangeError. */
function fine(penalty: number): number {
  if (!(Number.isFinite(penalty) && penalty <= 0))
    throw new RangeError(`A penalty is 0 or less, not ${penalty}`);
  return penalty;
}

/** The actor's own failure, told apart from the phone's. */
class ActorFailure extends Error {
  readonly code = 'AGENT_ERROR';
}

/** Runs what belongs to the actor; what a signal or an endpoint of a model throws is passed on as it is. */
async function asking<T>(ask: () => T | Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await unlessAborted(ask(), signal);
  } catch (error) {
    if (signal?.aborted || codeOf(error) === 'ENDPOINT_FAILED') throw error;
    throw new ActorFailure(messageOf(error));
  }
}

/**
 * Plays one episode, or the rest of one from where a fork stands, to its end. What failed is in `outcome` and `error`; what was stopped by
 * the signal is `infra_error` with the signal's code. Throws Mistake alone, where penalties throw or give no number of 0 or less: nothing is to be learned from that. A decision without an action, or with one that the server refuses, costs a step of the budget
 * and its penalty, and the phone is left alone; where the budget ends with it, the outcome is `truncated`. The device is left open.
 */
export async function rollout(device: Device, actor: Actor, options: RolloutOptions): Promise<Trajectory> {
  const {
    task,
    seed,
    group,
    random,
    from,
    episode = {},
    penalties,
    keepSeen = false,
    signal,
    now = () => performance.now(),
    hooks = {},
  } = options;
  const began = now();
  const transitions: Transition[] = [];
  const behind = from?.steps ?? 0;
  let [budget, outcome, verdict, error]: [number, Outcome, Verdict | null, Trajectory['error']] = [
    from?.budget ?? 0,
    'failure',
    null,
    undefined,
  ];
  try {
    // A phone that is asked for what nobody waits for would still begin an episode.
    if (signal?.aborted) throw reasonOf(signal);
    let since = now();
    const { past, ...start } = from ?? {
      ...(await unlessAborted(device.reset(task, seed, episode), signal)),
      steps: 0,
      past: undefined,
    };
    if (!from) hooks.stepped?.(now() - since, 'reset');
    const { goal, answerSheet, observation, stateHash } = start;
    budget = start.budget;
    let [seen, hash] = [observation, stateHash];
    const player = await asking(
      () =>
        actor.start(
          { task, seed, goal, budget, answerSheet, language: episode.language ?? 'en' },
          random,
          past,
        ),
      signal,
    );
    const penalise = penalties && given(() => penalties(past));
    for (let over = false; !over;) {
      const standing = { ...start, observation: seen, stateHash: hash, steps: behind + transitions.length };
      if (hooks.before) await unlessAborted(hooks.before(standing, device), signal);
      since = now();
      const decision = await asking(() => player(seen), signal);
      hooks.decided?.(now() - since);
      const made = {
        ...decision,
        ...(keepSeen ? { seen } : {}),
        components: {},
        penalty: 0,
        stateHash: hash,
      };
      since = now();
      const acted =
        decision.action === null
          ? ('no_action' as const)
          : await unlessAborted(device.step(decision.action, undefined, decision.format), signal).catch(
              thrown => {
                if (REFUSED.has(codeOf(thrown))) return 'refused' as const;
                transitions.push({ ...made, reward: null });
                throw thrown;
              },
            );
      const result = typeof acted === 'string' ? null : acted;
      if (result) hooks.stepped?.(now() - since, 'step');
      const spent = standing.steps + 1 >= budget;
      over = result ? result.terminated || result.truncated || spent : spent;
      if (over) outcome = result?.outcome ?? (result?.terminated ? 'failure' : 'truncated');
      const [next, after] = result ? [result.observation, result.stateHash] : [seen, hash];
      const penalty = penalise
        ? given(() =>
            fine(
              penalise({
                decision,
                seen,
                next,
                hashes: [hash, after],
                invalid: result ? null : (acted as 'no_action' | 'refused'),
                ended: over,
                ...(over ? { outcome } : {}),
              }),
            ),
          )
        : 0;
      transitions.push({
        ...made,
        reward: result ? result.reward : 0,
        components: result?.components ?? {},
        penalty,
      });
      [seen, hash] = [next, after];
    }
    verdict = await unlessAborted(device.verdict(), signal);
    if (verdict.error) {
      outcome = 'infra_error';
      error = { code: 'JUDGE_ERROR', message: `${verdict.error.where}: ${verdict.error.message}` };
    }
  } catch (thrown) {
    if (thrown instanceof Mistake) throw thrown;
    outcome = outcomeOf(thrown);
    error = { code: codeOf(thrown), message: messageOf(thrown) };
    verdict =
      thrown instanceof ActorFailure ? await unlessAborted(device.verdict(), signal).catch(() => null) : null;
  }
  const versions = transitions.length > 0 ? transitions.map(({ version }) => version) : [actor.version];
  return {
    task,
    seed,
    group,
    from: behind,
    transitions,
    outcome,
    verdict: isUnrewarded(outcome) ? null : verdict,
    steps: behind + transitions.length,
    budget,
    versions: [versions.reduce((a, b) => Math.min(a, b)), versions.reduce((a, b) => Math.max(a, b))],
    ms: now() - began,
    ...(error ? { error } : {}),
  };
}

function outcomeOf(thrown: unknown): Outcome {
  if (thrown instanceof ActorFailure) return 'agent_error';
  return codeOf(thrown) === 'APP_CRASHED' ? 'app_crashed' : 'infra_error';
}

/** Sum of the rewards and penalties of a trajectory; null where infrastructure, an app or the judge failed, which is not 0. */
export function returnOf({ transitions, outcome }: Trajectory): number | null {
  if (isUnrewarded(outcome)) return null;
  let sum = 0;
  for (const { reward, penalty } of transitions) {
    if (reward === null) return null;
    sum += reward + penalty;
  }
  return sum;
}
