import type { Action } from '../../../src/protocol/action.ts';
import { isLocked } from '../../../src/sdk/core/screen.ts';
import type { AnyPhone } from '../../../src/state/phone/index.ts';
import type { AdbDevice } from '../device.ts';

/** The longest PIN that can be typed. */
const MAX_DIGITS = 16;

/** Whether the lock screen asks for the PIN. Keys then go to its pad, which is no text field. */
export const asksPin = (phone: AnyPhone): boolean =>
  phone.ui.awake &&
  isLocked(phone) &&
  phone.os.settings.lock.kind === 'pin' &&
  phone.ui.surfaces['lock']?.values?.['asking'] === true;

/** Presses a key on the pad. Returns false for a key that the pad ignores. Throws as `AdbDevice.run` and `change`. */
export async function pressPad(device: AdbDevice, action: Action): Promise<boolean> {
  const pin = String(device.tree.ui.surfaces['lock']?.values?.['pin'] ?? '');
  const setPin = (next: string) =>
    device.change(({ ui }) => {
      ui.surfaces['lock']!.values!['pin'] = next;
    });
  if (action.type === 'type') {
    await setPin((pin + action.text.replace(/\D/g, '')).slice(0, MAX_DIGITS));
    return true;
  }
  if (action.type !== 'key') return false;
  if (action.key === 'delete') await setPin(pin.slice(0, -1));
  else if (action.key === 'enter') {
    await setPin('');
    await device.run('system', 'unlock', { secret: pin });
  } else return false;
  return true;
}
