import type { Build } from '../../../src/protocol/wire/versions.ts';
import { policiesOf, type Policies } from '../policies.ts';
import type { BuiltBefore, Plan } from '../folder.ts';
import { compare, type Comparison } from './compare.ts';
import { inOrder } from '../episode-id.ts';
import { episodeOf, UNKNOWN, type Episode, type Registry } from './episodes.ts';
import { figuresOf, type Figures } from './figures.ts';
import { groupsOf, type Groups } from './groups.ts';
import type { RunData } from './read.ts';

/** All that is said of one run. */
export interface RunReport {
  id: string;
  path: string;
  plan: Plan;
  browser: string | null;
  legs: number;
  /** What its verdicts depend on; null where the run does not say. */
  build: Build | null;
  builtBefore: BuiltBefore[];
  /** Planned episodes without a result. */
  open: number;
  /** Tasks with results whose template does not exist any more. */
  unknown: string[];
  figures: Figures;
  groups: Groups;
  /** What policies that do not look would score on the same episodes; null where no template was measured. */
  policies: Policies | null;
  episodes: Episode[];
}

/** What `tapworld report --json` prints. */
export interface Report extends RunReport {
  against: RunReport | null;
  comparison: Comparison | null;
}

function runReport(run: RunData, registry: Registry): RunReport {
  const { id, path, plan, browser, legs, build, builtBefore, lostUsage, results, open } = run;
  const episodes = results.map(result => episodeOf(result, registry)).sort(inOrder);
  const unknown = [...new Set(episodes.filter(e => e.kind === UNKNOWN).map(e => e.task))];
  return {
    id,
    path,
    plan,
    browser,
    legs,
    build,
    builtBefore,
    open: open.length,
    unknown,
    figures: figuresOf(episodes, { lostUsage }),
    groups: groupsOf(episodes),
    policies: policiesOf(episodes.filter(e => e.scored).map(e => e.floors)),
    episodes,
  };
}

/** The report of a run, beside another where one is given. Pure: the same runs give the same report. */
export function makeReport(run: RunData, against: RunData | null, registry: Registry): Report {
  const mine = runReport(run, registry);
  const theirs = against && runReport(against, registry);
  return {
    ...mine,
    against: theirs,
    comparison: theirs && compare(run, against, mine.episodes, theirs.episodes),
  };
}
