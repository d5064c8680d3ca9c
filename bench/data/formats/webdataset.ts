import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pack, type Pack } from 'tar-stream';
import { lineOf } from '../out.ts';
import { stepRow } from '../rows.ts';
import type { Episode, Step } from '../source.ts';
import type { Format } from './format.ts';

/** The same for every member, so that the same data gives the same bytes. */
const MTIME = new Date(0);

/** A tar that is written as its members come. */
class Shard {
  #file: number;
  #tar: Pack = pack();

  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  add(name: string, bytes: Buffer): void {
    this.#tar.entry({ name, mtime: MTIME, mode: 0o644, uid: 0, gid: 0, uname: '', gname: '' }, bytes);
    this.#drain();
  }

  close(): void {
    this.#tar.finalize();
    this.#drain();
    closeSync(this.#file);
  }

  #drain(): void {
    for (let part = this.#tar.read() as Buffer | null; part !== null; part = this.#tar.read() as Buffer | null) for (let at = 0; at < part.length;) at += writeSync(this.#file, part, at);
  }
}

/** What the members of a sample share. Readers cut a name at its first dot: there is none in a key. */
export function keyOf({ runIndex, result: { task, seed } }: Pick<Episode, 'runIndex' | 'result'>, { step }: Pick<Step, 'step'>): string {
  const named = encodeURIComponent(task.replace('/', '_')).replaceAll('.', '%2E');
  return `${runIndex}_${named}_${seed}_${String(step).padStart(4, '0')}`;
}

/** Tar shards; a sample is a step: a row as JSON, and the picture before its action. */
export const webdataset: Format = {
  name: 'webdataset', describe: 'tar shards, a sample for each step: .json and its picture', pictures: ['inline', 'none'], actions: false,
  async write(all, { folder, pictures }, { shardSize }) {
    let shard: Shard | undefined;
    let [shards, samples] = [0, 0];
    for (const episode of all) {
      for await (const step of episode.steps()) {
        if (!shard || samples === shardSize) {
          shard?.close();
          shard = new Shard(join(folder, `shard-${String(shards++).padStart(6, '0')}.tar`));
          samples = 0;
        }
        const key = keyOf(episode, step);
        const picture = pictures.find(episode.run, step.before.picture);
        shard.add(`${key}.json`, Buffer.from(lineOf({ key, ...stepRow(episode, step), elements: step.before.elements ?? null })));
        if (picture) shard.add(`${key}.${picture.ending}`, pictures.bytes(picture));
        samples++;
      }
    }
    shard?.close();
  },
};
