import { ApiError, toApiError, type ErrorCode } from '../../errors.ts';

/** Codes of OpenEnv’s socket. */
export type OpenEnvErrorCode =
  | 'INVALID_JSON'
  | 'UNKNOWN_TYPE'
  | 'VALIDATION_ERROR'
  | 'EXECUTION_ERROR'
  | 'CAPACITY_REACHED'
  | 'FACTORY_ERROR'
  | 'SESSION_ERROR';

/** OpenEnv’s codes for the server’s. All others are EXECUTION_ERROR. */
const CODES: Partial<Record<ErrorCode, OpenEnvErrorCode>> = {
  TASK_NOT_FOUND: 'VALIDATION_ERROR',
  INVALID_REWARD: 'VALIDATION_ERROR',
  INVALID_BODY: 'VALIDATION_ERROR',
  INVALID_STATE: 'VALIDATION_ERROR',
  INVALID_JSON: 'INVALID_JSON',
  SETUP_FAILED: 'FACTORY_ERROR',
  BROWSER_MISSING: 'FACTORY_ERROR',
  CAPACITY_REACHED: 'CAPACITY_REACHED',
  PHONE_NOT_FOUND: 'SESSION_ERROR',
  KEY_REUSED: 'SESSION_ERROR',
  SESSION_CLOSED: 'SESSION_ERROR',
  DRAINING: 'SESSION_ERROR',
};

/** An error with one of OpenEnv’s codes. */
export class OpenEnvError extends Error {
  readonly code: OpenEnvErrorCode;
  readonly extra: Record<string, unknown>;
  constructor(code: OpenEnvErrorCode, message: string, extra: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.extra = extra;
  }
}

/** The data of an `error` message, whatever was thrown. `reason` is the server’s own code, if there is one. */
export function errorData(thrown: unknown, capacity: () => object): Record<string, unknown> {
  if (thrown instanceof OpenEnvError) return { message: thrown.message, code: thrown.code, ...thrown.extra };
  const { code: reason, message, details } = toApiError(thrown);
  const code = CODES[reason] ?? 'EXECUTION_ERROR';
  return {
    message,
    code,
    reason,
    ...(details === undefined ? {} : { details }),
    ...(code === 'CAPACITY_REACHED' ? capacity() : {}),
  };
}

/** What was thrown, for a protocol with the wire's errors. */
export const forTheWire = (thrown: unknown): ApiError =>
  thrown instanceof OpenEnvError
    ? new ApiError('INVALID_BODY', thrown.message, thrown.extra['errors'])
    : toApiError(thrown);
