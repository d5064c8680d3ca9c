import type { Key } from '../../protocol/action.ts';
import type { LastError } from '../../protocol/observation.ts';
import { runBack } from '../../sdk/react/back.ts';
import { isLocked } from '../../sdk/core/screen.ts';
import type { PhoneStore } from '../../sdk/react/store.ts';
import { applyEdit, focusNext, pressEnter } from './text.ts';

const NO_FOCUS: LastError = { code: 'NO_FOCUS', message: 'No text field has the caret' };

/** Back closes the topmost overlay, else the screen, else the app. */
export function goBack(store: PhoneStore, root: Element): void {
  const { ui } = store.phone;
  if (!ui.awake) return;
  if (ui.selectionMenu) {
    store.update(p => {
      p.ui.selectionMenu = false;
    });
    return;
  }
  if (ui.keyboard.visible) {
    store.update(p => {
      p.ui.keyboard.visible = false;
      p.ui.keyboard.composing = '';
    });
    return;
  }
  const dialog = ui.dialogs.at(-1);
  if (dialog) {
    store.dispatch('system', 'dismissDialog', { id: dialog.id });
    return;
  }
  if (ui.volumePanel) {
    store.update(p => {
      p.ui.volumePanel = false;
    });
    return;
  }
  if (ui.shade !== 'closed') {
    store.dispatch('system', 'closeShade', {});
    return;
  }
  if (ui.recents) {
    store.dispatch('system', 'hideRecents', {});
    return;
  }
  if (isLocked(store.phone)) {
    // From the PIN pad back to the lock screen, and no further.
    if (ui.surfaces['lock']?.values?.['asking'])
      store.update(p => {
        delete p.ui.surfaces['lock'];
      });
    return;
  }
  if (runBack(root)) return;
  if (ui.foreground !== null) store.dispatch('system', 'pop', {});
}

const EDITS = {
  delete: { kind: 'backspace' },
  arrow_left: { kind: 'move', by: 'left' },
  arrow_right: { kind: 'move', by: 'right' },
  arrow_up: { kind: 'move', by: 'start' },
  arrow_down: { kind: 'move', by: 'end' },
} as const;

/** Presses a key. Gives an error where it had nothing to act on. */
export function pressKey(store: PhoneStore, root: Element, key: Key): LastError | undefined {
  const { ui } = store.phone;
  switch (key) {
    case 'power':
      store.dispatch('system', 'pressPower', {});
      return undefined;
    case 'volume_up':
    case 'volume_down':
      store.dispatch('system', 'pressVolume', { by: key === 'volume_up' ? 10 : -10 });
      return undefined;
    default:
      break;
  }
  if (!ui.awake) return { code: 'SCREEN_OFF', message: 'The screen is off; press power' };
  switch (key) {
    case 'back':
    case 'escape':
      goBack(store, root);
      return undefined;
    case 'home':
      if (!isLocked(store.phone)) store.dispatch('system', 'home', {});
      return undefined;
    case 'recents':
      if (!ui.locked) store.dispatch('system', ui.recents ? 'hideRecents' : 'showRecents', {});
      return undefined;
    case 'enter':
      return pressEnter(store, root) ? undefined : NO_FOCUS;
    case 'tab':
      return focusNext(store, root) ? undefined : NO_FOCUS;
    default:
      return applyEdit(store, root, EDITS[key]) ? undefined : NO_FOCUS;
  }
}
