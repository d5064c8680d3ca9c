import { readFileSync, statfsSync } from 'node:fs';
import { availableCores } from './cores.ts';

/** Free room in `/dev/shm` for a browser, bytes. Containers often have 64 MB in all, and a browser that finds no room dies. */
const ROOM = 1024 ** 3;

/** Where browsers keep what their processes share, such as pictures. */
export type SharedMemory = '/dev/shm' | '/tmp';

/** `/dev/shm` where it has 1 GB free for each core, as many as there are browsers: it is in memory, and may have huge pages. Elsewhere `/tmp`. */
export const sharedMemory = (free = freeInShm(), cores = availableCores()): SharedMemory =>
  free >= ROOM * cores ? '/dev/shm' : '/tmp';

/** Bytes that are free in `/dev/shm`; 0 where there is none. */
export function freeInShm(): number {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** What the kernel's setting of huge pages is, for the memory of a process and for what processes share: such as `always` and `never`; undefined where it has none. */
export function hugePages(
  read: (path: string) => string = path => readFileSync(path, 'utf8'),
): { own: string; shared: string } | undefined {
  const chosen = (file: string) =>
    /\[(\w+)\]/.exec(read(`/sys/kernel/mm/transparent_hugepage/${file}`))?.[1] ?? 'unknown';
  try {
    return { own: chosen('enabled'), shared: chosen('shmem_enabled') };
  } catch {
    return undefined;
  }
}
