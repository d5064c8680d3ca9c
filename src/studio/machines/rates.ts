import type { Cell, Sample } from '../../protocol/wire/machines.ts';

/** Rates are over this long at least, ms: of a shorter time a single step makes too much. */
const LEAST_MS = 4_000;

/** What a cell did per second between two samples. */
export interface Rate {
  /** In ms since the server started. */
  at: number;
  steps: number;
  drawn: number;
  cached: number;
  /** Renderers at work, on average. */
  busy: number;
  queued: number;
}

function between(before: Sample, after: Sample): Rate {
  const ms = Math.max(1, after.at - before.at);
  const perSecond = (key: 'steps' | 'drawn' | 'cached') =>
    Math.max(0, ((after[key] - before[key]) * 1_000) / ms);
  return {
    at: after.at,
    steps: perSecond('steps'),
    drawn: perSecond('drawn'),
    cached: perSecond('cached'),
    busy: Math.max(0, (after.busyMs - before.busyMs) / ms),
    queued: after.queued,
  };
}

/** The rates at each sample that is kept. */
export const ratesOf = ({ history }: Pick<Cell, 'history'>): Rate[] =>
  history.slice(1).map((sample, i) => between(history[i]!, sample));

/** The rates of the last seconds, which `history` does not hold yet. */
export function rateNow({ history, now }: Pick<Cell, 'history' | 'now'>): Rate {
  const before = history.findLast(({ at }) => now.at - at >= LEAST_MS) ?? history[0] ?? now;
  return between(before, now);
}
