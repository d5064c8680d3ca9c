/**
 * The process in which a recorded template is checked: judging mutants takes the processor for a second at a time, and a server that did it
 * itself would keep its phones waiting. Ends with its parent.
 */
import { createWorld, type Phone } from '../../apps/catalogue.ts';
import { Client } from '../../bench/run/client.ts';
import { WireDevice } from '../../bench/run/wire-device.ts';
import { checkTask } from '../../bench/tasks/conformance.ts';
import type { Task } from '../../bench/tasks/form.ts';

/** What is to be checked, and the server whose phones play it. */
export interface Asked {
  server: { url: string; token?: string };
  /** Address of the template's file, and its export. */
  file: string;
  exportName: string;
  seeds: number[];
  mutants: number;
}
/** What the parent is told. */
export type Told =
  | { kind: 'seed'; seed: number; state: 'running' | 'passed' | 'failed' }
  | { kind: 'checked'; failures: string[]; words: string }
  | { kind: 'stopped'; why: string };

const tell = (told: Told) => process.send?.(told);

async function check({ server: { url, token }, file, exportName, seeds, mutants }: Asked): Promise<void> {
  const client = new Client(url, token === undefined ? {} : { token });
  const device = new WireDevice(client, { observe: { screenshot: false, elements: true } });
  try {
    const world = (await createWorld()) as unknown as Phone;
    const module = (await import(/* @vite-ignore */ file)) as Record<string, Task>;
    const task = module[exportName]!;
    // What is recorded names no twin, so no other template is needed.
    const found = await checkTask(world, task, new Map([[task.id, task]]), seeds, device, {
      mutants,
      onSeed: (seed, state) => tell({ kind: 'seed', seed, state }),
    });
    const { harmful, refused, harmless, accepted } = found.mutants.count;
    tell({
      kind: 'checked',
      failures: [
        ...found.failures.map(({ seed, what }) => (seed === 0 ? what : `Seed ${seed}: ${what}`)),
        ...found.mutants.survivors.map(
          ({ seed, mutant, expected, got }) =>
            `Seed ${seed}: ${mutant} should be ${expected}; the judge: ${got}`,
        ),
      ],
      words: `${refused} of ${harmful} harmful mutants refused, ${accepted} of ${harmless} harmless ones accepted`,
    });
  } catch (error) {
    tell({ kind: 'stopped', why: (error as Error).message });
  } finally {
    await device.close().catch(() => {});
    client.close();
    process.disconnect();
  }
}

process.once('message', asked => void check(asked as Asked));
process.once('disconnect', () => process.exit());
