import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Device } from '../../tasks/device.ts';
import type { Task } from '../../tasks/form.ts';
import { playSolver } from '../../tasks/play.ts';
import { instantiate } from '../../tasks/registry.ts';
import { DataError } from '../errors.ts';
import { wholeFolder } from '../out.ts';
import { folderNameOf, writeTaskFolder, type Solved } from './task-folder.ts';

export interface HarborOptions {
  tasks: readonly Task[];
  seeds: readonly number[];
  /** The folder that is made. */
  out: string;
}

export interface HarborExport {
  format: 'harbor';
  path: string;
  /** Names of the folders in it, one for each task and seed. */
  tasks: string[];
}

/** What a task's solver does on an instance. Throws NOTHING_TO_EXPORT if it does not succeed. */
async function solve(device: Device, task: Task, seed: number): Promise<Solved> {
  const instance = await instantiate(task.id, seed);
  const { track, verdict, trouble } = await playSolver(
    device,
    task.id,
    seed,
    task.spec.solve,
    instance.params as never,
    { watched: true },
  );
  if (!verdict.success)
    throw new DataError(
      'NOTHING_TO_EXPORT',
      `The solver of ${task.id} does not succeed on seed ${seed}${trouble === undefined ? '' : `: ${trouble}`}; \`tapworld check ${task.id}\` says more`,
    );
  return { task, seed, instance, actions: track.map(({ action }) => action) };
}

/**
 * Writes a folder for each task and seed, as Harbor runs them, into one that is there whole or not at all. `device` plays the solvers.
 * Throws OUT_EXISTS, OUT_FAILED and NOTHING_TO_EXPORT.
 */
export async function exportHarbor(
  device: Device,
  { tasks, seeds, out }: HarborOptions,
): Promise<HarborExport> {
  const path = resolve(out);
  return wholeFolder(path, async folder => {
    const names: string[] = [];
    for (const task of tasks)
      for (const seed of seeds) {
        const name = folderNameOf({ task, seed });
        mkdirSync(join(folder, name));
        writeTaskFolder(join(folder, name), await solve(device, task, seed));
        names.push(name);
      }
    return { format: 'harbor', path, tasks: names };
  });
}
