/** What is read of an answer of `/verify`. */
export type VerifyAnswer = Record<string, unknown>;
type Metrics = Record<string, number>;

const TASK_INDEX = '_ng_task_index';
/** The numbers of an answer of which figures are made. */
const MEASURED = ['reward', 'success', 'progress', 'steps'] as const;

const isMasked = ({ reward, mask_sample: masked }: VerifyAnswer): boolean =>
  masked === true || typeof reward !== 'number';

const mean = (values: number[]): number => values.reduce((a, b) => a + b, 0) / values.length;

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Of a sample, and so 0 for one value. */
function deviation(values: number[]): number {
  if (values.length < 2) return 0;
  const middle = mean(values);
  const squares = values.map(value => (value - middle) ** 2);
  return Math.sqrt(squares.reduce((a, b) => a + b, 0) / (values.length - 1));
}

function figuresOf(answers: VerifyAnswer[]): Metrics {
  const figures: Metrics = {};
  for (const name of MEASURED) {
    const values = answers.map(answer => answer[name]).filter(value => typeof value === 'number');
    if (values.length === 0) continue;
    figures[`mean/${name}`] = mean(values);
    figures[`max/${name}`] = Math.max(...values);
    figures[`min/${name}`] = Math.min(...values);
    figures[`median/${name}`] = median(values);
    figures[`std/${name}`] = deviation(values);
  }
  return figures;
}

/** Figures over the answers of `/verify`, for all and for each task. What is masked is counted, and left out of every figure. */
export function aggregate(answers: VerifyAnswer[]): object {
  if (answers.length === 0) return { group_level_metrics: [], agent_metrics: {}, key_metrics: {} };
  const valid = answers.filter(answer => !isMasked(answer));
  const masked = answers.length - valid.length;
  const groups = new Map<number, VerifyAnswer[]>();
  for (const answer of valid) {
    const index = Number(answer[TASK_INDEX] ?? 0);
    groups.set(index, [...(groups.get(index) ?? []), answer]);
  }
  const overall = figuresOf(valid);
  const chosen = ['mean/reward', 'mean/success'].filter(name => name in overall);
  return {
    group_level_metrics: [...groups]
      .sort(([a], [b]) => a - b)
      .map(([index, group]) => ({ [TASK_INDEX]: index, ...figuresOf(group) })),
    agent_metrics: { ...overall, masked, rollouts: answers.length },
    key_metrics: { ...Object.fromEntries(chosen.map(name => [name, overall[name]])), masked },
  };
}
