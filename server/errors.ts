import { TaskError } from '../bench/tasks/form.ts';
import { RewardError } from '../judges/rewards/index.ts';
import { StateError } from '../src/state/json.ts';
import { RendererError } from './renderers/errors.ts';

/** Every code that the wire knows, with its status. */
export const STATUS = {
  INVALID_JSON: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  PHONE_NOT_FOUND: 404,
  EPISODE_NOT_FOUND: 404,
  SESSION_NOT_FOUND: 404,
  APP_NOT_FOUND: 404,
  TASK_NOT_FOUND: 404,
  BLOB_NOT_FOUND: 404,
  PATH_NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  EPISODE_ENDED: 409,
  LEASED: 409,
  LIVE_PAGE: 409,
  STATE_MOVED: 409,
  KEY_REUSED: 409,
  SESSION_CLOSED: 409,
  START_DIFFERS: 409,
  BUILD_DIFFERS: 409,
  TOKEN_IN_USE: 409,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INVALID_BODY: 422,
  INVALID_ACTION: 422,
  INVALID_STATE: 422,
  INVALID_PATCH: 422,
  INVALID_SNAPSHOT: 422,
  INVALID_REWARD: 422,
  SETUP_FAILED: 422,
  BLOB_MISSING: 422,
  BLOB_MISMATCH: 422,
  INVALID_VALUE: 422,
  CANCELLED: 499,
  INTERNAL: 500,
  APP_CRASHED: 500,
  BLOBS_FULL: 507,
  JUDGE_ERROR: 500,
  BROWSER_MISSING: 503,
  RENDERER_LOST: 503,
  CAPACITY_REACHED: 503,
  DRAINING: 503,
  STORE_UNAVAILABLE: 503,
  CELL_TAKEN: 503,
} as const;
export type ErrorCode = keyof typeof STATUS;

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(STATUS, code);

/** Whether an error is the server's own or its infrastructure's, and not the caller's. */
export const isServerFault = (code: ErrorCode): boolean => STATUS[code] >= 500;

/** An error for the caller: a code, what was wrong and what to do, and perhaps details such as several reasons. */
export class ApiError extends Error {
  code: ErrorCode;
  details?: unknown;
  constructor(code: ErrorCode, message: string, details?: unknown) {
    super(message);
    this.code = code;
    if (details !== undefined) this.details = details;
  }
}

/** How a message ends whose call can be sent again. */
export const TRY_AGAIN = 'The phone is as it was; try again.';

/** An option that the server cannot be started with: a wrong argument of whoever starts it, which no call gets. */
export class OptionError extends Error {
  readonly code = 'INVALID_OPTION';
}

/** Errors of the nouns, whose codes are the wire's where it knows them. */
const OWN_ERRORS = [StateError, TaskError];

/** The error that the wire gives for whatever was thrown. A code counts only on errors of our own classes and Fastify's. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof RendererError) return fromRenderer(thrown);
  if (thrown instanceof RewardError) return new ApiError('INVALID_REWARD', thrown.message);
  if (OWN_ERRORS.some(kind => thrown instanceof kind)) {
    const { code, message, details } = thrown as Error & { code: string; details?: unknown };
    if (isErrorCode(code)) return new ApiError(code, message, details);
    if (thrown instanceof StateError) return new ApiError('INVALID_STATE', message, details);
  }
  if (!(thrown instanceof Error)) return new ApiError('INTERNAL', String(thrown));
  return fromSystem(thrown) ?? fromFastify(thrown) ?? new ApiError('INTERNAL', thrown.message);
}

/** Errors of the system for which the caller and the operator can do something. */
function fromSystem(error: Error): ApiError | undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return undefined;
  return new ApiError(
    'BLOBS_FULL',
    `The disk of --blobs is full (${code}): free space on it, or delete phones that refer to large files`,
  );
}

/** What Fastify and its parsers refuse, before a handler runs. */
function fromFastify(error: Error): ApiError | undefined {
  const { code, statusCode } = error as Error & { code?: unknown; statusCode?: unknown };
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('BODY_TOO_LARGE', 'The body is larger than this call allows.');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
      return new ApiError('INVALID_JSON', 'The body is not JSON.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send application/json.');
    case 'FST_ERR_BAD_URL':
      return new ApiError('NOT_FOUND', 'The address is malformed.');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError('INVALID_BODY', 'The body is not as long as it says.');
    default:
      return statusCode === 400 ? new ApiError('INVALID_JSON', error.message) : undefined;
  }
}

function fromRenderer({ code, message, cause }: RendererError): ApiError {
  const reason = message.split('\n')[0];
  switch (code) {
    case 'RENDERER_LOST':
      return new ApiError('RENDERER_LOST', `No renderer could finish this step: ${message}. ${TRY_AGAIN}`);
    case 'PAGE_ERROR':
      return new ApiError(
        'APP_CRASHED',
        `An app on the phone crashed: ${reason}. The phone is as it was; the same step crashes again.`,
      );
    case 'QUEUE_FULL':
    case 'WAITED_TOO_LONG':
      return new ApiError('CAPACITY_REACHED', `The server has too much to do: ${reason}. ${TRY_AGAIN}`);
    case 'BROWSER_MISSING':
      return new ApiError('BROWSER_MISSING', message);
    case 'BROWSER_FAILED':
      return new ApiError(
        'BROWSER_MISSING',
        cause instanceof Error ? `${message}: ${cause.message.split('\n')[0]}` : message,
      );
    case 'CANCELLED':
      return new ApiError('CANCELLED', `This call was given up: ${reason}. The phone is as it was.`);
    case 'POOL_DRAINING':
      return new ApiError('DRAINING', 'The server is stopping.');
    case 'PROTOCOL_ERROR':
      return new ApiError('INTERNAL', message);
  }
}

/** What an error's answer holds. */
export function errorBody({ code, message, details }: ApiError): {
  error: { code: ErrorCode; message: string; details?: unknown };
} {
  return { error: { code, message, ...(details === undefined ? {} : { details }) } };
}

/** A message's type for an error text. The type is unchecked and may be anything, of any length and depth. */
export const named = (type: unknown): string =>
  typeof type === 'string'
    ? JSON.stringify(type.slice(0, 100))
    : type === undefined
      ? 'undefined'
      : 'that is no text';

/** Rethrows an error with status 503: the call belongs to another server or comes too early, and may be sent again. */
export function rethrowUnavailable(thrown: unknown): void {
  if (thrown instanceof ApiError && STATUS[thrown.code] === 503) throw thrown;
}
