import type { Device } from '../../tasks/device.ts';
import type { Wait } from './abort.ts';

/** Closes devices in the background. A device that fails to close is ignored. */
export class DeviceCloser {
  readonly #closing = new Set<Promise<void>>();

  close(device: Device): void {
    const closing = device
      .close()
      .catch(() => {})
      .finally(() => {
        this.#closing.delete(closing);
      });
    this.#closing.add(closing);
  }

  /** Waits until every device has closed, for at most `limitMs`. */
  async settle(limitMs: number, wait: Wait): Promise<void> {
    const allClosed = new AbortController();
    await Promise.race([Promise.allSettled(this.#closing), wait(limitMs, allClosed.signal)]);
    // A timer that keeps running would keep the process alive.
    allClosed.abort();
  }
}
