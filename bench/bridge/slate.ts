import type { Instance } from '../tasks/instance.ts';
import { budgetOf } from '../tasks/instance.ts';
import type { Probe, Probed, Tier } from '../tasks/probe.ts';
import type { AppMap } from './app-map.ts';
import { BridgeError } from './errors.ts';
import { derivedFrom, type Derived } from '../tasks/probes/derive.ts';
import { askProbes } from './probes.ts';
import { askDerived, readDevice, type Readings } from './readings.ts';
import { quoted } from './quote.ts';
import { timeOf } from './screen.ts';
import type { Shell } from './connection.ts';

export interface SlateOptions {
  /** Whether what the task's apps keep may be deleted. */
  wipe?: boolean;
}

/** An instance on a device: what is new there is what came after `since`, a time of the device (epoch ms). */
const startOf = ({ start }: Instance, since = start.clock.now): Instance['start'] => ({
  ...start,
  clock: { ...start.clock, now: since },
});

/** What a device is asked about the end of an instance, by its expected change; undefined where that tells nothing. */
export const derivedOf = (instance: Instance, since?: number): Derived | undefined =>
  derivedFrom({ ...instance, start: startOf(instance, since) });

/** The hand-written probes of an instance, to which what is new is what came after `since`, a time of the device (epoch ms); its start's own where left out. */
export function probesOf(instance: Instance, since?: number): readonly Probe[] {
  const { task, params } = instance;
  return task.spec.probe?.(params, startOf(instance, since)) ?? [];
}

/** Reads a device at the start of an instance; undefined where nothing is derived. Throws DEVICE_LOST. */
export async function readStart(
  probed: Probed,
  instance: Instance,
  tiers: ReadonlySet<Tier>,
  since?: number,
): Promise<Readings | undefined> {
  const derived = derivedOf(instance, since);
  return derived && readDevice(probed, derived, tiers);
}

/**
 * Makes the start of a task on a real device: awake, at home, the apps that the task needs stopped (and emptied with `wipe`, but for the
 * settings, which are the device's own), and then what the task's own lines do. Gives when that was, by the device's clock in epoch ms.
 * Throws UNPROBEABLE for a task whose start only a simulated phone can have, SLATE_FAILED where a line fails or where everything is already
 * as the task wants it, and DEVICE_LOST.
 */
export async function makeSlate(
  shell: Shell,
  apps: AppMap,
  probed: Probed,
  instance: Instance,
  tiers: ReadonlySet<Tier>,
  { wipe = false }: SlateOptions = {},
): Promise<number> {
  const { task, params, start } = instance;
  const { setup, slate } = task.spec;
  if (setup && !slate)
    throw new BridgeError(
      'UNPROBEABLE',
      `${task.id} begins with what only a simulated phone has: it gives no lines that make it on a device`,
    );
  await shell.shell('input keyevent KEYCODE_WAKEUP; wm dismiss-keyguard; input keyevent KEYCODE_HOME');
  const succeed = async (line: string): Promise<void> => {
    const { out, err, status } = await shell.shell(line);
    // `content` prints what its provider throws, and ends well.
    if (status !== 0 || /^(Error while accessing provider|\[ERROR\])/m.test(err))
      throw new BridgeError(
        'SLATE_FAILED',
        `${line}: ${(err || out).trim().slice(0, 200) || `status ${status}`}`,
      );
  };
  for (const app of budgetOf(task).apps) {
    const pkg = apps.packageOf(app);
    if (pkg === undefined) continue;
    await shell.shell(`am force-stop ${quoted(pkg)}`);
    if (wipe && app !== 'settings') await succeed(`pm clear ${quoted(pkg)}`);
  }
  for (const line of slate?.(params, start) ?? []) await succeed(line);
  const since = timeOf((await shell.shell('date +%s%N', { again: true })).out);
  if (task.kind === 'operate') {
    const derived = derivedOf(instance, since);
    const { verdict } = derived
      ? await askDerived(probed, derived, await readDevice(probed, derived, tiers), tiers)
      : await askProbes(probed, probesOf(instance, since), tiers);
    if (verdict === 'pass')
      throw new BridgeError(
        'SLATE_FAILED',
        `${task.id}: the device is already as the task wants it, so that doing nothing would pass`,
      );
  }
  return since;
}
