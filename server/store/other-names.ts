import type { Keeper } from './keeper.ts';
import { hashOf, PHONES } from './records.ts';
import type { Store } from './store.ts';

/** What keys of other names begin with. */
export const INDEX = 'index/';

/** The key under which a phone is found by another name. Names may be secrets. */
export const indexKey = (part: string, name: string): string => `${INDEX}${part}/${hashOf(name)}`;

/** Other names of phones, by which other servers find them in a store that is shared. The first server that writes a name has it. */
export class OtherNames {
  private readonly keeper: Keeper;
  private readonly store: Store;
  /** Keys that are in the store, by phone, and the phone of each: a name may go to another phone of this server. */
  private readonly known = new Map<string, Set<string>>();
  private readonly owners = new Map<string, string>();

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
      if (this.owners.get(key) === phone) continue;
      known.add(key);
      this.owners.set(key, phone);
      this.keeper.changed(key, () => Buffer.from(phone));
    }
  }

  /** Resolves once the names of a phone are in the store, or are those of another. */
  async written(phone: string): Promise<void> {
    await Promise.all([...(this.known.get(phone) ?? [])].map(key => this.keeper.written(key)));
  }

  /** The phone that a key was written for here. */
  ownerOf(key: string): string | undefined {
    return this.owners.get(key);
  }

  /** Knows no names of a phone any more. Gives their keys. */
  drop(phone: string): string[] {
    const keys = [...(this.known.get(phone) ?? [])].filter(key => this.owners.get(key) === phone);
    for (const key of keys) this.owners.delete(key);
    this.known.delete(phone);
    return keys;
  }

  /** Removes all names of a phone from the store. */
  forget(phone: string): void {
    for (const key of this.drop(phone)) this.keeper.changed(key, () => null);
  }

  /** Removes names of phones that are gone: a server may die between the two. Throws STORE_UNAVAILABLE. */
  async sweep(): Promise<void> {
    if (!this.store.isShared) return;
    for await (const key of this.store.list(INDEX)) await this.removeIfUnused(key);
  }

  /** Frees a name whose phone is gone. Throws STORE_UNAVAILABLE. */
  free(part: string, name: string): Promise<void> {
    return this.removeIfUnused(indexKey(part, name));
  }

  /** A phone is written before its names, and deleted before them, so a name without a phone has no use. */
  private async removeIfUnused(key: string): Promise<void> {
    const found = await this.store.get(key);
    if (found && !(await this.store.get(PHONES + Buffer.from(found.value).toString())))
      await this.store.delete(key, found.seq);
  }

  /** The id of the phone that has a name; undefined where none has, or the store is not shared. Throws STORE_UNAVAILABLE. */
  async find(part: string, name: string): Promise<string | undefined> {
    const found = this.store.isShared ? await this.store.get(indexKey(part, name)) : undefined;
    return found && Buffer.from(found.value).toString();
  }
}
