import type { Cell } from '../../protocol/wire/machines.ts';

/** What a cell had done at one time. */
interface Reading {
  uptimeMs: number;
  steps: number;
  drawn: number;
  cached: number;
  busyMs: number;
}

/** What a cell did between two readings. */
export interface Rate {
  /** Uptime of the cell at the later reading, seconds. */
  at: number;
  /** Steps a second. */
  steps: number;
  /** Pictures and steps that pages drew, a second. */
  drawn: number;
  /** Those that the step cache answered, a second. */
  cached: number;
  /** Share of the time for which pages were at work, 0 to 1, over all of them. */
  busy: number;
}

/** Readings that are kept: ten minutes of one every two seconds. */
const MOST = 300;

const readingOf = ({ uptimeMs, work, renderers }: Cell): Reading => ({
  uptimeMs,
  steps: work.steps,
  drawn: work.drawn,
  cached: work.cached,
  busyMs: renderers.busyMs ?? 0,
});

/** The rates of a cell, made from one reading after another. A cell that was started anew begins anew. */
export class Rates {
  private last: Reading | undefined;
  private rates: readonly Rate[] = [];

  /** Takes what the server said; the same twice counts once. Gives all rates, oldest first. */
  add(cell: Cell): readonly Rate[] {
    const now = readingOf(cell);
    const { last } = this;
    if (last && now.uptimeMs === last.uptimeMs) return this.rates;
    this.last = now;
    if (!last || now.uptimeMs < last.uptimeMs) return (this.rates = []);
    const seconds = (now.uptimeMs - last.uptimeMs) / 1_000;
    const each = (key: 'steps' | 'drawn' | 'cached') => Math.max(0, now[key] - last[key]) / seconds;
    const pages = Math.max(1, cell.renderers.pages.length);
    const rate: Rate = {
      at: now.uptimeMs / 1_000,
      steps: each('steps'),
      drawn: each('drawn'),
      cached: each('cached'),
      busy: Math.min(1, Math.max(0, now.busyMs - last.busyMs) / 1_000 / seconds / pages),
    };
    return (this.rates = [...this.rates, rate].slice(-MOST));
  }
}
