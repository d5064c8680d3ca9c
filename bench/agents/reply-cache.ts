import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../../src/state/hash.ts';

/**
 * Answers of a model by what it was asked, a file each. The same body at the same address gets the answer of the first time; `scope` tells apart
 * what is asked more than once on purpose, such as tries of an instance.
 */
export class ReplyCache {
  readonly #folder: string;
  #files = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #fileOf(address: string, body: unknown, scope: string): string {
    const key = hash([address, body, scope]);
    return join(this.#folder, key.slice(0, 2), `${key}.json`);
  }

  /** The answer to a body; undefined where it was not asked before, or the file is broken. */
  get(address: string, body: unknown, scope: string): unknown {
    const file = this.#fileOf(address, body, scope);
    if (!existsSync(file)) return undefined;
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as unknown;
    } catch {
      // A file that was cut short: the model is asked again.
      return undefined;
    }
  }

  put(address: string, body: unknown, scope: string, answer: unknown): void {
    const file = this.#fileOf(address, body, scope);
    mkdirSync(join(file, '..'), { recursive: true });
    // Two calls may write the same file: each has one of its own until it is whole.
    const part = `${file}.${process.pid}.${this.#files++}`;
    writeFileSync(part, JSON.stringify(answer));
    renameSync(part, file);
  }
}
