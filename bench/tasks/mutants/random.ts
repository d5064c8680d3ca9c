import { streamOf } from '../../../src/state/random.ts';

/** A choice that follows from the labels. */
export const pick = <T>(items: readonly T[], ...labels: (string | number)[]): T | undefined =>
  items[Math.floor(streamOf('mutants', ...labels)() * items.length)];

/** The first `count` items in an order that follows from the labels. */
export function shuffled<T>(items: readonly T[], ...labels: (string | number)[]): T[] {
  const random = streamOf('mutants', ...labels);
  return items
    .map(item => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
