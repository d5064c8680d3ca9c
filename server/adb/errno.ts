import { RuleError } from '../../src/sdk/core/rule-error.ts';
import { ApiError } from '../errors.ts';

/** Error texts by errno code, as Android's C library prints them. */
const ERROR_TEXTS: Readonly<Record<string, string>> = {
  ENOENT: 'No such file or directory',
  EACCES: 'Permission denied',
  EISDIR: 'Is a directory',
  EEXIST: 'File exists',
  EIO: 'I/O error',
  ENOTDIR: 'Not a directory',
  EPERM: 'Operation not permitted',
  EINVAL: 'Invalid argument',
  ENOTEMPTY: 'Directory not empty',
};

/** Quotes a word for the shell, so that the shell reads every character of it literally. */
export const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;

/**
 * The text of an error for an ADB client. Rule and API errors keep their message; an errno code becomes its standard text. Any other
 * error becomes "Internal error": its message could reveal details of the server.
 */
export function errorText(error: unknown): string {
  if (error instanceof RuleError || error instanceof ApiError) return error.message;
  return ERROR_TEXTS[(error as NodeJS.ErrnoException).code ?? ''] ?? 'Internal error';
}
