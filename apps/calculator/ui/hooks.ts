import { useMemo } from 'react';
import { hooksOf, useDevice, useStore, useSurface } from '../../../src/sdk/react/hooks.ts';
import type { PhoneStore } from '../../../src/sdk/react/store.ts';
import type { AnyPhone, Field } from '../../../src/state/phone/index.ts';
import { offsetIn, offsetShown, signsOf, spelled } from '../format.ts';
import { calculator } from '../manifest.ts';
import type { Calculator } from '../state.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(calculator);
export const useWide = (): boolean => useDevice(d => d.orientation === 'landscape');

const stateOf = (phone: AnyPhone) => phone.apps['calculator'] as Calculator;

function putField(phone: AnyPhone, surface: string, name: string, field: Field): void {
  ((phone.ui.surfaces[surface] ??= {}).fields ??= {})[name] = field;
}

/** Fields that stand on screens of this app show again what the state says: for what changes the state from another screen. */
export function forgetFields(store: PhoneStore): void {
  store.update(p => {
    for (const task of p.ui.tasks)
      for (const s of task.stack)
        if (s.app === 'calculator' && p.ui.surfaces[s.id]) delete p.ui.surfaces[s.id]!.fields;
  });
}

/**
 * The line and its keys. The text of the field is the state's expression as people read it, so that a key runs as a rule, told
 * where the caret is, and the field is written anew from what the rule left.
 */
export function useLine() {
  const store = useStore();
  const { id } = useSurface();
  const act = useAct();
  return useMemo(() => {
    const caret = (): { start?: number; end?: number } => {
      const { expression, settings } = stateOf(store.phone);
      const signs = signsOf(settings);
      const field = store.phone.ui.surfaces[id]?.fields?.['expression'];
      return !field || field.text !== spelled(expression, signs)
        ? {}
        : { start: offsetIn(field.text, field.start, signs), end: offsetIn(field.text, field.end, signs) };
    };
    const show = () =>
      store.update(p => {
        const { expression, settings, caret: at, result } = stateOf(p);
        const signs = signsOf(settings);
        const text = spelled(expression, signs);
        const to = offsetShown(text, at, signs);
        putField(p, id, 'expression', { text, start: to, end: to });
        p.ui.focus = result === null ? { surface: id, field: 'expression' } : null;
        p.ui.keyboard.visible = false;
        p.ui.selectionMenu = false;
      });
    const then = (run: () => void) => {
      run();
      show();
    };
    return {
      press: (key: string) => then(() => act.press({ key, ...caret() })),
      backspace: () => then(() => act.backspace(caret())),
      clear: () => then(() => act.clear()),
      clearAll: () => then(() => act.clearAll()),
      equals: () => then(() => act.equals()),
      write: (text: string) => then(() => act.write({ text })),
      addToMemory: (sign: '+' | '−') => then(() => act.addToMemory({ sign })),
      recallMemory: () => then(() => act.recallMemory(caret())),
      clearMemory: () => act.clearMemory(),
      paste: () => then(() => act.paste(caret())),
    };
  }, [store, id, act]);
}

/** Writes a field of this screen and gives it the caret, which the number pad works at. */
export function usePutField(): (name: string, field: Field) => void {
  const store = useStore();
  const { id } = useSurface();
  return (name, field) =>
    store.update(p => {
      // The other field follows what the state says.
      if (p.ui.surfaces[id]) delete p.ui.surfaces[id]!.fields;
      putField(p, id, name, field);
      p.ui.focus = { surface: id, field: name };
      p.ui.keyboard.visible = false;
      p.ui.selectionMenu = false;
    });
}
