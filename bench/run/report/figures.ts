import type { Outcome } from '../../../judges/rewards/index.ts';
import { addUsage, type ModelUsage, type Operations } from '../results.ts';
import type { Questions } from '../../tasks/user.ts';
import type { Episode } from './episodes.ts';
import { mostTries, triesByInstance } from './instances.ts';
import { passes, stepsOfK, triesOfK, type Pass, type PassOver } from './pass.ts';
import { byTemplate, measure, type Mean, type Rate } from './rates.ts';

/** Steps of solved episodes against what the solver needs for them. */
export interface Solved {
  episodes: number;
  mean: number;
  solver: number;
  ratio: number;
  /** Mean over episodes of the solver's steps over the agent's: AndroidLab's reversed redundancy, with the solver in the place of a person. */ reversedRedundancy: number;
}

/** What models took: over all episodes, as infrastructure's failures cost, too. */
export interface Cost extends ModelUsage {
  /** Episodes that say what their model took. */
  episodes: number;
  costPerEpisode: number | null;
  costPerSuccess: number | null;
}

/** Everything that is said of some episodes. Rates and means are over those that are scored. */
export interface Figures {
  episodes: number;
  scored: number;
  /** Templates with a scored episode. */
  templates: number;
  outcomes: Record<Outcome, number>;
  /** Episodes of other outcomes that could not be judged. */
  unjudged: number;
  success: Rate;
  /** The same without the demand that the end was declared. */
  successUndeclared: Rate;
  progress: Mean;
  /** Goals met, each alike: AndroidLab's sub-goal rate (arXiv 2410.24024). Progress weighs them. */
  subGoals: Mean;
  /** Actions that should change the screen, and those that did: AndroidLab's reasonable operations. Null where no episode says so. */
  operations: Operations | null;
  /** Questions to the user, those for nothing, and the episodes that asked for nothing. Null where no episode counts them. */
  questions: (Questions & { episodes: number; needlessly: number }) | null;
  sideEffects: Rate;
  falseDone: Rate;
  overdue: Rate;
  /** pass@k and pass^k over tries of an instance; where each was played once, over the seeds of a template. */
  passAt: Pass[];
  passOver: PassOver;
  steps: { mean: number | null; ofBudget: number | null; solved: Solved | null };
  /** Mean sum of rewards over the scored episodes that have one. */
  reward: { mean: number | null; episodes: number };
  /** `busyMs` sums the episodes, `wallMs` the legs of the run. */
  time: { meanMs: number | null; busyMs: number; wallMs: number; stepsPerSecond: number | null };
  usage: Cost | null;
}

const mean = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((a, b) => a + b, 0) / values.length;
const total = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/** How solved episodes went about it: all their steps over all that the solver takes for the same. */
export function solvedSteps(scored: readonly Episode[]): Solved | null {
  const solved = scored.filter(e => e.success && e.solverSteps !== null);
  if (solved.length === 0) return null;
  const [steps, solver] = [total(solved.map(e => e.steps)), total(solved.map(e => e.solverSteps!))];
  return {
    episodes: solved.length,
    mean: steps / solved.length,
    solver: solver / solved.length,
    ratio: steps / solver,
    reversedRedundancy: total(solved.map(e => e.solverSteps! / e.steps)) / solved.length,
  };
}

function passesOf(episodes: readonly Episode[]): Pick<Figures, 'passAt' | 'passOver'> {
  const tries = mostTries(episodes);
  if (tries > 1) return { passAt: passes(triesByInstance(episodes), triesOfK(tries)), passOver: 'tries' };
  const templates = [...byTemplate(episodes.filter(e => e.scored))].map(([task, of]) => ({
    task,
    n: of.length,
    c: of.filter(e => e.success).length,
  }));
  return { passAt: passes(templates, stepsOfK(templates)), passOver: 'seeds' };
}

function costOf(episodes: readonly Episode[], lostUsage: ModelUsage | undefined): Cost | null {
  const withModel = episodes.filter(e => e.usage);
  const usage = withModel.reduce((sum, e) => addUsage(sum, e.usage!), lostUsage);
  if (!usage) return null;
  const successes = withModel.filter(e => e.success).length;
  const per = (count: number) => (usage.cost === null || count === 0 ? null : usage.cost / count);
  return {
    ...usage,
    episodes: withModel.length,
    costPerEpisode: per(withModel.length),
    costPerSuccess: per(successes),
  };
}

function operationsOf(episodes: readonly Episode[]): Operations | null {
  const operations = episodes.flatMap(e => e.operations ?? []);
  return operations.length === 0
    ? null
    : { count: total(operations.map(o => o.count)), changed: total(operations.map(o => o.changed)) };
}

function questionsOf(episodes: readonly Episode[]): Figures['questions'] {
  const counted = episodes.flatMap(e => e.questions ?? []);
  if (counted.length === 0) return null;
  return {
    asked: total(counted.map(q => q.asked)),
    needless: total(counted.map(q => q.needless)),
    episodes: counted.length,
    needlessly: counted.filter(q => q.needless > 0).length,
  };
}

/** How long the legs of a run took together, ms: each until its last episode ended. */
function wall(episodes: readonly Episode[]): number {
  const legs = new Map<number, number>();
  for (const { leg, elapsedMs } of episodes) legs.set(leg, Math.max(legs.get(leg) ?? 0, elapsedMs));
  return total([...legs.values()]);
}

/**
 * The figures of some episodes. `label` seeds the resampling, so that the same episodes give the same intervals; `lostUsage` is what models used
 * in episodes that were lost and played again.
 */
export function figuresOf(
  episodes: readonly Episode[],
  { label = 'all', lostUsage }: { label?: string; lostUsage?: ModelUsage | undefined } = {},
): Figures {
  const scored = episodes.filter(e => e.scored);
  const outcomes: Record<Outcome, number> = {
    success: 0,
    failure: 0,
    truncated: 0,
    agent_error: 0,
    infra_error: 0,
    app_crashed: 0,
  };
  for (const { outcome } of episodes) outcomes[outcome]++;
  const templates = byTemplate(scored);
  const rewarded = scored.flatMap(e => (e.reward === null ? [] : [e.reward]));
  const wallMs = wall(episodes);
  return {
    episodes: episodes.length,
    scored: scored.length,
    templates: templates.size,
    outcomes,
    unjudged: episodes.length - scored.length - outcomes.infra_error - outcomes.app_crashed,
    ...measure(
      scored,
      label,
      {
        success: e => e.success,
        successUndeclared: e => e.successUndeclared,
        sideEffects: e => e.sideEffects.length > 0,
        falseDone: e => e.falseDone,
        overdue: e => e.overdue,
      },
      { progress: e => e.progress!, subGoals: e => e.subGoals! },
    ),
    operations: operationsOf(scored),
    questions: questionsOf(scored),
    ...passesOf(episodes),
    steps: {
      mean: mean(scored.map(e => e.steps)),
      ofBudget: mean(scored.filter(e => e.budget > 0).map(e => e.steps / e.budget)),
      solved: solvedSteps(scored),
    },
    reward: { mean: mean(rewarded), episodes: rewarded.length },
    time: {
      meanMs: mean(scored.map(e => e.ms)),
      busyMs: total(episodes.map(e => e.ms)),
      wallMs,
      stepsPerSecond: wallMs === 0 ? null : total(episodes.map(e => e.steps)) / (wallMs / 1_000),
    },
    usage: costOf(episodes, lostUsage),
  };
}
