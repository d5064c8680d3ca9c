import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { AdbDevice } from './device.ts';

/** How long a phone takes to start, ms of its clock. */
const BOOT_MS = 30_000;
/** What outlives a restart among what was set. */
const LASTING = /^(persist|ro)\./;

/** What only the memory of a running phone holds. */
function forget({ device, os, ui, timers }: AnyPhone): void {
  // An app schedules its alarms anew when the phone has started; what the screen waited for is gone.
  for (const [id, timer] of Object.entries(timers))
    if (timer.app === 'system' && timer.action.startsWith('hide')) delete timers[id];
  for (const grants of Object.values(os.permissions))
    for (const [name, grant] of Object.entries(grants)) if (grant === 'once') delete grants[name];
  os.notifications = {};
  os.audio = null;
  os.clipboard = null;
  device.torch = false;
  for (const name of Object.keys(device.shell?.properties ?? {}))
    if (!LASTING.test(name)) delete device.shell!.properties[name];
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
 * Restarts the phone: apps are closed as by a hand, what is only in memory is gone, and its clock has moved by the time that this takes. It
 * comes up at its lock screen; `off` leaves it dark, as a phone that waits for its power key. Clients of its door are ended. Throws LEASED.
 */
export async function reboot(device: AdbDevice, { off = false }: { off?: boolean } = {}): Promise<void> {
  await device.run('system', 'closeAllTasks');
  await device.run('system', 'sleep');
  await device.change(forget);
  await device.input({ type: 'wait', ms: BOOT_MS });
  if (!off) await device.run('system', 'wake');
  device.restarted();
}
