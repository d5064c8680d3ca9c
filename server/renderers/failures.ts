import { RendererError, RendererLostError } from './errors.ts';

/**
 * A task is given up after this many renderers died under it. The pages of a browser share a process and die together, mostly because of
 * another task.
 */
const MAX_DEATHS = 4;
/** A task is given up after it failed this often by itself: its page threw or did not answer in time, or no browser started for it. */
const MAX_OWN_FAILURES = 2;

/** Errors after which another renderer is tried. */
const RETRIED: ReadonlySet<RendererError['code']> = new Set([
  'PAGE_ERROR',
  'RENDERER_LOST',
  'BROWSER_FAILED',
]);

/** The part of an error that the renderer is to blame for; undefined if the renderer is well and the error is the task's own. */
export function failureOf(
  renderer: { alive: boolean } | undefined,
  error: unknown,
): RendererError | undefined {
  if (error instanceof RendererError && RETRIED.has(error.code)) return error;
  if (renderer?.alive !== false) return undefined;
  return new RendererLostError(error instanceof Error ? error.message : String(error), error);
}

/** Whether a task with these failures is given up. */
export function isFinal(failures: readonly RendererError[]): boolean {
  const own = failures.filter(error => !(error instanceof RendererLostError) || error.late);
  return own.length >= MAX_OWN_FAILURES || failures.length >= MAX_DEATHS;
}

/** What the caller gets for a task that was given up after `failures`, of which `cause` brought the last. */
export function finalError(failures: readonly RendererError[], cause: unknown): RendererError {
  const last = failures.at(-1)!;
  if (last.code !== 'RENDERER_LOST') return last;
  const reason = firstLine(last.message);
  return new RendererLostError(
    `${failures.length} renderers died under this task, the last since ${reason}`,
    cause,
  );
}

export const firstLine = (message: string): string => message.split('\n')[0]!;
