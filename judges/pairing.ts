/**
 * Whether items and slots pair off one to one. `fits` says whether an item may go into a slot, both by index. An item may
 * fit several slots, so the pairs are found by augmenting paths (bipartite matching) rather than first come, first served.
 */
export function pairsOff(
  items: number,
  slots: number,
  fits: (item: number, slot: number) => boolean,
): boolean {
  if (items !== slots) return false;
  const itemIn: number[] = Array.from({ length: slots }, () => -1);
  const assign = (item: number, tried: Set<number>): boolean => {
    for (let slot = 0; slot < slots; slot++) {
      if (tried.has(slot) || !fits(item, slot)) continue;
      tried.add(slot);
      const occupant = itemIn[slot]!;
      if (occupant >= 0 && !assign(occupant, tried)) continue;
      itemIn[slot] = item;
      return true;
    }
    return false;
  };
  for (let item = 0; item < items; item++) if (!assign(item, new Set())) return false;
  return true;
}
