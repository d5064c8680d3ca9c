import type { AppStates } from '../../apps/catalogue.ts';
import type { Action, Key } from '../../src/protocol/action.ts';
import { topScreen } from '../../src/sdk/core/stack.ts';
import { isLocked } from '../../src/sdk/core/screen.ts';
import type { Intent } from '../../src/state/phone/index.ts';
import type { Field } from '../../src/state/phone/ui.ts';
import { shellOf, type AdbDevice } from './device.ts';
import { pressMediaKey, type MediaKey } from './media-keys.ts';
import { asksPin, pressPad } from './pin-pad.ts';
import { takeScreenshot } from './screenshot.ts';

type PhoneApp = AppStates['phone'];
const liveCalls = ({ current }: PhoneApp) => Object.values(current).filter(({ state }) => state !== 'ended');
const rings = (phone: PhoneApp): boolean =>
  liveCalls(phone).some(({ direction, state }) => direction === 'incoming' && state === 'ringing');

/** What a key does: an action of a finger's kind, or something that hangs on how the phone is just then. */
export type Press = Action | ((device: AdbDevice) => Promise<void>);

const key = (name: Key): Action => ({ type: 'key', key: name });
const types = (text: string): Action => ({ type: 'type', text });

/** The field that has the caret, if any. */
function fieldOf({ tree: { ui } }: AdbDevice): Field | undefined {
  return ui.focus === null ? undefined : ui.surfaces[ui.focus.surface]?.fields?.[ui.focus.field];
}

const selectAll: Press = async device => {
  const field = fieldOf(device);
  if (field)
    await device.change(({ ui }) => {
      Object.assign(ui.surfaces[ui.focus!.surface]!.fields![ui.focus!.field]!, {
        start: 0,
        end: field.text.length,
      });
    });
};

/** Copies what is selected; nothing of a password. Gives whether there was something. */
async function copy(device: AdbDevice): Promise<boolean> {
  const field = fieldOf(device);
  if (!field || field.start === field.end || device.tree.ui.keyboard.secret) return false;
  await device.run('system', 'copyText', { text: field.text.slice(field.start, field.end) });
  return true;
}

const deletesForward: Press = async device => {
  const field = fieldOf(device);
  if (!field || (field.start === field.end && field.end === field.text.length)) return;
  await device.input(...(field.start === field.end ? [key('arrow_right')] : []), key('delete'));
};

const pastes: Press = async device => {
  const text = device.tree.os.clipboard?.text;
  if (text && fieldOf(device)) await device.input(types(text));
};

/** Where the volume is kept that muting took away. */
const LOUD = 'system/volume_music_last_audible';
const mutes: Press = async device => {
  const { media } = device.tree.device.volume;
  const before = Number(device.tree.device.shell?.settings[LOUD] ?? 0);
  if (media > 0)
    await device.change(draft => {
      shellOf(draft).settings[LOUD] = String(media);
    });
  await device.run('system', 'setVolume', { stream: 'media', value: media > 0 ? 0 : before });
};

const brighter =
  (by: number): Press =>
  async device => {
    await device.run('system', 'setBrightness', {
      value: Math.min(100, Math.max(0, device.tree.device.brightness + by)),
    });
  };

const opens =
  (app: string): Press =>
  async device => {
    if (device.tree.os.installed[app]?.enabled) await device.input({ type: 'open_app', app });
  };
const plays =
  (media: MediaKey): Press =>
  device =>
    pressMediaKey(device, media);

/** The shade comes down, or goes up. */
const shade: Press = async device => {
  const { ui } = device.tree;
  if (ui.shade !== 'closed') await device.run('system', 'closeShade');
  else if (ui.awake && !isLocked(device.tree)) await device.run('system', 'openShade', { quick: false });
};

const wakes =
  (on: boolean): Press =>
  async device => {
    if (device.tree.ui.awake !== on) await device.input(key('power'));
  };
/** What an intent asks to be dialled. */
const dialled = (args: unknown): string =>
  (/^tel:(.*)/.exec((args as Intent | undefined)?.uri ?? '')?.[1] ?? '').replace(/%[\da-f]{2}/gi, code =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );

/** Answers the call that rings, or dials what the pad has; else the pad comes, with nothing called. */
const calls: Press = async device => {
  const { os, ui, apps } = device.tree;
  if (!os.installed['phone']?.enabled) return;
  const top = topScreen(device.tree);
  // Until somebody types, the pad has what it was opened with.
  const typed =
    top?.app === 'phone' && top.path === '/pad'
      ? (ui.surfaces[top.id]?.values?.['typed'] ?? dialled(top.args))
      : undefined;
  if (rings(apps['phone'] as PhoneApp)) await device.run('phone', 'answer');
  else if (typeof typed === 'string' && typed !== '') await device.run('phone', 'place', { number: typed });
  else await device.run('system', 'openAt', { app: 'phone', path: '/pad' });
};
/** Declines the call that rings, or hangs up; without a call the screen goes off (END_BUTTON_BEHAVIOR_SLEEP). */
const endsCall: Press = async device => {
  const phone = device.tree.os.installed['phone']?.enabled
    ? (device.tree.apps['phone'] as PhoneApp)
    : undefined;
  if (phone && rings(phone)) await device.run('phone', 'decline');
  else if (phone && liveCalls(phone).length > 0) await device.run('phone', 'hangUp');
  else if (device.tree.ui.awake) await device.input(key('power'));
};
/** Opens a lock screen that a swipe would open. */
const menu: Press = async device => {
  const { kind } = device.tree.os.settings.lock;
  if (device.tree.ui.awake && isLocked(device.tree) && (kind === 'swipe' || kind === 'none'))
    await device.run('system', 'unlock');
};

/** Android's key codes that this phone has something for, with their names (android.view.KeyEvent). */
const KEYS: Readonly<Record<number, readonly [name: string, press: Press]>> = {
  3: ['HOME', key('home')],
  4: ['BACK', key('back')],
  5: ['CALL', calls],
  6: ['ENDCALL', endsCall],
  17: ['STAR', types('*')],
  18: ['POUND', types('#')],
  19: ['DPAD_UP', key('arrow_up')],
  20: ['DPAD_DOWN', key('arrow_down')],
  21: ['DPAD_LEFT', key('arrow_left')],
  22: ['DPAD_RIGHT', key('arrow_right')],
  24: ['VOLUME_UP', key('volume_up')],
  25: ['VOLUME_DOWN', key('volume_down')],
  26: ['POWER', key('power')],
  27: ['CAMERA', opens('camera')],
  55: ['COMMA', types(',')],
  56: ['PERIOD', types('.')],
  61: ['TAB', key('tab')],
  62: ['SPACE', types(' ')],
  64: ['EXPLORER', opens('browser')],
  65: ['ENVELOPE', opens('mail')],
  66: ['ENTER', key('enter')],
  67: ['DEL', key('delete')],
  68: ['GRAVE', types('`')],
  69: ['MINUS', types('-')],
  70: ['EQUALS', types('=')],
  71: ['LEFT_BRACKET', types('[')],
  72: ['RIGHT_BRACKET', types(']')],
  73: ['BACKSLASH', types('\\')],
  74: ['SEMICOLON', types(';')],
  75: ['APOSTROPHE', types("'")],
  76: ['SLASH', types('/')],
  77: ['AT', types('@')],
  81: ['PLUS', types('+')],
  82: ['MENU', menu],
  83: ['NOTIFICATION', shade],
  85: ['MEDIA_PLAY_PAUSE', plays('play-pause')],
  86: ['MEDIA_STOP', plays('stop')],
  87: ['MEDIA_NEXT', plays('next')],
  88: ['MEDIA_PREVIOUS', plays('previous')],
  79: ['HEADSETHOOK', plays('play-pause')],
  126: ['MEDIA_PLAY', plays('play')],
  127: ['MEDIA_PAUSE', plays('pause')],
  111: ['ESCAPE', key('escape')],
  112: ['FORWARD_DEL', deletesForward],
  120: ['SYSRQ', takeScreenshot],
  122: ['MOVE_HOME', key('arrow_up')],
  123: ['MOVE_END', key('arrow_down')],
  154: ['NUMPAD_DIVIDE', types('/')],
  155: ['NUMPAD_MULTIPLY', types('*')],
  156: ['NUMPAD_SUBTRACT', types('-')],
  157: ['NUMPAD_ADD', types('+')],
  158: ['NUMPAD_DOT', types('.')],
  159: ['NUMPAD_COMMA', types(',')],
  160: ['NUMPAD_ENTER', key('enter')],
  161: ['NUMPAD_EQUALS', types('=')],
  162: ['NUMPAD_LEFT_PAREN', types('(')],
  163: ['NUMPAD_RIGHT_PAREN', types(')')],
  164: ['VOLUME_MUTE', mutes],
  187: ['APP_SWITCH', key('recents')],
  207: ['CONTACTS', opens('contacts')],
  208: ['CALENDAR', opens('calendar')],
  209: ['MUSIC', opens('music')],
  210: ['CALCULATOR', opens('calculator')],
  220: ['BRIGHTNESS_DOWN', brighter(-10)],
  221: ['BRIGHTNESS_UP', brighter(10)],
  223: ['SLEEP', wakes(false)],
  224: ['WAKEUP', wakes(true)],
  277: [
    'CUT',
    async device => {
      if (await copy(device)) await device.input(key('delete'));
    },
  ],
  278: [
    'COPY',
    async device => {
      await copy(device);
    },
  ],
  279: ['PASTE', pastes],
  // They are held beside another key, and do nothing alone.
  57: ['ALT_LEFT', async () => {}],
  58: ['ALT_RIGHT', async () => {}],
  59: ['SHIFT_LEFT', async () => {}],
  60: ['SHIFT_RIGHT', async () => {}],
  113: ['CTRL_LEFT', async () => {}],
  114: ['CTRL_RIGHT', async () => {}],
  117: ['META_LEFT', async () => {}],
  118: ['META_RIGHT', async () => {}],
};
const CODES: ReadonlyMap<string, number> = new Map(
  Object.entries(KEYS).map(([code, [name]]) => [name, Number(code)]),
);

/** First of the digits, of the letters and of the digits of a pad. */
const [DIGITS, LETTERS, PAD] = [7, 29, 144];
const POWER = 26;
const VOLUME_DOWN = 25;

/** Number of a key that is given by number or by name, in which KEYCODE_ may be left out; 0, the key that is unknown, for another. */
export function codeOf(given: string): number {
  const name = given.toUpperCase().replace(/^KEYCODE_/, '');
  if (/^\d+$/.test(name) && (name.length > 1 || !given.toUpperCase().startsWith('KEYCODE_')))
    return Number(name);
  if (/^[A-Z]$/.test(name)) return LETTERS + name.charCodeAt(0) - 65;
  if (/^\d$/.test(name)) return DIGITS + Number(name);
  const pad = /^NUMPAD_(\d)$/.exec(name)?.[1];
  return pad === undefined ? (CODES.get(name) ?? 0) : PAD + Number(pad);
}

/** What a key does; undefined for one that has no effect on this phone. */
export function pressOf(code: number): Press | undefined {
  if (code >= DIGITS && code < DIGITS + 10) return types(String(code - DIGITS));
  if (code >= LETTERS && code < LETTERS + 26) return types(String.fromCharCode(97 + code - LETTERS));
  if (code >= PAD && code < PAD + 10) return types(String(code - PAD));
  return KEYS[code]?.[1];
}

/** Keys of which a long press is a repeated one. */
const REPEATED = new Set([19, 20, 21, 22, 24, VOLUME_DOWN, 67, 112]);
/** Presses of a key that is held, or pressed twice. */
export function heldPresses(code: number): Press[] {
  // What the power key has for a long press, a menu, this phone has not; the screen stays on.
  if (code === POWER) return [];
  const press = pressOf(code);
  return press === undefined ? [] : REPEATED.has(code) ? [press, press] : [press];
}
export function doublePresses(code: number): Press[] {
  if (code === POWER) return [opens('camera')];
  const press = pressOf(code);
  return press === undefined ? [] : [press, press];
}

const SHIFT = new Set([59, 60]);
const CTRL = new Set([113, 114]);
const SHIFTED: Readonly<Record<string, string>> = {
  1: '!',
  2: '@',
  3: '#',
  4: '$',
  5: '%',
  6: '^',
  7: '&',
  8: '*',
  9: '(',
  0: ')',
  '`': '~',
  '-': '_',
  '=': '+',
  '[': '{',
  ']': '}',
  '\\': '|',
  ';': ':',
  "'": '"',
  ',': '<',
  '.': '>',
  '/': '?',
};

/** Keys pressed together: those that mean something so, and else one after the other. */
export function chord(codes: readonly number[]): Press[] {
  if (codes.length === 2 && codes.includes(POWER) && codes.includes(VOLUME_DOWN)) return [takeScreenshot];
  const last = codes.at(-1)!;
  const others = codes.slice(0, -1);
  if (others.some(code => CTRL.has(code))) {
    const made = { a: selectAll, c: KEYS[278]![1], v: pastes, x: KEYS[277]![1] }[
      String.fromCharCode(97 + last - LETTERS)
    ];
    return made ? [made] : [];
  }
  const press = pressOf(last);
  if (
    others.length > 0 &&
    others.every(code => SHIFT.has(code)) &&
    typeof press === 'object' &&
    press.type === 'type'
  )
    return [types(SHIFTED[press.text] ?? press.text.toUpperCase())];
  return codes.flatMap(code => pressOf(code) ?? []);
}

/** Presses keys one after the other; those that a finger's step can do together are one step. */
export async function pressAll(device: AdbDevice, presses: readonly Press[]): Promise<void> {
  let actions: Action[] = [];
  const flush = async () => {
    const now = actions;
    actions = [];
    if (now.length > 0) await device.input(...now);
  };
  for (const press of presses) {
    if (typeof press === 'object') {
      if (!asksPin(device.tree) || !(await pressPad(device, press))) actions.push(press);
      continue;
    }
    await flush();
    await press(device);
  }
  await flush();
}
