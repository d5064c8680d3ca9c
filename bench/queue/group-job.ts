import type { Versions } from '../../src/protocol/wire/versions.ts';
import type { Group } from '../training/collect/index.ts';
import type { TrainConfig } from '../training/train/config.ts';
import { PREFIX } from './job.ts';

/** The kind of job that plays one group of rollouts of a training. */
export const GROUP = 'group' as const;

/** A group of rollouts to play. What all jobs of a training share is stored once, as its `StoredTraining`. */
export interface GroupJob {
  /** The training's id in the queue; one that is resumed gets another. */
  training: string;
  /** The number of the draw, which seeds its rollouts. */
  number: number;
  task: string;
  seed: number;
  /** Rollouts of the group. */
  k: number;
  /** Version of the weights that decide in it, and the SHA-256 by which workers find them. */
  version: number;
  weights: string;
  /** From 1 on; one more for each time that infrastructure lost it. */
  try: number;
}

/** What a training's jobs have in common. */
export interface StoredTraining {
  config: TrainConfig;
  /** The build that has to play it. */
  versions: Versions;
}

/** What a worker delivers for a job: its group, or what lost it. */
export interface GroupDelivery {
  number: number;
  try: number;
  cell: string;
  /** Steps of its rollouts. */
  steps: number;
  group?: Group;
  error?: { code: string; message: string };
}

/** The id of a job: adding it twice makes one job. */
export const groupJobId = ({ training, number, try: count }: GroupJob): string =>
  `${training}/${number}/${count}`;

/** Redis keys of a training. */
export const trainingKeys = (training: string) => ({
  /** A `StoredTraining`, as JSON. Without it nothing is played or delivered any more. */
  plan: `${PREFIX}:training:${training}:plan`,
  /** A list of deliveries that the training has not taken yet, as compressed JSON. */
  inbox: `${PREFIX}:training:${training}:inbox`,
});
