import type { Group } from './groups.ts';

/** The groups of one update. */
export interface Batch {
  /** Batches are numbered from 0. */
  number: number;
  /** In the order in which they finished; in lockstep in the order of their draws. */
  groups: readonly Group[];
  /** For each group, how many versions its oldest decision is behind. */
  behind: readonly number[];
}

/** New weights, which `publish` gives to the actor. */
export interface Update<W = unknown> {
  /** One more than before. */
  version: number;
  weights: W;
  /** Figures for people, such as a loss. */
  metrics?: Readonly<Record<string, number>>;
}

/** Makes new weights from a batch. An error ends the collection. */
export type Learner<W = unknown> = (batch: Batch) => Update<W> | Promise<Update<W>>;
