import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** What a container may use of the CPU, by control groups of version 2: `MICROSECONDS PERIOD`, or `max PERIOD`. */
const QUOTA = '/sys/fs/cgroup/cpu.max';

/** Cores that a quota allows, rounded up; undefined where there is none. */
export function coresOf(quota: string): number | undefined {
  const [allowed, period] = quota.trim().split(' ').map(Number);
  if (!allowed || !period) return undefined;
  return Math.ceil(allowed / period);
}

/** Cores that this process may use. Node 20 counts those of the machine, whatever its container may use of them. */
export function availableCores(file = QUOTA): number {
  const machine = availableParallelism();
  try {
    return Math.min(machine, coresOf(readFileSync(file, 'utf8')) ?? machine);
  } catch {
    return machine;
  }
}
