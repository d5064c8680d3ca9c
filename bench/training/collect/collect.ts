import type { Group } from './groups.ts';
import { collection, Ledger, type Collection, type CollectOptions } from './ledger.ts';
import { BoundedQueue } from './queue.ts';

/**
 * Collects asynchronously: workers play, a bounded queue holds their groups, a learner takes batches from it, and its weights reach the actor
 * while other rollouts go on. The task, seed and randomness of a rollout are a function of its number; the weights that decide in it are not.
 */
export function collect<W>(options: CollectOptions<W>): Collection<W> {
  const ledger = new Ledger(options);
  const queue = new BoundedQueue<Group>(options.queueLimit ?? options.batch);
  const halt = new AbortController();
  return collection(
    ledger,
    () => ({ length: queue.length, most: queue.peak, limit: queue.limit }),
    () => playAndLearn(ledger, queue, halt),
  );
}

/** Runs the workers and the learner side by side. If one of them fails, the other is stopped. */
async function playAndLearn<W>(
  ledger: Ledger<W>,
  queue: BoundedQueue<Group>,
  halt: AbortController,
): Promise<void> {
  const { signal } = ledger.options;
  const abort = () => halt.abort();
  if (signal?.aborted) return;
  signal?.addEventListener('abort', abort);
  const learning = learnFrom(ledger, queue, halt.signal).finally(abort);
  const playing = ledger.pool
    .play(
      () => ledger.draw(),
      group => queue.push(group, halt.signal),
      halt.signal,
    )
    .finally(() => queue.close())
    .catch(error => {
      abort();
      throw error;
    });
  try {
    const isAbort = (reason: { code?: string }) => reason?.code === 'ABORTED' && halt.signal.aborted;
    for (const result of await Promise.allSettled([learning, playing]))
      if (result.status === 'rejected' && !isAbort(result.reason)) throw result.reason;
  } finally {
    signal?.removeEventListener('abort', abort);
  }
}

/** Takes groups from the queue and makes an update whenever a batch is full, and of what is left at the end. */
async function learnFrom<W>(
  ledger: Ledger<W>,
  queue: BoundedQueue<Group>,
  signal: AbortSignal,
): Promise<void> {
  for (let batch: Group[] = []; !ledger.enough;) {
    const group = await queue.shift(signal);
    if (group) batch.push(group);
    // A group stays fresh while the batch fills: only this loop makes versions.
    batch = batch.flatMap(each => freshPart(ledger, each) ?? []);
    if (batch.length >= ledger.options.batch || (!group && batch.length > 0)) {
      await ledger.learn(batch);
      batch = [];
    }
    if (!group) return;
  }
}

/** A group without its stale rollouts; null if none is left. */
function freshPart<W>(ledger: Ledger<W>, group: Group): Group | null {
  const { staleLimit = Infinity, onStale } = ledger.options;
  const rollouts = group.rollouts.filter(trajectory => {
    const behind = ledger.version - trajectory.versions[0];
    if (behind <= staleLimit) return true;
    ledger.tally.dropped++;
    onStale?.(trajectory, behind);
    return false;
  });
  if (rollouts.length === 0) {
    ledger.open.delete(group.number);
    return null;
  }
  const lowest = Math.min(...rollouts.map(t => t.versions[0]));
  const highest = Math.max(...rollouts.map(t => t.versions[1]));
  return { ...group, rollouts, versions: [lowest, highest] };
}
