import { collection, Ledger, type Collection, type CollectOptions } from './ledger.ts';
import type { Group } from './groups.ts';
import type { Numbered } from './work.ts';

/**
 * Collects in lockstep: draws a batch, plays all of it with the same weights, then learns from it in the order of its draws. The result is a
 * function of the seed, the actor and the learner; it depends neither on the number of workers nor on timing. An iteration that is stopped
 * halfway counts as not begun.
 */
export function lockstep<W>(
  options: Omit<CollectOptions<W>, 'queueLimit' | 'staleLimit' | 'onStale'>,
): Collection<W> {
  const ledger = new Ledger<W>(options);
  const signal = options.signal ?? new AbortController().signal;
  return collection(
    ledger,
    () => ({ length: 0, most: 0, limit: 0 }),
    async () => {
      while (!ledger.enough && !signal.aborted) {
        const draws: Numbered[] = [];
        for (let drawn = ledger.draw(); drawn; drawn = draws.length < options.batch ? ledger.draw() : null)
          draws.push(drawn);
        if (draws.length === 0) return;
        const groups: Group[] = [];
        const queue = draws.values();
        await ledger.pool.play(
          () => queue.next().value ?? null,
          group => {
            groups.push(group);
          },
          signal,
        );
        if (signal.aborted) return;
        const usable = groups
          .filter(({ rollouts }) => rollouts.length > 0)
          .sort((a, b) => a.number - b.number);
        for (const { number, rollouts } of groups) if (rollouts.length === 0) ledger.open.delete(number);
        if (usable.length > 0) await ledger.learn(usable);
      }
    },
  );
}
