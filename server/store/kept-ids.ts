import type { Ids } from '../ids.ts';
import type { Keeper } from './keeper.ts';
import { bytesOf, valueOf } from './records.ts';
import type { Store } from './store.ts';

/** Ids that may be given before their number is in the store. */
const MARGIN = 10_000;

/** Keeps ahead of the ids that a server gives, so that none is given twice after a crash. */
export class KeptIds {
  private readonly keeper: Keeper;
  private readonly store: Store;
  private readonly key: string;
  private readonly ids: readonly Ids[];
  private reserved = 0;

  constructor(keeper: Keeper, store: Store, cell: string | undefined, ids: readonly Ids[]) {
    this.keeper = keeper;
    this.store = store;
    this.key = `ids/${cell ?? ''}`;
    this.ids = ids;
  }

  /** Skips what an earlier server may have given. Throws STORE_UNAVAILABLE. */
  async load(): Promise<void> {
    const stored = await this.store.get(this.key);
    const last = stored ? valueOf<{ last: number }>(stored).last : 0;
    for (const ids of this.ids) ids.skipTo(last);
    this.keeper.adopt(this.key, stored?.seq ?? 0, () => null);
    this.reserve();
    await this.keeper.written(this.key);
  }

  /** Reserves more before the reserved ones are used up. */
  reserve(): void {
    const last = Math.max(...this.ids.map(ids => ids.last));
    if (last + MARGIN / 2 < this.reserved) return;
    this.reserved = last + MARGIN;
    const record = { last: this.reserved };
    this.keeper.changed(this.key, () => bytesOf(record));
  }
}
