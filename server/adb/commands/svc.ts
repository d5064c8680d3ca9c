import { services } from '../cmd/all.ts';
import { lines, refuse, type Command, type CommandContext, type Output } from '../command.ts';
import type { AdbDevice } from '../device.ts';
import { sections } from '../dumpsys/all.ts';
import { setProperty } from '../properties.ts';
import { reboot } from '../reboot.ts';
import { changed } from '../settings/setting.ts';

const HELP = [
  'Available commands:',
  '    help     Show information about the subcommands',
  '    power    Control the power manager',
  '    data     Control mobile data connectivity',
  '    wifi     Control the Wi-Fi manager',
  '    usb      Control Usb state',
  '    nfc      Control NFC functions',
  '    bluetooth Control Bluetooth service',
].join('\n');
const POWER_HELP = [
  'Control the power manager',
  '',
  'usage: svc power stayon [true|false|usb|ac|wireless|dock]',
  "         Set the 'keep awake while plugged in' setting.",
  '       svc power reboot [reason]',
  '         Perform a runtime shutdown and reboot device with specified reason.',
  '       svc power shutdown',
  '         Perform a runtime shutdown and power off the device.',
].join('\n');
const SERVICE_USAGE = [
  'Usage: service [-h|-?]',
  '       service list',
  '       service check SERVICE',
  '       service call SERVICE CODE [i32 N | i64 N | f N | d N | s16 STR | null | fd f | nfd n | afd f ] ...',
].join('\n');
const SWITCHES: Readonly<Record<string, { action: string; what: string }>> = {
  wifi: { action: 'setWifi', what: 'Wi-Fi' },
  data: { action: 'setMobileData', what: 'mobile data' },
  bluetooth: { action: 'setBluetooth', what: 'Bluetooth' },
  nfc: { action: 'setNfc', what: 'NFC' },
};
/** Power sources that `stayon` can name; the phone has one switch for all. */
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
  return refuse(POWER_HELP, 0);
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

/** What Android's `service` prints for a call without a result, and for an unknown code. */
const DONE = "Result: Parcel(00000000    '....')\n";
const UNKNOWN = 'Result: Parcel(Error: 0xffffffffffffffb6 "Not a data message")\n';
/** A call; one that its caller may not make returns false. */
type Call = (args: readonly string[], context: CommandContext) => Promise<unknown>;
/** The nth argument, if it is a text (`s16 TEXT`). */
const textAt = (args: readonly string[], nth: number): string =>
  args[2 * nth] === 's16' ? (args[2 * nth + 1] ?? '') : '';
/** What Android's `service` prints after a SecurityException, shortened to its code. */
const DENIED = "Result: Parcel(00000000: ffffffff                                     '....')\n";
/** The calls by code that scripts use (IAlarmManager, IStatusBarService and ITelephony of Android 13). */
const CALLS: Readonly<Record<string, Readonly<Record<string, Call>>>> = {
  alarm: {
    2: async ([type, ms = ''], { device, root }) => {
      if (!root || type !== 'i64' || !/^\d{1,15}$/.test(ms)) return false;
      await device.run('system', 'setClock', { now: Number(ms) });
      return true;
    },
    3: (args, { device }) => setProperty(device, 'persist.sys.timezone', textAt(args, 0)),
  },
  statusbar: {
    1: (_, { device }) =>
      device.tree.ui.awake ? device.run('system', 'openShade', { quick: false }) : Promise.resolve(),
    2: (_, { device }) =>
      device.tree.ui.shade === 'closed' ? Promise.resolve() : device.run('system', 'closeShade'),
  },
  phone: {
    1: (args, { device }) =>
      device.run('system', 'startIntent', {
        app: 'system',
        intent: { verb: 'DIAL', uri: `tel:${textAt(args, 0)}` },
      }),
    2: (args, { device }) => device.run('phone', 'place', { number: textAt(args, 1) }),
  },
};

/** `service`: lists services, and makes the few calls by code that scripts use. */
export const service: Command = {
  name: 'service',
  async run([verb, name, code, ...args], context) {
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
      return { out: (await call(args, context)) === false ? DENIED : DONE };
    }
    return refuse(SERVICE_USAGE, 10);
  },
};
