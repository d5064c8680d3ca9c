import { idOf, inOrder, type EpisodeId } from '../episode-id.ts';
import type { Episode } from './episodes.ts';
import { figuresOf, type Figures } from './figures.ts';
import { groupsOf, GROUPINGS, type Group, type Grouping } from './groups.ts';
import { pairInstances, type PairedInstances } from './instances.ts';
import { pairedOf, type Paired } from './paired.ts';
import { byTemplate } from './rates.ts';
import type { RunData } from './read.ts';
import { incomparable } from './versions.ts';

/** A task of which the two runs did not solve the same seeds. */
export interface TaskDifference {
  task: string;
  episodes: number;
  /** Successes over the seeds that both have. */
  run: number;
  against: number;
  /** Seeds that the run alone solved, and those that the other alone did; of several tries, more of them. */
  won: number[];
  lost: number[];
}

export interface GroupPair {
  key: string;
  run: Group;
  against: Group;
}

/** One run beside another. `won` is what the run solved and the other did not; differences are the run's less the other's. */
export interface Comparison {
  run: string;
  against: string;
  /** How the two runs were not of the same. */
  differs: string[];
  /** Why their verdicts are not comparable as they stand; null where they are. */
  incomparable: string | null;
  /** Whether both have scored the same episodes. */
  same: boolean;
  /** Over the episodes, a task with a seed and a try, that both have scored. */
  paired: Paired & { figures: { run: Figures; against: Figures } };
  /** Over the instances, a task with a seed, that both have judged, whatever their tries. */
  instances: PairedInstances;
  tasks: TaskDifference[];
  groups: Record<Grouping, GroupPair[]>;
}

const shortList = (items: readonly (string | number)[]) =>
  items.length > 4 ? `${items.slice(0, 4).join(', ')} and ${items.length - 4} more` : items.join(', ');

/** What was not the same in two runs, in words. */
export function differences(a: RunData, b: RunData): string[] {
  const found: string[] = [];
  const lists = (label: string, of: readonly (string | number)[], other: readonly (string | number)[]) => {
    const alone = (x: readonly (string | number)[], y: readonly (string | number)[]) =>
      x.filter(item => !y.includes(item));
    const [mine, theirs] = [alone(of, other), alone(other, of)];
    if (mine.length > 0)
      found.push(`${mine.length === 1 ? label : `${label}s`} only in ${a.id}: ${shortList(mine)}`);
    if (theirs.length > 0)
      found.push(`${theirs.length === 1 ? label : `${label}s`} only in ${b.id}: ${shortList(theirs)}`);
  };
  const value = (label: string, x: unknown, y: unknown) => {
    if (x !== y) found.push(`${label}: ${x} and ${y}`);
  };
  lists('task', a.plan.tasks, b.plan.tasks);
  lists('seed', a.plan.seeds, b.plan.seeds);
  value('tries', a.plan.tries ?? 1, b.plan.tries ?? 1);
  value('language of the goals', a.plan.language ?? 'en', b.plan.language ?? 'en');
  value('language of the phones', a.plan.phoneLanguage ?? 'as set', b.plan.phoneLanguage ?? 'as set');
  value('phrasing of the goals', a.plan.phrasing ?? 0, b.plan.phrasing ?? 0);
  value('reward', JSON.stringify(a.plan.reward ?? 'default'), JSON.stringify(b.plan.reward ?? 'default'));
  value('pictures', a.plan.pictures ? 'yes' : 'no', b.plan.pictures ? 'yes' : 'no');
  if (a.plan.pictures && b.plan.pictures) {
    value('scale of the pictures', a.plan.scale ?? 'the screen’s', b.plan.scale ?? 'the screen’s');
    value('browser', a.browser ?? 'unknown', b.browser ?? 'unknown');
  }
  return found;
}

/** An episode that both runs have scored: the same task, seed and try. */
export interface Pair extends EpisodeId {
  mine: Episode;
  theirs: Episode;
}

/** The episodes that both have scored, in order, and how many scored ones of each have no partner. */
export function pairUp(
  mine: readonly Episode[],
  theirs: readonly Episode[],
): { pairs: Pair[]; unpaired: { run: number; against: number } } {
  const scored = mine.filter(e => e.scored);
  const baseline = new Map(theirs.filter(e => e.scored).map(e => [e.id, e]));
  const pairs = scored
    .filter(e => baseline.has(e.id))
    .map(e => ({ ...idOf(e), mine: e, theirs: baseline.get(e.id)! }))
    .sort(inOrder);
  return {
    pairs,
    unpaired: { run: scored.length - pairs.length, against: baseline.size - pairs.length },
  };
}

/** Seeds of one task by how many more of their tries the run solved than the other did. */
function seedsWhere(pairs: readonly Pair[], fits: (balance: number) => boolean): number[] {
  const balances = new Map<number, number>();
  for (const { seed, mine, theirs } of pairs)
    balances.set(seed, (balances.get(seed) ?? 0) + Number(mine.success) - Number(theirs.success));
  return [...balances].filter(([, balance]) => fits(balance)).map(([seed]) => seed);
}

function tasksThatDiffer(pairs: readonly Pair[]): TaskDifference[] {
  const all = [...byTemplate(pairs)].map(([task, of]): TaskDifference => ({
    task,
    episodes: of.length,
    run: of.filter(p => p.mine.success).length,
    against: of.filter(p => p.theirs.success).length,
    won: seedsWhere(of, balance => balance > 0),
    lost: seedsWhere(of, balance => balance < 0),
  }));
  // What was lost comes first: it is what somebody looks for.
  return all
    .filter(t => t.won.length + t.lost.length > 0)
    .sort((a, b) => a.run - a.against - (b.run - b.against) || (a.task < b.task ? -1 : 1));
}

/** Compares two runs over what both have. */
export function compare(
  a: RunData,
  b: RunData,
  mine: readonly Episode[],
  theirs: readonly Episode[],
): Comparison {
  const { pairs, unpaired } = pairUp(mine, theirs);
  const [groups, otherGroups] = [groupsOf(pairs.map(p => p.mine)), groupsOf(pairs.map(p => p.theirs))];
  const groupPairs = (grouping: Grouping) =>
    groups[grouping].flatMap(run => {
      const against = otherGroups[grouping].find(g => g.key === run.key);
      return against ? [{ key: run.key, run, against }] : [];
    });
  return {
    run: a.id,
    against: b.id,
    differs: differences(a, b),
    incomparable: incomparable(a, b),
    same: unpaired.run + unpaired.against === 0,
    paired: {
      ...pairedOf(pairs.map(p => ({ task: p.task, mine: p.mine.success, theirs: p.theirs.success }))),
      figures: { run: figuresOf(pairs.map(p => p.mine)), against: figuresOf(pairs.map(p => p.theirs)) },
    },
    instances: pairInstances(mine, theirs),
    tasks: tasksThatDiffer(pairs),
    groups: Object.fromEntries(
      (Object.keys(GROUPINGS) as Grouping[]).map(g => [g, groupPairs(g)]),
    ) as Comparison['groups'],
  };
}
