import { lines, refuse, type Command, type Output } from '../command.ts';
import { shellOf, type AdbDevice } from '../device.ts';

/** The row that stores the real battery while a shell overrides it. */
const WAS = 'battery/was';
const PLUGS = ['ac', 'usb', 'wireless', 'dock'];

/** BatteryManager's status: charging 2, discharging 3, full 5. */
export const statusOf = ({ level, charging }: { level: number; charging: boolean }): number =>
  charging ? (level === 100 ? 5 : 2) : 3;

/** Overrides the phone's battery; the first change stores the real one. Battery saver turns on at the level that the owner has set. */
async function put(device: AdbDevice, to: { level?: number; charging?: boolean }): Promise<void> {
  await device.change(draft => {
    const { battery } = draft.device;
    shellOf(draft).settings[WAS] ??= `${battery.level} ${battery.charging ? 1 : 0}`;
    Object.assign(battery, to);
  });
  const { saverAt } = device.tree.os.settings;
  if (saverAt !== null) await device.run('system', 'setSaverAt', { percent: saverAt });
}

/** `set`, `unplug` and `reset` of `cmd battery` and `dumpsys battery`; undefined for any other word. */
export async function batteryCommand(
  device: AdbDevice,
  given: readonly string[],
): Promise<Output | undefined> {
  const [verb, ...args] = given.filter(arg => arg !== '-f');
  switch (verb) {
    case 'unplug':
      await put(device, { charging: false });
      return {};
    case 'reset': {
      const was = device.tree.device.shell?.settings[WAS]?.split(' ');
      if (was)
        await device.change(draft => {
          draft.device.battery = { level: Number(was[0]), charging: was[1] === '1' };
          delete draft.device.shell!.settings[WAS];
        });
      return {};
    }
    case 'set': {
      const [key, value] = args;
      if (key === undefined) return refuse('No property specified', 255);
      if (value === undefined) return refuse('No value specified', 255);
      const n = Number(value);
      if (!Number.isInteger(n)) return refuse(`Bad value: ${value}`, 255);
      if (key === 'level') {
        if (n < 0 || n > 100) return refuse(`Bad value: ${value}`, 255);
        await put(device, { level: n });
      } else if (PLUGS.includes(key)) await put(device, { charging: n !== 0 });
      // BatteryManager.BATTERY_STATUS_CHARGING is 2, _FULL 5.
      else if (key === 'status') await put(device, { charging: n === 2 || n === 5 });
      else if (!['present', 'temp', 'counter', 'invalid'].includes(key))
        return refuse(`Unknown set option: ${key}`, 255);
      return {};
    }
    default:
      return undefined;
  }
}

const HELP = [
  'Battery service (battery) commands:',
  '  get [-f] [ac|usb|wireless|status|level|present]',
  '  set [-f] [ac|usb|wireless|status|level|temp|present|counter|invalid] <value>',
  '  unplug [-f]',
  '  reset [-f]',
].join('\n');

/** `cmd battery`. */
export const battery: Command = {
  name: 'battery',
  async run(args, { device }) {
    const done = await batteryCommand(device, args);
    if (done) return done;
    const { level, charging } = device.tree.device.battery;
    const values: Record<string, string> = {
      level: String(level),
      ac: '0',
      usb: charging ? '1' : '0',
      wireless: '0',
      status: String(statusOf({ level, charging })),
      present: 'true',
    };
    if (args[0] === 'get' && Object.hasOwn(values, args[1] ?? '')) return lines(values[args[1]!]!);
    return refuse(HELP, args.length === 0 ? 0 : 255);
  },
};
