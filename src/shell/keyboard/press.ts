import { before } from '../../sdk/core/text.ts';
import type { PhoneStore } from '../../sdk/react/store.ts';
import { applyEdit, focused, pressEnter } from '../input/text.ts';
import { CHINESE_SIGNS, type KeyName } from './signs.ts';
import { candidates, pinyinTable } from './pinyin.ts';

const keyboard = (store: PhoneStore) => store.phone.ui.keyboard;

/** Puts the letters that are being composed in as they stand. */
function flush(store: PhoneStore, root: ParentNode): void {
  const { composing } = keyboard(store);
  if (composing === '') return;
  store.update(p => {
    p.ui.keyboard.composing = '';
    p.ui.keyboard.candidates = 0;
  });
  applyEdit(store, root, { kind: 'insert', text: composing });
}

/** Takes a candidate of the strip; letters that it does not stand for go on being composed. */
export function pick(store: PhoneStore, root: ParentNode, index: number): void {
  const { composing } = keyboard(store);
  const chosen = candidates(pinyinTable(), composing)[index];
  if (!chosen) return;
  store.update(p => {
    p.ui.keyboard.composing = composing.slice(chosen.letters).replace(/^'+/, '');
    p.ui.keyboard.candidates = 0;
  });
  applyEdit(store, root, { kind: 'insert', text: chosen.text });
}

function letter(store: PhoneStore, root: ParentNode, key: string): void {
  const { language, page, shift } = keyboard(store);
  const spec = focused(store, root)?.spec;
  if (language === 'zh' && page === 'letters' && shift === 'off' && /^[a-z']$/.test(key) && !spec?.password) {
    store.update(p => {
      p.ui.keyboard.composing += key;
      p.ui.keyboard.candidates = 0;
    });
    return;
  }
  if (keyboard(store).composing !== '') pick(store, root, 0);
  const text =
    language === 'zh' && !spec?.password
      ? (CHINESE_SIGNS[key] ?? key)
      : shift === 'off'
        ? key
        : key.toUpperCase();
  applyEdit(store, root, { kind: 'insert', text });
}

/** One press of a soft key on the field that has the caret. */
export function pressSoftKey(store: PhoneStore, root: ParentNode, key: KeyName): void {
  const { composing, shift, page } = keyboard(store);
  switch (key) {
    case 'SHIFT':
      store.update(p => {
        p.ui.keyboard.shift = shift === 'off' ? 'once' : shift === 'once' ? 'lock' : 'off';
      });
      return;
    case 'SYMBOLS':
    case 'MORE':
    case 'EMOJI':
    case 'LETTERS':
      flush(store, root);
      store.update(p => {
        p.ui.keyboard.page = key.toLowerCase() as typeof page;
      });
      return;
    case 'LANGUAGE': {
      flush(store, root);
      const all = store.phone.os.settings.keyboards;
      const next = all[(all.indexOf(keyboard(store).language) + 1) % all.length] ?? 'en';
      store.update(p => {
        p.ui.keyboard.language = next;
        p.ui.keyboard.shift = 'off';
        p.ui.keyboard.page = 'letters';
      });
      return;
    }
    case 'HIDE':
      store.update(p => {
        p.ui.keyboard.visible = false;
        p.ui.keyboard.composing = '';
      });
      return;
    case 'DELETE':
      if (composing !== '')
        store.update(p => {
          p.ui.keyboard.composing = composing.slice(0, -1);
          p.ui.keyboard.candidates = 0;
        });
      else applyEdit(store, root, { kind: 'backspace' });
      return;
    case 'DELETE_WORD': {
      const f = focused(store, root);
      if (!f) return;
      let at = f.field.start;
      while (at > 0 && /\s/.test(f.field.text[at - 1]!)) at = before(f.field.text, at);
      while (at > 0 && !/\s/.test(f.field.text[at - 1]!)) at = before(f.field.text, at);
      applyEdit(store, root, { kind: 'select', start: at, end: f.field.end });
      applyEdit(store, root, { kind: 'backspace' });
      return;
    }
    case 'ENTER':
      if (composing !== '') flush(store, root);
      else pressEnter(store, root);
      return;
    case 'SPACE':
      if (composing !== '') {
        if (candidates(pinyinTable(), composing).length > 0) pick(store, root, 0);
        else flush(store, root);
      } else applyEdit(store, root, { kind: 'insert', text: ' ' });
      return;
    default:
      letter(store, root, key);
  }
}
