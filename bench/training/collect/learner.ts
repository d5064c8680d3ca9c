import type { Group } from './groups.ts';

/** What a learner learns from at once. */
export interface Batch {
  /** Batches are numbered from 0. */
  number: number;
  /** In the order in which they finished; in lockstep, in the order of their draws. */
  groups: readonly Group[];
  /** How many versions each group's oldest decision is behind, in the same order. */
  behind: readonly number[];
}

/** New weights, which the actor takes up with `publish`. */
export interface Update<W = unknown> {
  /** One more than the one before. */
  version: number;
  weights: W;
  /** Figures for people, such as a loss. */
  told?: Readonly<Record<string, number>>;
}

/** Makes new weights of a batch. What it throws ends the collection. */
export type Learner<W = unknown> = (batch: Batch) => Update<W> | Promise<Update<W>>;
