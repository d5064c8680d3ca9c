import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import { episodeName } from '../episode-id.ts';
import { readable, readLines } from '../folder.ts';
import type { Result } from '../results.ts';
import type { Wanted } from './wanted.ts';

/** A line of `steps.jsonl`, as far as failures are found in it. The first is the start, without an action. */
export interface RecordedStep {
  step: number;
  action?: Action;
  model?: { refused?: readonly unknown[] };
  stateHash: string;
  seen: Omit<Observation, 'screenshot'>;
}

/** All that is known of an episode that ended. */
export interface EpisodeRecord {
  result: Result;
  /** None where the episode was lost before it began, or its folder is gone. */
  steps: readonly RecordedStep[];
  /** Whether the last replies of its model held no action. */
  gaveNoAction: boolean;
  /** What the task wants; null where this build does not have its template. */
  wanted: Wanted | null;
}

/** Reads what a run's folder has of an episode. Throws RUN_INVALID. */
export function readRecord(run: string, result: Result, wanted: Wanted | null): EpisodeRecord {
  const folder = join(run, 'episodes', episodeName(result));
  const [steps, about] = [join(folder, 'steps.jsonl'), join(folder, 'episode.json')];
  return {
    result,
    steps: existsSync(steps) ? readable(steps, text => readLines<RecordedStep>(text)) : [],
    gaveNoAction:
      existsSync(about) &&
      readable(about, text => (JSON.parse(text) as { model?: unknown }).model !== undefined),
    wanted,
  };
}
