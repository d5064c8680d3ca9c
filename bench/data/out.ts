import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DataError } from './errors.ts';

/** JSON writes half of a pair of surrogates as its escape, and nothing else of that kind; readers refuse it. */
const LONE = /\\(?:u(d[89a-f][0-9a-f]{2})|.)/g;

/** A value as one line of JSON that every reader takes. */
export function lineOf(value: unknown): string {
  const text = JSON.stringify(value);
  return text.includes('\\ud')
    ? text.replace(LONE, (escape, half: string | undefined) => (half === undefined ? escape : '\ufffd'))
    : text;
}

/** Characters that are gathered before they are written. */
const GATHERED = 1 << 20;

/** A file of JSON lines, written as they come. */
export class LineFile {
  #file: number;
  #held = '';

  constructor(path: string) {
    this.#file = openSync(path, 'w');
  }

  /** `decimals` are keys whose whole numbers get a point: readers that take a column's type from its first lines would refuse 0.5 after 1. */
  write(value: unknown, decimals: readonly string[] = []): void {
    // A quote within a text has a backslash before it: only keys are found.
    const line = decimals.reduce(
      (text, key) => text.replace(new RegExp(`("${key}":-?\\d+)(?=[,}])`, 'g'), '$1.0'),
      lineOf(value),
    );
    this.#held += `${line}\n`;
    if (this.#held.length > GATHERED) this.#flush();
  }

  close(): void {
    this.#flush();
    closeSync(this.#file);
  }

  #flush(): void {
    const bytes = Buffer.from(this.#held);
    for (let at = 0; at < bytes.length;) at += writeSync(this.#file, bytes, at);
    this.#held = '';
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Makes a folder whole or not at all: `fill` writes into one beside it, which takes its name at the end and is removed where `fill`
 * throws or a signal ends the program. Throws OUT_EXISTS and OUT_FAILED.
 */
export async function wholeFolder<T>(path: string, fill: (folder: string) => Promise<T>): Promise<T> {
  if (existsSync(path))
    throw new DataError('OUT_EXISTS', `${path} is there already: name another, or remove it`);
  const part = join(dirname(path), `.${path.split(/[\\/]/).at(-1)}.${process.pid}.part`);
  try {
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, { recursive: true });
  } catch (error) {
    throw new DataError('OUT_FAILED', `${path} cannot be written: ${(error as Error).message}`);
  }
  const leave = (signal: NodeJS.Signals) => {
    for (const each of SIGNALS) process.removeListener(each, leave);
    rmSync(part, { recursive: true, force: true });
    process.kill(process.pid, signal);
  };
  for (const each of SIGNALS) process.on(each, leave);
  try {
    const made = await fill(part);
    renameSync(part, path);
    return made;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code !== undefined && ['ENOSPC', 'EACCES', 'EEXIST', 'ENOTEMPTY', 'EROFS', 'EDQUOT'].includes(code)
      ? new DataError('OUT_FAILED', `${path} cannot be written: ${message}`)
      : error;
  } finally {
    for (const each of SIGNALS) process.removeListener(each, leave);
    rmSync(part, { recursive: true, force: true });
  }
}
