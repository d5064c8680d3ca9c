import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { AdbDevice } from './device.ts';

/** Time that a phone takes to start, ms of its clock. */
const BOOT_MS = 30_000;
/** Properties that survive a restart. */
const PERSISTENT = /^(persist|ro)\./;

/** Clears what a phone holds in memory only. */
function clearMemory({ device, os, ui, timers }: AnyPhone): void {
  // Timers of the system that hide something on the screen. Those of apps stay: apps schedule their alarms again after a start.
  for (const [id, timer] of Object.entries(timers))
    if (timer.app === 'system' && timer.action.startsWith('hide')) delete timers[id];
  for (const grants of Object.values(os.permissions))
    for (const [name, grant] of Object.entries(grants)) if (grant === 'once') delete grants[name];
  os.notifications = {};
  os.audio = null;
  os.clipboard = null;
  device.torch = false;
  for (const name of Object.keys(device.shell?.properties ?? {}))
    if (!PERSISTENT.test(name)) delete device.shell!.properties[name];
  Object.assign(ui, {
    surfaces: {},
    pointers: {},
    dialogs: [],
    toast: null,
    headsUp: null,
    recents: false,
    shade: 'closed',
    volumePanel: false,
    selectionMenu: false,
  });
  delete ui.keepsOn;
  delete ui.assist;
  delete ui.live;
  delete ui.overLock;
}

/**
 * Restarts the phone: closes its apps, clears what is only in memory, and advances the clock by the time of a start. The phone comes up at
 * its lock screen; `off` leaves the screen off. Disconnects the clients of its endpoint. Throws LEASED.
 */
export async function reboot(device: AdbDevice, { off = false }: { off?: boolean } = {}): Promise<void> {
  await device.run('system', 'closeAllTasks');
  await device.run('system', 'sleep');
  await device.change(clearMemory);
  await device.input({ type: 'wait', ms: BOOT_MS });
  if (!off) await device.run('system', 'wake');
  device.restarted();
}
