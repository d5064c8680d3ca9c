import type { Instance } from '../tasks/instance.ts';
import { budgetOf } from '../tasks/instance.ts';
import type { Probed, Tier } from '../tasks/probe.ts';
import type { AppMap } from './app-map.ts';
import { BridgeError } from './errors.ts';
import { ask } from './probes.ts';
import { quoted } from './quote.ts';
import type { Shell } from './screen.ts';

export interface SlateOptions {
  /** Whether what the task's apps keep may be deleted. */
  wipe?: boolean;
}

/**
 * Makes the start of a task on a real device: awake, at home, the apps that the task needs stopped (and emptied with `wipe`), and then what
 * the task's own lines do. Throws UNPROBEABLE for a task whose start only a simulated phone can have, SLATE_FAILED where a line fails or
 * where everything is already as the task wants it, and DEVICE_LOST.
 */
export async function makeSlate(shell: Shell, apps: AppMap, probed: Probed, instance: Instance, tiers: ReadonlySet<Tier>, { wipe = false }: SlateOptions = {}): Promise<void> {
  const { task, params, start } = instance;
  const { setup, slate, probe } = task.spec;
  if (setup && !slate) throw new BridgeError('UNPROBEABLE', `${task.id} begins with what only a simulated phone has: it gives no lines that make it on a device`);
  await shell.shell('input keyevent KEYCODE_WAKEUP; wm dismiss-keyguard; input keyevent KEYCODE_HOME');
  const packages = budgetOf(task).apps.flatMap(app => apps.packageOf(app) ?? []);
  for (const pkg of packages) await shell.shell(`am force-stop ${quoted(pkg)}${wipe ? ` && pm clear ${quoted(pkg)}` : ''}`);
  for (const line of slate?.(params, start) ?? []) {
    const { out, err, status } = await shell.shell(line);
    if (status !== 0) throw new BridgeError('SLATE_FAILED', `${line}: ${(err || out).trim().slice(0, 200) || `status ${status}`}`);
  }
  if (!probe || task.kind !== 'operate') return;
  const { verdict } = await ask(probed, probe(params, start), tiers);
  if (verdict === 'pass') throw new BridgeError('SLATE_FAILED', `${task.id}: the device is already as the task wants it, so that doing nothing would pass`);
}
