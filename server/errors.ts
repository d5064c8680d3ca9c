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
  APP_NOT_FOUND: 404,
  TASK_NOT_FOUND: 404,
  BLOB_NOT_FOUND: 404,
  PATH_NOT_FOUND: 404,
  EPISODE_ENDED: 409,
  LEASED: 409,
  LIVE_PAGE: 409,
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
  INTERNAL: 500,
  BLOBS_FULL: 507,
  JUDGE_ERROR: 500,
  BROWSER_MISSING: 503,
  RENDERER_LOST: 503,
  CAPACITY_REACHED: 503,
  DRAINING: 503,
} as const;
export type ErrorCode = keyof typeof STATUS;

/** An error that a caller is told: code, what was wrong and what to do, and details where there are several reasons. */
export class ApiError extends Error {
  code: ErrorCode;
  details?: unknown;
  constructor(code: ErrorCode, message: string, details?: unknown) {
    super(message);
    this.code = code;
    if (details !== undefined) this.details = details;
  }
}

/** The error as the wire tells it, whatever was thrown. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof StateError)
    return new ApiError(
      Object.hasOwn(STATUS, thrown.code) ? (thrown.code as ErrorCode) : 'INVALID_STATE',
      thrown.message,
      thrown.details,
    );
  if (thrown instanceof RendererError) {
    if (thrown.code === 'RENDERER_LOST')
      return new ApiError(
        'RENDERER_LOST',
        `No renderer could finish this step: ${thrown.message}. The phone is as it was; try again.`,
      );
    if (thrown.code === 'POOL_DRAINING') return new ApiError('DRAINING', 'The server is stopping.');
    if (thrown.code === 'BROWSER_MISSING' || thrown.code === 'BROWSER_FAILED')
      return new ApiError('BROWSER_MISSING', thrown.message);
    return new ApiError('INTERNAL', thrown.message);
  }
  if (thrown instanceof RewardError) return new ApiError('INVALID_REWARD', thrown.message);
  const e = thrown as {
    code?: string;
    statusCode?: number;
    message?: string;
    validation?: { instancePath: string; message?: string }[];
    validationContext?: string;
    details?: unknown;
  };
  if (e?.code && Object.hasOwn(STATUS, e.code))
    return new ApiError(e.code as ErrorCode, e.message ?? e.code, e.details);
  if (e?.validation)
    return new ApiError(
      'INVALID_BODY',
      `The ${e.validationContext ?? 'body'} does not fit: ${e.validation
        .map(v => `${v.instancePath || '/'} ${v.message}`)
        .slice(0, 3)
        .join('; ')}`,
      e.validation.map(v => ({ path: v.instancePath, message: v.message })),
    );
  switch (e?.code) {
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
      break;
  }
  if (e?.statusCode === 400) return new ApiError('INVALID_JSON', e.message ?? 'The body is not JSON.');
  return new ApiError('INTERNAL', e?.message ?? String(thrown));
}

/** What an error's answer holds. */
export function errorBody({ code, message, details }: ApiError): {
  error: { code: ErrorCode; message: string; details?: unknown };
} {
  return { error: { code, message, ...(details === undefined ? {} : { details }) } };
}

/** A message's type, to be told in an error: it may be anything, of any length and depth. */
export const named = (type: unknown): string =>
  typeof type === 'string'
    ? JSON.stringify(type.slice(0, 100))
    : type === undefined
      ? 'undefined'
      : 'that is no text';
