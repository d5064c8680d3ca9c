import type { Random } from '../../../src/state/random.ts';
import type { Bucket } from './buckets.ts';
import type { Settings } from './settings.ts';

/** What instances are drawn from and what a record is kept of: a template with many seeds, or with one seed a single instance. */
export interface Entry {
  /** Template, by id. */
  task: string;
  /** Its seeds: `count` whole numbers from `from`, or these. */
  seeds: { from: number; count: number } | readonly number[];
  /** One of the names in the mix; `main` unless said. */
  source?: string;
  /** Which skill it is for, where buckets have weights; `tap` unless said. */
  bucket?: Bucket;
}

/** An instance to start rollouts of: one, or a group from one start. */
export interface Drawn {
  task: string;
  seed: number;
  source: string;
}

/** What came of one instance drawn: a score from 0 to 1 for each rollout of it, null where infrastructure or the judge failed. */
export interface InstanceScores {
  task: string;
  seed: number;
  scores: readonly (number | null)[];
}

/**
 * Which instances are worth a rollout now. All of its chance is a counter-based stream within its state: two of equal states that are
 * told the same go on with the same draws.
 */
export interface Curriculum {
  /** The next `count` instances, with replacement. Throws CURRICULUM_EMPTY where every entry was removed. */
  draw(count: number): Drawn[];
  /** Takes in what came of instances that were drawn, each once, in any order. Throws INVALID_RESULT, and then takes in none of them. */
  record(results: readonly InstanceScores[]): void;
  /** Moving mean of an instance's scores, that of its entry: a baseline for advantages without a group. */
  baseline(task: string, seed: number): number;
  /** JSON of all that it knows; a copy. */
  save(): CurriculumState;
}

/** How one entry has gone. */
export interface EntryState {
  /** Moving mean of its scores. */
  baseline: number;
  /** Rollouts that had a score. */
  tries: number;
  /** Draws in a row of which no rollout scored. */
  failures: number;
  /** It is out of the draw until so many instances have been drawn in all. */
  restsUntil: number;
  /** In this epoch: whether it was tried, and whether it scored. */
  tried: boolean;
  scored: boolean;
  /** Epochs in a row in which it was tried and never scored: the f of exp(−f). */
  failedEpochs: number;
  /** Epochs of cooldown that are left; null outside of one. */
  cooling: number | null;
  removed: boolean;
}

export interface CurriculumState {
  version: 1;
  settings: Settings;
  random: Random;
  /** Instances drawn of each source. */
  drawn: Record<string, number>;
  /** Epochs that ended, and instances told of in this one. */
  epochs: number;
  answered: number;
  /** By `keyOf`. */
  entries: Record<string, EntryState>;
}
