import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
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
  /** Episodes whose result, rewards or states are others, each with the first difference. */
  differing: string[];
  /** Episodes without a result. */
  lost: string[];
}

/** The first thing that two playings of an episode differ in; undefined where they are the same. */
function differenceOf(quiet: Told, rough: Told): string | undefined {
  for (const [nth, expected] of quiet.steps.entries()) {
    const found = rough.steps[nth];
    if (!found) break;
    if (found.stateHash !== expected.stateHash) return `step ${nth + 1} led to another state`;
    if (!isDeepStrictEqual(found.reward, expected.reward)) return `step ${nth + 1} had another reward`;
  }
  if (rough.steps.length !== quiet.steps.length)
    return `${rough.steps.length} steps in place of ${quiet.steps.length}`;
  const keys = new Set([...Object.keys(quiet.result), ...Object.keys(rough.result)]) as Set<
    keyof Told['result']
  >;
  const key = [...keys].find(each => !isDeepStrictEqual(quiet.result[each], rough.result[each]));
  return key && `another ${key}: ${JSON.stringify(rough.result[key])}`;
}

/** Compares the episodes of a run with those of a quiet one. */
export function compareRuns(quiet: RunFolder, rough: RunFolder): Comparison {
  const results = rough.results();
  const found = new Map(results.map(result => [episodeKey(result), result]));
  const differing: string[] = [];
  const lost: string[] = [];
  for (const expected of quiet.results()) {
    const key = episodeKey(expected);
    const result = found.get(key);
    if (!result) {
      lost.push(key);
      continue;
    }
    const difference = differenceOf(toldOf(quiet, expected), toldOf(rough, result));
    if (difference) differing.push(`${quiet.plan.agent} ${key}: ${difference}`);
  }
  return { results: results.length, differing, lost };
}
