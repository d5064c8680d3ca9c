import { defined } from './defined.ts';
import { usage } from './errors.ts';
import { openHost } from './host.ts';
import type { Output } from './output.ts';
import type { HarborExport } from '../bench/data/harbor/export.ts';

export interface HarborArguments {
  out: string;
  tasks?: string[];
  seeds?: string;
  server?: string;
  token?: string;
}

/** Seeds as they are typed. Throws USAGE. */
function seedsOf(text: string, read: (text: string) => number[]): number[] {
  try {
    return read(text);
  } catch (error) {
    throw error instanceof RangeError ? usage(error.message) : error;
  }
}

/** Writes tasks as folders that Harbor runs. Throws USAGE, TASK_NOT_FOUND, and what the host and the export throw. */
export async function harborFolders({
  out,
  tasks,
  seeds = '1',
  server,
  token,
}: HarborArguments): Promise<Output<HarborExport>> {
  if (tasks === undefined)
    throw usage('--tasks says which templates are written for harbor, such as notes/*');
  const [select, { WireDevice }, { exportHarbor }] = await Promise.all([
    import('../bench/run/select.ts'),
    import('../bench/run/wire-device.ts'),
    import('../bench/data/harbor/export.ts'),
  ]);
  const chosen = { tasks: select.selectTasks(tasks), seeds: seedsOf(seeds, select.seedsOf), out };
  const host = await openHost(defined({ server, token }));
  const device = new WireDevice(host.client);
  try {
    const made = await exportHarbor(device, chosen);
    return { value: made, text: `${made.path}: ${made.tasks.length} tasks of harbor` };
  } finally {
    await device.close();
    await host.close();
  }
}
