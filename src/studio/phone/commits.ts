import type { Action } from '../../protocol/action.ts';
import type { PhoneEvent } from '../../sdk/core/run.ts';
import type { Operation } from '../../state/diff.ts';
import type { AnyPhone } from '../../state/phone/index.ts';

/** An executed action on its way to the server. */
export interface Commit {
  /** Null where no action was executed, such as when the phone was turned. */
  action: Action | null;
  operations: Operation[];
  events: PhoneEvent[];
  /** The phone before it. */
  before: AnyPhone;
}

/** Executed actions that the server has not confirmed. One is in flight at a time: its base is the state that was confirmed last. */
export class Commits {
  private waiting: Commit[] = [];
  private inFlight = false;
  private onIdle: (() => void)[] = [];
  private readonly send: (commit: Commit) => void;

  constructor(send: (commit: Commit) => void) {
    this.send = send;
  }

  get count(): number {
    return this.waiting.length;
  }

  add(commit: Commit): void {
    this.waiting.push(commit);
    this.flush();
  }

  /** The server has confirmed the first; `tell` is called with it before the next is sent. */
  confirm(tell: (commit: Commit) => void): void {
    const commit = this.waiting.shift();
    this.inFlight = false;
    if (commit) tell(commit);
    this.flush();
    this.tellIdle();
  }

  /** Forgets all: they were executed on a state that the server does not have. */
  clear(): void {
    this.waiting = [];
    this.inFlight = false;
    this.tellIdle();
  }

  /** Resolves once nothing waits. */
  settled(): Promise<void> {
    return this.waiting.length === 0
      ? Promise.resolve()
      : new Promise(resolve => {
          this.onIdle.push(resolve);
        });
  }

  private flush(): void {
    const next = this.waiting[0];
    if (!next || this.inFlight) return;
    this.inFlight = true;
    this.send(next);
  }

  private tellIdle(): void {
    if (this.waiting.length > 0) return;
    for (const resolve of this.onIdle.splice(0)) resolve();
  }
}
