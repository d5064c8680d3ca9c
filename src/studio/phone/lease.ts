import type { ClientMessage } from '../../protocol/wire/live.ts';

/** Asks the server for the right to drive the phone, and gives it back. */
export class Lease {
  private asked: { resolve: () => void; reject: (error: Error) => void } | undefined;
  private onReturned: (() => void) | undefined;
  private readonly send: (message: ClientMessage) => void;

  constructor(send: (message: ClientMessage) => void) {
    this.send = send;
  }

  /** Resolves once the server grants it; rejects with why it does not. */
  ask(): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      this.asked = { resolve, reject };
      this.send({ type: 'lease' });
    });
  }

  /** Resolves once the server has it back. */
  giveBack(): Promise<void> {
    return new Promise<void>(resolve => {
      this.onReturned = resolve;
      this.send({ type: 'release' });
    });
  }

  granted(): void {
    this.asked?.resolve();
    this.asked = undefined;
  }

  /** Whether it had been asked for. */
  refused(why: string): boolean {
    const { asked } = this;
    this.asked = undefined;
    asked?.reject(new Error(why));
    return asked !== undefined;
  }

  returned(): void {
    this.onReturned?.();
    this.onReturned = undefined;
  }
}
