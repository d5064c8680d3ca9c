import type { Codec } from '../../codecs/index.ts';
import type { PictureMode, Pictures } from '../pictures.ts';
import type { Episode } from '../source.ts';

/** What a data set is written with. */
export interface Settings {
  codec: Codec | null;
  /** A line of chat for each episode, or for each step. */
  rows: 'episode' | 'step';
  /** Samples of a shard at most. */
  shardSize: number;
  /** Whether the runs took pictures, and the data has them. */
  pictured: boolean;
  /** Hears of each episode that is in the data now, and of how many steps of it. */
  wrote(episode: Episode, steps: number): void;
  /** Hears of each that is not: `why` is for one that the codec has no words for, null for one without a step. */
  leftOut(episode: Episode, reason: string | null): void;
}

/** Where a format writes: a folder that becomes the data set when it is whole. */
export interface Target {
  folder: string;
  pictures: Pictures;
}

/** A format of data sets. */
export interface Format {
  name: string;
  describe: string;
  /** How it can have its pictures; the first is the default. */
  pictures: readonly PictureMode[];
  /** Whether `--actions` says how actions are written. */
  actions: boolean;
  /** Writes the episodes one after another; holds one of them in memory at most. */
  write(episodes: Iterable<Episode>, target: Target, settings: Settings): Promise<void>;
}
