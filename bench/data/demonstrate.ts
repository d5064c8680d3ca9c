import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import { solver } from '../agents/all.ts';
import type { Agent, Move } from '../agents/agent.ts';
import { simpler } from '../codecs/index.ts';
import { episodeName } from '../run/episode-id.ts';
import { readLines, type RunFolder } from '../run/folder.ts';
import { readRun, type RunData } from '../run/report/read.ts';
import type { Result } from '../run/results.ts';
import { writeWhole } from '../run/whole-file.ts';
import { lineOf } from './out.ts';
import { collect, episodesOf, type Line } from './source.ts';
import { targetOf } from './target.ts';
import { withThoughts } from './thoughts.ts';

/** How demonstrations are played. */
export interface Manner {
  /** A field is touched, emptied and typed into in steps of their own, as most models' languages have it. */
  simple: boolean;
}

/** The words in the field that has the caret. */
const focusedWords = ({ elements = [] }: Observation): string =>
  elements.find(e => e.states.editable && e.states.focused)?.value ?? '';

/** The solver, which says of each move what it is put to. */
export const demonstrator = ({ simple }: Manner): Agent => ({
  ...solver,
  describe: 'each task’s own solution, with the true element of each step',
  async start(brief) {
    const player = await solver.start(brief);
    const moveOf = (action: Action, observation: Observation, rest: Omit<Move, 'action'> = {}): Move => {
      const target = targetOf(action, observation);
      return { action, ...rest, ...(target ? { target } : {}) };
    };
    let left: Action[] = [];
    return async observation => {
      // What is empty already is not emptied.
      if (left[0]?.type === 'clear' && focusedWords(observation) === '') left.shift();
      const next = left.shift();
      if (next) return moveOf(next, observation);
      const move = await player(observation);
      if (move === null) return null;
      const { action, ...rest }: Move = 'type' in move ? { action: move } : move;
      const [first, ...others] = simple ? simpler(action, observation) : [action];
      left = others;
      // A text of no words puts nothing, into whatever has the caret.
      return moveOf(first ?? action, observation, rest);
    };
  },
});

/** Writes a thought into each step of one demonstration; it is known only at the end what a step led to. Those that have them are left as they are. */
export async function addThoughts(run: RunData, result: Result): Promise<void> {
  const [episode] = [...episodesOf([{ ...run, results: [result] }])];
  const steps = await collect(episode!);
  if (steps.every(step => step.thought !== null)) return;
  const thoughts = new Map(withThoughts(episode!, steps).map(step => [step.step, step.thought]));
  const path = join(run.path, 'episodes', episodeName(result), 'steps.jsonl');
  const lines = readLines<Line>(readFileSync(path, 'utf8')).map(({ step, action, ...rest }) =>
    action ? { step, action, thought: thoughts.get(step) ?? undefined, ...rest } : { step, ...rest },
  );
  writeWhole(path, lines.map(line => `${lineOf(line)}\n`).join(''));
}

/** A demonstration that the solver did not give. */
export type Failed = Pick<Result, 'task' | 'seed' | 'outcome' | 'steps' | 'error' | 'verdict'>;

/**
 * Takes what is no success out of a run, so that it holds demonstrations alone; `failed.json` says what they were. Those that infrastructure
 * lost stay, as in any run, for `--resume`. Each that was taken out is open again.
 */
export function keepSuccesses(folder: Pick<RunFolder, 'path' | 'results'>): {
  kept: Result[];
  failed: Failed[];
  lost: number;
} {
  const results = folder.results();
  const isFailed = (r: Result) => r.outcome !== 'success' && r.outcome !== 'infra_error';
  const rest = results.filter(r => !isFailed(r));
  const failed = results.filter(isFailed).map(({ task, seed, outcome, steps, error, verdict }): Failed => ({
    task,
    seed,
    outcome,
    steps,
    verdict,
    ...(error ? { error } : {}),
  }));
  const list = join(folder.path, 'failed.json');
  if (failed.length > 0) {
    writeWhole(list, `${JSON.stringify(failed, null, 2)}\n`);
    writeWhole(join(folder.path, 'results.jsonl'), rest.map(r => `${JSON.stringify(r)}\n`).join(''));
    for (const f of failed)
      rmSync(join(folder.path, 'episodes', episodeName(f)), { recursive: true, force: true });
  } else if (existsSync(list)) rmSync(list);
  const succeeded = rest.filter(r => r.outcome === 'success');
  return { kept: succeeded, failed, lost: rest.length - succeeded.length };
}

/** Writes the thoughts that a run of demonstrations lacks: of what was played before a crash, or now. */
export async function completeThoughts(path: string, moveOf: () => void = () => {}): Promise<number> {
  const run = readRun(path);
  const succeeded = run.results.filter(r => r.outcome === 'success');
  for (const result of succeeded) {
    await addThoughts(run, result);
    moveOf();
  }
  return succeeded.length;
}
