import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordingDraft } from '../../src/protocol/wire/recordings.ts';
import type { KeptTake } from './kept-take.ts';

/** A recording as its file has it. */
export interface KeptRecording {
  format: 1;
  /** Hash of the world whose apps it was recorded on. */
  world: string;
  id: string;
  seed: number;
  createdAt: number;
  savedTo: string | null;
  draft: RecordingDraft;
  takes: KeptTake[];
}

const NAME = /^rec-(\d+)\.json$/;

/** The folder in which recordings are kept, so that a server that starts again has them: a file each, and a folder of its pictures. */
export class RecordingShelf {
  readonly folder: string;
  readonly #written = new Map<string, Set<string>>();

  constructor(folder: string) {
    this.folder = folder;
  }

  #file = (id: string) => join(this.folder, `${id}.json`);

  /** Writes a recording whole, or leaves the file as it was. `picture` gives a picture by its name. */
  write(kept: KeptRecording, picture: (name: string) => Buffer | undefined): void {
    const { id } = kept;
    const pictures = join(this.folder, id);
    mkdirSync(pictures, { recursive: true });
    const written = this.#written.get(id) ?? new Set();
    this.#written.set(id, written);
    for (const { screens } of kept.takes)
      for (const { picture: name } of screens) {
        const bytes = written.has(name) ? undefined : picture(name);
        if (bytes) writeFileSync(join(pictures, name), bytes);
        written.add(name);
      }
    const part = `${this.#file(id)}.part`;
    writeFileSync(part, JSON.stringify(kept));
    renameSync(part, this.#file(id));
  }

  /** The recordings of the folder, the first one first. A file that cannot be read is left where it is. */
  read(): KeptRecording[] {
    if (!existsSync(this.folder)) return [];
    return readdirSync(this.folder)
      .flatMap(name => (NAME.test(name) ? [Number(NAME.exec(name)![1])] : []))
      .sort((a, b) => a - b)
      .flatMap(number => {
        try {
          const kept = JSON.parse(readFileSync(this.#file(`rec-${number}`), 'utf8')) as KeptRecording;
          return kept.format === 1 ? [kept] : [];
        } catch {
          return [];
        }
      });
  }

  /** The highest number that a file has, so that no recording takes the name of one that cannot be read. */
  get last(): number {
    if (!existsSync(this.folder)) return 0;
    return Math.max(0, ...readdirSync(this.folder).map(name => Number(NAME.exec(name)?.[1] ?? 0)));
  }

  /** Pictures of a recording, by their names. */
  pictures(id: string): Map<string, Buffer> {
    const folder = join(this.folder, id);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    this.#written.set(id, new Set(names));
    return new Map(names.map(name => [name, readFileSync(join(folder, name))]));
  }

  remove(id: string): void {
    rmSync(this.#file(id), { force: true });
    rmSync(join(this.folder, id), { recursive: true, force: true });
    this.#written.delete(id);
  }
}
