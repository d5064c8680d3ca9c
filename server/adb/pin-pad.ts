import type { Action } from '../../src/protocol/action.ts';
import { isLocked } from '../../src/sdk/core/screen.ts';
import type { AnyPhone } from '../../src/state/phone/index.ts';
import type { AdbDevice } from './device.ts';

/** As many as the pad takes. */
const MOST_DIGITS = 16;

/** Whether the phone asks for its PIN: the keys of a keyboard go to the pad then, which is no text field. */
export const asksPin = (phone: AnyPhone): boolean =>
  phone.ui.awake &&
  isLocked(phone) &&
  phone.os.settings.lock.kind === 'pin' &&
  phone.ui.surfaces['lock']?.values?.['asking'] === true;

/** Presses a key on the pad. False for one that the pad does not take. Throws as `AdbDevice.run` and `change`. */
export async function pressPad(device: AdbDevice, action: Action): Promise<boolean> {
  const pin = String(device.tree.ui.surfaces['lock']?.values?.['pin'] ?? '');
  const put = (next: string) =>
    device.change(({ ui }) => {
      ui.surfaces['lock']!.values!['pin'] = next;
    });
  if (action.type === 'type') {
    await put((pin + action.text.replace(/\D/g, '')).slice(0, MOST_DIGITS));
    return true;
  }
  if (action.type !== 'key') return false;
  if (action.key === 'delete') await put(pin.slice(0, -1));
  else if (action.key === 'enter') {
    await put('');
    await device.run('system', 'unlock', { secret: pin });
  } else return false;
  return true;
}
