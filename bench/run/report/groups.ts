import { compositionKeys } from '../../tasks/composition.ts';
import { UNKNOWN, type Episode } from './episodes.ts';
import { solvedSteps } from './figures.ts';
import { byTemplate, measure, type Mean, type Rate } from './rates.ts';

/** The figures of one app, level, kind, tag or suite. */
export interface Group {
  key: string;
  episodes: number;
  scored: number;
  templates: number;
  success: Rate;
  progress: Mean;
  /** Mean over scored episodes. */
  steps: number | null;
  /** Steps of solved episodes over the solver's. */
  ratio: number | null;
}

/** What episodes are grouped by; one counts for every app and tag that its task has, and once for each part of the composition. */
export const GROUPINGS = {
  app: (e: Episode) => (e.apps.length === 0 ? [UNKNOWN] : e.apps),
  level: (e: Episode) => [String(e.level)],
  kind: (e: Episode) => [e.kind],
  composition: (e: Episode) => (e.needs ? compositionKeys(e.needs) : [UNKNOWN]),
  suite: (e: Episode) => [e.suite],
  tag: (e: Episode) => (e.tags.length === 0 ? ['none'] : e.tags),
} as const;

export type Grouping = keyof typeof GROUPINGS;
export type Groups = Record<Grouping, Group[]>;

function groupOf(key: string, episodes: readonly Episode[], label: string): Group {
  const scored = episodes.filter(e => e.scored);
  return {
    key,
    episodes: episodes.length,
    scored: scored.length,
    templates: byTemplate(scored).size,
    ...measure(scored, label, { success: e => e.success }, { progress: e => e.progress! }),
    steps: scored.length === 0 ? null : scored.reduce((sum, e) => sum + e.steps, 0) / scored.length,
    ratio: solvedSteps(scored)?.ratio ?? null,
  };
}

/** By name; what is unknown comes last. */
const byKey = ([a]: [string, unknown], [b]: [string, unknown]) =>
  Number(a === UNKNOWN) - Number(b === UNKNOWN) || (a < b ? -1 : 1);

export function groupsOf(episodes: readonly Episode[]): Groups {
  const one = (grouping: Grouping): Group[] => {
    const found = new Map<string, Episode[]>();
    for (const episode of episodes) {
      for (const key of new Set(GROUPINGS[grouping](episode))) {
        const of = found.get(key);
        if (of) of.push(episode);
        else found.set(key, [episode]);
      }
    }
    return [...found].sort(byKey).map(([key, of]) => groupOf(key, of, `${grouping} ${key}`));
  };
  return {
    app: one('app'),
    level: one('level'),
    composition: one('composition'),
    kind: one('kind'),
    suite: one('suite'),
    tag: one('tag'),
  };
}
