import type { PhoneEvent } from '../../src/sdk/core/run.ts';
import { Phone } from '../phones/phone.ts';
import type { TreeChange } from '../phones/stepper.ts';
import { AdbDevice, type AdbHost } from './device.ts';
import { ShellException } from './exceptions.ts';
import { readIntent } from './intents.ts';
import { resolve } from './resolve.ts';
import { start } from './activity-starter.ts';

/** The result of opening a URI: the changed tree, or the reason why it was refused. */
export type OpenedUri = { change: TreeChange } | { refusal: string };

/**
 * Opens a URI as `am start -a android.intent.action.VIEW -d URI` does, but on a copy: the phone does not change, and the caller makes the
 * result part of a step. Throws RuleError.
 */
export async function openUri(host: AdbHost, phone: Phone, uri: string): Promise<OpenedUri> {
  const copy = new Phone(phone.id, phone.start, phone.now);
  const events: PhoneEvent[] = [];
  copy.listeners.add({ onChange: change => events.push(...change.events) });
  const device = new AdbDevice(host, copy);
  try {
    const intent = readIntent(['-a', 'android.intent.action.VIEW', '-d', uri]);
    const { targets } = resolve(device.tree, intent);
    const opened = targets.length > 0 && (await start(device, targets, intent));
    if (!opened) return { refusal: `No app on this phone opens ${uri}.` };
  } catch (thrown) {
    if (thrown instanceof ShellException) return { refusal: thrown.message };
    throw thrown;
  }
  return { change: { tree: copy.now, events } };
}
