import { takeScreenshot } from '../screenshot.ts';
import { copy, cut, paste, selectAll } from './edit-keys.ts';
import { letterOf, POWER, pressOf, VOLUME_DOWN } from './key-codes.ts';
import { openApp } from './phone-keys.ts';
import { typeText, type Press } from './press.ts';

/** Keys whose long press repeats them: arrows, volume and delete. */
const REPEATED = new Set([19, 20, 21, 22, 24, VOLUME_DOWN, 67, 112]);
const SHIFT = new Set([59, 60]);
const CTRL = new Set([113, 114]);
const CTRL_LETTERS: Readonly<Record<string, Press>> = { a: selectAll, c: copy, v: paste, x: cut };
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

/** The presses that a long press of a key amounts to. */
export function longPresses(code: number): Press[] {
  // Android shows a power menu, which this phone has not; the screen stays on.
  if (code === POWER) return [];
  const press = pressOf(code);
  if (press === undefined) return [];
  return REPEATED.has(code) ? [press, press] : [press];
}

/** The presses that two quick presses of a key amount to. */
export function doublePresses(code: number): Press[] {
  if (code === POWER) return [openApp('camera')];
  const press = pressOf(code);
  return press === undefined ? [] : [press, press];
}

/** The presses for keys pressed together: the combination's own effect, or else the keys one after the other. */
export function chord(codes: readonly number[]): Press[] {
  if (codes.length === 2 && codes.includes(POWER) && codes.includes(VOLUME_DOWN)) return [takeScreenshot];
  const last = codes.at(-1)!;
  const modifiers = codes.slice(0, -1);
  if (modifiers.some(code => CTRL.has(code))) {
    const press = CTRL_LETTERS[letterOf(last)];
    return press ? [press] : [];
  }
  const press = pressOf(last);
  const isShifted = modifiers.length > 0 && modifiers.every(code => SHIFT.has(code));
  if (isShifted && typeof press === 'object' && press.type === 'type')
    return [typeText(SHIFTED[press.text] ?? press.text.toUpperCase())];
  return codes.flatMap(code => pressOf(code) ?? []);
}
