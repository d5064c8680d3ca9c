import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors.ts';
import { buildGateway, type GatewayOptions } from '../gateway/gateway.ts';
import { SILENT } from '../log.ts';
import type { Store } from '../store/store.ts';
import { fixture, type Fixture } from './fake.ts';
import { GatewayClient } from './gateway-client.ts';
import { SharedStore } from './shared-store.ts';

/** Short, so that a dead cell is known soon, and longer than a busy machine keeps a process waiting. */
const TTL_MS = 800;
const REFRESH_MS = 20;

/** A cell’s way to the shared store, which can be cut. */
class Line {
  isCut = false;
  readonly store: Store;

  constructor(shared: Store) {
    this.store = new Proxy(shared, {
      get: (target, name) => {
        const member = Reflect.get(target, name, target) as unknown;
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          if (this.isCut) return Promise.reject(new ApiError('STORE_UNAVAILABLE', 'cut'));
          return (member as (...given: unknown[]) => unknown).apply(target, args);
        };
      },
    });
  }
}

/** Servers over fake pages that share a store, in one process, with a gateway before them. */
export class TestCells {
  readonly store = new SharedStore();
  readonly cells = new Map<string, { f: Fixture; line: Line }>();
  private gateway: FastifyInstance | undefined;
  private readonly ttl: number;
  private readonly all: Fixture[] = [];

  /** `ttl`: how long a cell counts as alive after its last sign, ms. */
  constructor(ttl = TTL_MS) {
    this.ttl = ttl;
  }

  async start(name: string, options: object = {}): Promise<Fixture> {
    const line = new Line(this.store);
    const signs = { ttl: this.ttl };
    const f = await fixture({
      stepCacheBytes: 0,
      store: line.store,
      cell: name,
      cellSigns: signs,
      ...options,
    });
    const at = await f.app.fastify.listen({ port: 0, host: '127.0.0.1' });
    await f.app.context.persistence!.announce(at);
    this.cells.set(name, { f, line });
    this.all.push(f);
    return f;
  }

  /** Opens a gateway, and gives its address. */
  async open(options: Pick<GatewayOptions, 'heldBytes'> = {}): Promise<string> {
    await this.gateway?.close();
    this.gateway = await buildGateway({
      store: this.store,
      log: SILENT,
      refreshMs: REFRESH_MS,
      ...options,
    });
    return this.gateway.listen({ port: 0, host: '127.0.0.1' });
  }

  /** From now on nothing that a cell does reaches the store, and nobody hears that it lives. */
  cut(name: string): void {
    this.cells.get(name)!.line.isCut = true;
  }

  /** Ends a cell as a crash does, once the store has all that it answered. */
  async crash(name: string): Promise<void> {
    await this.cells.get(name)!.f.app.context.persistence!.settled();
    this.kill(name);
  }

  /** Ends a cell as a crash does: it answers nothing, and what is not in the store yet is lost. */
  kill(name: string): void {
    const { f } = this.cells.get(name)!;
    this.cut(name);
    this.cells.delete(name);
    f.app.fastify.server.closeAllConnections();
    f.app.fastify.server.close();
  }

  async close(): Promise<void> {
    await this.gateway?.close();
    for (const { line } of this.cells.values()) line.isCut = false;
    await Promise.all(this.all.map(f => f.close()));
  }
}

/** Two cells, left and right, with a gateway before them and a client of it. */
export async function twoCells(): Promise<{ cells: TestCells; url: string; client: GatewayClient }> {
  const cells = new TestCells();
  await cells.start('left');
  await cells.start('right');
  const url = await cells.open();
  return { cells, url, client: new GatewayClient(url) };
}
