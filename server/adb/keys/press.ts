import type { Action, Key } from '../../../src/protocol/action.ts';
import type { AdbDevice } from '../device.ts';
import { asksPin, pressPad } from './pin-pad.ts';

/** The effect of a key: an action, or a function where the effect depends on the phone's state. */
export type Press = Action | ((device: AdbDevice) => Promise<void>);

export const pressKey = (key: Key): Action => ({ type: 'key', key });
export const typeText = (text: string): Action => ({ type: 'type', text });

/** Presses keys in order. Actions that follow each other are one step. */
export async function pressAll(device: AdbDevice, presses: readonly Press[]): Promise<void> {
  let actions: Action[] = [];
  const flush = async () => {
    const pending = actions;
    actions = [];
    if (pending.length > 0) await device.input(...pending);
  };
  for (const press of presses) {
    if (typeof press === 'function') {
      await flush();
      await press(device);
      continue;
    }
    const isForPad = asksPin(device.tree) && (await pressPad(device, press));
    if (!isForPad) actions.push(press);
  }
  await flush();
}
