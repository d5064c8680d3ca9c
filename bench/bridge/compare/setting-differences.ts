import type { RunData } from '../../run/report/read.ts';
import { ARM_TITLES, ARMS, type Arm, type Four } from './arms.ts';

const MAX_SHOWN = 6;
const shortList = (items: readonly (string | number)[]) =>
  items.length > MAX_SHOWN
    ? `${items.slice(0, MAX_SHOWN).join(', ')} and ${items.length - MAX_SHOWN} more`
    : items.join(', ');
const named = (arms: readonly Arm[]) => arms.map(arm => ARM_TITLES[arm].replace(', ', ' ')).join(', ');

/** What some of the runs have and others have not, grouped by who has it. */
function lists(
  label: string,
  of: (run: RunData) => readonly (string | number)[],
  runs: Four<RunData>,
): string[] {
  const groups = new Map<string, (string | number)[]>();
  for (const item of [...new Set(ARMS.flatMap(arm => of(runs[arm])))].sort((a, b) =>
    a < b ? -1 : a > b ? 1 : 0,
  )) {
    const having = ARMS.filter(arm => of(runs[arm]).includes(item));
    if (having.length === ARMS.length) continue;
    groups.set(named(having), [...(groups.get(named(having)) ?? []), item]);
  }
  return [...groups].map(
    ([arms, items]) =>
      `${items.length === 1 ? label : `${items.length} ${label}s`} only in ${arms}: ${shortList(items)}`,
  );
}

/** A setting that has to be the same in all of some runs, and is not. */
function same(
  label: string,
  of: (run: RunData) => unknown,
  runs: Four<RunData>,
  arms: readonly Arm[] = ARMS,
): string[] {
  if (new Set(arms.map(arm => of(runs[arm]))).size === 1) return [];
  return [`${label}: ${arms.map(arm => `${named([arm])} ${of(runs[arm])}`).join(', ')}`];
}

/** How four runs were not of the same, in words. */
export function settingDifferences(runs: Four<RunData>): string[] {
  const player = ({ plan }: RunData) => plan.llm?.model ?? plan.agent;
  return [
    ...lists('task', run => run.plan.tasks, runs),
    ...lists('seed', run => run.plan.seeds, runs),
    ...same('language of the goals', run => run.plan.language ?? 'en', runs),
    ...same('language of the phones', run => run.plan.phoneLanguage ?? 'as set', runs),
    ...same('phrasing of the goals', run => run.plan.phrasing ?? 0, runs),
    // One policy in two places is what the study is about.
    ...same('base policy', player, runs, ['simBase', 'realBase']),
    ...same('trained policy', player, runs, ['simTrained', 'realTrained']),
  ];
}
