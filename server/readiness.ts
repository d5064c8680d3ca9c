import type { InFlight } from './in-flight.ts';
import type { Log } from './log.ts';
import { toApiError } from './errors.ts';

/** What `/ready` answers: 200 where `ready`, else 503. */
export interface ReadyState {
  ready: boolean;
  draining?: true;
  /** Why it is not ready. */
  reason?: string;
}

/** What readiness depends on. */
export interface ReadinessOptions {
  /** Draws any phone, and never from a cache. */
  draw: () => Promise<unknown>;
  /** Number of steps that pages have drawn since the start. */
  drawn: () => number;
  /** Whether any browser runs. */
  hasBrowser: () => boolean;
  inFlight: InFlight;
  log: Log;
}

const STOPPING = 'The server is stopping';
const ALL_EXITED = 'All browsers have exited, and no page has drawn a phone since';

/** Whether the server can draw phones: a page has drawn one, and since then some browser has been running. */
export class Readiness {
  private readonly options: ReadinessOptions;
  private attempt: Promise<void> | undefined;
  private isWarm = false;
  /** Steps that had been drawn when the last browser exited: they prove nothing any more. */
  private drawnBefore = 0;
  private reason = 'No page has drawn a phone yet';

  constructor(options: ReadinessOptions) {
    this.options = options;
  }

  /** The state now, for somebody who only looks: nothing begins to draw. */
  peek(): ReadyState {
    const { inFlight, hasBrowser } = this.options;
    if (inFlight.draining) return { ready: false, draining: true, reason: STOPPING };
    if (!this.hasDrawn()) return { ready: false, reason: this.reason };
    return hasBrowser() ? { ready: true } : { ready: false, reason: ALL_EXITED };
  }

  /** The state now. If no page has drawn and none is drawing, one begins to. */
  state(): ReadyState {
    if (this.options.inFlight.draining) return { ready: false, draining: true, reason: STOPPING };
    if (this.hasDrawn() && !this.options.hasBrowser()) this.reset();
    if (this.hasDrawn()) return { ready: true };
    void this.warmUp();
    return { ready: false, reason: this.reason };
  }

  private hasDrawn(): boolean {
    return this.isWarm || this.options.drawn() > this.drawnBefore;
  }

  /** All browsers have exited: a page has to draw again before the server is ready. */
  private reset(): void {
    this.isWarm = false;
    this.drawnBefore = this.options.drawn();
    this.reason = ALL_EXITED;
    this.options.log.warn(this.reason);
  }

  /** Draws a phone. Never throws: if it fails, the reason is logged and part of `state`. */
  warmUp(): Promise<void> {
    this.attempt ??= this.tryToDraw().finally(() => {
      this.attempt = undefined;
    });
    return this.attempt;
  }

  private async tryToDraw(): Promise<void> {
    const { draw, inFlight, log } = this.options;
    const since = performance.now();
    try {
      await draw();
      this.isWarm = true;
      log.info({ ms: Math.round(performance.now() - since) }, 'ready: a page has drawn a phone');
    } catch (thrown) {
      if (inFlight.draining) return;
      const { code, message } = toApiError(thrown);
      this.reason = `No page could be drawn: ${code}: ${message}`;
      log.error({ code, err: thrown }, this.reason);
    }
  }
}
