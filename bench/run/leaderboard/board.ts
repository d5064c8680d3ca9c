import type { Build } from '../../../src/protocol/wire/versions.ts';
import { instanceKey, instancesOf } from '../episode-id.ts';
import { pairInstances, triesByInstance, type PairedDifference } from '../report/instances.ts';
import type { Interval } from '../report/intervals.ts';
import { passes, triesOfK } from '../report/pass.ts';
import { CLUSTERING, type Clustering } from '../report/rates.ts';
import type { RunReport } from '../report/report.ts';
import { apartFrom, keyOf, tasksOf } from './apart.ts';

/** How a run did on one split of its tasks. */
export interface OnSplit {
  split: string;
  judged: number;
  success: number | null;
}

/** A run in a table of the leaderboard. Rates are over judged episodes: what infrastructure lost is in none. */
export interface Entry {
  /** Null for a run that is not finished, or of which nothing was judged. */
  rank: number | null;
  run: string;
  agent: string;
  model: string | null;
  /** How the model was called, as `run.json` has it, without its address and its prices. */
  settings: Record<string, unknown>;
  commit: string | null;
  seeds: readonly number[];
  tries: number;
  /** Whether all tries of an instance are the same, since the agent draws nothing. */
  repeats: boolean;
  judged: number;
  lost: number;
  open: number;
  pass1: number | null;
  interval: Interval | null;
  /** What the interval counts as independent. */
  by: Clustering;
  /** pass@k and pass^k for the most tries; null where instances were played once. */
  passK: { k: number; instances: number; any: number; all: number } | null;
  /** pass@1 less that of the table's first, over the instances that both have; null for the first. */
  toFirst: PairedDifference | null;
  progress: number | null;
  sideEffects: number | null;
  falseDone: number | null;
  /** Per judged episode. */
  steps: number | null;
  /** Tokens per episode with a model, and the cost of all and of one; null where they are not known. */
  tokens: { prompt: number; completion: number } | null;
  cost: number | null;
  costPerEpisode: number | null;
  splits: OnSplit[];
}

/** Runs that may be ranked beside each other. */
export interface Board {
  build: Build | null;
  tasks: number;
  instances: number;
  seeds: readonly number[];
  language: string;
  /** Splits whose tasks these are, all of them. */
  splits: string[];
  entries: Entry[];
  /** Why these runs are not in the first table; empty for that one. */
  apart: string[];
}

export interface Leaderboard {
  boards: Board[];
}

/** Splits by name with the ids of their templates, for `leaderboardOf`. */
export type Splits = Readonly<Record<string, readonly string[]>>;

/** Splits on which success is told apart. */
const TOLD_APART = ['train', 'test'];

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length;

function settingsOf({ llm }: RunReport['plan']): Record<string, unknown> {
  if (!llm) return {};
  const { url: _, model: __, priceIn: ___, priceOut: ____, extra, ...rest } = llm;
  return { ...rest, ...extra };
}

function onSplits({ episodes }: RunReport, splits: Splits): OnSplit[] {
  return TOLD_APART.flatMap(split => {
    const ids = new Set(splits[split] ?? []);
    const judged = episodes.filter(e => e.scored && ids.has(e.task));
    return judged.length === 0
      ? []
      : [{ split, judged: judged.length, success: mean(judged.map(e => Number(e.success))) }];
  });
}

function entryOf(run: RunReport, splits: Splits): Entry {
  const { plan, figures, build, episodes } = run;
  const { tries = 1 } = plan;
  const tried = triesByInstance(episodes);
  const found = passes(tried, triesOfK(tries));
  const [one, last] = [found.find(({ k }) => k === 1), found.at(-1)];
  const { usage } = figures;
  const perEpisode = (count: number) => count / usage!.episodes;
  return {
    rank: null,
    run: run.id,
    agent: plan.agent.split(':')[0]!,
    model: plan.llm?.model ?? null,
    settings: settingsOf(plan),
    commit: build?.commit?.id ?? null,
    seeds: plan.seeds,
    tries,
    repeats: plan.repeats === true,
    judged: figures.scored,
    lost: figures.episodes - figures.scored,
    open: run.open,
    pass1: one?.any ?? null,
    interval: one?.anyInterval ?? figures.success.interval,
    by: one?.anyInterval ? 'templates' : CLUSTERING[figures.success.why],
    passK: last && last.k > 1 ? { k: last.k, instances: last.of, any: last.any, all: last.all } : null,
    toFirst: null,
    progress: figures.progress.mean,
    sideEffects: figures.sideEffects.rate,
    falseDone: figures.falseDone.rate,
    steps: figures.steps.mean,
    tokens:
      usage && usage.episodes > 0
        ? { prompt: perEpisode(usage.promptTokens), completion: perEpisode(usage.completionTokens) }
        : null,
    cost: usage?.cost ?? null,
    costPerEpisode: usage?.costPerEpisode ?? null,
    splits: onSplits(run, splits),
  };
}

/** Best first; what has no rank comes last, by its name. Equal shares have an equal rank. */
function ranked(runs: readonly RunReport[], splits: Splits): Entry[] {
  const all = runs.map(run => ({ run, entry: entryOf(run, splits) }));
  const mayRank = ({ entry }: (typeof all)[number]) => entry.open === 0 && entry.pass1 !== null;
  const order = all
    .filter(mayRank)
    .sort((a, b) => b.entry.pass1! - a.entry.pass1! || (a.run.id < b.run.id ? -1 : 1));
  const first = order[0];
  for (const [i, { run, entry }] of order.entries()) {
    const before = order[i - 1]?.entry;
    entry.rank = before && before.pass1 === entry.pass1 ? before.rank : i + 1;
    if (i > 0) entry.toFirst = pairInstances(run.episodes, first!.run.episodes).success;
  }
  const rest = all.filter(each => !mayRank(each)).sort((a, b) => (a.run.id < b.run.id ? -1 : 1));
  return [...order, ...rest].map(({ entry }) => entry);
}

const sameTasks = (tasks: readonly string[], ids: readonly string[]) =>
  ids.length === tasks.length && new Set([...ids, ...tasks]).size === tasks.length;

function boardOf(runs: readonly RunReport[], first: RunReport, splits: Splits): Board {
  const [one] = runs as [RunReport, ...RunReport[]];
  const tasks = tasksOf(one.plan);
  return {
    build: one.build,
    tasks: tasks.length,
    instances: new Set(instancesOf(one.plan).map(instanceKey)).size,
    seeds: one.plan.seeds,
    language: one.plan.language ?? 'en',
    splits: Object.keys(splits).filter(name => sameTasks(tasks, splits[name]!)),
    entries: ranked(runs, splits),
    apart: one === first ? [] : apartFrom(one, first),
  };
}

/**
 * Ranks runs by pass@1. Only runs of the same harness, task set, simulator, world data, instances and languages are ranked together: others
 * get a table of their own, which says why. The largest table comes first. Pure: the same runs give the same leaderboard.
 */
export function leaderboardOf(runs: readonly RunReport[], splits: Splits): Leaderboard {
  const groups = new Map<string, RunReport[]>();
  for (const run of runs) {
    const key = keyOf(run);
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  const sorted = [...groups.values()].sort((a, b) => b.length - a.length);
  const first = sorted[0]?.[0];
  return { boards: first ? sorted.map(group => boardOf(group, first, splits)) : [] };
}
