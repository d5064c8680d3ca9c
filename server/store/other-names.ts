import type { Keeper } from './keeper.ts';
import { hashOf } from './records.ts';
import type { Store } from './store.ts';

/** The key under which a phone is found by another name. Names may be secrets. */
export const indexKey = (part: string, name: string): string => `index/${part}/${hashOf(name)}`;

/** Other names of phones, by which other servers find them in a store that is shared. */
export class OtherNames {
  private readonly keeper: Keeper;
  private readonly store: Store;
  /** Keys that are in the store, by phone. */
  private readonly known = new Map<string, Set<string>>();

  constructor(keeper: Keeper, store: Store) {
    this.keeper = keeper;
    this.store = store;
  }

  /** Writes those names of a phone that are not in the store yet, each with the part whose name it is. */
  keep(phone: string, names: readonly (readonly [part: string, name: string])[]): void {
    if (!this.store.isShared) return;
    const known = this.known.get(phone) ?? new Set<string>();
    this.known.set(phone, known);
    for (const [part, name] of names) {
      const key = indexKey(part, name);
      if (known.has(key)) continue;
      known.add(key);
      this.keeper.changed(key, () => Buffer.from(phone));
    }
  }

  /** Removes all names of a phone. */
  forget(phone: string): void {
    for (const key of this.known.get(phone) ?? []) this.keeper.changed(key, () => null);
    this.known.delete(phone);
  }

  /** The id of the phone that has a name; undefined where none has, or the store is not shared. Throws STORE_UNAVAILABLE. */
  async find(part: string, name: string): Promise<string | undefined> {
    const found = this.store.isShared ? await this.store.get(indexKey(part, name)) : undefined;
    return found && Buffer.from(found.value).toString();
  }
}
