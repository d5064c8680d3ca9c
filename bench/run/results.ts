import type { ModelCall, Replayed } from '../agents/agent.ts';
import { isUnrewarded } from '../../judges/rewards/types.ts';
import type { Outcome } from '../../judges/rewards/index.ts';
import type { Declared, Verdict } from '../../judges/judge.ts';
import type { Questions } from '../tasks/user.ts';
import type { EpisodeId } from './episode-id.ts';

/** A line of `results.jsonl`: how one episode ended. */
export interface Result extends EpisodeId {
  outcome: Outcome;
  /** Null where infrastructure failed, or the judge did. */
  verdict: Verdict | null;
  steps: number;
  budget: number;
  declared: Declared;
  /** Sum of the steps' rewards; null where there is none, which is not 0. */
  reward: number | null;
  level: number;
  apps: readonly string[];
  /** How long the episode took, ms, and when it ended, ms after its leg of the run began. */
  ms: number;
  elapsedMs: number;
  /** 0, and one more each time that the run was resumed. */
  leg: number;
  /** What its model took, where it has one. */
  usage?: ModelUsage;
  /** What the model of the simulated user took, where it has one. */
  userUsage?: ModelUsage;
  /** Where a recording was played again: its moves by how they were found. */
  replay?: ReplayedMoves;
  /** Actions that should change the screen, and those that did, where elements were observed. */
  operations?: Operations;
  /** How often the agent asked the user, where the device counts it. */
  questions?: Questions;
  /** What the probes of a real device said, or a person who was asked. */
  probes?: { verdict: 'pass' | 'fail' | 'unprobeable'; by: 'probe' | 'human'; asked: readonly object[] };
  /** `cause` is the code with which the phone refused what an agent gave. */
  error?: { code: string; message: string; cause?: string };
}

/** Of so many actions that should change the screen, how many did. */
export interface Operations {
  count: number;
  changed: number;
}

/** Calls of a model, its tokens, its time in ms, and its cost where prices are known. */
export type ModelUsage = Omit<ModelCall, 'text'>;

/** Counts that only some models have. */
const OPTIONAL = ['cachedTokens', 'writtenTokens', 'kept', 'keptTokens'] as const;
type Optional = Partial<Pick<ModelUsage, (typeof OPTIONAL)[number]>>;

function optionalSums(sum: Optional = {}, more: Optional): Optional {
  const counts = OPTIONAL.map(name => [name, (sum[name] ?? 0) + (more[name] ?? 0)] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

export function addUsage(
  sum: ModelUsage | undefined,
  { calls, promptTokens, completionTokens, ms, cost, ...some }: ModelUsage,
): ModelUsage {
  return {
    ...optionalSums(sum, some),
    calls: (sum?.calls ?? 0) + calls,
    promptTokens: (sum?.promptTokens ?? 0) + promptTokens,
    completionTokens: (sum?.completionTokens ?? 0) + completionTokens,
    ms: (sum?.ms ?? 0) + ms,
    cost: cost === null || sum?.cost === null ? null : (sum?.cost ?? 0) + cost,
  };
}

/** Moves of a replay: as they were recorded, put to an element at another place, and scrolls to look for one. */
export type ReplayedMoves = Record<Replayed['how'], number>;

export const NO_MOVES: ReplayedMoves = { recorded: 0, resolved: 0, looked: 0 };
export const addReplayed = (
  sum: ReplayedMoves = NO_MOVES,
  { recorded, resolved, looked }: ReplayedMoves,
): ReplayedMoves => ({
  recorded: sum.recorded + recorded,
  resolved: sum.resolved + resolved,
  looked: sum.looked + looked,
});

export interface Group {
  episodes: number;
  successRate: number | null;
}

/** What `tapworld run` reports. Rates are over the episodes that infrastructure and judges let finish, null where there were none. */
export interface Summary {
  run: string;
  episodes: number;
  outcomes: Record<Outcome, number>;
  successRate: number | null;
  /** The same without the demand that the end was declared. */
  successRateUndeclared: number | null;
  progress: number | null;
  /** Share of episodes with data changed that the task does not allow. */
  sideEffects: number | null;
  /** Share of episodes that were declared over, and were not a success. */
  falseDone: number | null;
  stepsPerSecond: number;
  byApp: Record<string, Group>;
  byLevel: Record<string, Group>;
  /** What models used in total, episodes that were lost and played again included. */
  usage?: ModelUsage;
  /** How replays went, where there were any. */
  replay?: ReplayedMoves;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length;
const share = <T>(items: readonly T[], fits: (item: T) => boolean) =>
  mean(items.map(item => (fits(item) ? 1 : 0)));

/** Whether a result says something about the agent. */
export const isScored = (result: Result): result is Result & { verdict: Verdict } =>
  !isUnrewarded(result.outcome) && result.verdict !== null && !result.verdict.error;

/** How many seconds the legs of a run took: each until its last episode ended. */
function seconds(results: readonly Result[]): number {
  const legs = new Map<number, number>();
  for (const { leg, elapsedMs } of results) legs.set(leg, Math.max(legs.get(leg) ?? 0, elapsedMs));
  return [...legs.values()].reduce((a, b) => a + b, 0) / 1_000;
}

function groups(
  results: readonly Result[],
  keys: (result: Result) => readonly string[],
): Record<string, Group> {
  const found = new Map<string, Result[]>();
  for (const result of results)
    for (const key of keys(result)) found.set(key, [...(found.get(key) ?? []), result]);
  return Object.fromEntries(
    [...found]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, of]) => [
        key,
        { episodes: of.length, successRate: share(of.filter(isScored), r => r.outcome === 'success') },
      ]),
  );
}

/** What models used in all episodes, and in those that were lost; undefined for a run without a model. */
export function totalUsage(results: readonly Result[], lostUsage?: ModelUsage): ModelUsage | undefined {
  return results.reduce((sum, { usage }) => (usage ? addUsage(sum, usage) : sum), lostUsage);
}

/**
 * The summary of a run's results. An episode counts for every app that its task needs. `lostUsage` is what models used in episodes that were lost
 * and played again.
 */
export function summarise(run: string, results: readonly Result[], lostUsage?: ModelUsage): Summary {
  const scored = results.filter(isScored);
  const outcomes: Record<Outcome, number> = {
    success: 0,
    failure: 0,
    truncated: 0,
    agent_error: 0,
    infra_error: 0,
    app_crashed: 0,
  };
  for (const { outcome } of results) outcomes[outcome]++;
  const durations = seconds(results);
  const usage = totalUsage(results, lostUsage);
  const replay = results.reduce<ReplayedMoves | undefined>(
    (sum, r) => (r.replay ? addReplayed(sum, r.replay) : sum),
    undefined,
  );
  return {
    run,
    episodes: results.length,
    outcomes,
    successRate: share(scored, r => r.outcome === 'success'),
    successRateUndeclared: share(scored, r => r.verdict.successUndeclared),
    progress: mean(scored.map(r => r.verdict.progress)),
    sideEffects: share(scored, r => r.verdict.sideEffects.length > 0),
    falseDone: share(scored, r => r.declared !== null && r.outcome !== 'success'),
    stepsPerSecond: durations === 0 ? 0 : results.reduce((sum, r) => sum + r.steps, 0) / durations,
    byApp: groups(results, r => r.apps),
    byLevel: groups(results, r => [String(r.level)]),
    ...(usage ? { usage } : {}),
    ...(replay ? { replay } : {}),
  };
}
