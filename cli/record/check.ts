import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Client } from '../../bench/run/client.ts';
import type { RecordingCheck } from '../../src/protocol/wire/recordings.ts';
import type { Asked, Told } from './check-child.ts';
import type { LoadedFrom } from './drafts.ts';

const CHILD = fileURLToPath(new URL('./check-child.ts', import.meta.url));
/** What lets a process run the project's files as they are. */
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** The check of a recorded template under way, in a process of its own: the same that `tapworld check` does. */
export class Checking {
  found: RecordingCheck;
  readonly #seeds: number[];
  readonly #mutants: number;
  #child: ChildProcess | undefined;

  constructor(seeds: number, mutants: number) {
    this.#seeds = Array.from({ length: seeds }, (_, i) => i + 1);
    this.#mutants = mutants;
    this.found = {
      state: 'running',
      seeds: this.#seeds.map(seed => ({ seed, state: 'waiting' })),
      log: ['Judging by state: instances, the expected change, its mutants, what guessing earns'],
      failures: [],
    };
  }

  #take(told: Told): void {
    const { seeds, log } = this.found;
    switch (told.kind) {
      case 'seed': {
        const { seed, state } = told;
        const words = state === 'running' ? 'is played' : state;
        this.found = {
          ...this.found,
          seeds: seeds.map(each => (each.seed === seed ? { seed, state } : each)),
          log: [...log, `Seed ${seed} ${words}`],
        };
        return;
      }
      case 'checked':
        this.found = {
          ...this.found,
          state: told.failures.length === 0 ? 'passed' : 'failed',
          failures: told.failures,
          log: [...log, ...(this.#mutants > 0 ? [told.words] : [])],
        };
        return;
      case 'stopped':
        this.found = { ...this.found, state: 'failed', failures: [told.why] };
    }
  }

  /** Runs it to its end, which `found` tells. */
  async run({ access }: Pick<Client, 'access'>, { file, exportName }: LoadedFrom): Promise<void> {
    const child = fork(CHILD, { execArgv: ['--import', LOADER], stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
    this.#child = child;
    let complaint = '';
    child.stderr!.on('data', (text: Buffer) => (complaint = `${complaint}${String(text)}`.slice(-2_000)));
    child.on('message', told => this.#take(told as Told));
    const ended = new Promise<string>(resolve => {
      child.once('error', error => resolve(error.message));
      child.once('exit', code =>
        resolve(complaint.trim().split('\n').at(-1) || `it ended with code ${code}`),
      );
    });
    const asked: Asked = { server: access, file, exportName, seeds: this.#seeds, mutants: this.#mutants };
    child.send(asked, () => {});
    const why = await ended;
    if (this.found.state === 'running')
      this.found = { ...this.found, state: 'failed', failures: [`The check stopped: ${why}`] };
  }

  /** Gives it up. */
  stop(): void {
    this.#child?.kill();
  }
}
