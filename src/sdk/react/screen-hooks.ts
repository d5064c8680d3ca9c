import { useCallback, useMemo } from 'react';
import type { AnyPhone, Field, Intent } from '../../state/phone/index.ts';
import { usePhone, useStore, useSurface } from './phone-hooks.ts';

/** Arguments that the screen was opened with: an intent, or the `args` of a push. */
export function useScreenArgs<T = unknown>(): T | undefined {
  return useSurface().screen?.args as T | undefined;
}
export const useIntent = (): Intent | undefined => useScreenArgs<Intent>();

/** Local state of a screen, such as its tab or open sheet. The phone's tree keeps it until the screen is closed. */
export function useScreenState<T>(key: string, initial: T): [T, (next: T | ((current: T) => T)) => void] {
  const store = useStore();
  const { id } = useSurface();
  const stored = usePhone(useCallback((p: AnyPhone) => p.ui.surfaces[id]?.values?.[key], [id, key])) as
    | T
    | undefined;
  const set = useCallback(
    (next: T | ((current: T) => T)) => {
      store.update(p => {
        const surface = (p.ui.surfaces[id] ??= {});
        const values = (surface.values ??= {});
        const current = (values[key] === undefined ? initial : values[key]) as T;
        const value = typeof next === 'function' ? (next as (current: T) => T)(current) : next;
        if (value === undefined) delete values[key];
        else values[key] = value;
      });
    },
    [store, id, key],
  );
  return [stored === undefined ? initial : stored, set];
}

/** Text of a field of this screen; `initial` until the field is edited. */
export function useFieldText(name: string, initial = ''): string {
  const { id } = useSurface();
  return (
    usePhone(useCallback((p: AnyPhone) => p.ui.surfaces[id]?.fields?.[name]?.text, [id, name])) ?? initial
  );
}

/** Sets and clears fields of this screen from code, such as emptying the composer after sending. */
export function useFields() {
  const store = useStore();
  const { id } = useSurface();
  return useMemo(
    () => ({
      get: (name: string): string | undefined => store.phone.ui.surfaces[id]?.fields?.[name]?.text,
      set: (name: string, text: string) =>
        store.update(p => {
          const field: Field = { text, start: text.length, end: text.length };
          ((p.ui.surfaces[id] ??= {}).fields ??= {})[name] = field;
        }),
      focus: (name: string) =>
        store.update(p => {
          p.ui.focus = { surface: id, field: name };
          p.ui.keyboard.visible = true;
        }),
      blur: () =>
        store.update(p => {
          p.ui.focus = null;
          p.ui.keyboard.visible = false;
        }),
    }),
    [store, id],
  );
}
