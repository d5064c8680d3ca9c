import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';

/** Thrown for a reply that holds no action; the message tells the model why. */
export class NoAction extends Error {}

/** Thrown for an action that a codec cannot write: its grammar has no word for it, or its element is not on the screen. */
export class FormatError extends Error {
  readonly code: 'UNSAYABLE' | 'NO_ELEMENT';
  constructor(code: FormatError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

/** Pixels. */
export interface Size {
  width: number;
  height: number;
}

/** What a codec wants of pictures. */
export interface PictureWish {
  /** Width of the present picture, pixels, on a phone of the default width in points; the screen’s own where left out. */
  width?: number;
  /** Earlier pictures that it is shown, and how wide those are. */
  earlier?: { count: number; width?: number };
  /** Whether elements’ indices are drawn on it. */
  marks?: boolean;
  /** Lossless where the codec’s users make smaller ones of it; otherwise JPEG. */
  format?: 'png';
  /** Whether its coordinates are pixels of the screen, so that no other scale will do. */
  isUnscaled?: boolean;
}

/** What a codec may be told beside the screen. */
export interface Context {
  /** Shuffles labels, where the codec has any: equal seeds give a screen equal labels. */
  seed?: number | string;
  /** The phone’s screen as it is held; derived from what is seen where left out. */
  screen?: Size;
  /** Words that `format` puts where the family thinks, and where it says in a sentence what it does. */
  thought?: string;
  summary?: string;
}

/** What may be written next. */
export interface Mask {
  /** Complete replies, without the words around them. */
  texts: readonly string[];
  /** Beginnings after which free text follows. */
  prefixes: readonly string[];
  /** Where replies are a code and a label: the codes that are legal, and what may follow each. */
  codes?: readonly string[];
  labels?: Readonly<Record<string, readonly string[]>>;
}

/** A language for actions and elements that models were taught: what they are told, and what they write. */
export interface Codec {
  name: string;
  describe: string;
  /** What the model is told once: how it is to answer. */
  rules: string;
  picture?: PictureWish;
  /** What it is told of a screen: how things stand, and the elements, which are empty for a codec that has a picture in their place. `left` counts the steps that it has. */
  show(observation: Observation, left: number, context?: Context): { head: string; list: string };
  /** The action that a reply gives. Throws NoAction. */
  parse(reply: string, observation: Observation, sheet: AnswerSheet | null, context?: Context): Action;
  /** What a model of the family would write for an action; `parse` gives an action of the same meaning for it. Throws FormatError. */
  format(action: Action, observation: Observation, sheet: AnswerSheet | null, context?: Context): string;
  /** All that a reply asks for, in order, where it may be more than `parse` gives: an end that says the answer is `answer` and `done`. Throws NoAction. */
  moves?(reply: string, observation: Observation, sheet: AnswerSheet | null, context?: Context): Action[];
  /** What may be written for this screen, where actions name elements. */
  mask?(observation: Observation, sheet: AnswerSheet | null, context?: Context): Mask;
  /** Whether a reply has the whole form that the family demands, where that is more than holding an action. */
  isFormed?(reply: string): boolean;
}

/** All that a reply asks for, whatever the codec. Throws NoAction. */
export const movesOf = (codec: Codec, ...args: Parameters<Codec['parse']>): Action[] =>
  codec.moves?.(...args) ?? [codec.parse(...args)];

/** Elements told at most: more than any screen that a person could read. */
export const MOST_ELEMENTS = 150;

/** How things stand, whatever the language. */
export function headOf(observation: Observation, left: number): string {
  return [
    `App: ${observation.foreground.app}${observation.keyboard ? ', keyboard shown' : ''}. Steps left: ${left}.`,
    ...(observation.lastError ? [`Your last action had no effect: ${observation.lastError.message}.`] : []),
    ...(observation.messages ?? []).map(m => `${m.from} says: ${m.text}`),
  ].join('\n');
}

/** A list of elements, cut where it is too long for anyone. */
export const listOf = (lines: readonly string[]): string =>
  [
    'Elements:',
    ...lines.slice(0, MOST_ELEMENTS),
    ...(lines.length > MOST_ELEMENTS ? [`and ${lines.length - MOST_ELEMENTS} more`] : []),
  ].join('\n');
