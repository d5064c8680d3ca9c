import { setTimeout as sleep } from 'node:timers/promises';
import { streamOf } from '../../src/state/random.ts';
import type { OwnRedis } from '../../server/store/redis-server.ts';
import type { Machine } from './machines.ts';
import type { RoughClient } from './rough-client.ts';

/** What can happen. */
export const KINDS = [
  'renderer killed',
  'cell killed',
  'cell drained',
  'cell stood still',
  'clock of a cell moved',
  'redis killed',
  'redis full',
  'calls sent twice',
  'answers cut',
] as const;
export type Kind = (typeof KINDS)[number];

/** Longer than a cell counts as alive after its last sign, ms. */
const STILL_MS = 7_000;
const AWAY_MS = 1_000;
const DAY_MS = 86_400_000;
/** Calls that are sent twice, or whose answers are cut, in a row. */
const ROUGH_CALLS = 20;

/** What mischief is done to. */
export interface Scene {
  machines: readonly Machine[];
  /** Undefined where Redis is somebody else’s. */
  redis: OwnRedis | undefined;
  client: RoughClient;
}

/** Breaks things, one after the other, in an order that the seed says. */
export class Mischief {
  readonly counts: Record<Kind, number>;
  private readonly scene: Scene;
  private readonly random: () => number;
  private last: Promise<void> = Promise.resolve();
  /** What went wrong with the mischief itself. */
  failure: unknown;

  constructor(seed: number, scene: Scene) {
    this.scene = scene;
    this.random = streamOf(seed, 'chaos');
    this.counts = Object.fromEntries(KINDS.map(kind => [kind, 0])) as Record<Kind, number>;
  }

  /** Does the next one after those that are under way. Two at once would be two machines away at once. */
  next(): void {
    this.last = this.last
      .then(() => this.one())
      .catch((error: unknown) => {
        this.failure ??= error;
      });
  }

  /** Waits until everything is whole again. */
  async settled(): Promise<void> {
    await this.last;
    if (this.failure !== undefined) throw this.failure;
  }

  private pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)]!;
  }

  private async one(): Promise<void> {
    const possible = KINDS.filter(kind => !kind.startsWith('redis') || this.scene.redis !== undefined);
    const kind = this.pick(possible);
    const machine = this.pick(this.scene.machines);
    if (await this.act(kind, machine)) this.counts[kind]++;
  }

  /** Does one thing, and mends it. False where there was nothing to do it to. */
  private async act(kind: Kind, machine: Machine): Promise<boolean> {
    const { redis, client } = this.scene;
    switch (kind) {
      case 'renderer killed':
        return machine.killRenderer(Math.floor(this.random() * 1_000));
      case 'cell killed':
        await machine.kill();
        await machine.start();
        return true;
      case 'cell drained':
        await machine.drain();
        await machine.start();
        return true;
      case 'cell stood still':
        machine.pause();
        await sleep(STILL_MS);
        machine.resume();
        return true;
      case 'clock of a cell moved':
        await machine.kill();
        await machine.start(this.random() < 0.5 ? DAY_MS : -DAY_MS);
        return true;
      case 'redis killed':
        await redis!.kill();
        await sleep(AWAY_MS);
        await redis!.start();
        return true;
      case 'redis full':
        await redis!.client.config('SET', 'maxmemory', '1');
        await sleep(AWAY_MS);
        await redis!.client.config('SET', 'maxmemory', '0');
        return true;
      case 'calls sent twice':
        client.twice += ROUGH_CALLS;
        return true;
      case 'answers cut':
        client.cut += ROUGH_CALLS;
        return true;
    }
  }
}
