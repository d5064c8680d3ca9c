import type { Declared, Verdict } from '../../judges/judge.ts';
import { isUnrewarded } from '../../judges/rewards/types.ts';
import type { Outcome } from '../../judges/rewards/index.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Agent, Brief, ModelCall, Move } from '../agents/agent.ts';
import type { Device, Start, StepResult } from '../tasks/device.ts';
import type { Questions } from '../tasks/user.ts';
import { screenChanged } from '../fingerprint.ts';
import type { EpisodeId } from './episode-id.ts';
import type { EpisodeRecord } from './episode-record.ts';
import type { Plan } from './folder.ts';
import type { Hear } from './hear.ts';
import {
  addReplayed,
  addUsage,
  NO_MOVES,
  type ModelUsage,
  type Operations,
  type ReplayedMoves,
  type Result,
} from './results.ts';

/**
 * The agent's own failure, as opposed to the phone's. `model` is the call that gave no action, where there was one; `refusal` is the code with
 * which the phone refused what it gave.
 */
class AgentFailure extends Error {
  readonly model?: ModelCall | undefined;
  readonly refusal?: string;
  constructor(message: string, { model, refusal }: { model?: ModelCall | undefined; refusal?: string } = {}) {
    super(message);
    this.model = model;
    if (refusal !== undefined) this.refusal = refusal;
  }
}

/** The model's calls that gave no action. */
const modelOf = (error: unknown) => (error as { model?: ModelCall } | null | undefined)?.model;

/** Whether an error would be every episode's. */
const stops = (error: unknown): boolean => (error as { stopsRun?: unknown } | null)?.stopsRun === true;

const codeOf = (error: unknown) =>
  typeof (error as { code?: unknown })?.code === 'string' ? (error as { code: string }).code : 'INTERNAL';

/** Codes of refusals that the agent's own action causes. */
const AGENTS_FAULT = new Set(['INVALID_ACTION', 'INVALID_BODY']);

/** How an episode ended, before a run gives it its place. */
export interface Ended {
  outcome: Outcome;
  steps: number;
  budget: number;
  declared: Declared;
  reward: number | null;
  verdict: Verdict | null;
  usage?: ModelUsage;
  userUsage?: ModelUsage;
  replay?: ReplayedMoves;
  operations?: Operations;
  questions?: Questions;
  error?: Result['error'];
}

/** An episode that has ended. `stopsRun` says that its failure would be every episode's. */
export interface Played {
  ended: Ended;
  stopsRun: boolean;
}

/** The outcome of an episode that ended with an error. */
function outcomeOf(thrown: unknown): Outcome {
  if (thrown instanceof AgentFailure) return 'agent_error';
  return codeOf(thrown) === 'APP_CRASHED' ? 'app_crashed' : 'infra_error';
}

/** Plays an episode to its end, a line on disk for each step. Never throws: what failed is in the outcome. A signal ends it as `infra_error`. */
export function playEpisode(
  device: Device,
  agent: Agent,
  plan: Plan,
  episode: EpisodeId,
  folder: EpisodeRecord,
  signal?: AbortSignal,
  hear?: Hear,
): Promise<Played> {
  return new EpisodePlayer(device, agent, plan, episode, folder, signal, hear).play();
}

class EpisodePlayer {
  #device: Device;
  #agent: Agent;
  #plan: Plan;
  #episode: EpisodeId;
  #folder: EpisodeRecord;
  #signal: AbortSignal | undefined;
  #hear: Hear | undefined;
  #brief: Brief | undefined;
  #start: Start | undefined;
  #ended: Ended = {
    outcome: 'failure',
    steps: 0,
    budget: 0,
    declared: null,
    reward: null,
    verdict: null,
  };

  constructor(
    device: Device,
    agent: Agent,
    plan: Plan,
    episode: EpisodeId,
    folder: EpisodeRecord,
    signal: AbortSignal | undefined,
    hear: Hear | undefined,
  ) {
    this.#device = device;
    this.#agent = agent;
    this.#plan = plan;
    this.#episode = episode;
    this.#folder = folder;
    this.#signal = signal;
    this.#hear = hear;
  }

  async play(): Promise<Played> {
    let stopsRun = false;
    let lastCall: ModelCall | undefined;
    try {
      await this.#playSteps();
      // The run says once what its verdicts depend on.
      const { questions, versions: _, ...verdict } = await this.#device.verdict();
      this.#ended.verdict = verdict;
      if (questions) this.#ended.questions = questions;
    } catch (error) {
      stopsRun = stops(error);
      lastCall = modelOf(error);
      await this.#fail(error);
    }
    this.#checkJudge();
    if (isUnrewarded(this.#ended.outcome)) this.#ended.reward = null;
    this.#write(lastCall);
    return { ended: this.#ended, stopsRun };
  }

  /** Resets the device. Throws what the device throws. */
  async #reset(): Promise<Start> {
    const { pictures, format = 'jpeg', scale, marks, language, phoneLanguage, phrasing, reward } = this.#plan;
    const start = await this.#device.reset(this.#episode.task, this.#episode.seed, {
      language,
      ...(phoneLanguage === undefined ? {} : { phoneLanguage }),
      ...(phrasing === undefined ? {} : { phrasing }),
      ...(reward === undefined ? {} : { reward }),
      observe: {
        screenshot: pictures ? format : false,
        elements: true,
        ...(scale === undefined ? {} : { scale }),
        ...(marks ? { marks: true } : {}),
      },
    });
    this.#start = start;
    this.#ended.budget = start.budget;
    return start;
  }

  /** Plays until the episode has ended. Throws AgentFailure, and what the device and the endpoint of a model throw. */
  async #playSteps(): Promise<void> {
    const { goal, budget, answerSheet, stateHash, observation: first } = await this.#reset();
    this.#folder.step({ step: 0, stateHash, seen: first });
    const brief: Brief = {
      ...this.#episode,
      goal,
      budget,
      answerSheet,
      language: this.#plan.language,
      ...(this.#signal ? { signal: this.#signal } : {}),
    };
    this.#brief = brief;
    const player = await this.#callAgent(() => this.#agent.start(brief));
    let observation = first;
    for (let isOver = false; !isOver;) {
      this.#signal?.throwIfAborted();
      const move = await this.#callAgent(() => player(observation));
      if (move === null) throw new AgentFailure('The agent stopped without an end');
      const result = await this.#step('type' in move ? { action: move } : move, observation);
      observation = result.observation;
      isOver = result.terminated || result.truncated;
      if (isOver) this.#ended.outcome = result.outcome ?? (result.truncated ? 'truncated' : 'failure');
    }
  }

  async #callAgent<T>(call: () => T | Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      // The endpoint of a model failed, or the run stopped or may spend no more: none is the agent's failure.
      if (this.#signal?.aborted || codeOf(error) === 'ENDPOINT_FAILED' || stops(error)) throw error;
      throw new AgentFailure(error instanceof Error ? error.message : String(error), {
        model: modelOf(error),
      });
    }
  }

  /** Takes a step from `before`, counts it and writes its line. */
  async #step(move: Move, before: Observation): Promise<StepResult> {
    const ended = this.#ended;
    const { action, format, model, replay, thought, target } = move;
    if (model) ended.usage = addUsage(ended.usage, model);
    if (replay) ended.replay = addReplayed(ended.replay, { ...NO_MOVES, [replay.how]: 1 });
    const heard = await this.#heard(action);
    const result = await this.#device.step(action, undefined, format, heard).catch(error => {
      const code = codeOf(error);
      throw AGENTS_FAULT.has(code) ? new AgentFailure(error.message, { refusal: code }) : error;
    });
    ended.steps++;
    if (result.reward !== null) ended.reward = (ended.reward ?? 0) + result.reward;
    if (action.type === 'done' || action.type === 'impossible') ended.declared = action.type;
    this.#countChange(screenChanged(action, before, result.observation));
    this.#folder.step({
      step: ended.steps,
      action,
      ...(thought === undefined ? {} : { thought }),
      ...(target ? { target } : {}),
      ...(model ? { model: this.#withoutPrompt(ended.steps, model) } : {}),
      ...(replay ? { replay } : {}),
      stateHash: result.stateHash,
      reward: result.reward,
      components: result.components,
      terminated: result.terminated,
      truncated: result.truncated,
      seen: result.observation,
    });
    return result;
  }

  /** What a question asks the user for, where a model decides that. */
  async #heard(action: Action): Promise<string[] | undefined> {
    if (action.type !== 'ask_user' || !this.#hear) return undefined;
    try {
      const heard = await this.#hear(this.#brief!, action.question);
      if (heard) this.#addUserUsage(heard.model);
      return heard?.heard;
    } catch (error) {
      // The agent has not called.
      const failed = error as { model?: ModelCall };
      if (failed.model) this.#addUserUsage(failed.model);
      delete failed.model;
      throw error;
    }
  }

  #addUserUsage(model: ModelCall): void {
    this.#ended.userUsage = addUsage(this.#ended.userUsage, model);
  }

  /** Counts an action that operates the screen, and whether the screen changed; null for any other action. */
  #countChange(isChanged: boolean | null): void {
    if (isChanged === null) return;
    const { count, changed } = this.#ended.operations ?? { count: 0, changed: 0 };
    this.#ended.operations = { count: count + 1, changed: changed + Number(isChanged) };
  }

  async #fail(error: unknown): Promise<void> {
    const ended = this.#ended;
    const lastCall = modelOf(error);
    const isAgents = error instanceof AgentFailure;
    if (lastCall) ended.usage = addUsage(ended.usage, lastCall);
    ended.error = {
      code: isAgents ? 'AGENT_ERROR' : codeOf(error),
      message: error instanceof Error ? error.message : String(error),
      ...(isAgents && error.refusal !== undefined ? { cause: error.refusal } : {}),
    };
    ended.outcome = outcomeOf(error);
    ended.verdict = isAgents ? await this.#device.verdict().catch(() => null) : null;
  }

  /** An episode whose judge failed counts as lost: the agent is not to blame. */
  #checkJudge(): void {
    const ended = this.#ended;
    if (!ended.verdict?.error) return;
    const { where, message } = ended.verdict.error;
    ended.error = { code: 'JUDGE_ERROR', message: `${where}: ${message}` };
    ended.outcome = 'infra_error';
  }

  #write(lastCall: ModelCall | undefined): void {
    const start = this.#start;
    this.#folder.end({
      ...this.#episode,
      agent: this.#agent.name,
      language: this.#plan.language,
      ...(start ? { goal: start.goal, answerSheet: start.answerSheet } : {}),
      ...this.#ended,
      // No step has the model's reply if it gave no action.
      ...(lastCall ? { model: this.#withoutPrompt(this.#ended.steps + 1, lastCall) } : {}),
    });
  }

  /** A call as its step has it; what the model was asked goes into a file of its own. */
  #withoutPrompt(step: number, { prompt, ...call }: ModelCall): ModelCall {
    if (prompt) this.#folder.prompt(step, prompt);
    return call;
  }
}
