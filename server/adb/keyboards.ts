import type { AnyPhone } from '../../src/state/phone/index.ts';
import { shellOf } from './device.ts';

/** The phone's keyboard, and those that agents install to type any text: ADBKeyBoard, uiautomator2's, and the portal's two. */
export const OWN_KEYBOARD = 'app.tapworld.keyboard/.KeyboardService';
export const ADB_KEYBOARD = 'com.android.adbkeyboard/.AdbIME';
export const UI_KEYBOARD = 'com.github.uiautomator/.AdbKeyboard';
/** The portal's keyboard, under the portal's old and its new name. The portal types through its content provider. */
const PORTAL_KEYBOARDS = [
  'com.droidrun.portal/.input.DroidrunKeyboardIME',
  'com.mobilerun.portal/.input.MobilerunKeyboardIME',
];
export const KEYBOARDS: readonly string[] = [OWN_KEYBOARD, ADB_KEYBOARD, UI_KEYBOARD, ...PORTAL_KEYBOARDS];

const SELECTED = 'secure/default_input_method';
const ENABLED = 'secure/enabled_input_methods';

/** Id of the selected keyboard. */
export const selectedKeyboard = ({ device }: AnyPhone): string =>
  device.shell?.settings[SELECTED] ?? OWN_KEYBOARD;
/** Ids of the enabled keyboards, the phone's own first. The setting lists each with its subtypes. */
export const enabledKeyboards = ({ device }: AnyPhone): readonly string[] => {
  const row = (device.shell?.settings[ENABLED] ?? OWN_KEYBOARD).split(':').map(each => each.split(';')[0]!);
  return KEYBOARDS.filter(id => row.includes(id));
};

export const selectKeyboard =
  (id: string) =>
  (draft: AnyPhone): void => {
    if (id === OWN_KEYBOARD) delete draft.device.shell?.settings[SELECTED];
    else shellOf(draft).settings[SELECTED] = id;
  };
export const enableKeyboards =
  (ids: readonly string[]) =>
  (draft: AnyPhone): void => {
    shellOf(draft).settings[ENABLED] = ids.join(':');
  };
/** Resets the keyboards to those of a new phone. */
export function resetKeyboards(draft: AnyPhone): void {
  for (const row of [SELECTED, ENABLED]) delete draft.device.shell?.settings[row];
}
