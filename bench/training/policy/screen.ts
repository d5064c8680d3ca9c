import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { hashText, meaningOf, plain, stemsOf } from './tokens.ts';

/** What an element says, taken apart. */
export interface ElementText {
  plain: string;
  /** A row lists several: its title first. */
  pieces: readonly string[];
  /** What its words mean. */
  stems: readonly string[];
  /** What the words of the first piece mean. */
  title: readonly string[];
  /** Hashes of the stems of the first few words. */
  ids: readonly number[];
  hash: number;
}

/** Stems of a name that are crossed with other words. */
const CROSSED = 4;
/** Names that are kept taken apart. */
const KEPT = 20_000;
const kept = new Map<string, ElementText>();

function analyse(text: string): ElementText {
  const found = kept.get(text);
  if (found) return found;
  const whole = plain(text);
  const pieces = whole.split(', ');
  const title = stemsOf(pieces[0]!);
  const analysed: ElementText = {
    plain: whole,
    pieces,
    stems: stemsOf(whole).slice(0, 24).map(meaningOf),
    title: title.map(meaningOf),
    ids: title.slice(0, CROSSED).map(hashText),
    hash: hashText(whole),
  };
  if (kept.size >= KEPT) kept.clear();
  kept.set(text, analysed);
  return analysed;
}

/** What an element is called: a field without a name by its hint. */
export const textOf = (e: Element): ElementText =>
  analyse(e.name !== '' ? e.name : (e.hint ?? e.description ?? ''));

/** What can be done with an element, by what both a simulated phone and a dump say of it. */
export type Coarse = 'field' | 'slider' | 'toggle' | 'tab' | 'press';

export function coarseOf(e: Element): Coarse {
  if (e.states.editable) return 'field';
  if (e.range !== undefined || e.role === 'slider') return 'slider';
  if (e.states.checkable || e.role === 'switch' || e.role === 'checkbox' || e.role === 'radio')
    return 'toggle';
  return e.role === 'tab' ? 'tab' : 'press';
}

/** A screen by what it says, wherever that stands: equal on a phone and over its dump, as far as that tells as much. */
export function signatureOf({ elements = [], foreground }: Observation): number {
  return hashText(
    `${foreground.app}\n${elements
      .filter(e => e.name !== '' || e.states.editable)
      .map(e => `${e.name}${e.states.checked ? '+' : ''}${e.states.selected ? '*' : ''}${e.value ?? ''}`)
      .join('\n')}`,
  );
}

/** Whether the screen lies elsewhere too: scrolling moves what it says. */
export const layoutOf = ({ elements = [] }: Observation): number =>
  hashText(elements.map(e => e.bounds.join()).join(' '));
