import type { Declared, Verdict } from '../../judges/judge.ts';
import { isUnrewarded } from '../../judges/rewards/types.ts';
import type { Outcome } from '../../judges/rewards/index.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { Agent, ModelCall, Move } from '../agents/agent.ts';
import type { Device, Start } from '../tasks/device.ts';
import { screenChanged } from '../fingerprint.ts';
import { budgetById } from '../tasks/registry.ts';
import type { EpisodeFolder, Plan, RunFolder } from './folder.ts';
import {
  addReplayed,
  addUsage,
  NO_MOVES,
  type ModelUsage,
  type Operations,
  type ReplayedMoves,
  type Result,
} from './results.ts';
import type { Stop } from './stop.ts';

/** The agent's own failure, as opposed to the phone's. `model` is the call that gave no action, where there was one. */
class AgentFailure extends Error {
  readonly model?: ModelCall | undefined;
  constructor(message: string, model?: ModelCall) {
    super(message);
    this.model = model;
  }
}

async function callAgent<T>(call: () => T | Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  try {
    return await call();
  } catch (error) {
    // The endpoint of a model failed or the run stopped: neither is the agent's failure.
    if (signal?.aborted || codeOf(error) === 'ENDPOINT_FAILED') throw error;
    throw new AgentFailure(error instanceof Error ? error.message : String(error), modelOf(error));
  }
}

/** The model's calls for a move that came to nothing. */
const modelOf = (error: unknown) => (error as { model?: ModelCall } | null | undefined)?.model;

const codeOf = (error: unknown) =>
  typeof (error as { code?: unknown })?.code === 'string' ? (error as { code: string }).code : 'INTERNAL';
/** Refusals that the agent's own action brought about. */
const AGENTS_FAULT = new Set(['INVALID_ACTION', 'INVALID_BODY']);

interface Ended {
  outcome: Outcome;
  steps: number;
  budget: number;
  declared: Declared;
  reward: number | null;
  verdict: Verdict | null;
  usage?: ModelUsage;
  replay?: ReplayedMoves;
  operations?: Operations;
  error?: { code: string; message: string };
}

/** An episode that has ended. `stopsRun` says that its failure would be every episode's. */
interface Played {
  ended: Ended;
  stopsRun: boolean;
}

/** How an episode ends with what was thrown in it. */
function outcomeOf(thrown: unknown): Outcome {
  if (thrown instanceof AgentFailure) return 'agent_error';
  return codeOf(thrown) === 'APP_CRASHED' ? 'app_crashed' : 'infra_error';
}

/** Plays an episode to its end, a line on disk for each step. Never throws: what failed is in the outcome. A signal ends it as `infra_error`. */
export async function playEpisode(
  device: Device,
  agent: Agent,
  plan: Plan,
  task: string,
  seed: number,
  folder: EpisodeFolder,
  signal?: AbortSignal,
): Promise<Played> {
  let stopsRun = false;
  let lastCall: ModelCall | undefined;
  const ended: Ended = {
    outcome: 'failure',
    steps: 0,
    budget: 0,
    declared: null,
    reward: null,
    verdict: null,
  };
  let start: Start | undefined;
  try {
    const observe = {
      screenshot: plan.pictures ? (plan.format ?? ('jpeg' as const)) : (false as const),
      elements: true,
      ...(plan.scale === undefined ? {} : { scale: plan.scale }),
      ...(plan.marks ? { marks: true } : {}),
    };
    start = await device.reset(task, seed, {
      language: plan.language,
      ...(plan.phrasing === undefined ? {} : { phrasing: plan.phrasing }),
      ...(plan.reward === undefined ? {} : { reward: plan.reward }),
      observe,
    });
    const { goal, budget, answerSheet } = start;
    ended.budget = budget;
    let observation: Observation = start.observation;
    folder.step({ step: 0, stateHash: start.stateHash, seen: observation });
    const { language } = plan;
    const brief = { task, seed, goal, budget, answerSheet, language, ...(signal ? { signal } : {}) };
    const player = await callAgent(() => agent.start(brief), signal);
    for (let over = false; !over;) {
      signal?.throwIfAborted();
      const move = await callAgent(() => player(observation), signal);
      if (move === null) throw new AgentFailure('The agent stopped without an end');
      const { action, format, model, replay, thought, target }: Move =
        'type' in move ? { action: move } : move;
      if (model) ended.usage = addUsage(ended.usage, model);
      if (replay) ended.replay = addReplayed(ended.replay, { ...NO_MOVES, [replay.how]: 1 });
      const result = await device.step(action, undefined, format).catch(error => {
        throw AGENTS_FAULT.has(codeOf(error)) ? new AgentFailure(error.message) : error;
      });
      ended.steps++;
      if (result.reward !== null) ended.reward = (ended.reward ?? 0) + result.reward;
      if (action.type === 'done' || action.type === 'impossible') ended.declared = action.type;
      const changed = screenChanged(action, observation, result.observation);
      if (changed !== null)
        ended.operations = {
          count: (ended.operations?.count ?? 0) + 1,
          changed: (ended.operations?.changed ?? 0) + Number(changed),
        };
      observation = result.observation;
      folder.step({
        step: ended.steps,
        action,
        ...(thought === undefined ? {} : { thought }),
        ...(target ? { target } : {}),
        ...(model ? { model } : {}),
        ...(replay ? { replay } : {}),
        stateHash: result.stateHash,
        reward: result.reward,
        components: result.components,
        terminated: result.terminated,
        truncated: result.truncated,
        seen: observation,
      });
      over = result.terminated || result.truncated;
      if (over) ended.outcome = result.outcome ?? (result.truncated ? 'truncated' : 'failure');
    }
    ended.verdict = await device.verdict();
  } catch (error) {
    stopsRun = (error as { stopsRun?: unknown } | null)?.stopsRun === true;
    lastCall = modelOf(error);
    if (lastCall) ended.usage = addUsage(ended.usage, lastCall);
    ended.error = {
      code: error instanceof AgentFailure ? 'AGENT_ERROR' : codeOf(error),
      message: error instanceof Error ? error.message : String(error),
    };
    ended.outcome = outcomeOf(error);
    ended.verdict = error instanceof AgentFailure ? await device.verdict().catch(() => null) : null;
  }
  if (ended.verdict?.error) {
    ended.error = {
      code: 'JUDGE_ERROR',
      message: `${ended.verdict.error.where}: ${ended.verdict.error.message}`,
    };
    ended.outcome = 'infra_error';
  }
  if (isUnrewarded(ended.outcome)) ended.reward = null;
  folder.end({
    task,
    seed,
    agent: agent.name,
    language: plan.language,
    ...(start ? { goal: start.goal, answerSheet: start.answerSheet } : {}),
    ...ended,
    // What the model wrote for a move that never came: no step has it.
    ...(lastCall ? { model: lastCall } : {}),
  });
  return { ended, stopsRun };
}

/**
 * Plays the episodes of a run that are still open, `concurrency` at once, each on a device of its own. Each result is on disk
 * before `told` hears of it. `now` is a monotonic clock, ms. Ends early where `stop` says so: episodes that it cut off are left open.
 */
export async function runAll(
  folder: RunFolder,
  agent: Agent,
  device: () => Device,
  concurrency: number,
  onResult: (result: Result) => void = () => {},
  now: () => number = () => performance.now(),
  stop?: Stop,
): Promise<void> {
  const queue = folder.open();
  const began = now();
  const playNext = async (mine: Device, { task, seed }: { task: string; seed: number }) => {
    const from = now();
    const { level, apps } = budgetById(task);
    const { ended, stopsRun } = await playEpisode(
      mine,
      agent,
      folder.plan,
      task,
      seed,
      folder.episode(task, seed),
      stop?.signal,
    );
    // What stopped the run cut this episode off.
    const isCutOff = stop?.signal.aborted && ended.verdict === null;
    if (isCutOff) return;
    const result: Result = {
      task,
      seed,
      ...ended,
      level,
      apps,
      ms: Math.round(now() - from),
      elapsedMs: Math.round(now() - began),
      leg: folder.leg,
    };
    folder.add(result);
    stop?.count({ ...ended, stopsRun });
    onResult(result);
  };
  const work = async () => {
    const mine = device();
    try {
      while (queue.length > 0 && !stop?.signal.aborted) await playNext(mine, queue.shift()!);
    } finally {
      await mine.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, queue.length) }, work));
}
