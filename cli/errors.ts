/** An error that ends a command: `code` is for programs; the message says what was wrong and what to do. */
export class CliError extends Error {
  readonly code: string;
  /** The exit status: 2 for a wrong command line, 1 for a command that failed. */
  readonly status: 1 | 2;
  readonly details?: unknown;

  constructor(
    code: string,
    message: string,
    { status = 1, details }: { status?: 1 | 2; details?: unknown } = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    if (details !== undefined) this.details = details;
  }
}

/** A wrong argument; exit status 2. */
export const usage = (message: string) => new CliError('USAGE', message, { status: 2 });

interface ErrorReport {
  code: string;
  message: string;
  details?: unknown;
}

/** The code and message of anything thrown; INTERNAL if it has no code. */
export function describeError(error: unknown): ErrorReport {
  if (!(error instanceof Error)) return { code: 'INTERNAL', message: String(error) };
  const thrown = error as { code?: unknown; details?: unknown };
  const code = typeof thrown.code === 'string' ? thrown.code : 'INTERNAL';
  const { details } = thrown;
  return {
    code,
    message: withoutCode(error.message, code),
    ...(details === undefined ? {} : { details }),
  };
}

/** Messages of the operating system begin with their code, which is printed already: `ENOTDIR: not a directory`. */
const withoutCode = (message: string, code: string) =>
  message.startsWith(`${code}: `) ? message.slice(code.length + 2) : message;

/** Codes that mean a wrong argument, wherever they were thrown. */
const USAGE_CODES = new Set([
  'USAGE',
  'INVALID_OPTION',
  'MINIWOB_MISSING',
  'TASK_NOT_FOUND',
  'AGENT_NOT_FOUND',
  'RUN_NOT_FOUND',
  'RUN_EXISTS',
  'EPISODE_NOT_FOUND',
  'APP_NOT_FOUND',
  'TRAINING_NOT_FOUND',
  'TRAINING_EXISTS',
  'INVALID_TRAINING',
  'INVALID_PENALTY',
  'CHECKPOINT_NOT_FOUND',
]);

/** The exit status of a command that ended with this error. */
export function statusOf(error: unknown): 1 | 2 {
  if (error instanceof CliError) return error.status;
  return USAGE_CODES.has(describeError(error).code) ? 2 : 1;
}
