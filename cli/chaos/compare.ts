import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { episodeKey, episodeName } from '../../bench/run/episode-id.ts';
import type { RunFolder } from '../../bench/run/folder.ts';
import type { Result } from '../../bench/run/results.ts';

/** What an episode was, without when. */
interface Told {
  result: Omit<Result, 'ms' | 'elapsedMs' | 'leg'>;
  /** Of each step: its reward, and the state that it led to. */
  steps: { reward: unknown; stateHash: unknown }[];
}

function toldOf(folder: RunFolder, result: Result): Told {
  const { ms: _, elapsedMs: __, leg: ___, ...rest } = result;
  const file = join(folder.path, 'episodes', episodeName(result), 'steps.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const steps = lines.map(line => {
    const { reward = null, stateHash = null } = JSON.parse(line) as Record<string, unknown>;
    return { reward, stateHash };
  });
  return { result: rest, steps };
}

/** How two runs of the same episodes compare. */
export interface Comparison {
  /** Results of the second run. */
  results: number;
  /** Episodes whose result, rewards or states are others. */
  differing: string[];
  /** Episodes without a result. */
  lost: string[];
}

/** Compares the episodes of a run with those of a quiet one. */
export function compareRuns(quiet: RunFolder, rough: RunFolder): Comparison {
  const results = rough.results();
  const found = new Map(results.map(result => [episodeKey(result), result]));
  const differing: string[] = [];
  const lost: string[] = [];
  for (const expected of quiet.results()) {
    const result = found.get(episodeKey(expected));
    if (!result) lost.push(episodeKey(expected));
    else if (JSON.stringify(toldOf(rough, result)) !== JSON.stringify(toldOf(quiet, expected)))
      differing.push(episodeKey(expected));
  }
  return { results: results.length, differing, lost };
}
