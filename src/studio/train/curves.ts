import type { TrainCheck, TrainIteration } from '../../protocol/wire/trainings.ts';

/** Iterations to either side of the moving mean, as in `report.html`. */
const AROUND = 4;

/** The mean of what is known around each place; null where nothing is. */
export function smooth(values: readonly (number | null)[], around = AROUND): (number | null)[] {
  return values.map((value, i) => {
    if (value === null) return null;
    const near = values.slice(Math.max(0, i - around), i + around + 1).filter(each => each !== null);
    return near.reduce((sum, each) => sum + each, 0) / near.length;
  });
}

/** The places of looks at what is held out, and success in them, by what was held out. */
export function looksOf(checks: readonly TrainCheck[]) {
  const x = [...new Set(checks.map(({ iteration }) => iteration))].sort((a, b) => a - b);
  const at = (held: TrainCheck['held']) =>
    x.map(place => checks.find(check => check.iteration === place && check.held === held)?.success ?? null);
  return { x, instances: at('instances'), templates: at('templates') };
}

/** The last look that was taken by then. */
export const lookBy = (x: readonly number[], iteration: number): number | undefined =>
  x.findLast(place => place <= iteration);

/** Steps of a rollout, a mean. */
export const stepsOf = ({ steps, rollouts }: Pick<TrainIteration, 'steps' | 'rollouts'>): number =>
  steps / Math.max(1, rollouts);
