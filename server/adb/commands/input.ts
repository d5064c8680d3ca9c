import type { Action, Key } from '../../../src/protocol/action.ts';
import { refuse, type Command, type Output } from '../command.ts';
import type { AdbDevice } from '../device.ts';

/** Android's key codes that a simulated phone has, by number, with their names (android.view.KeyEvent). */
const KEYS: Readonly<Record<number, readonly [string, Key]>> = {
  3: ['HOME', 'home'], 4: ['BACK', 'back'], 19: ['DPAD_UP', 'arrow_up'], 20: ['DPAD_DOWN', 'arrow_down'], 21: ['DPAD_LEFT', 'arrow_left'], 22: ['DPAD_RIGHT', 'arrow_right'], 24: ['VOLUME_UP', 'volume_up'],
  25: ['VOLUME_DOWN', 'volume_down'], 26: ['POWER', 'power'], 61: ['TAB', 'tab'], 66: ['ENTER', 'enter'], 67: ['DEL', 'delete'], 111: ['ESCAPE', 'escape'], 160: ['NUMPAD_ENTER', 'enter'], 187: ['APP_SWITCH', 'recents'],
};
const SPACE = 62;
/** First of the letters and of the digits. */
const [DIGITS, LETTERS] = [7, 29];

/** What a key does: an action; null for a key that is there and does nothing here; undefined for none. */
function keyAction(given: string, device: AdbDevice): Action | null | undefined {
  const name = given.toUpperCase().replace(/^KEYCODE_/, '');
  const code = /^\d+$/.test(name) ? Number(name) : Number(Object.entries(KEYS).find(([, [known]]) => known === name)?.[0] ?? (/^[A-Z]$/.test(name) ? LETTERS + name.charCodeAt(0) - 65 : name === 'SPACE' ? SPACE : NaN));
  const key = KEYS[code]?.[1];
  if (key) return { type: 'key', key };
  const { awake } = device.tree.ui;
  // WAKEUP and SLEEP do nothing where it is so already.
  if (code === 224 || name === 'WAKEUP') return awake ? null : { type: 'key', key: 'power' };
  if (code === 223 || name === 'SLEEP') return awake ? { type: 'key', key: 'power' } : null;
  if (code === SPACE) return { type: 'type', text: ' ' };
  if (code >= DIGITS && code < DIGITS + 10) return { type: 'type', text: String(code - DIGITS) };
  if (code >= LETTERS && code < LETTERS + 26) return { type: 'type', text: String.fromCharCode(97 + code - LETTERS) };
  return Number.isInteger(code) && code >= 0 && code <= 320 ? null : undefined;
}

const numbers = (args: readonly string[], least: number): number[] | undefined => {
  const found = args.map(Number);
  return found.length >= least && found.every(Number.isFinite) ? found : undefined;
};

/** Presses that are shorter are taps; Android's own limit is 500 ms. */
const LONG_PRESS_MS = 500;
const SOURCES = new Set(['touchscreen', 'keyboard', 'mouse', 'touchpad', 'stylus', 'dpad', 'gamepad', 'joystick', 'trackball', 'touchnavigation']);

/** `input`: what a finger does, through the same step as a finger's. */
export const input: Command = {
  name: 'input',
  async run(given, { device }) {
    const args = [...given];
    if (args[0] !== undefined && SOURCES.has(args[0])) args.shift();
    if (args[0] === '-d') args.splice(0, 2);
    const [kind, ...rest] = args;
    const { width, height } = device.size;
    const wrong = () => refuse(`Error: Invalid arguments for command: ${kind}`, 255);
    const act = async (...actions: (Action | null)[]): Promise<Output> => {
      const real = actions.filter(action => action !== null);
      if (real.length > 0) await device.input(...real);
      return {};
    };
    const inside = (x: number, y: number): [number, number] => [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))];
    switch (kind) {
      case 'tap': {
        const at = numbers(rest.slice(0, 2), 2);
        if (!at) return wrong();
        const [x, y] = [at[0]!, at[1]!];
        // Android takes it, and nothing is there.
        return x < 0 || y < 0 || x >= width || y >= height ? {} : act({ type: 'tap', x, y });
      }
      case 'swipe': case 'draganddrop': {
        const at = numbers(rest.slice(0, 5), 4);
        if (!at) return wrong();
        const [from, to] = [inside(at[0]!, at[1]!), inside(at[2]!, at[3]!)];
        const ms = Math.round(at[4] ?? 300);
        if (kind === 'swipe' && from[0] === to[0] && from[1] === to[1]) return act(ms >= LONG_PRESS_MS ? { type: 'long_press', x: from[0], y: from[1] } : { type: 'tap', x: from[0], y: from[1] });
        return act({ type: kind === 'swipe' ? 'swipe' : 'drag', from, to, ms });
      }
      case 'motionevent': {
        const phase = ({ down: 'down', move: 'move', up: 'up', cancel: 'up' } as const)[rest[0]?.toLowerCase() ?? ''];
        const at = numbers(rest.slice(1, 3), 2);
        if (!phase || !at) return wrong();
        const [x, y] = inside(at[0]!, at[1]!);
        return act({ type: 'touch', phase, x, y });
      }
      case 'text': {
        if (rest.length === 0) return wrong();
        return act({ type: 'type', text: rest.join(' ').replaceAll('%s', ' ') });
      }
      case 'keyevent': case 'keycombination': {
        const keys = rest.filter(arg => arg !== '--longpress' && arg !== '--doubletap' && arg !== '--async');
        if (keys.length === 0) return wrong();
        const actions = keys.map(key => keyAction(key, device));
        // A name that it does not know is the key UNKNOWN, which does nothing.
        return act(...actions.map(action => action ?? null));
      }
      case 'roll': case 'press': return {};
      default: return refuse('Usage: input [<source>] [-d DISPLAY_ID] <command> [<arg>...]\n\nThe commands and default sources are:\n      text <string> (Default: keyboard)\n      keyevent [--longpress|--doubletap] <key code number or name> ... (Default: keyboard)\n      tap <x> <y> (Default: touchscreen)\n      swipe <x1> <y1> <x2> <y2> [duration(ms)] (Default: touchscreen)\n      draganddrop <x1> <y1> <x2> <y2> [duration(ms)] (Default: touchscreen)\n      motionevent <DOWN|UP|MOVE|CANCEL> <x> <y> (Default: touchscreen)\n      keycombination <key code 1> <key code 2> ... (Default: keyboard)', 255);
    }
  },
};
