import { collection, Ledger, type Collection, type CollectOptions } from './collector.ts';
import type { Group } from './groups.ts';
import type { Numbered } from './work.ts';

/**
 * Collects in lockstep: a batch is drawn, all of it is played with the same weights, then it is learned from, in the order of its draws. What comes of it
 * is a function of the seed, the actor and the learner alone, whatever the number of workers and however long anything takes. An iteration
 * that is stopped in its middle has not been.
 */
export function lockstep<W>(
  options: Omit<CollectOptions<W>, 'queueLimit' | 'staleLimit' | 'dropped'>,
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
        const left = draws.values();
        await ledger.crew.play(
          () => left.next().value ?? null,
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
