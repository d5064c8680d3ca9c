import { readdirSync, readFileSync } from 'node:fs';

interface Stat {
  pid: number;
  parent: number;
  group: number;
  state: string;
}

/** Every living process that descends from `root` or is in its process group. Linux only: elsewhere, `root` alone. */
export function processTree(root: number): number[] {
  if (process.platform !== 'linux') return isAlive(root) ? [root] : [];
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name));
  const all = pids.map(pid => stat(Number(pid))).filter(process => process !== undefined);
  const tree = new Set([root]);
  for (let hasGrown = true; hasGrown;) {
    hasGrown = false;
    for (const { pid, parent, group } of all) {
      if (tree.has(pid) || !(tree.has(parent) || group === root)) continue;
      tree.add(pid);
      hasGrown = true;
    }
  }
  return all.filter(s => tree.has(s.pid) && s.state !== 'Z').map(s => s.pid);
}

/** The memory of processes, shared pages divided among those that share them (PSS), in bytes. 0 where /proc is absent. */
export function pssOf(pids: number[]): number {
  let bytes = 0;
  for (const pid of pids) {
    try {
      bytes +=
        1024 * Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It ended between being listed and being read.
    }
  }
  return bytes;
}

/** Kills processes. Those that have exited already are skipped. */
export function killAll(pids: number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Gone already.
    }
  }
}

/** True while a process exists and is not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || stat(pid)?.state !== 'Z';
  } catch {
    return false;
  }
}

/** A process's group, or its own id where that cannot be read. */
export function groupOf(pid: number): number {
  return stat(pid)?.group ?? pid;
}

/** Ticks a second by which Linux counts CPU. */
const TICKS = 100;
/** The length of one, ms. */
export const TICK_MS = 1_000 / TICKS;

/** CPU that a process has used, ms. Throws where there is no such process. */
export function cpuMs(pid: number): number {
  const fields = statFields(pid);
  const [user, system] = [fields[11], fields[12]];
  return (Number(user) + Number(system)) * TICK_MS;
}

/** What the kernel says of a process, from its state on. */
function statFields(pid: number): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may itself hold spaces and parentheses.
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function stat(pid: number): Stat | undefined {
  try {
    const [state, parent, group] = statFields(pid);
    return { pid, state: state ?? '', parent: Number(parent), group: Number(group) };
  } catch {
    return undefined;
  }
}
