import type { Reading } from './lab.ts';

/** Where a load's CPU and time went. All times are ms a step, but those of stages. */
export interface Profile {
  steps: number;
  /** All CPU, and what of it this process used: the server, and the client that asks it. */
  cpuMs: number;
  nodeMs: number;
  /** The browsers' threads by process and name, each name once; the dearest first. */
  threads: { process: string; thread: string; cpuMs: number }[];
  /** How long a stage of the pool took on average, ms: `wait` for a page, `call` and `picture` on it, and the whole `task`. */
  stagesMs: Record<string, number>;
  /** Steps that were drawn again on another page. */
  retries: number;
}

const STAGES = ['wait', 'call', 'picture', 'task'];

/** What happened between two readings, in which so many steps ended. Of threads and processes that ended between them the rest is unknown. */
export function profileOf(before: Reading, after: Reading, steps: number): Profile {
  const nodeMs = (after.nodeMs - before.nodeMs) / steps;
  const threads = threadsBetween(before, after).map(({ ms, ...name }) => ({ ...name, cpuMs: ms / steps }));
  return {
    steps,
    cpuMs: threads.reduce((sum, { cpuMs }) => sum + cpuMs, nodeMs),
    nodeMs,
    threads,
    stagesMs: stagesBetween(before, after),
    retries: after.retries - before.retries,
  };
}

function threadsBetween(before: Reading, after: Reading): { process: string; thread: string; ms: number }[] {
  const was = new Map(before.threads.map(({ id, ms }) => [id, ms]));
  for (const [id, ms] of endedBetween(before, after)) was.set(id, (was.get(id) ?? 0) + ms);
  const sums = new Map<string, { process: string; thread: string; ms: number }>();
  for (const { id, process, thread, ms } of after.threads) {
    const name = `${process} ${thread}`;
    const sum = sums.get(name) ?? { process, thread, ms: 0 };
    sum.ms += ms - (was.get(id) ?? 0);
    sums.set(name, sum);
  }
  return [...sums.values()].sort((a, b) => b.ms - a.ms);
}

/** What threads that ended between two readings had used before: the row `ended` of their process has it from then on, by its id. */
function endedBetween(before: Reading, after: Reading): Map<string, number> {
  const living = new Set(after.threads.map(({ id }) => id));
  const sums = new Map<string, number>();
  for (const { id, ms } of before.threads) {
    if (living.has(id)) continue;
    const row = `${id.split('/')[0]}/ended`;
    sums.set(row, (sums.get(row) ?? 0) + ms);
  }
  return sums;
}

function stagesBetween(before: Reading, after: Reading): Record<string, number> {
  const none = { count: 0, totalMs: 0 };
  const means = STAGES.flatMap(name => {
    const [was, is] = [before.stages[name] ?? none, after.stages[name] ?? none];
    const count = is.count - was.count;
    return count > 0 ? [[name, (is.totalMs - was.totalMs) / count] as const] : [];
  });
  return Object.fromEntries(means);
}
