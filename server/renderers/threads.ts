import { readdirSync, readFileSync } from 'node:fs';
import { cpuMs, TICK_MS } from './processes.ts';

/** A thread of a process, with the CPU that it has used. */
export interface ThreadCpu {
  /** Its process and its own number; together they are unique. */
  id: string;
  /** What Chromium calls the process: `browser`, `renderer`, `gpu-process`, `utility`, `zygote`. */
  process: string;
  /** `main`, `ended` for all that have ended, or the thread's name as the kernel has it: at most 15 letters, without a pool's numbers. */
  thread: string;
  ms: number;
}

/**
 * The threads of Chromium's processes, and for each process what its threads that have ended used. Processes that end meanwhile are left out.
 * Linux only: elsewhere there are none.
 */
export function threadsOf(pids: readonly number[]): ThreadCpu[] {
  return pids.flatMap(pid => {
    try {
      const process = processType(pid);
      const threads = readdirSync(`/proc/${pid}/task`).flatMap(
        thread => threadOf(pid, thread, process) ?? [],
      );
      const living = threads.reduce((sum, { ms }) => sum + ms, 0);
      const ms = Math.max(0, cpuMs(pid) - living);
      return [...threads, { id: `${pid}/ended`, process, thread: 'ended', ms }];
    } catch {
      return [];
    }
  });
}

const processType = (pid: number): string =>
  /--type=([\w-]+)/.exec(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.[1] ?? 'browser';

function threadOf(pid: number, thread: string, process: string): ThreadCpu | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8');
    // The name, in parentheses, may itself hold spaces and parentheses.
    const end = stat.lastIndexOf(')');
    const name = stat.slice(stat.indexOf('(') + 1, end);
    const fields = stat.slice(end + 2).split(' ');
    const isMain = thread === String(pid);
    return {
      id: `${pid}/${thread}`,
      process,
      thread: isMain ? 'main' : name.replace(/\/?\d*$/, ''),
      ms: exactMs(pid, thread) ?? (Number(fields[11]) + Number(fields[12])) * TICK_MS,
    };
  } catch {
    return undefined;
  }
}

/** CPU of a thread to the nanosecond, ms; undefined where the kernel was built without it, and counts in ticks. */
function exactMs(pid: number, thread: string): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return undefined;
  }
}
