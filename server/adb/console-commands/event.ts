import type { Key } from '../../../src/protocol/action.ts';
import type { AdbDevice } from '../device.ts';
import { act, missing, refused, unknown, type ConsoleCommand, type Reply } from './command.ts';

/** The phone's keys by Linux's names for the keys of an input device. */
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

const TYPES = [
  'event <type> can be an integer or one of the following aliases:',
  '    EV_SYN',
  '    EV_KEY    (code aliases, try event codes EV_KEY)',
];
const CODES = ['type EV_KEY:', ...Object.keys(EVENT_KEYS).map(code => `    ${code}`)];

/** The key that an event presses; null for an event without effect, undefined for one that is invalid. */
function keyPressedBy(event: string): Key | null | undefined {
  if (/^(EV_SYN|0):[^:]+:\d+$/.test(event)) return null;
  const [, code = '', value] = /^(?:EV_KEY|1):(\w+):([01])$/.exec(event) ?? [];
  const key = EVENT_KEYS[code];
  // The event in which a key comes up (0) does nothing: the press has done it all.
  return key && (value === '1' ? key : null);
}

function send(device: AdbDevice, events: readonly string[]): Promise<Reply> | Reply {
  const pressed = events.map(keyPressedBy);
  if (events.length === 0 || pressed.includes(undefined))
    return refused("invalid event, try 'event codes EV_KEY'");
  const actions = pressed.flatMap(key => (key ? [{ type: 'key', key } as const] : []));
  return actions.length === 0 ? {} : act(device, ...actions);
}

export const event: ConsoleCommand = {
  name: 'event',
  describe: 'simulate hardware events',
  usage: ['send EV_KEY:<code>:<value> ...', 'codes EV_KEY', 'types', 'text <message>'],
  run(device, { what, rest, line }) {
    switch (what) {
      case undefined:
        return missing('event');
      case 'types':
        return { text: TYPES.join('\n') };
      case 'codes':
        return rest[0] === 'EV_KEY'
          ? { text: CODES.join('\n') }
          : refused("bad argument, see 'help event codes'");
      case 'text': {
        const text = /^\s*event\s+text\s(.*)$/s.exec(line)?.[1] ?? '';
        if (text === '') return refused("argument missing, try 'event text <message>'");
        return act(device, { type: 'type', text });
      }
      case 'send':
        return send(device, rest);
      default:
        return unknown();
    }
  },
};
