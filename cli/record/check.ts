import type { Phone } from '../../apps/catalogue.ts';
import type { Client } from '../../bench/run/client.ts';
import { WireDevice } from '../../bench/run/wire-device.ts';
import { checkTask } from '../../bench/tasks/conformance.ts';
import type { Task } from '../../bench/tasks/form.ts';
import { tasks } from '../../bench/tasks/registry.ts';
import type { RecordingCheck } from '../../src/protocol/wire/recordings.ts';

/** The check of a recorded template under way: the same that `tapworld check` does. */
export class Checking {
  found: RecordingCheck;
  readonly #seeds: number[];
  readonly #mutants: number;

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

  #mark(seed: number, state: 'running' | 'passed' | 'failed'): void {
    const words = state === 'running' ? 'is played' : state === 'passed' ? 'passed' : 'failed';
    this.found = {
      ...this.found,
      seeds: this.found.seeds.map(each => (each.seed === seed ? { seed, state } : each)),
      log: [...this.found.log, `Seed ${seed} ${words}`],
    };
  }

  async run(client: Client, world: Phone, task: Task): Promise<void> {
    const device = new WireDevice(client, { observe: { screenshot: false, elements: true } });
    try {
      const known = new Map([...tasks, [task.id, task] as const]);
      const { failures, mutants } = await checkTask(world, task, known, this.#seeds, device, {
        mutants: this.#mutants,
        onSeed: (seed, state) => this.#mark(seed, state),
      });
      const found = [
        ...failures.map(({ seed, what }) => (seed === 0 ? what : `Seed ${seed}: ${what}`)),
        ...mutants.survivors.map(
          ({ seed, mutant, expected, got }) =>
            `Seed ${seed}: ${mutant} should be ${expected}; the judge: ${got}`,
        ),
      ];
      const { harmful, refused, harmless, accepted } = mutants.count;
      const words = `${refused} of ${harmful} harmful mutants refused, ${accepted} of ${harmless} harmless ones accepted`;
      this.found = {
        ...this.found,
        state: found.length === 0 ? 'passed' : 'failed',
        failures: found,
        log: [...this.found.log, ...(this.#mutants > 0 ? [words] : [])],
      };
    } catch (error) {
      this.found = { ...this.found, state: 'failed', failures: [(error as Error).message] };
    } finally {
      await device.close();
    }
  }
}
