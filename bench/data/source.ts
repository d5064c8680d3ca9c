import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../../judges/rewards/index.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';
import type { ModelCall, Target } from '../agents/agent.ts';
import { episodeName, inOrder } from '../run/episode-id.ts';
import type { RunData } from '../run/report/read.ts';
import type { Result } from '../run/results.ts';
import { DataError } from './errors.ts';
import { targetOf } from './target.ts';

/** An observation as a run keeps it: its picture is a file of the run, named by what it holds. */
export type RecordedObservation = Omit<Observation, 'screenshot'> & { picture?: string };

/** A line of `steps.jsonl`; the first one, of step 0, has no action. */
export interface Line {
  step: number;
  action?: Action;
  thought?: string;
  target?: Target;
  model?: ModelCall;
  stateHash: string;
  reward?: number | null;
  components?: Record<string, number>;
  terminated?: boolean;
  truncated?: boolean;
  seen: RecordedObservation;
}

/** An action with the screen that it was chosen for and the one that it led to. */
export interface Step {
  step: number;
  action: Action;
  thought: string | null;
  /** Of a demonstration, as it was recorded; else found by the action. */
  target: Target | null;
  model: ModelCall | null;
  before: RecordedObservation;
  after: RecordedObservation;
  stateHash: string;
  nextStateHash: string;
  reward: number | null;
  components: Record<string, number>;
  terminated: boolean;
  truncated: boolean;
}

/** An episode that has ended, with its steps on disk. */
export interface Episode {
  run: RunData;
  /** Place of its run among those that are read, from 0. */
  runIndex: number;
  result: Result;
  /** Null where the episode was lost before it began. */
  goal: string | null;
  answerSheet: AnswerSheet | null;
  /** Reads the steps one after another. Throws RUN_INVALID. */
  steps(): AsyncGenerator<Step>;
}

/** The lines of a file. A line ends with a line feed and nothing else: text has other separators within. */
async function* split(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const part of createReadStream(path, {
    encoding: 'utf8',
    highWaterMark: 1 << 18,
  }) as AsyncIterable<string>) {
    const lines = (rest + part).split('\n');
    rest = lines.pop()!;
    yield* lines;
  }
  yield rest;
}

async function* linesOf(path: string): AsyncGenerator<Line> {
  let broken: string | null = null;
  for await (const text of split(path)) {
    if (text === '') continue;
    // Only the last line may be cut short: by a run that goes on, or was killed.
    if (broken !== null) throw new DataError('RUN_INVALID', `${path}: ${broken}`);
    let line: Line;
    try {
      line = JSON.parse(text) as Line;
    } catch (error) {
      broken = (error as Error).message;
      continue;
    }
    if (
      typeof line !== 'object' ||
      line === null ||
      typeof line.step !== 'number' ||
      typeof line.seen !== 'object' ||
      line.seen === null
    )
      throw new DataError('RUN_INVALID', `${path}: a line is no step of an episode`);
    yield line;
  }
}

async function* stepsOf(path: string): AsyncGenerator<Step> {
  let last: Line | undefined;
  for await (const line of linesOf(path)) {
    if (last) {
      const {
        step,
        action,
        thought,
        target,
        model,
        stateHash,
        reward,
        components,
        terminated,
        truncated,
        seen: observation,
      } = line;
      if (!action) throw new DataError('RUN_INVALID', `${path}: step ${step} has no action`);
      yield {
        step,
        action,
        thought: thought ?? null,
        target: target ?? targetOf(action, last.seen),
        model: model ?? null,
        before: last.seen,
        after: observation,
        stateHash: last.stateHash,
        nextStateHash: stateHash,
        reward: reward ?? null,
        components: components ?? {},
        terminated: terminated ?? false,
        truncated: truncated ?? false,
      };
    }
    last = line;
  }
}

/** A file of JSON that an episode may lack. Throws RUN_INVALID where it is broken. */
function readAbout(path: string): { goal?: string; answerSheet?: AnswerSheet | null } {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new DataError('RUN_INVALID', `${path}: ${(error as Error).message}`);
  }
}

/**
 * Runs with an id each: those that share one are called by as much of their path as tells them apart, so that rows of one are never taken for
 * rows of another.
 */
export function withUniqueIds(runs: readonly RunData[]): RunData[] {
  const tail = ({ path }: RunData, parts: number) => path.split(/[\\/]/).slice(-parts).join('/');
  const count = <T>(values: readonly T[], value: T) => values.filter(v => v === value).length;
  const ids = runs.map(run => run.id);
  return runs.map(run => {
    const same = runs.filter(other => other.id === run.id);
    if (same.length === 1) return run;
    let parts = 1;
    while (
      parts < run.path.length &&
      (count(
        same.map(other => tail(other, parts)),
        tail(run, parts),
      ) > 1 ||
        ids.includes(tail(run, parts)))
    )
      parts++;
    return { ...run, id: tail(run, parts) };
  });
}

/**
 * The episodes of runs that have ended, run by run, by task, seed and try: the same run gives the same order. Those that are played
 * now are left out. Throws RUN_INVALID for an episode whose steps are gone.
 */
export function* episodesOf(runs: readonly RunData[], only?: readonly Outcome[]): Generator<Episode> {
  for (const [runIndex, run] of runs.entries()) {
    const results = run.results.filter(r => !only || only.includes(r.outcome)).sort(inOrder);
    for (const result of results) {
      const folder = join(run.path, 'episodes', episodeName(result));
      const path = join(folder, 'steps.jsonl');
      const exists = existsSync(path);
      if (!exists && result.steps > 0)
        throw new DataError('RUN_INVALID', `${path} is missing, and the episode had ${result.steps} steps`);
      const { goal, answerSheet } = readAbout(join(folder, 'episode.json'));
      yield {
        run,
        runIndex,
        result,
        goal: goal ?? null,
        answerSheet: answerSheet ?? null,
        steps: exists ? () => stepsOf(path) : async function* () {},
      };
    }
  }
}

/** All steps of one episode. */
export async function collect(episode: Episode): Promise<Step[]> {
  const steps: Step[] = [];
  for await (const step of episode.steps()) steps.push(step);
  return steps;
}
