import { takeScreenshot } from '../screenshot.ts';
import { copy, cut, deleteForward, paste } from './edit-keys.ts';
import {
  call,
  changeBrightness,
  endCall,
  media,
  menu,
  mute,
  openApp,
  setAwake,
  toggleShade,
} from './phone-keys.ts';
import { pressKey, typeText, type Press } from './press.ts';

const nothing: Press = async () => {};

/** Android's key codes that have an effect here, with their names (android.view.KeyEvent). */
const KEYS: Readonly<Record<number, readonly [name: string, press: Press]>> = {
  3: ['HOME', pressKey('home')],
  4: ['BACK', pressKey('back')],
  5: ['CALL', call],
  6: ['ENDCALL', endCall],
  17: ['STAR', typeText('*')],
  18: ['POUND', typeText('#')],
  19: ['DPAD_UP', pressKey('arrow_up')],
  20: ['DPAD_DOWN', pressKey('arrow_down')],
  21: ['DPAD_LEFT', pressKey('arrow_left')],
  22: ['DPAD_RIGHT', pressKey('arrow_right')],
  24: ['VOLUME_UP', pressKey('volume_up')],
  25: ['VOLUME_DOWN', pressKey('volume_down')],
  26: ['POWER', pressKey('power')],
  27: ['CAMERA', openApp('camera')],
  55: ['COMMA', typeText(',')],
  56: ['PERIOD', typeText('.')],
  61: ['TAB', pressKey('tab')],
  62: ['SPACE', typeText(' ')],
  64: ['EXPLORER', openApp('browser')],
  65: ['ENVELOPE', openApp('mail')],
  66: ['ENTER', pressKey('enter')],
  67: ['DEL', pressKey('delete')],
  68: ['GRAVE', typeText('`')],
  69: ['MINUS', typeText('-')],
  70: ['EQUALS', typeText('=')],
  71: ['LEFT_BRACKET', typeText('[')],
  72: ['RIGHT_BRACKET', typeText(']')],
  73: ['BACKSLASH', typeText('\\')],
  74: ['SEMICOLON', typeText(';')],
  75: ['APOSTROPHE', typeText("'")],
  76: ['SLASH', typeText('/')],
  77: ['AT', typeText('@')],
  81: ['PLUS', typeText('+')],
  82: ['MENU', menu],
  83: ['NOTIFICATION', toggleShade],
  85: ['MEDIA_PLAY_PAUSE', media('play-pause')],
  86: ['MEDIA_STOP', media('stop')],
  87: ['MEDIA_NEXT', media('next')],
  88: ['MEDIA_PREVIOUS', media('previous')],
  79: ['HEADSETHOOK', media('play-pause')],
  126: ['MEDIA_PLAY', media('play')],
  127: ['MEDIA_PAUSE', media('pause')],
  111: ['ESCAPE', pressKey('escape')],
  112: ['FORWARD_DEL', deleteForward],
  120: ['SYSRQ', takeScreenshot],
  122: ['MOVE_HOME', pressKey('arrow_up')],
  123: ['MOVE_END', pressKey('arrow_down')],
  154: ['NUMPAD_DIVIDE', typeText('/')],
  155: ['NUMPAD_MULTIPLY', typeText('*')],
  156: ['NUMPAD_SUBTRACT', typeText('-')],
  157: ['NUMPAD_ADD', typeText('+')],
  158: ['NUMPAD_DOT', typeText('.')],
  159: ['NUMPAD_COMMA', typeText(',')],
  160: ['NUMPAD_ENTER', pressKey('enter')],
  161: ['NUMPAD_EQUALS', typeText('=')],
  162: ['NUMPAD_LEFT_PAREN', typeText('(')],
  163: ['NUMPAD_RIGHT_PAREN', typeText(')')],
  164: ['VOLUME_MUTE', mute],
  187: ['APP_SWITCH', pressKey('recents')],
  207: ['CONTACTS', openApp('contacts')],
  208: ['CALENDAR', openApp('calendar')],
  209: ['MUSIC', openApp('music')],
  210: ['CALCULATOR', openApp('calculator')],
  220: ['BRIGHTNESS_DOWN', changeBrightness(-10)],
  221: ['BRIGHTNESS_UP', changeBrightness(10)],
  223: ['SLEEP', setAwake(false)],
  224: ['WAKEUP', setAwake(true)],
  277: ['CUT', cut],
  278: ['COPY', copy],
  279: ['PASTE', paste],
  // Modifiers do nothing alone.
  57: ['ALT_LEFT', nothing],
  58: ['ALT_RIGHT', nothing],
  59: ['SHIFT_LEFT', nothing],
  60: ['SHIFT_RIGHT', nothing],
  113: ['CTRL_LEFT', nothing],
  114: ['CTRL_RIGHT', nothing],
  117: ['META_LEFT', nothing],
  118: ['META_RIGHT', nothing],
};
const CODES: ReadonlyMap<string, number> = new Map(
  Object.entries(KEYS).map(([code, [name]]) => [name, Number(code)]),
);

/** The codes of 0, of A and of 0 on the numeric pad. */
const [DIGITS, LETTERS, PAD] = [7, 29, 144];
export const POWER = 26;
export const VOLUME_DOWN = 25;

/** The letter of a key in lower case; some other character for another key. */
export const letterOf = (code: number): string => String.fromCharCode(97 + code - LETTERS);

/** The code of a key given by code or by name, with or without KEYCODE_; 0 (KEYCODE_UNKNOWN) for any other word. */
export function codeOf(text: string): number {
  const isPrefixed = /^KEYCODE_/i.test(text);
  const name = text.toUpperCase().replace(/^KEYCODE_/, '');
  // KEYCODE_7 is the key 7; the word 7 alone is the code 7.
  if (/^\d+$/.test(name) && (name.length > 1 || !isPrefixed)) return Number(name);
  if (/^[A-Z]$/.test(name)) return LETTERS + name.charCodeAt(0) - 65;
  if (/^\d$/.test(name)) return DIGITS + Number(name);
  const pad = /^NUMPAD_(\d)$/.exec(name)?.[1];
  return pad === undefined ? (CODES.get(name) ?? 0) : PAD + Number(pad);
}

/** The effect of a key; undefined for a key that has none here. */
export function pressOf(code: number): Press | undefined {
  if (code >= DIGITS && code < DIGITS + 10) return typeText(String(code - DIGITS));
  if (code >= LETTERS && code < LETTERS + 26) return typeText(letterOf(code));
  if (code >= PAD && code < PAD + 10) return typeText(String(code - PAD));
  return KEYS[code]?.[1];
}
