import type { Action } from '../../../src/protocol/action.ts';
import { densityOf } from '../../../src/sdk/core/screen.ts';
import { refuse, type Command, type Output } from '../command.ts';
import type { AdbDevice } from '../device.ts';
import { chord, doublePresses, longPresses } from '../keys/combinations.ts';
import { codeOf, pressOf } from '../keys/key-codes.ts';
import { pressAll, pressKey, typeText, type Press } from '../keys/press.ts';

/** A swipe shorter than this many points is a tap or a long press (ViewConfiguration's touch slop). */
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

const USAGE = [
  'Usage: input [<source>] [-d DISPLAY_ID] <command> [<arg>...]',
  '',
  'The commands and default sources are:',
  '      text <string> (Default: keyboard)',
  '      keyevent [--longpress|--doubletap] <key code number or name> ... (Default: keyboard)',
  '      tap <x> <y> (Default: touchscreen)',
  '      swipe <x1> <y1> <x2> <y2> [duration(ms)] (Default: touchscreen)',
  '      draganddrop <x1> <y1> <x2> <y2> [duration(ms)] (Default: touchscreen)',
  '      motionevent <DOWN|UP|MOVE|CANCEL> <x> <y> (Default: touchscreen)',
  '      keycombination [-t duration(ms)] <key code 1> <key code 2> ... (Default: keyboard)',
  '      press (Default: trackball)',
  '      roll <dx> <dy> (Default: trackball)',
].join('\n');

const PHASES: Readonly<Record<string, 'down' | 'move' | 'up'>> = { down: 'down', move: 'move', up: 'up' };

/** A subcommand: undefined where its arguments are invalid. */
type Subcommand = (device: AdbDevice, args: readonly string[]) => Promise<void> | undefined;

/** Reads numbers; undefined where there are fewer than `least`, or another word. */
function numbers(args: readonly string[], least: number): number[] | undefined {
  const found = args.map(Number);
  return found.length >= least && found.every(Number.isFinite) ? found : undefined;
}

async function act(device: AdbDevice, action: Action): Promise<void> {
  await device.input(action);
}

/** The nearest point on the screen. */
function inside({ size: { width, height } }: AdbDevice, x: number, y: number): [number, number] {
  return [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))];
}

const tap: Subcommand = (device, args) => {
  const point = numbers(args.slice(0, 2), 2);
  if (!point) return undefined;
  const [x, y] = [point[0]!, point[1]!];
  const { width, height } = device.size;
  // Android accepts a tap beside the screen, which hits nothing.
  if (x < 0 || y < 0 || x >= width || y >= height) return Promise.resolve();
  return act(device, { type: 'tap', x, y });
};

interface Stroke {
  from: [number, number];
  to: [number, number];
  ms: number;
}
function strokeOf(device: AdbDevice, args: readonly string[]): Stroke | undefined {
  const coordinates = numbers(args.slice(0, 5), 4);
  if (!coordinates) return undefined;
  return {
    from: inside(device, coordinates[0]!, coordinates[1]!),
    to: inside(device, coordinates[2]!, coordinates[3]!),
    ms: Math.round(coordinates[4] ?? 300),
  };
}

const swipe: Subcommand = (device, args) => {
  const stroke = strokeOf(device, args);
  if (!stroke) return undefined;
  const { from, to, ms } = stroke;
  const distance = Math.hypot(to[0] - from[0], to[1] - from[1]);
  if (distance >= SLOP * densityOf(device.tree)) return act(device, { type: 'swipe', from, to, ms });
  const isLong = ms >= device.tree.os.settings.touchDelayMs;
  return act(device, { type: isLong ? 'long_press' : 'tap', x: from[0], y: from[1] });
};

const drag: Subcommand = (device, args) => {
  const stroke = strokeOf(device, args);
  return stroke && act(device, { type: 'drag', ...stroke });
};

const motionEvent: Subcommand = (device, [name = '', ...args]) => {
  const point = numbers(args.slice(0, 2), 2);
  const isCancel = name.toLowerCase() === 'cancel';
  const phase = PHASES[name.toLowerCase()];
  if (!point || (!phase && !isCancel)) return undefined;
  // A cancelled touch is forgotten and touches nothing.
  if (!phase)
    return device.change(draft => {
      delete draft.ui.pointers['0'];
    });
  const [x, y] = inside(device, point[0]!, point[1]!);
  return act(device, { type: 'touch', phase, x, y });
};

function keyOrText(part: string): Action {
  if (part === '\n') return pressKey('enter');
  return part === '\t' ? pressKey('tab') : typeText(part);
}

const NO_KEY_FOR_CHARACTER =
  "Exception occurred while executing 'text':\njava.lang.NullPointerException: Attempt to get length of null array";

/** Android types text as key presses, and has no keys for characters outside of ASCII. */
async function typeAscii(device: AdbDevice, text: string): Promise<Output> {
  if (/[^\t\n\x20-\x7e]/.test(text)) return refuse(NO_KEY_FOR_CHARACTER, 255);
  const parts = text.replaceAll('%s', ' ').split(/([\t\n])/);
  await pressAll(device, parts.filter(part => part !== '').map(keyOrText));
  return {};
}

const keyEvent: Subcommand = (device, args) => {
  const codes = args.filter(arg => !arg.startsWith('--')).map(codeOf);
  if (codes.length === 0) return undefined;
  let pressesOf: (code: number) => Press | Press[] = code => pressOf(code) ?? [];
  if (args.includes('--longpress')) pressesOf = longPresses;
  else if (args.includes('--doubletap')) pressesOf = doublePresses;
  return pressAll(device, codes.flatMap(pressesOf));
};

const keyCombination: Subcommand = (device, args) => {
  const codes = args.filter((arg, i) => arg !== '-t' && args[i - 1] !== '-t').map(codeOf);
  return codes.length < 2 ? undefined : pressAll(device, chord(codes));
};

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  tap,
  swipe,
  draganddrop: drag,
  motionevent: motionEvent,
  keyevent: keyEvent,
  keycombination: keyCombination,
  press: () => Promise.resolve(),
  roll: (_device, args) => (numbers(args.slice(0, 2), 2) ? Promise.resolve() : undefined),
};

/** `input`: performs touches, keys and text as steps of the phone. */
export const input: Command = {
  name: 'input',
  async run(given, { device }) {
    const args = [...given];
    if (args[0] !== undefined && SOURCES.has(args[0].toLowerCase())) args.shift();
    if (args[0] === '-d') args.splice(0, 2);
    const [kind = '', ...rest] = args;
    const invalid = () => refuse(`Error: Invalid arguments for command: ${kind}`, 255);
    if (kind === 'text') return rest[0] === undefined ? invalid() : typeAscii(device, rest[0]);
    if (!Object.hasOwn(SUBCOMMANDS, kind)) return refuse(USAGE, 255);
    const done = SUBCOMMANDS[kind]!(device, rest);
    if (!done) return invalid();
    await done;
    return {};
  },
};
