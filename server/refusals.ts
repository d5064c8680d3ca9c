import { isServerFault, type ApiError, type ErrorCode } from './errors.ts';
import type { Log } from './log.ts';

/** What a busy or stopping server answers: no fault that someone has to look into. */
const EXPECTED: ReadonlySet<ErrorCode> = new Set(['CAPACITY_REACHED', 'DRAINING']);
/** Mistakes of ours or of an app, which need their stack. */
const isBug = (code: ErrorCode) =>
  isServerFault(code) && !code.endsWith('_LOST') && !code.endsWith('_MISSING');

/**
 * Logs a refused call: bugs at error with their stack, lost infrastructure at warn, everything that the caller brought about at info.
 * `thrown` is what was thrown, `error` what the caller got.
 */
export function logRefusal(log: Log, thrown: unknown, { code, message }: ApiError): void {
  const line = `${code}: ${message}`;
  if (!isServerFault(code) || EXPECTED.has(code)) log.info({ code }, line);
  else if (isBug(code)) log.error({ code, err: thrown }, line);
  else log.warn({ code, err: thrown }, line);
}
