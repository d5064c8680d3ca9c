import { createHash } from 'node:crypto';
import { isCellAlive, CELLS, type CellInfo } from '../store/cells.ts';
import { indexKey } from '../store/other-names.ts';
import { placeKey, type PlaceRecord } from '../store/kept-places.ts';
import { PHONES, valueOf, type PhoneRecord } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/** Places a name on one of several cells, the same each time; when a cell goes, only its own names move. Rendezvous hashing. */
export function placeOf(name: string, cells: readonly CellInfo[]): CellInfo | undefined {
  const weigh = ({ cell }: CellInfo) => createHash('sha256').update(`${cell}\0${name}`).digest('hex');
  let [best] = cells;
  for (const cell of cells) if (weigh(cell) > weigh(best!)) best = cell;
  return best;
}

/** Most ids to remember that were taken over. */
const MOST_MOVED = 100_000;

/** The cells that share a store, and which of them plays what. */
export class Directory {
  private readonly store: Store;
  private live: readonly CellInfo[] = [];
  /** Phones that were sent to each cell since it last told how many it has, and the number of what it told then. */
  private readonly sent = new Map<string, number>();
  private readonly told = new Map<string, number>();
  /** Cells of what was taken over, by id. */
  private readonly moved = new Map<string, string>();

  constructor(store: Store) {
    this.store = store;
  }

  /** Cells that have given a sign of life lately, as of the last `refresh`. */
  get cells(): readonly CellInfo[] {
    return this.live;
  }

  /** Those of them that take something new. */
  get open(): readonly CellInfo[] {
    return this.live.filter(({ draining }) => !draining);
  }

  /** Looks which cells live. Throws STORE_UNAVAILABLE. */
  async refresh(): Promise<void> {
    const live: CellInfo[] = [];
    for await (const key of this.store.list(CELLS)) {
      const stored = await this.store.get(key);
      const info = stored && valueOf<CellInfo>(stored);
      if (!info || !(await isCellAlive(this.store, info.cell))) continue;
      if (this.told.get(info.cell) !== stored.seq) this.sent.delete(info.cell);
      this.told.set(info.cell, stored.seq);
      live.push(info);
    }
    this.live = live.sort((a, b) => (a.cell < b.cell ? -1 : 1));
  }

  /** The cell that takes something new and has the fewest phones, counting what was sent to it. */
  leastLoaded(): CellInfo | undefined {
    const load = ({ cell, phones }: CellInfo) => phones + (this.sent.get(cell) ?? 0);
    const { open } = this;
    let [least] = open;
    for (const each of open) if (load(each) < load(least!)) least = each;
    if (least) this.sent.set(least.cell, (this.sent.get(least.cell) ?? 0) + 1);
    return least;
  }

  /** Remembers which cell plays what was taken over: its id names another one. */
  learn(id: string, cell: string): void {
    this.moved.delete(id);
    this.moved.set(id, cell);
    const [oldest] = this.moved.keys();
    if (this.moved.size > MOST_MOVED) this.moved.delete(oldest!);
  }

  /** The cell of a phone or an episode: that in its id, or the one that has taken it over, or takes it over where that has died. */
  ofId(id: string): CellInfo | undefined {
    const moved = this.live.find(({ cell }) => cell === this.moved.get(id));
    if (moved) return moved;
    const [name] = id.split('.');
    return this.live.find(({ cell }) => cell === name) ?? placeOf(id, this.open);
  }

  /** The cell that plays what a caller knows by another name, or the one where that name belongs. Throws STORE_UNAVAILABLE. */
  async ofName(part: string, name: string): Promise<CellInfo | undefined> {
    return (await this.ifKnown(part, name)) ?? placeOf(name, this.open);
  }

  /** As `ofName`, but undefined for a name that nothing has. Throws STORE_UNAVAILABLE. */
  async ifKnown(part: string, name: string): Promise<CellInfo | undefined> {
    const found = await this.store.get(indexKey(part, name));
    const stored = found && (await this.store.get(PHONES + Buffer.from(found.value).toString()));
    return stored && this.ownerOf(valueOf<PhoneRecord>(stored).cell, name);
  }

  /** The cell that has a place for sessions, or the one where a place of that name belongs. Throws STORE_UNAVAILABLE. */
  async ofPlace(name: string): Promise<CellInfo | undefined> {
    const playing = await this.ifKnown('mcp', name);
    if (playing) return playing;
    const stored = await this.store.get(placeKey(name));
    return this.ownerOf(stored ? valueOf<PlaceRecord>(stored).cell : null, name);
  }

  private ownerOf(owner: string | null, name: string): CellInfo | undefined {
    return this.live.find(({ cell }) => cell === owner) ?? placeOf(name, this.open);
  }
}
