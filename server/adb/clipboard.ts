import type { AdbDevice } from './device.ts';

/** The text on the phone's clipboard; '' for an empty one. */
export const copiedText = ({ tree }: AdbDevice): string => tree.os.clipboard?.text ?? '';

/** Puts a text on the phone's clipboard. Throws as `AdbDevice.change`. */
export const copyText = (device: AdbDevice, text: string): Promise<void> =>
  device.change(draft => {
    draft.os.clipboard = { text, at: draft.clock.now };
  });
