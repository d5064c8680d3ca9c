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

/** Whether the server can draw phones: a page has drawn one, and the last attempt to prove it did not fail. */
export class Readiness {
  private readonly draw: () => Promise<unknown>;
  private readonly hasDrawn: () => boolean;
  private readonly inFlight: InFlight;
  private readonly log: Log;
  private attempt: Promise<void> | undefined;
  private isWarm = false;
  private reason = 'No page has drawn a phone yet';

  /** `draw` draws any phone; `hasDrawn` says whether one was drawn otherwise. */
  constructor(draw: () => Promise<unknown>, hasDrawn: () => boolean, inFlight: InFlight, log: Log) {
    this.draw = draw;
    this.hasDrawn = hasDrawn;
    this.inFlight = inFlight;
    this.log = log;
  }

  /** The state now. Where no page has drawn and none is drawing, one begins to. */
  state(): ReadyState {
    if (this.inFlight.draining) return { ready: false, draining: true, reason: 'The server is stopping' };
    if (this.isWarm || this.hasDrawn()) return { ready: true };
    void this.warmUp();
    return { ready: false, reason: this.reason };
  }

  /** Draws a phone for the first time. Never throws: the reason is logged, and told by `state`. */
  warmUp(): Promise<void> {
    this.attempt ??= this.tryToDraw().finally(() => {
      this.attempt = undefined;
    });
    return this.attempt;
  }

  private async tryToDraw(): Promise<void> {
    const since = performance.now();
    try {
      await this.draw();
      this.isWarm = true;
      this.log.info({ ms: Math.round(performance.now() - since) }, 'ready: a page has drawn a phone');
    } catch (thrown) {
      if (this.inFlight.draining) return;
      const { code, message } = toApiError(thrown);
      this.reason = `No page could be drawn: ${code}: ${message}`;
      this.log.error({ code, err: thrown }, this.reason);
    }
  }
}
