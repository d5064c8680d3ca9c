import { useContext, useEffect, useRef } from 'react';
import { SurfaceContext } from './hooks.ts';

/** What the text reducer must know of a field that is on the screen. */
export interface FieldSpec {
  initial: string;
  multiline: boolean;
  maxLength?: number;
  /** Keyboard that it opens with. */
  inputMode: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'url' | 'search';
  /** Word on the keyboard's action key. */
  enterKey: 'enter' | 'done' | 'go' | 'next' | 'search' | 'send';
  capitalise: boolean;
  /** Whether a tap opens the soft keyboard; false where the screen has keys of its own, as a calculator does. */
  keyboard: boolean;
  password: boolean;
  /** Told after each change of the text. */
  onInput?(text: string): void;
  /** The action key. A field without it leaves: `next` goes to the field after it, everything else hides the keyboard. */
  onEnter?(text: string): void;
}

/** Element → field, for those on the screen; the element carries `data-field="<surface>|<name>"`. */
export const fieldOf = new WeakMap<Element, FieldSpec>();

export const fieldKey = (surface: string, name: string): string => `${surface}|${name}`;

/** Finds the element of a field that is on the screen. */
export function fieldElement(root: ParentNode, surface: string, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(
    `[data-field="${CSS.escape(fieldKey(surface, name))}"]:not([data-preview] *)`,
  );
}

/** Registers a drawn field; gives its ref and its key. */
export function useFieldElement(name: string, spec: FieldSpec) {
  const ref = useRef<HTMLDivElement>(null);
  const { id } = useContext(SurfaceContext);
  useEffect(() => {
    if (ref.current) fieldOf.set(ref.current, spec);
  });
  return { ref, key: fieldKey(id, name), surface: id };
}
