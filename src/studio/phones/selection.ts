import { useMemo, useState } from 'react';
import type { AboutPhone } from '../../protocol/wire/phones.ts';

/** The phones that are selected on the wall. */
export interface Selection {
  /** Ids, in the order of the wall; only of phones that it shows. */
  ids: readonly string[];
  has(id: string): boolean;
  /** Selects a phone, or no longer. With `through`, all from the one that was changed last to this one are as that one is. */
  toggle(id: string, through: boolean): void;
  all(): void;
  none(): void;
}

export function useSelection(shown: readonly AboutPhone[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string>();
  return useMemo(() => {
    const order = shown.map(({ id }) => id);
    const between = (a: string, b: string) => {
      const [from, to] = [order.indexOf(a), order.indexOf(b)].sort((x, y) => x - y) as [number, number];
      return from < 0 ? [b] : order.slice(from, to + 1);
    };
    return {
      ids: order.filter(id => chosen.has(id)),
      has: id => chosen.has(id),
      toggle(id, through) {
        const isOn = through && last !== undefined ? chosen.has(last) : !chosen.has(id);
        const next = new Set(chosen);
        for (const each of through && last !== undefined ? between(last, id) : [id]) {
          if (isOn) next.add(each);
          else next.delete(each);
        }
        setChosen(next);
        setLast(id);
      },
      all: () => setChosen(new Set(order)),
      none: () => setChosen(new Set()),
    };
  }, [shown, chosen, last]);
}
