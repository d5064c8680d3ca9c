import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pack, type Pack } from 'tar-stream';
import { tryOf } from '../../run/episode-id.ts';
import { lineOf } from '../out.ts';
import { stepRow } from '../rows.ts';
import type { Episode, Step } from '../source.ts';
import { thoughtful } from '../thoughts.ts';
import type { Format } from './format.ts';

/** The same for every member, so that the same data gives the same bytes. */
const MTIME = new Date(0);

/** A tar that is written as its members come: each is on its way to the disk before the next is taken. */
class Shard {
  #tar: Pack = pack();
  /** Settles when the file is whole, or cannot be written. */
  #written: Promise<void>;

  constructor(path: string) {
    this.#written = pipeline(this.#tar, createWriteStream(path));
    // Whoever adds or closes hears of it.
    this.#written.catch(() => {});
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    const written = new Promise<void>((resolve, reject) => {
      this.#tar
        .entry({ name, mtime: MTIME, mode: 0o644, uid: 0, gid: 0, uname: '', gname: '' }, bytes, error =>
          error ? reject(error) : resolve(),
        )
        // Its callback has told of it.
        .on('error', () => {});
    });
    // A member is refused where the file has failed, which says why.
    await written.catch(async error => {
      await this.#written;
      throw error;
    });
  }

  async close(): Promise<void> {
    this.#tar.finalize();
    await this.#written;
  }

  /** Lets go of the file where the whole is given up. */
  drop(): void {
    this.#tar.destroy();
  }
}

/** What the members of a sample share. Readers cut a name at its first dot: there is none in a key. */
export function keyOf(
  { runIndex, result }: Pick<Episode, 'runIndex' | 'result'>,
  { step }: Pick<Step, 'step'>,
): string {
  const named = encodeURIComponent(result.task.replace('/', '_')).replaceAll('.', '%2E');
  const number = tryOf(result);
  const own = number === 1 ? result.seed : `${result.seed}_try${number}`;
  return `${runIndex}_${named}_${own}_${String(step).padStart(4, '0')}`;
}

/** Tar shards; a sample is a step: a row as JSON, and the picture before its action. */
export const webdataset: Format = {
  name: 'webdataset',
  describe: 'tar shards, a sample for each step: .json and its picture',
  pictures: ['inline', 'none'],
  actions: false,
  async write(all, { folder, pictures }, { shardSize, wrote, leftOut }) {
    let shard: Shard | undefined;
    let [shards, samples] = [0, 0];
    try {
      for (const episode of all) {
        const steps = await thoughtful(episode);
        for (const step of steps) {
          if (!shard || samples === shardSize) {
            await shard?.close();
            shard = new Shard(join(folder, `shard-${String(shards++).padStart(6, '0')}.tar`));
            samples = 0;
          }
          const key = keyOf(episode, step);
          const picture = pictures.find(episode.run, step.before.picture);
          await shard.add(
            `${key}.json`,
            Buffer.from(lineOf({ key, ...stepRow(episode, step), elements: step.before.elements ?? null })),
          );
          if (picture) await shard.add(`${key}.${picture.ending}`, pictures.bytes(picture));
          samples++;
        }
        if (steps.length > 0) wrote(episode, steps.length);
        else leftOut(episode, null);
      }
      await shard?.close();
    } catch (error) {
      shard?.drop();
      throw error;
    }
  },
};
