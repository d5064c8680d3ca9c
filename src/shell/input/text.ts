import type { Field } from '../../state/phone/index.ts';
import { startsSentence } from '../../state/sentence.ts';
import { edit, type Edit } from '../../sdk/core/text.ts';
import { fieldElement, fieldOf, type FieldSpec } from '../../sdk/react/fields.ts';
import type { PhoneStore } from '../../sdk/react/store.ts';

export interface Focused {
  surface: string;
  name: string;
  element: HTMLElement;
  spec: FieldSpec;
  field: Field;
}

const EMPTY: Field = { text: '', start: 0, end: 0 };

/** The field that has the caret, if it is on the screen. */
export function focused(store: PhoneStore, root: ParentNode): Focused | undefined {
  const { focus, surfaces } = store.phone.ui;
  if (!focus) return undefined;
  const element = fieldElement(root, focus.surface, focus.field);
  const spec = element && fieldOf.get(element);
  if (!element || !spec) return undefined;
  const stored = surfaces[focus.surface]?.fields?.[focus.field];
  const field =
    stored ??
    (spec.initial ? { text: spec.initial, start: spec.initial.length, end: spec.initial.length } : EMPTY);
  return { surface: focus.surface, name: focus.field, element, spec, field };
}

/** Sets the shift key automatically, as at the start of a sentence. */
export function autoShift(store: PhoneStore, root: ParentNode): void {
  const f = focused(store, root);
  const { keyboard } = store.phone.ui;
  if (!f || keyboard.shift === 'lock') return;
  const wanted =
    f.spec.capitalise &&
    store.phone.os.settings.autocorrect &&
    keyboard.language === 'en' &&
    startsSentence(f.field.text.slice(0, f.field.start))
      ? 'once'
      : 'off';
  if (wanted !== keyboard.shift)
    store.update(p => {
      p.ui.keyboard.shift = wanted;
    });
}

/** Gives a field the caret (at its end unless told) and opens the keyboard that it wants. */
export function focusField(
  store: PhoneStore,
  root: ParentNode,
  surface: string,
  name: string,
  caret?: number,
): void {
  const element = fieldElement(root, surface, name);
  const spec = element && fieldOf.get(element);
  if (!spec) return;
  store.update(p => {
    const fields = ((p.ui.surfaces[surface] ??= {}).fields ??= {});
    const text = fields[name]?.text ?? spec.initial;
    const at = caret ?? text.length;
    fields[name] = { text, start: at, end: at };
    const moved = p.ui.focus?.surface !== surface || p.ui.focus.field !== name;
    p.ui.focus = { surface, field: name };
    p.ui.selectionMenu = false;
    p.ui.keyboard.visible = spec.keyboard;
    p.ui.keyboard.enter = spec.enterKey;
    p.ui.keyboard.secret = spec.password;
    if (!moved) return;
    p.ui.keyboard.page =
      spec.inputMode === 'numeric' || spec.inputMode === 'decimal' || spec.inputMode === 'tel'
        ? 'numbers'
        : 'letters';
    p.ui.keyboard.composing = '';
    p.ui.keyboard.candidates = 0;
  });
  autoShift(store, root);
}

/** Adapts the keyboard to a field that code focused before the field was drawn. */
export function syncKeyboard(store: PhoneStore, root: ParentNode): void {
  const spec = focused(store, root)?.spec;
  const { enter, secret } = store.phone.ui.keyboard;
  if (!spec || (spec.enterKey === enter && spec.password === secret)) return;
  store.update(p => {
    p.ui.keyboard.enter = spec.enterKey;
    p.ui.keyboard.secret = spec.password;
  });
}

/** Runs an edit on the focused field. False where no field has the caret. */
export function applyEdit(store: PhoneStore, root: ParentNode, e: Edit): boolean {
  const f = focused(store, root);
  if (!f) return false;
  const next = edit(f.field, e, {
    multiline: f.spec.multiline,
    ...(f.spec.maxLength === undefined ? {} : { maxLength: f.spec.maxLength }),
  });
  store.update(p => {
    ((p.ui.surfaces[f.surface] ??= {}).fields ??= {})[f.name] = next;
    p.ui.selectionMenu = false;
  });
  if (next.text !== f.field.text) f.spec.onInput?.(next.text);
  autoShift(store, root);
  return true;
}

/** The keyboard's action key. */
export function pressEnter(store: PhoneStore, root: ParentNode): boolean {
  const f = focused(store, root);
  if (!f) return false;
  if (f.spec.onEnter) {
    f.spec.onEnter(f.field.text);
    return true;
  }
  if (f.spec.multiline && f.spec.enterKey === 'enter')
    return applyEdit(store, root, { kind: 'insert', text: '\n' });
  if (f.spec.enterKey === 'next' && focusNext(store, root)) return true;
  store.update(p => {
    p.ui.keyboard.visible = false;
  });
  return true;
}

/** Moves the caret to the next field of the same surface in document order. */
export function focusNext(store: PhoneStore, root: ParentNode): boolean {
  const f = focused(store, root);
  if (!f) return false;
  const all = [...root.querySelectorAll<HTMLElement>('[data-field]')].filter(el =>
    el.dataset['field']!.startsWith(`${f.surface}|`),
  );
  const next = all[all.indexOf(f.element) + 1];
  if (!next) return false;
  focusField(store, root, f.surface, next.dataset['field']!.slice(f.surface.length + 1));
  return true;
}

/** Text under the selection; empty for a caret or a password. */
export function selectedText(f: Focused): string {
  return f.spec.password ? '' : f.field.text.slice(f.field.start, f.field.end);
}
