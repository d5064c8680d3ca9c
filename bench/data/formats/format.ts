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
  /** Hears of an episode that the codec has no words for: it is left out. */
  unsayable(why: string): void;
}

/** Where a format writes: a folder that becomes the data set when it is whole. */
export interface Target { folder: string; pictures: Pictures }

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
