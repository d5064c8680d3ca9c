import type { AnyPhone } from '../../src/state/phone/index.ts';
import { shellOf } from './device.ts';

/** The phone's keyboard, and those that agents bring to type what has no key: one for itself, and uiautomator2's. */
export const OWN_KEYBOARD = 'app.tapworld.keyboard/.KeyboardService';
export const ADB_KEYBOARD = 'com.android.adbkeyboard/.AdbIME';
export const UI_KEYBOARD = 'com.github.uiautomator/.AdbKeyboard';
export const KEYBOARDS: readonly string[] = [OWN_KEYBOARD, ADB_KEYBOARD, UI_KEYBOARD];

const SELECTED = 'secure/default_input_method';
const ENABLED = 'secure/enabled_input_methods';

/** Id of the keyboard that is in use. */
export const selected = ({ device }: AnyPhone): string => device.shell?.settings[SELECTED] ?? OWN_KEYBOARD;
/** Ids of those that may be chosen, the phone's own first. A row names each with its subtypes behind it. */
export const enabled = ({ device }: AnyPhone): readonly string[] => {
  const row = (device.shell?.settings[ENABLED] ?? OWN_KEYBOARD).split(':').map(each => each.split(';')[0]!);
  return KEYBOARDS.filter(id => row.includes(id));
};

export const selects =
  (id: string) =>
  (draft: AnyPhone): void => {
    if (id === OWN_KEYBOARD) delete draft.device.shell?.settings[SELECTED];
    else shellOf(draft).settings[SELECTED] = id;
  };
export const enables =
  (ids: readonly string[]) =>
  (draft: AnyPhone): void => {
    shellOf(draft).settings[ENABLED] = ids.join(':');
  };
/** Keyboards as a new phone has them. */
export function forgets(draft: AnyPhone): void {
  for (const row of [SELECTED, ENABLED]) delete draft.device.shell?.settings[row];
}
