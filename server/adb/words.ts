import { RuleError } from '../../src/sdk/core/rule-error.ts';
import { ApiError } from '../errors.ts';

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'No such file or directory',
  EACCES: 'Permission denied',
  EISDIR: 'Is a directory',
  EEXIST: 'File exists',
  EIO: 'I/O error',
  ENOTDIR: 'Not a directory',
  EPERM: 'Operation not permitted',
  EINVAL: 'Invalid argument',
};

/** A word as a shell reads it, whatever is in it. */
export const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/** Why something could not be done, in the words of a system's own errors. What nobody foresaw is not told to a client in more words than that. */
export function wordsOf(error: unknown): string {
  if (error instanceof RuleError || error instanceof ApiError) return error.message;
  return WORDS[(error as NodeJS.ErrnoException).code ?? ''] ?? 'Internal error';
}
