import type { Key } from '../../protocol/action.ts';
import type { LastError } from '../../protocol/observation.ts';
import type { AnyPhone } from '../../state/phone/index.ts';
import { runBack } from '../../sdk/react/back.ts';
import { isLocked } from '../../sdk/core/screen.ts';
import type { PhoneStore } from '../../sdk/react/store.ts';
import { applyEdit, focusNext, pressEnter } from './text.ts';

const NO_FOCUS: LastError = { code: 'NO_FOCUS', message: 'No text field has the caret' };

/** Something that lies over the app: whether it is there, and what Back does to it. */
interface Layer {
  isOpen: (phone: AnyPhone) => boolean;
  close: (store: PhoneStore) => void;
}

/** What lies over the app, from above to below, as the z-indices of the shell draw it. */
const LAYERS: readonly Layer[] = [
  {
    isOpen: ({ ui }) => ui.volumePanel,
    close: store =>
      store.update(p => {
        p.ui.volumePanel = false;
      }),
  },
  {
    isOpen: ({ ui }) => ui.selectionMenu,
    close: store =>
      store.update(p => {
        p.ui.selectionMenu = false;
      }),
  },
  {
    isOpen: ({ ui }) => ui.keyboard.visible,
    close: store =>
      store.update(p => {
        p.ui.keyboard.visible = false;
        p.ui.keyboard.composing = '';
      }),
  },
  {
    isOpen: ({ ui }) => ui.shade !== 'closed',
    close: store => store.dispatch('system', 'closeShade', {}),
  },
  {
    isOpen: isLocked,
    // From the PIN pad back to the lock screen, and no further.
    close: store => {
      if (store.phone.ui.surfaces['lock']?.values?.['asking'])
        store.update(p => {
          delete p.ui.surfaces['lock'];
        });
    },
  },
  {
    isOpen: ({ ui }) => ui.recents,
    close: store => store.dispatch('system', 'hideRecents', {}),
  },
  {
    isOpen: ({ ui }) => ui.dialogs.length > 0,
    close: store => store.dispatch('system', 'dismissDialog', { id: store.phone.ui.dialogs.at(-1)!.id }),
  },
];

/** Back closes what lies on top of everything: an overlay, else a modal of the app, else its screen, else the app. */
export function goBack(store: PhoneStore, root: Element): void {
  const { phone } = store;
  if (!phone.ui.awake) return;
  const top = LAYERS.find(({ isOpen }) => isOpen(phone));
  if (top) {
    top.close(store);
    return;
  }
  if (runBack(store, root)) return;
  if (phone.ui.foreground !== null) store.dispatch('system', 'pop', {});
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
