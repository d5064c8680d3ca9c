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
  /** As many tasks wait for a renderer as may. */
  | 'QUEUE_FULL'
  /** A task waited for a renderer longer than it may. */
  | 'WAITED_TOO_LONG'
  /** Whoever asked for the task gave it up. */
  | 'CANCELLED'
  /** The pool takes no more work. */
  | 'POOL_DRAINING';

/** What the renderers throw. `code` is for programs, `message` says what to do, `cause` is what was underneath. */
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
  /** Whether it may still be there, and has not answered in time. */
  readonly late: boolean;

  constructor(message: string, cause?: unknown, late = false) {
    super('RENDERER_LOST', message, cause);
    this.late = late;
    this.name = 'RendererLostError';
  }
}

/** Of a step that its caller gave up before it was committed. */
export const cancelled = (): RendererError =>
  new RendererError('CANCELLED', 'the caller hung up before the step was committed');
