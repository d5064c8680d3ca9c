import { instanceWords } from '../instance-words.ts';
import { REASON_NAMES, type ReasonName } from '../../protocol/wire/failures.ts';
import { OUTCOMES, type Outcome } from '../../protocol/wire/verdict.ts';
import type { EpisodeOfRun } from '../../protocol/wire/runs.ts';
import { gateSearch } from './gates.ts';

/** Which episodes of a run are shown. */
export interface EpisodeFilter {
  /** Words, each to be found in a task, a seed or what happened. */
  q?: string | undefined;
  outcome?: Outcome | undefined;
  reason?: ReasonName | undefined;
}

/** Most runs beside one another. */
export const MOST_COMPARED = 6;

const text = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value : typeof value === 'number' ? String(value) : undefined;

/** The filter in a page's address; what it does not know is left out. */
export function readEpisodeFilter({ q, outcome, reason }: Record<string, unknown>): EpisodeFilter {
  const words = text(q);
  return {
    ...(words === undefined ? {} : { q: words }),
    ...(OUTCOMES.includes(outcome as Outcome) ? { outcome: outcome as Outcome } : {}),
    ...(REASON_NAMES.includes(reason as ReasonName) ? { reason: reason as ReasonName } : {}),
  };
}

/** The address of a comparison. */
export interface ComparedSearch {
  /** The baseline first: `a,b`. */
  runs: string;
  /** Gates, as a command line has them: `success >= -2%`. */
  gate?: string | string[] | undefined;
}

/** The runs and gates in the address of a comparison: `runs=a,b&gate=success >= -2%`. */
export const readCompared = ({ runs, gate }: Record<string, unknown>): ComparedSearch => ({
  runs: text(runs) ?? '',
  ...gateSearch([gate].flat().flatMap(each => text(each) ?? [])),
});
export const comparedOf = (runs: string): string[] =>
  [...new Set(runs.split(',').filter(Boolean))].slice(0, MOST_COMPARED);

export function filterEpisodes(
  episodes: readonly EpisodeOfRun[],
  { q = '', outcome, reason }: EpisodeFilter,
): EpisodeOfRun[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return episodes.filter(episode => {
    const said = `${episode.task} ${instanceWords(episode)} ${episode.failure?.words ?? ''}`.toLowerCase();
    return (
      (outcome === undefined || episode.outcome === outcome) &&
      (reason === undefined || episode.failure?.reason === reason) &&
      words.every(word => said.includes(word))
    );
  });
}

/** The reasons of failed episodes with their counts, the commonest first. */
export function reasonsOf(episodes: readonly EpisodeOfRun[]): [ReasonName, number][] {
  const counts = new Map<ReasonName, number>();
  for (const { failure } of episodes)
    if (failure) counts.set(failure.reason, (counts.get(failure.reason) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}
