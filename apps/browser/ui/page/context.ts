import { createContext, useContext } from 'react';
import type { Visit } from '../../state.ts';

/** The target of a long press: a text, and the address of a link. */
export interface Picked {
  text: string;
  url?: string;
}

export interface PageState {
  visit: Visit;
  /** Whose page it is; links without a host lead there. */
  host: string;
  images: boolean;
  /** Text looked for, which of its places is marked, and how many stand before each piece of each block. */
  find: { query: string; current: number; before: number[][] } | null;
  follow(url: string): void;
  pick(picked: Picked): void;
  /** Asks for one of a field's options in a dialog. */
  choose(field: { form: string; name: string }): void;
}

export const PageContext = createContext<PageState | null>(null);
export function usePage(): PageState {
  const page = useContext(PageContext);
  if (!page) throw new Error('No page here');
  return page;
}
