import type { Action } from '../../../src/protocol/action.ts';
import { densityOf } from '../../../src/sdk/core/screen.ts';
import { refuse, type Command, type Output } from '../command.ts';
import { chord, doublePresses, longPresses } from '../keys/combinations.ts';
import { codeOf, pressOf } from '../keys/key-codes.ts';
import { pressAll } from '../keys/press.ts';

const numbers = (args: readonly string[], least: number): number[] | undefined => {
  const found = args.map(Number);
  return found.length >= least && found.every(Number.isFinite) ? found : undefined;
};

/** A finger that moves less than this many points has not moved (ViewConfiguration's touch slop). */
const SLOP = 8;
const SOURCES = new Set([
  'touchscreen',
  'keyboard',
  'mouse',
  'touchpad',
  'stylus',
  'dpad',
  'gamepad',
  'joystick',
  'trackball',
  'touchnavigation',
]);

/** `input`: what a finger does, through the same step as a finger's. */
export const input: Command = {
  name: 'input',
  async run(given, { device }) {
    const args = [...given];
    if (args[0] !== undefined && SOURCES.has(args[0].toLowerCase())) args.shift();
    if (args[0] === '-d') args.splice(0, 2);
    const [kind, ...rest] = args;
    const { width, height } = device.size;
    const wrong = () => refuse(`Error: Invalid arguments for command: ${kind}`, 255);
    const act = async (...actions: Action[]): Promise<Output> => {
      if (actions.length > 0) await device.input(...actions);
      return {};
    };
    const inside = (x: number, y: number): [number, number] => [
      Math.min(width - 1, Math.max(0, x)),
      Math.min(height - 1, Math.max(0, y)),
    ];
    switch (kind) {
      case 'tap': {
        const at = numbers(rest.slice(0, 2), 2);
        if (!at) return wrong();
        const [x, y] = [at[0]!, at[1]!];
        // Android takes it, and nothing is there.
        return x < 0 || y < 0 || x >= width || y >= height ? {} : act({ type: 'tap', x, y });
      }
      case 'swipe':
      case 'draganddrop': {
        const at = numbers(rest.slice(0, 5), 4);
        if (!at) return wrong();
        const [from, to] = [inside(at[0]!, at[1]!), inside(at[2]!, at[3]!)];
        const ms = Math.round(at[4] ?? 300);
        const still = Math.hypot(to[0] - from[0], to[1] - from[1]) < SLOP * densityOf(device.tree);
        if (kind === 'swipe' && still)
          return act(
            ms >= device.tree.os.settings.touchDelayMs
              ? { type: 'long_press', x: from[0], y: from[1] }
              : { type: 'tap', x: from[0], y: from[1] },
          );
        return act({ type: kind === 'swipe' ? 'swipe' : 'drag', from, to, ms });
      }
      case 'motionevent': {
        const phase = ({ down: 'down', move: 'move', up: 'up', cancel: 'up' } as const)[
          rest[0]?.toLowerCase() ?? ''
        ];
        const at = numbers(rest.slice(1, 3), 2);
        if (!phase || !at) return wrong();
        // A finger that the system takes away has touched nothing.
        if (rest[0]!.toLowerCase() === 'cancel') {
          await device.change(draft => {
            delete draft.ui.pointers['0'];
          });
          return {};
        }
        const [x, y] = inside(at[0]!, at[1]!);
        return act({ type: 'touch', phase, x, y });
      }
      case 'text': {
        const [text] = rest;
        if (text === undefined) return wrong();
        // Android types with the keys of a keyboard, and knows no key for these.
        if (/[^\t\n\x20-\x7e]/.test(text))
          return refuse(
            "Exception occurred while executing 'text':\njava.lang.NullPointerException: Attempt to get length of null array",
            255,
          );
        const parts = text
          .replaceAll('%s', ' ')
          .split(/([\t\n])/)
          .filter(part => part !== '');
        await pressAll(
          device,
          parts.map((part): Action =>
            part === '\n'
              ? { type: 'key', key: 'enter' }
              : part === '\t'
                ? { type: 'key', key: 'tab' }
                : { type: 'type', text: part },
          ),
        );
        return {};
      }
      case 'keyevent': {
        const keys = rest.filter(arg => !arg.startsWith('--')).map(codeOf);
        if (keys.length === 0) return wrong();
        const how = rest.includes('--longpress')
          ? longPresses
          : rest.includes('--doubletap')
            ? doublePresses
            : (code: number) => pressOf(code) ?? [];
        await pressAll(device, keys.flatMap(how));
        return {};
      }
      case 'keycombination': {
        const keys = rest.filter((arg, i) => arg !== '-t' && rest[i - 1] !== '-t').map(codeOf);
        if (keys.length < 2) return wrong();
        await pressAll(device, chord(keys));
        return {};
      }
      case 'press':
        return {};
      case 'roll':
        return numbers(rest.slice(0, 2), 2) ? {} : wrong();
      default:
        return refuse(
          'Usage: input [<source>] [-d DISPLAY_ID] <command> [<arg>...]\n\nThe commands and default sources are:\n      text <string> (Default: keyboard)\n      keyevent [--longpress|--doubletap] <key code number or name> ... (Default: keyboard)\n      tap <x> <y> (Default: touchscreen)\n      swipe <x1> <y1> <x2> <y2> [duration(ms)] (Default: touchscreen)\n      draganddrop <x1> <y1> <x2> <y2> [duration(ms)] (Default: touchscreen)\n      motionevent <DOWN|UP|MOVE|CANCEL> <x> <y> (Default: touchscreen)\n      keycombination [-t duration(ms)] <key code 1> <key code 2> ... (Default: keyboard)\n      press (Default: trackball)\n      roll <dx> <dy> (Default: trackball)',
          255,
        );
    }
  },
};
