import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isAlive, killAll, processTree } from '../../server/renderers/processes.ts';
import { program } from '../bundled.ts';

const BIN = await program();
const FAKE_WORKER = fileURLToPath(new URL('worker-process.ts', import.meta.url));

/** A program that a test started. */
export interface Started {
  child: ChildProcess;
  /** Its lines so far. */
  out: string[];
  err: string[];
  /** Its status and whole output, once it has ended. */
  ended: Promise<{ status: number | null; out: string; err: string }>;
  /** Ends it as a machine that dies: with every process that it has, at once. */
  kill(): void;
}

/** Programs of a test, which `clear` ends. */
export class Processes {
  #started: Started[] = [];

  /** Starts a command of tapworld. */
  tapworld = (...args: string[]): Started => this.#start([BIN, ...args]);
  /** Starts a worker on phones without a phone, whose episodes take so long, ms. */
  fakeWorker = (url: string, cell: string, ms: number): Started =>
    this.#start(['--import', 'tsx', FAKE_WORKER, url, cell, `${ms}`]);

  #start(args: string[]): Started {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const [out, err]: [string[], string[]] = [[], []];
    createInterface(child.stdout!).on('line', line => out.push(line));
    createInterface(child.stderr!).on('line', line => err.push(line));
    const ended = once(child, 'close').then(([status]) => ({
      status: status as number | null,
      out: out.join('\n'),
      err: err.join('\n'),
    }));
    const kill = () => {
      if (child.exitCode === null && child.signalCode === null)
        killAll(processTree(child.pid!).filter(isAlive));
    };
    const started = { child, out, err, ended, kill };
    this.#started.push(started);
    return started;
  }

  async clear(): Promise<void> {
    for (const { kill, ended } of this.#started.splice(0)) {
      kill();
      await ended;
    }
  }
}
