import { once } from 'node:events';
import { join } from 'node:path';
import { isAlive, killAll, processTree } from '../../server/renderers/processes.ts';
import { startServing, type Served } from '../served-process.ts';

const ended = async ({ child }: Served): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

/** Moves the clock of a process by so many ms. */
const withClock = (ms: number): Record<string, string> => {
  const script = `const now = Date.now; Date.now = () => now() + ${ms};`;
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(script)}` };
};

/** One cell: a server with browsers of its own, which can be ended and started again under the same name. */
export class Machine {
  readonly name: string;
  private readonly words: readonly string[];
  private served: Served | undefined;
  /** Processes of servers that were killed, which have to end by themselves. */
  private readonly orphans = new Set<number>();

  /** `logs` is the folder that gets its log, if any. */
  constructor(name: string, store: string, renderers: number, logs?: string) {
    this.name = name;
    this.words = [
      'serve',
      '--store',
      store,
      '--cell',
      name,
      '--renderers',
      String(renderers),
      '--drain-timeout',
      '5',
      ...(logs === undefined ? [] : ['--log-file', join(logs, `${name}.log`), '--log-level', 'debug']),
    ];
  }

  async start(clockMs = 0): Promise<void> {
    this.served = await startServing(this.words, clockMs === 0 ? {} : withClock(clockMs));
  }

  private get processes(): number[] {
    return this.served ? processTree(this.served.child.pid!) : [];
  }

  /** Ends it as a power cut of its process does. Its browsers have to notice. */
  async kill(): Promise<void> {
    for (const pid of this.processes) this.orphans.add(pid);
    this.served?.child.kill('SIGKILL');
    if (this.served) await ended(this.served);
  }

  /** Asks it to stop, and waits until it has. */
  async drain(): Promise<void> {
    for (const pid of this.processes) this.orphans.add(pid);
    this.served?.child.kill('SIGTERM');
    if (this.served) await ended(this.served);
  }

  /** Lets it stand still. */
  pause(): void {
    this.served?.child.kill('SIGSTOP');
  }

  resume(): void {
    this.served?.child.kill('SIGCONT');
  }

  /** Kills the process of one page, the nth of those that it has. False if it has none yet. */
  killRenderer(nth: number): boolean {
    const server = this.served?.child.pid;
    const others = this.processes.filter(pid => pid !== server);
    if (others.length === 0) return false;
    killAll([others[nth % others.length]!]);
    return true;
  }

  /** Processes of it that are left although it has ended. */
  leftOver(): number[] {
    return [...this.orphans].filter(isAlive);
  }
}

/** The address before all machines. */
export class Gate {
  private served: Served | undefined;

  async start(store: string): Promise<string> {
    this.served = await startServing(['gateway', '--store', store, '--log-level', 'error']);
    return this.served.url;
  }

  async stop(): Promise<void> {
    this.served?.child.kill('SIGTERM');
    if (this.served) await ended(this.served);
  }
}
