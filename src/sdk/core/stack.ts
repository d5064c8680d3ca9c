import type { AnyPhone, ScreenRecord, TaskRecord } from '../../state/phone/index.ts';
import { compare } from './compare.ts';

/** Next surface, task or dialog id. A counter and not chance: it must not shift an app's own random numbers. */
export function nextId(phone: AnyPhone, prefix: string): string {
  phone.ui.serial += 1;
  return `${prefix}${phone.ui.serial}`;
}

/** Orders two ids of `nextId` with the same prefix by when they were made. */
export const compareSerial = (a: string, b: string): number => a.length - b.length || compare(a, b);

export function foregroundTask(phone: AnyPhone): TaskRecord | undefined {
  return phone.ui.foreground === null ? undefined : phone.ui.tasks.find(t => t.id === phone.ui.foreground);
}

/** The screen that is on top, or undefined on the launcher. */
export function topScreen(phone: AnyPhone): ScreenRecord | undefined {
  return foregroundTask(phone)?.stack.at(-1);
}

export function isShowing(phone: AnyPhone, app: string, path: string): boolean {
  const top = topScreen(phone);
  return phone.ui.awake && !phone.ui.recents && top?.app === app && top.path === path;
}

/** Takes away the caret, the keyboard and the selection menu, as leaving a screen does. */
export function dropFocus(phone: AnyPhone): void {
  const { ui } = phone;
  ui.focus = null;
  ui.selectionMenu = false;
  ui.keyboard.visible = false;
  ui.keyboard.composing = '';
  ui.keyboard.candidates = 0;
}

/** Opens a dialog of the phone itself; the keyboard makes room for it. */
export function pushDialog(phone: AnyPhone, dialog: Omit<AnyPhone['ui']['dialogs'][number], 'id'>): void {
  dropFocus(phone);
  phone.ui.dialogs.push({ ...dialog, id: nextId(phone, 'dialog') });
}
