/** What a command ends with: `code` is for programs, the message says what was wrong and what to do. */
export class CliError extends Error {
  readonly code: string;
  /** 2 for a command that was given wrongly, 1 for one that could not be done. */
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

/** An argument that cannot be used; exit status 2. */
export const usage = (message: string) => new CliError('USAGE', message, { status: 2 });

interface Told {
  code: string;
  message: string;
  details?: unknown;
}

/** What any thrown value says of itself: a code where it has one, else INTERNAL. */
export function told(error: unknown): Told {
  if (!(error instanceof Error)) return { code: 'INTERNAL', message: String(error) };
  const { code, details } = error as { code?: unknown; details?: unknown };
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: error.message,
    ...(details === undefined ? {} : { details }),
  };
}

/** Codes that mean a wrong argument, wherever they were thrown. */
const WRONGLY_GIVEN = new Set([
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

/** The exit status that an error ends a command with. */
export function statusOf(error: unknown): 1 | 2 {
  if (error instanceof CliError) return error.status;
  return WRONGLY_GIVEN.has(told(error).code) ? 2 : 1;
}
