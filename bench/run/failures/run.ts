import type { Failure } from '../../../src/protocol/wire/failures.ts';
import { episodeName, idOf, type EpisodeId } from '../episode-id.ts';
import type { Result } from '../results.ts';
import { failureOf } from './classify.ts';
import { readRecord } from './record.ts';
import { wantedBy } from './wanted.ts';

/** An episode that failed, and why. */
export interface FailedEpisode extends Failure, EpisodeId {
  /** `<suite>.<name>.<seed>`, as its folder is called. */
  name: string;
}

/** Why an episode failed; null for a success. Reads its record once. Throws RUN_INVALID. */
export async function failureIn(run: string, result: Result): Promise<FailedEpisode | null> {
  if (result.outcome === 'success') return null;
  const { task, seed } = result;
  const failure = failureOf(readRecord(run, result, await wantedBy(task, seed)));
  return failure && { name: episodeName(result), ...idOf(result), ...failure };
}

/** Why episodes of a run failed, one after the other, so that one record at a time is in memory. Throws RUN_INVALID. */
export async function failuresOf(run: string, results: readonly Result[]): Promise<FailedEpisode[]> {
  const found: FailedEpisode[] = [];
  for (const result of results) {
    const failure = await failureIn(run, result);
    if (failure) found.push(failure);
  }
  return found;
}
