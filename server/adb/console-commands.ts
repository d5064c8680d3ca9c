import type { Phone } from '../../apps/catalogue.ts';
import type { Action, Key } from '../../src/protocol/action.ts';
import { bannerName, type AdbDevice } from './device.ts';

/** What a command says before its OK, or why it is refused. */
interface Said {
  text?: string;
  wrong?: string;
}

export interface ConsoleCommand {
  name: string;
  describe: string;
  /** What may follow the name. */
  usage: readonly string[];
  run(device: AdbDevice, what: string | undefined, rest: string[], line: string): Promise<Said> | Said;
}

const wrong = (why: string): Said => ({ wrong: why });
const missing = (name: string): Said => wrong(`missing sub-command, try 'help ${name}'`);
const unknown = (): Said => wrong('bad sub-command');
const number = (text: string | undefined, least: number, most: number): number | undefined => {
  const value = Number(text);
  return text !== undefined && text !== '' && value >= least && value <= most ? value : undefined;
};
const onOff = (text: string | undefined): boolean | undefined =>
  text === 'on' ? true : text === 'off' ? false : undefined;
const isNumber = (text: string | undefined): text is string => text !== undefined && /^[+*#\d]+$/.test(text);

/** Acts as a step does; says why where it had no effect. */
async function act(device: AdbDevice, ...actions: Action[]): Promise<Said> {
  const error = await device.input(...actions);
  return error ? wrong(error.message) : {};
}

const sms: ConsoleCommand = {
  name: 'sms',
  describe: 'SMS related commands',
  usage: ['send <phonenumber> <text message>'],
  async run(device, what, [from, ...words], line) {
    if (what === undefined) return missing('sms');
    if (what !== 'send') return unknown();
    if (!isNumber(from) || words.length === 0)
      return wrong("missing argument, try 'sms send <phonenumber> <text message>'");
    // The text is what is left of the line, with its own spaces.
    const text = /^\s*sms\s+send\s+\S+\s(.*)$/s.exec(line)![1]!;
    await device.run('messages', 'receive', { number: from, text: text.replaceAll(String.raw`\n`, '\n') });
    return {};
  },
};

const callsOf = ({ tree }: AdbDevice) =>
  Object.entries((tree.apps as Partial<Phone['apps']>).phone?.current ?? {}).filter(
    ([, call]) => call.state !== 'ended',
  );
const digits = (text: string): string => text.replace(/\D/g, '');
const GSM_STATES = {
  dialling: 'dialing',
  ringing: 'alerting',
  active: 'active',
  held: 'held',
  ended: 'ended',
} as const;
/** Received signal strength that a bar of five stands for: 0 to 31, 99 for none. */
const barsOf = (rssi: number): number =>
  rssi === 99 || rssi < 2 ? 0 : Math.min(4, 1 + Math.floor(rssi / 8));

const gsm: ConsoleCommand = {
  name: 'gsm',
  describe: 'GSM related commands',
  usage: [
    'list',
    'call <phonenumber>',
    'accept <phonenumber>',
    'cancel <phonenumber>',
    'busy <phonenumber>',
    'hold <phonenumber>',
    'data on|off',
    'status',
    'signal <rssi> [<ber>]',
    'signal-profile <0-4>',
  ],
  async run(device, what, [given, ...rest]) {
    const { radios } = device.tree.device;
    if (what === undefined) return missing('gsm');
    if (what === 'list')
      return {
        text: callsOf(device)
          .map(
            ([, call]) =>
              `${call.direction === 'incoming' ? 'inbound from ' : 'outbound to  '} ${call.number.padEnd(10)} : ${call.direction === 'incoming' && call.state === 'ringing' ? 'incoming' : GSM_STATES[call.state]}`,
          )
          .join('\n'),
      };
    if (what === 'status')
      return {
        text: `gsm voice state: ${radios.aeroplane ? 'off' : 'home'}\ngsm data state:  ${radios.mobileData && !radios.aeroplane ? 'home' : 'off'}`,
      };
    if (what === 'data') {
      const on =
        given === 'home' || given === 'on'
          ? true
          : given === 'off' || given === 'unregistered'
            ? false
            : undefined;
      if (on === undefined) return wrong("argument is missing or unknown, try 'gsm data on|off'");
      await device.run('system', 'setMobileData', { on });
      return {};
    }
    if (what === 'signal' || what === 'signal-profile') {
      const value =
        what === 'signal-profile' ? number(given, 0, 4) : (number(given, 0, 31) ?? number(given, 99, 99));
      if (value === undefined || rest.length > 1)
        return wrong(
          `invalid ${what === 'signal' ? 'rssi - must be 0 - 31 or 99' : 'signal profile - must be 0 - 4'}`,
        );
      await device.change(draft => {
        draft.device.radios.signal = what === 'signal' ? barsOf(value) : Math.round(value);
      });
      return {};
    }
    if (!['call', 'accept', 'cancel', 'busy', 'hold'].includes(what)) return unknown();
    if (!isNumber(given)) return wrong(`missing argument, try 'gsm ${what} <phonenumber>'`);
    if (what === 'call') {
      await device.run('phone', 'receive', { number: given });
      return {};
    }
    const [id, call] = callsOf(device).find(([, { number: other }]) => digits(other) === digits(given)) ?? [];
    if (!call) return wrong('there is no current call to this number');
    const waits = call.direction === 'incoming' && call.state === 'ringing';
    if (what === 'hold') {
      if (call.state !== 'active') return wrong('could not put this call on hold');
      await device.run('phone', 'hold', { on: true });
    } else if (what === 'cancel') {
      if (waits) await device.run('phone', 'ringOut', { call: id });
      else if (call.answeredAt !== null) await device.run('phone', 'progress', { call: id });
      else await device.run('phone', 'hangUp', { call: id });
    } else if (call.direction === 'incoming') {
      if (what === 'busy' || !waits)
        return wrong(what === 'busy' ? 'this is not an outbound call' : 'could not activate this call');
      await device.run('phone', 'answer', { call: id });
    } else {
      if (call.answeredAt !== null)
        return wrong(
          what === 'busy' ? 'this is not an outbound call in waiting state' : 'could not activate this call',
        );
      // What the other side does is decided here, and not by the rule for its number.
      await device.change(draft => {
        const there = (draft.apps as Phone['apps']).phone.current[id!]!;
        there.outcome = what === 'busy' ? 'busy' : 'answers';
        there.state = what === 'busy' ? 'dialling' : 'ringing';
      });
      await device.run('phone', 'progress', { call: id });
    }
    return {};
  },
};

const geo: ConsoleCommand = {
  name: 'geo',
  describe: 'Geo-location commands',
  usage: ['fix <longitude> <latitude> [<altitude> [<satellites> [<velocity>]]]'],
  async run(device, what, [east, north]) {
    if (what === undefined) return missing('geo');
    if (what !== 'fix') return unknown();
    if (east === undefined || north === undefined)
      return wrong("not enough arguments: see 'help geo fix' for details");
    const [longitude, latitude] = [number(east, -180, 180), number(north, -90, 90)];
    if (longitude === undefined)
      return wrong("argument 0 is not a longitude: see 'help geo fix' for details");
    if (latitude === undefined) return wrong("argument 1 is not a latitude: see 'help geo fix' for details");
    await device.run('system', 'movePhone', { latitude, longitude, name: `${latitude}, ${longitude}` });
    return {};
  },
};

const power: ConsoleCommand = {
  name: 'power',
  describe: 'power related commands',
  usage: [
    'display',
    'ac on|off',
    'status unknown|charging|discharging|not-charging|full',
    'capacity <percentage>',
  ],
  async run(device, what, [given]) {
    const { level, charging } = device.tree.device.battery;
    if (what === undefined) return missing('power');
    if (what === 'display')
      return {
        text: `AC: ${charging ? 'online' : 'offline'}\nstatus: ${!charging ? 'Discharging' : level === 100 ? 'Full' : 'Charging'}\nhealth: Good\npresent: true\ncapacity: ${level}`,
      };
    if (what === 'capacity') {
      const value = number(given, 0, 100);
      if (value === undefined) return wrong('Usage: "capacity <percentage>"');
      await device.change(draft => {
        draft.device.battery.level = Math.round(value);
      });
      return {};
    }
    const on =
      what === 'ac'
        ? onOff(given)
        : what === 'status'
          ? ({ charging: true, full: true, discharging: false, 'not-charging': false } as const)[given ?? '']
          : undefined;
    if (what !== 'ac' && what !== 'status') return unknown();
    if (on === undefined)
      return wrong(
        what === 'ac'
          ? 'Usage: "ac on" or "ac off"'
          : 'Usage: "status unknown|charging|discharging|not-charging|full"',
      );
    await device.change(draft => {
      draft.device.battery.charging = on;
      if (given === 'full') draft.device.battery.level = 100;
    });
    return {};
  },
};

/** What a network of a name can do at best: the generation, and bits a second up and down. */
const SPEEDS: Readonly<Record<string, readonly ['3g' | '4g' | '5g', number, number]>> = {
  umts: ['3g', 384_000, 384_000],
  hsdpa: ['3g', 13_980_000, 5_760_000],
  lte: ['4g', 173_000_000, 58_000_000],
  '5g': ['5g', 1_000_000_000, 500_000_000],
  full: ['5g', 0, 0],
};

const network: ConsoleCommand = {
  name: 'network',
  describe: 'manage network settings',
  usage: ['status', 'speed umts|hsdpa|lte|5g|full'],
  async run(device, what, [given = '']) {
    if (what === undefined) return missing('network');
    if (what === 'status') {
      const [, up, down] =
        SPEEDS[{ '3g': 'umts', '4g': 'lte', '5g': 'full' }[device.tree.device.radios.generation]]!;
      const rate = (bits: number) => `${bits} bits/s (${(bits / 8_192).toFixed(1)} KB/s)`;
      return {
        text: `Current network status:\n  download speed:          ${rate(down)}\n  upload speed:            ${rate(up)}\n  minimum latency:  0 ms\n  maximum latency:  0 ms`,
      };
    }
    if (what !== 'speed') return unknown();
    const speed = SPEEDS[given];
    if (!speed) return wrong("invalid <speed> argument, see 'help network speed' for valid values");
    await device.change(draft => {
      [draft.device.radios.generation] = speed;
    });
    return {};
  },
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

const finger: ConsoleCommand = {
  name: 'finger',
  describe: 'manage emulator finger print',
  usage: ['touch <fingerid>', 'remove'],
  async run(device, what, [id]) {
    if (what === undefined) return missing('finger');
    if (what === 'remove') return {};
    if (what !== 'touch') return unknown();
    if (number(id, 0, 2 ** 31 - 1) === undefined) return wrong('please specify a fingerid');
    const { ui, os } = device.tree;
    // A finger that is not asked for, or not known, does nothing.
    if (ui.awake && ui.locked && os.settings.lock.fingerprint)
      await device.run('system', 'unlock', { finger: true });
    return {};
  },
};

/** Keys of an input device, by Linux's names, and what they are to a phone. */
const EVENT_KEYS: Readonly<Record<string, Key>> = {
  KEY_BACK: 'back',
  KEY_HOME: 'home',
  KEY_HOMEPAGE: 'home',
  KEY_APPSELECT: 'recents',
  KEY_POWER: 'power',
  KEY_VOLUMEUP: 'volume_up',
  KEY_VOLUMEDOWN: 'volume_down',
  KEY_ENTER: 'enter',
  KEY_BACKSPACE: 'delete',
  KEY_TAB: 'tab',
  KEY_ESC: 'escape',
  KEY_UP: 'arrow_up',
  KEY_DOWN: 'arrow_down',
  KEY_LEFT: 'arrow_left',
  KEY_RIGHT: 'arrow_right',
};

const event: ConsoleCommand = {
  name: 'event',
  describe: 'simulate hardware events',
  usage: ['send EV_KEY:<code>:<value> ...', 'codes EV_KEY', 'types', 'text <message>'],
  async run(device, what, rest, line) {
    if (what === undefined) return missing('event');
    if (what === 'types')
      return {
        text: 'event <type> can be an integer or one of the following aliases:\n    EV_SYN\n    EV_KEY    (code aliases, try event codes EV_KEY)',
      };
    if (what === 'codes')
      return rest[0] === 'EV_KEY'
        ? {
            text: `type EV_KEY:\n${Object.keys(EVENT_KEYS)
              .map(key => `    ${key}`)
              .join('\n')}`,
          }
        : wrong("bad argument, see 'help event codes'");
    if (what === 'text') {
      const text = /^\s*event\s+text\s(.*)$/s.exec(line)?.[1] ?? '';
      return text === ''
        ? wrong("argument missing, try 'event text <message>'")
        : act(device, { type: 'type', text });
    }
    if (what !== 'send') return unknown();
    const events = rest.map(each => /^(EV_SYN|0):[^:]+:\d+$|^(?:EV_KEY|1):(\w+):([01])$/.exec(each));
    if (
      events.length === 0 ||
      events.some(found => !found || (found[2] !== undefined && !EVENT_KEYS[found[2]]))
    )
      return wrong("invalid event, try 'event codes EV_KEY'");
    const actions = events.flatMap(found =>
      found![3] === '1' ? [{ type: 'key', key: EVENT_KEYS[found![2]!]! } as const] : [],
    );
    return actions.length === 0 ? {} : act(device, ...actions);
  },
};

const avd: ConsoleCommand = {
  name: 'avd',
  describe: 'control virtual device execution',
  usage: ['status', 'name', 'id'],
  run(device, what) {
    if (what === undefined) return missing('avd');
    if (what === 'status') return { text: 'virtual device is running' };
    if (what === 'name') return { text: bannerName(device.tree.device.model.product) };
    return what === 'id' ? { text: device.id } : unknown();
  },
};

/** What an emulator's console can do here. A phone is ended where it was made, and not by its console. */
export const commands: readonly ConsoleCommand[] = [
  avd,
  event,
  finger,
  geo,
  gsm,
  {
    name: 'kill',
    describe: 'kill the emulator instance',
    usage: [''],
    run: () => wrong('this phone is ended where it was made'),
  },
  network,
  {
    name: 'ping',
    describe: 'check if the emulator is alive',
    usage: [''],
    run: () => ({ text: 'I am alive!' }),
  },
  power,
  rotate,
  sms,
];
