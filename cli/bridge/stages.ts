import { Connection } from '../../bench/bridge/connection.ts';
import { adbServer, type Address, type Where } from '../../bench/bridge/open-adb.ts';
import type { Stage, PreparedDevice } from '../../bench/bridge/device.ts';
import { BridgeError } from '../../bench/bridge/errors.ts';
import type { Beside } from '../../bench/bridge/play.ts';
import type { Agent } from '../../bench/agents/agent.ts';
import { Client } from '../../bench/run/client.ts';
import { WireDevice } from '../../bench/run/wire-device.ts';
import type { Language } from '../../bench/tasks/form.ts';
import type { RunningServer } from '../../server/start.ts';

/** One device for all episodes. */
export function oneDevice(connection: Connection): Stage {
  return { begin: async () => ({ connection, isReady: false }), close: () => connection.close() };
}

/** The elements alone: what a step over ADB is compared with. */
const ELEMENTS_ONLY = { screenshot: false, elements: true } as const;

/**
 * A simulated phone for each episode, behind its door: everything but what the agent says to people goes over ADB, and the state's own
 * verdict is there to compare with. Through the adb server at `adb` where one answers, else straight.
 */
export class SimulatedStage implements Stage, Beside {
  readonly via: 'adb server' | 'tcp';
  readonly #adb: Address;
  readonly #server: RunningServer;
  readonly #client: Client;
  readonly #wire: WireDevice;
  readonly #agent: Agent | undefined;
  #now: { connection: Connection; serial: string } | undefined;
  #terms: { language: Language; phrasing: number } = { language: 'en', phrasing: 0 };

  private constructor(
    server: RunningServer,
    adb: Address,
    via: SimulatedStage['via'],
    agent: Agent | undefined,
  ) {
    this.#server = server;
    this.#adb = adb;
    this.via = via;
    this.#agent = agent;
    this.#client = new Client(server.url);
    this.#wire = new WireDevice(this.#client, { observe: { screenshot: false, elements: false } });
  }

  /** `agent` plays each episode once more over HTTP, where the time of its steps is asked for. Throws what `startServer` throws. */
  static async open({
    adb,
    renderers = 1,
    agent,
  }: {
    adb: Address;
    renderers?: number | undefined;
    agent?: Agent | undefined;
  }): Promise<SimulatedStage> {
    const { startServer } = await import('../../server/start.ts');
    const via = await adbServer(adb).then(
      () => 'adb server' as const,
      () => 'tcp' as const,
    );
    // A step that is out of the cache would say nothing of how long one takes.
    const server = await startServer({ port: 0, renderers, stepCacheMb: 0, adb: { first: 0 } });
    return new SimulatedStage(server, adb, via, agent);
  }

  async begin(
    { task, seed }: Parameters<Stage['begin']>[0],
    options: { language: Language; phrasing: number },
  ): Promise<PreparedDevice> {
    await this.#leave();
    this.#terms = options;
    await this.#wire.reset(task.id, seed, options);
    const { context, doors } = this.#server;
    const { phone } = context.episodes.get(this.#wire.episode!);
    const port = await doors!.port(phone.id);
    if (port === undefined)
      throw new BridgeError('DEVICE_NOT_FOUND', `The simulated phone ${phone.id} has no door`);
    const serial = `127.0.0.1:${port}`;
    const where: Where =
      this.via === 'tcp' ? { tcp: { host: '127.0.0.1', port } } : { server: this.#adb, serial };
    if (this.via !== 'tcp') await (await adbServer(this.#adb)).client.wireless.connect(serial);
    const connection = await Connection.open(where);
    this.#now = { connection, serial };
    return {
      connection,
      isReady: true,
      onMessage: async action => {
        await this.#wire.step(action);
      },
    };
  }

  state(): ReturnType<Beside['state']> {
    return this.#wire.verdict();
  }

  /** How long the same policy's steps take over HTTP, ms; none where it was not asked for. */
  async http(task: string, seed: number): Promise<number[]> {
    if (!this.#agent) return [];
    const device = new WireDevice(this.#client, { observe: ELEMENTS_ONLY });
    const stepMs: number[] = [];
    try {
      const { goal, budget, answerSheet, observation } = await device.reset(task, seed, {
        ...this.#terms,
        observe: ELEMENTS_ONLY,
      });
      const player = await this.#agent.start({
        task,
        seed,
        goal,
        budget,
        answerSheet,
        language: this.#terms.language,
      });
      for (let latest = observation, over = false; !over;) {
        const move = await player(latest);
        if (move === null) break;
        const startedAt = performance.now();
        const result = await device.step('action' in move ? move.action : move);
        stepMs.push(performance.now() - startedAt);
        latest = result.observation;
        over = result.terminated || result.truncated;
      }
    } finally {
      await device.close();
    }
    return stepMs;
  }

  async close(): Promise<void> {
    await this.#leave();
    this.#client.close();
    await this.#server.close();
  }

  async #leave(): Promise<void> {
    const current = this.#now;
    this.#now = undefined;
    await current?.connection.close();
    // The port may be another phone's soon.
    if (current && this.via !== 'tcp')
      await (await adbServer(this.#adb)).client.wireless.disconnect(current.serial).catch(() => {});
    await this.#wire.close();
  }
}
