import type { AdbDevice } from '../../device.ts';
import type { Screen } from '../screen.ts';
import type { Methods } from './method.ts';

/** The clipboard, the focused text field, and toasts. */
export function textMethods(device: AdbDevice, screen: Screen): Methods {
  let clearedToast: AdbDevice['tree']['ui']['toast'] = null;
  return {
    async setClipboard(_label, text) {
      await device.run('system', 'copyText', { text: String(text ?? '') });
      return null;
    },
    getClipboard: () => device.tree.os.clipboard?.text ?? null,
    async pasteClipboard() {
      await screen.act({ type: 'type', text: device.tree.os.clipboard?.text ?? '' });
      return null;
    },
    async clearInputText() {
      await screen.act({ type: 'clear' });
      return null;
    },
    async makeToast(text) {
      await device.run('system', 'toast', { text: String(text) });
      return true;
    },
    getLastToast() {
      const { toast } = device.tree.ui;
      return toast && toast !== clearedToast ? toast.text : null;
    },
    clearLastToast() {
      clearedToast = device.tree.ui.toast;
      return null;
    },
    getLastTraversedText: () => null,
    clearLastTraversedText: () => null,
  };
}
