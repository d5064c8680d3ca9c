import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { hashText, meaningOf, plain, stemsOf } from './tokens.ts';

/** The text of an element, analysed. */
export interface ElementText {
  plain: string;
  /** Parts between commas: a row has several, its title first. */
  pieces: readonly string[];
  /** Meanings of its words. */
  stems: readonly string[];
  /** Meanings of the words of the first piece. */
  title: readonly string[];
  /** Hashes of the stems of the first few words. */
  ids: readonly number[];
  hash: number;
}

/** Most stems of a name that are crossed with other words. */
const CROSSED = 4;
/** Most names whose analysis is cached. */
const MAX_CACHED = 20_000;
const cache = new Map<string, ElementText>();

function analyse(text: string): ElementText {
  const found = cache.get(text);
  if (found) return found;
  const plainText = plain(text);
  const pieces = plainText.split(', ');
  const title = stemsOf(pieces[0]!);
  const analysed: ElementText = {
    plain: plainText,
    pieces,
    stems: stemsOf(plainText).slice(0, 24).map(meaningOf),
    title: title.map(meaningOf),
    ids: title.slice(0, CROSSED).map(hashText),
    hash: hashText(plainText),
  };
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(text, analysed);
  return analysed;
}

/** The name of an element; the hint of a field without a name. */
export const textOf = (e: Element): ElementText =>
  analyse(e.name !== '' ? e.name : (e.hint ?? e.description ?? ''));

/** The kind of an element, from what both a simulated phone and a dump have. */
export type Coarse = 'field' | 'slider' | 'toggle' | 'tab' | 'press';

export function coarseOf(e: Element): Coarse {
  if (e.states.editable) return 'field';
  if (e.range !== undefined || e.role === 'slider') return 'slider';
  if (e.states.checkable || e.role === 'switch' || e.role === 'checkbox' || e.role === 'radio')
    return 'toggle';
  return e.role === 'tab' ? 'tab' : 'press';
}

/** A hash of a screen's texts, wherever they are. A phone and its dump have the same one, as far as the dump is complete. */
export function signatureOf({ elements = [], foreground }: Observation): number {
  return hashText(
    `${foreground.app}\n${elements
      .filter(e => e.name !== '' || e.states.editable)
      .map(e => `${e.name}${e.states.checked ? '+' : ''}${e.states.selected ? '*' : ''}${e.value ?? ''}`)
      .join('\n')}`,
  );
}

/** A hash of the elements' places, which scrolling changes. */
export const layoutOf = ({ elements = [] }: Observation): number =>
  hashText(elements.map(e => e.bounds.join()).join(' '));
