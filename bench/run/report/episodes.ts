import type { Composition } from '../../tasks/composition.ts';
import type { MeasuredFloors } from '../../tasks/measured.ts';
import { idOf, tryOf } from '../episode-id.ts';
import { isScored, type Result } from '../results.ts';

/** What is known of a template beside its results. */
export interface About {
  kind: string;
  tags: readonly string[];
  suite: string;
  /** What it asks of an agent beside steps; null where that is not known. */
  needs: Composition | null;
  /** What policies that do not look score on it; null where it was not measured. */
  floors: MeasuredFloors | null;
  /** Most steps that its solver took; null where it was not checked. */
  solverSteps: number | null;
}

/** Looks a template up; null for one that does not exist any more. */
export type Registry = (task: string) => About | null;

export const UNKNOWN = 'unknown';

/** One episode as the report counts it. */
export interface Episode extends Pick<
  Result,
  | 'task'
  | 'seed'
  | 'try'
  | 'outcome'
  | 'steps'
  | 'budget'
  | 'declared'
  | 'reward'
  | 'level'
  | 'apps'
  | 'ms'
  | 'elapsedMs'
  | 'leg'
  | 'usage'
  | 'operations'
  | 'questions'
  | 'error'
> {
  /** `<task>.<seed>`, and `<task>.<seed>.try2` for a further try. */
  id: string;
  /** Whether it says something about the agent: neither infrastructure nor the judge failed. */
  scored: boolean;
  success: boolean;
  successUndeclared: boolean;
  progress: number | null;
  /** Share of the goals not met at the start that were met, each alike; 0 or 1 where there is none. */
  subGoals: number | null;
  sideEffects: readonly string[];
  /** Goals that were not met and invariants that were not held. */
  unmet: readonly string[];
  /** Declared over, and no success. */
  falseDone: boolean;
  /** Everything was as it should be, and the episode ran out of steps because the agent did not say so. */
  overdue: boolean;
  solverSteps: number | null;
  kind: string;
  tags: readonly string[];
  suite: string;
  needs: Composition | null;
  floors: MeasuredFloors | null;
}

export function episodeOf(result: Result, registry: Registry): Episode {
  const {
    task,
    outcome,
    steps,
    budget,
    declared,
    reward,
    level,
    apps,
    ms,
    elapsedMs,
    leg,
    usage,
    operations,
    questions,
    error,
    verdict,
  } = result;
  const number = tryOf(result);
  const about = registry(task);
  const scored = isScored(result);
  const judged = scored ? verdict : null;
  const open = judged?.changes.filter(g => !g.metAtStart) ?? [];
  return {
    id: `${task}.${result.seed}${number === 1 ? '' : `.try${number}`}`,
    ...idOf(result),
    outcome,
    steps,
    budget,
    declared: declared ?? null,
    reward: reward ?? null,
    level,
    apps,
    ms,
    elapsedMs,
    leg,
    ...(usage ? { usage } : {}),
    ...(operations ? { operations } : {}),
    ...(questions ? { questions } : {}),
    ...(error ? { error } : {}),
    scored,
    success: scored && outcome === 'success',
    successUndeclared: judged?.successUndeclared ?? false,
    progress: judged?.progress ?? null,
    subGoals:
      judged &&
      (open.length === 0 ? Number(outcome === 'success') : open.filter(g => g.met).length / open.length),
    sideEffects: judged?.sideEffects.map(e => e.words) ?? [],
    unmet: judged
      ? [
          ...judged.changes.filter(g => !g.met).map(g => g.name),
          ...judged.invariants.filter(k => !k.held).map(k => k.name),
        ]
      : [],
    falseDone: scored && (declared ?? null) !== null && outcome !== 'success',
    overdue: scored && outcome === 'truncated' && result.verdict.successUndeclared,
    solverSteps: about?.solverSteps ?? null,
    kind: about?.kind ?? UNKNOWN,
    tags: about?.tags ?? [UNKNOWN],
    suite: about?.suite ?? UNKNOWN,
    needs: about?.needs ?? null,
    floors: about?.floors ?? null,
  };
}
