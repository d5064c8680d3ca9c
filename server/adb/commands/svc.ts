import { services } from '../cmd/all.ts';
import { lines, refuse, type Command, type Output } from '../command.ts';
import type { AdbDevice } from '../device.ts';
import { sections } from '../dumpsys/all.ts';
import { reboot } from '../reboot.ts';
import { changed } from '../settings/setting.ts';

const HELP =
  'Available commands:\n    help     Show information about the subcommands\n    power    Control the power manager\n    data     Control mobile data connectivity\n    wifi     Control the Wi-Fi manager\n    usb      Control Usb state\n    nfc      Control NFC functions\n    bluetooth Control Bluetooth service';
const SWITCHES: Readonly<Record<string, { action: string; what: string }>> = {
  wifi: { action: 'setWifi', what: 'Wi-Fi' },
  data: { action: 'setMobileData', what: 'mobile data' },
  bluetooth: { action: 'setBluetooth', what: 'Bluetooth' },
  nfc: { action: 'setNfc', what: 'NFC' },
};
/** Sources of power that `stayon` can name; the phone has one switch for them. */
const PLUGGED = ['true', 'usb', 'ac', 'wireless', 'dock'];

async function power(device: AdbDevice, [verb, arg]: readonly string[]): Promise<Output> {
  switch (verb) {
    case 'stayon': {
      if (arg !== 'false' && !PLUGGED.includes(arg ?? '')) break;
      const [action, args] = changed({ developer: { stayAwake: arg !== 'false' } }) as [string, object];
      await device.run('system', action, args);
      return {};
    }
    case 'reboot':
      await reboot(device);
      return {};
    case 'shutdown':
      await reboot(device, { off: true });
      return {};
    case 'forcesuspend':
      if (device.tree.ui.awake) await device.run('system', 'sleep');
      return {};
    default:
      break;
  }
  return refuse(
    "Control the power manager\n\nusage: svc power stayon [true|false|usb|ac|wireless|dock]\n         Set the 'keep awake while plugged in' setting.\n       svc power reboot [reason]\n         Perform a runtime shutdown and reboot device with specified reason.\n       svc power shutdown\n         Perform a runtime shutdown and power off the device.",
    0,
  );
}

/** `svc`: the switches of the system's services. */
export const svc: Command = {
  name: 'svc',
  async run([service, ...args], { device }) {
    const found = Object.hasOwn(SWITCHES, service ?? '') ? SWITCHES[service!] : undefined;
    if (found) {
      const on = args[0] === 'enable';
      if (!on && args[0] !== 'disable')
        return refuse(
          `Control ${found.what}\n\nusage: svc ${service} [enable|disable]\n         Turn ${found.what} on or off.`,
          0,
        );
      await device.run('system', found.action, { on });
      return {};
    }
    if (service === 'power') return power(device, args);
    if (service === 'usb') return args[0] === 'getFunctions' ? lines('mtp,adb') : {};
    return lines(HELP);
  },
};

/** `reboot`, and `reboot -p`, which turns the phone off. */
export const rebootCommand: Command = {
  name: 'reboot',
  async run(args, { device }) {
    await reboot(device, { off: args.includes('-p') });
    return {};
  },
};

/** What Android's `service` prints of a call that gives nothing, and of one whose number the service does not know. */
const DONE = "Result: Parcel(00000000    '....')\n";
const UNKNOWN = 'Result: Parcel(Error: 0xffffffffffffffb6 "Not a data message")\n';
type Call = (args: readonly string[], device: AdbDevice) => Promise<unknown>;
/** The text that is the nth argument: `s16 TEXT`. */
const textAt = (args: readonly string[], nth: number): string =>
  args[2 * nth] === 's16' ? (args[2 * nth + 1] ?? '') : '';
/** Calls by number (IStatusBarService and ITelephony of Android 13), as far as scripts use them. */
const CALLS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  statusbar: {
    1: (_, device) =>
      device.tree.ui.awake ? device.run('system', 'openShade', { quick: false }) : Promise.resolve(),
    2: (_, device) =>
      device.tree.ui.shade === 'closed' ? Promise.resolve() : device.run('system', 'closeShade'),
  },
  phone: {
    1: (args, device) =>
      device.run('system', 'startIntent', {
        app: 'system',
        intent: { verb: 'DIAL', uri: `tel:${textAt(args, 0)}` },
      }),
    2: (args, device) => device.run('phone', 'place', { number: textAt(args, 1) }),
  },
};

/** `service`: which there are, and the few calls by number that scripts make. */
export const service: Command = {
  name: 'service',
  async run([verb, name, code, ...args], { device }) {
    const names = [
      ...new Set([...[...sections, ...services].map(each => each.name), ...Object.keys(CALLS)]),
    ].sort();
    if (verb === 'list')
      return lines(`Found ${names.length} services:`, ...names.map((each, i) => `${i}\t${each}: []`));
    if (verb === 'check' && name !== undefined)
      return lines(`Service ${name}: ${names.includes(name) ? 'found' : 'not found'}`);
    if (verb === 'call' && name !== undefined && code !== undefined) {
      if (!names.includes(name)) return refuse(`service: Service ${name} does not exist`, 10);
      const call = CALLS[name]?.[code];
      if (!call) return { out: UNKNOWN };
      await call(args, device);
      return { out: DONE };
    }
    return refuse(
      'Usage: service [-h|-?]\n       service list\n       service check SERVICE\n       service call SERVICE CODE [i32 N | i64 N | f N | d N | s16 STR | null | fd f | nfd n | afd f ] ...',
      10,
    );
  },
};
