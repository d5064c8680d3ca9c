import type { Claim } from './store.ts';

interface Held {
  owner: string | undefined;
  epoch: number;
  until: number;
}

/** Claims of one process. `now` is monotonic, in ms. */
export class Claims {
  private readonly now: () => number;
  private readonly all = new Map<string, Held>();

  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  claim(key: string, owner: string, ttl: number): Claim | undefined {
    const held = this.all.get(key);
    const holder = this.claimant(key);
    if (holder !== undefined && holder !== owner) return undefined;
    const epoch = holder === owner ? held!.epoch : (held?.epoch ?? 0) + 1;
    this.all.set(key, { owner, epoch, until: this.now() + ttl });
    return { epoch };
  }

  release(key: string, owner: string): void {
    const held = this.all.get(key);
    if (held?.owner === owner) this.all.set(key, { ...held, owner: undefined });
  }

  claimant(key: string): string | undefined {
    const held = this.all.get(key);
    return held && held.until > this.now() ? held.owner : undefined;
  }
}
