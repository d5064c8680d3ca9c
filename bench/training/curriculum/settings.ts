import { equal } from '../../../src/state/json.ts';
import { BUCKETS, BUCKET_WEIGHTS, type Bucket } from './buckets.ts';
import { CurriculumError } from './errors.ts';

/** What a curriculum does; docs/curricula.md says where each default comes from. A part that is null is off. */
export interface Settings {
  seed: number;
  /** Share of each source, of any scale. Only sources that have entries count. */
  mix: Record<string, number>;
  /** Instances told of that make an epoch; 0 for as many as there are entries. */
  epoch: number;
  /** Weight of an entry by its bucket. */
  buckets: Record<Bucket, number> | null;
  /** Difficulty: weight 4 b (1 − b) of the moving baseline b, never under `floor`. An entry begins at `prior`; each score moves it by `rate`. */
  difficulty: { rate: number; prior: number; floor: number };
  /** Whether difficulty weighs; the baseline is kept in any case. */
  adaptive: boolean;
  /** Rest after so many draws in a row that failed, for so many draws of all entries; 0 draws for as many as there are entries. */
  rest: { failures: number; draws: number } | null;
  /** Failure curriculum filtering: all-zero for `epochs` in a row, then `cooldown` epochs with weight exp(−f), then removed if still unsolved. */
  filter: { epochs: number; cooldown: number } | null;
}

/** Training mix of MobileRL (arXiv 2509.18119). */
export const MIX = { main: 4, second: 1 } as const;

const plain: Settings = {
  seed: 1,
  mix: { ...MIX },
  epoch: 0,
  buckets: null,
  difficulty: { rate: 0.2, prior: 0.5, floor: 0.1 },
  adaptive: false,
  rest: null,
  filter: null,
};

/** Settings by name: `uniform` draws all alike, the others as the systems of facts/training.md do. */
export const CURRICULA = {
  uniform: plain,
  adagrpo: { ...plain, filter: { epochs: 2, cooldown: 3 } },
  'small-controller': {
    ...plain,
    buckets: { ...BUCKET_WEIGHTS },
    adaptive: true,
    rest: { failures: 3, draws: 0 },
  },
} as const satisfies Record<string, Settings>;
export type CurriculumName = keyof typeof CURRICULA;

/** Settings with every number in its range. Throws INVALID_CURRICULUM with what is wrong. */
export function checked(settings: Settings): Settings {
  const wrong: string[] = [];
  const demand = (fits: boolean, message: string) => {
    if (!fits) wrong.push(message);
  };
  const isInteger = (value: number, least: number) => Number.isSafeInteger(value) && value >= least;
  const {
    seed,
    mix,
    epoch,
    buckets,
    difficulty: { rate, prior, floor },
    rest,
    filter,
  } = settings;
  demand(isInteger(seed, 0), `seed is a whole number from 0, not ${seed}`);
  for (const [name, share] of Object.entries(mix))
    demand(Number.isFinite(share) && share > 0, `mix.${name} is above 0, not ${share}`);
  demand(isInteger(epoch, 0), `epoch is a whole number from 0, not ${epoch}`);
  for (const name of buckets ? BUCKETS : [])
    demand(
      Number.isFinite(buckets![name]) && buckets![name] > 0,
      `buckets.${name} is above 0, not ${buckets![name]}`,
    );
  demand(rate > 0 && rate <= 1, `difficulty.rate lies in (0, 1], not ${rate}`);
  demand(prior >= 0 && prior <= 1, `difficulty.prior lies in [0, 1], not ${prior}`);
  // With 0 an entry that always succeeds would be gone for good.
  demand(floor > 0 && floor <= 1, `difficulty.floor lies in (0, 1], not ${floor}`);
  demand(
    !rest || (isInteger(rest.failures, 1) && isInteger(rest.draws, 0)),
    'rest has failures from 1 and draws from 0',
  );
  demand(
    !filter || (isInteger(filter.epochs, 1) && isInteger(filter.cooldown, 1)),
    'filter has epochs and cooldown from 1',
  );
  if (wrong.length > 0) throw new CurriculumError('INVALID_CURRICULUM', wrong.join('; '));
  return settings;
}

/** Throws STATE_MISMATCH where a saved curriculum had other settings, which would not go on as it began. */
export function sameSettings(saved: Settings, present: Settings): void {
  const keys = (Object.keys(present) as (keyof Settings)[]).filter(key => !equal(saved[key], present[key]));
  if (keys.length > 0)
    throw new CurriculumError(
      'STATE_MISMATCH',
      `The saved curriculum has other settings: ${keys.join(', ')}. Go on with those, or start a new file.`,
    );
}
