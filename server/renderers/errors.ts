export type RendererErrorCode =
  /** No Chromium was found on this machine. */
  | 'BROWSER_MISSING'
  /** A Chromium was found, and did not start. */
  | 'BROWSER_FAILED'
  /** The renderer, its page or its browser died, or stopped answering. */
  | 'RENDERER_LOST'
  /** An app on the page threw. Whatever the page draws afterwards cannot be trusted. */
  | 'PAGE_ERROR'
  /** Chromium refused a command; the renderer itself is well. */
  | 'PROTOCOL_ERROR'
  /** The queue has no room for another task. */
  | 'QUEUE_FULL'
  /** A task waited too long for a renderer. */
  | 'WAITED_TOO_LONG'
  /** The caller cancelled the task. */
  | 'CANCELLED'
  /** The pool takes no more work. */
  | 'POOL_DRAINING';

/** An error of the renderers. `code` is for programs, `message` says what to do, `cause` is the error underneath. */
export class RendererError extends Error {
  readonly code: RendererErrorCode;

  constructor(code: RendererErrorCode, message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'RendererError';
    this.code = code;
  }
}

/** A step that no renderer could finish: infrastructure, never the agent's fault. */
export class RendererLostError extends RendererError {
  /** Whether the page did not answer in time, and may still be running. */
  readonly late: boolean;

  constructor(message: string, cause?: unknown, late = false) {
    super('RENDERER_LOST', message, cause);
    this.late = late;
    this.name = 'RendererLostError';
  }
}

/** The error of a step whose caller hung up before it was committed. */
export const cancelled = (): RendererError =>
  new RendererError('CANCELLED', 'the caller hung up before the step was committed');
