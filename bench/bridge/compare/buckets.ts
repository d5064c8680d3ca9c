/** How the study groups tasks by their success in simulation, before and after training. */
export const BUCKETS = ['uplift', 'stable', 'mid'] as const;
export type Bucket = (typeof BUCKETS)[number];

/** A task fails mostly where at most this share of its seeds succeeds. */
export const FAILS = 1 / 3;
/** A task succeeds mostly where at least this share of its seeds does. */
export const SUCCEEDS = 2 / 3;

/**
 * The bucket of a task by its success rates over seeds in simulation. With one seed a task: uplift went from failure to success, stable
 * succeeded both times, mid is all else.
 */
export function bucketOf(base: number, trained: number): Bucket {
  if (trained < SUCCEEDS) return 'mid';
  return base >= SUCCEEDS ? 'stable' : base <= FAILS ? 'uplift' : 'mid';
}

export const BUCKET_TITLES: Record<Bucket | 'overall', string> = {
  uplift: 'uplift',
  stable: 'stable pass',
  mid: 'mid',
  overall: 'overall',
};

export const BUCKET_MEANS: Record<Bucket, string> = {
  uplift: 'Simulated success over a task’s seeds is at most 1/3 before training and at least 2/3 after it.',
  stable: 'It is at least 2/3 before and after.',
  mid: 'Every other task: solved by neither, half solved, or lost by training.',
};
