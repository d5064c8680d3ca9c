import { bannerName } from '../device.ts';
import { missing, numberIn, refused, unknown, type ConsoleCommand } from './command.ts';
import { event } from './event.ts';
import { geo } from './geo.ts';
import { gsm } from './gsm.ts';
import { network } from './network.ts';
import { power } from './power.ts';
import { sms } from './sms.ts';

const avd: ConsoleCommand = {
  name: 'avd',
  describe: 'control virtual device execution',
  usage: ['status', 'name', 'id'],
  run(device, { what }) {
    if (what === undefined) return missing('avd');
    if (what === 'status') return { text: 'virtual device is running' };
    if (what === 'name') return { text: bannerName(device.tree.device.model.product) };
    return what === 'id' ? { text: device.id } : unknown();
  },
};

const finger: ConsoleCommand = {
  name: 'finger',
  describe: 'manage emulator finger print',
  usage: ['touch <fingerid>', 'remove'],
  async run(device, { what, rest: [id] }) {
    if (what === undefined) return missing('finger');
    if (what === 'remove') return {};
    if (what !== 'touch') return unknown();
    if (numberIn(id, 0, 2 ** 31 - 1) === undefined) return refused('please specify a fingerid');
    const { ui, os } = device.tree;
    // Without a lock screen that waits for a fingerprint, a touch does nothing.
    if (ui.awake && ui.locked && os.settings.lock.fingerprint)
      await device.run('system', 'unlock', { finger: true });
    return {};
  },
};

const kill: ConsoleCommand = {
  name: 'kill',
  describe: 'kill the emulator instance',
  usage: [''],
  run: () => refused('the console cannot delete a phone; delete it on the Tapworld server'),
};

const ping: ConsoleCommand = {
  name: 'ping',
  describe: 'check if the emulator is alive',
  usage: [''],
  run: () => ({ text: 'I am alive!' }),
};

const rotate: ConsoleCommand = {
  name: 'rotate',
  describe: 'rotate the screen clockwise by 90 degrees',
  usage: [''],
  async run(device) {
    const { orientation, held = orientation } = device.tree.device;
    await device.run('system', 'rotate', { orientation: held === 'portrait' ? 'landscape' : 'portrait' });
    return {};
  },
};

/** The commands of an emulator's console that phones support, as `help` lists them. */
export const commands: readonly ConsoleCommand[] = [
  avd,
  event,
  finger,
  geo,
  gsm,
  kill,
  network,
  ping,
  power,
  rotate,
  sms,
];
