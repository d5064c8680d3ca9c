import { existsSync, readFileSync } from 'node:fs';
import { writeWhole } from '../../run/whole-file.ts';
import { CurriculumError } from './errors.ts';

const FORMAT = 'tapworld.training';
const VERSION = 1;

/**
 * Writes the parts of a trainer's state (curriculum, positive replay, weights, …) as one file, whole or not at all, and on the disk when this
 * returns. Parts are JSON.
 */
export function writeState(path: string, parts: Readonly<Record<string, unknown>>): void {
  writeWhole(path, `${JSON.stringify({ format: FORMAT, version: VERSION, parts })}\n`, { durable: true });
}

/** The parts that were written last, or null where there is no such file. Throws INVALID_STATE_FILE for what is none, or of another version. */
export function readState<P extends Record<string, unknown> = Record<string, unknown>>(
  path: string,
): P | null {
  if (!existsSync(path)) return null;
  const invalid = (message: string) => new CurriculumError('INVALID_STATE_FILE', `${path}: ${message}`);
  let read: { format?: unknown; version?: unknown; parts?: unknown } | null;
  try {
    read = JSON.parse(readFileSync(path, 'utf8')) as typeof read;
  } catch (cause) {
    throw invalid(cause instanceof Error ? cause.message : String(cause));
  }
  if (typeof read !== 'object' || read === null || read.format !== FORMAT)
    throw invalid('this is no training state');
  if (read.version !== VERSION)
    throw invalid(`this is version ${String(read.version)}, and ${VERSION} is what can be read`);
  if (typeof read.parts !== 'object' || read.parts === null || Array.isArray(read.parts))
    throw invalid('it has no parts');
  return read.parts as P;
}
