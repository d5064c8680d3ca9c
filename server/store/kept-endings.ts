import type { Ending, Endings } from '../sessions/names.ts';
import type { Keeper } from './keeper.ts';
import { bytesOf, hashOf, valueOf } from './records.ts';
import type { Store } from './store.ts';

/** A name that stays closed. */
interface EndingRecord {
  name: string;
  how: Ending;
  /** Epoch ms. */
  at: number;
}

/** Keeps which names of one kind have ended. Servers that share a store share these names. */
export class KeptEndings {
  private readonly keeper: Keeper;
  private readonly store: Store;
  private readonly prefix: string;
  private readonly endings: Endings;

  /** `now` is in epoch ms. */
  constructor(keeper: Keeper, store: Store, kind: string, endings: Endings, now: () => number) {
    this.keeper = keeper;
    this.store = store;
    this.prefix = `ended/${kind}/`;
    this.endings = endings;
    endings.onAdded = (name, how) => {
      const record: EndingRecord = { name, how, at: now() };
      keeper.changed(this.keyOf(name), () => bytesOf(record));
    };
    endings.onDropped = name => keeper.changed(this.keyOf(name), () => null);
  }

  private keyOf(name: string): string {
    return this.prefix + hashOf(name);
  }

  /** Knows the names that had ended before. Throws STORE_UNAVAILABLE. */
  async load(): Promise<void> {
    const found: [EndingRecord, number][] = [];
    for await (const key of this.store.list(this.prefix)) {
      const stored = await this.store.get(key);
      if (stored) found.push([valueOf<EndingRecord>(stored), stored.seq]);
    }
    // The oldest are forgotten first, as before.
    found.sort(([a], [b]) => a.at - b.at);
    for (const [record, seq] of found) this.know(record, seq);
  }

  /** Knows a name that another server has ended, if one has. Throws STORE_UNAVAILABLE. */
  async look(name: string): Promise<void> {
    if (!this.store.isShared || this.endings.has(name)) return;
    const stored = await this.store.get(this.keyOf(name));
    if (stored) this.know(valueOf<EndingRecord>(stored), stored.seq);
  }

  private know({ name, how }: EndingRecord, seq: number): void {
    const { onAdded } = this.endings;
    this.endings.onAdded = undefined;
    this.endings.add(name, how);
    this.endings.onAdded = onAdded;
    this.keeper.adopt(this.keyOf(name), seq, () => null);
  }
}
