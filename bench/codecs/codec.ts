import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';

/** Thrown for a reply without an action; the message tells the model why. */
export class NoAction extends Error {}

/** Thrown for an action that a codec cannot write: its grammar cannot express it, or its element is not on the screen. */
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

/** The pictures that a codec needs. */
export interface PictureWish {
  /** Width of the present picture in pixels, on a phone of the default width in points. Default: the screen’s own. */
  width?: number;
  /** The number of earlier pictures, and their width. */
  earlier?: { count: number; width?: number };
  /** Whether the elements’ indices are drawn on the picture. */
  marks?: boolean;
  /** Lossless if the codec’s users scale it down; otherwise JPEG. */
  format?: 'png';
  /** Whether coordinates are pixels of the screen, so that the picture must not be scaled. */
  isUnscaled?: boolean;
}

/** What a codec gets besides the screen. */
export interface Context {
  /** Shuffles the codec’s labels, if it has any. Equal seeds give a screen equal labels. */
  seed?: number | string;
  /** The phone’s screen in its present orientation. Default: derived from the observation. */
  screen?: Size;
  /** Texts that `format` writes as the family’s thought, and as its sentence about the action. */
  thought?: string;
  summary?: string;
}

/** The replies that are legal next. */
export interface Mask {
  /** Complete replies, without the text around them. */
  texts: readonly string[];
  /** Beginnings after which free text follows. */
  prefixes: readonly string[];
  /** For replies of a code and a label: the legal codes, and what may follow each. */
  codes?: readonly string[];
  labels?: Readonly<Record<string, readonly string[]>>;
}

/** A language that models were trained on: how they read the screen and write actions. */
export interface Codec {
  name: string;
  describe: string;
  /** The instructions at the beginning: how the model has to answer. */
  rules: string;
  /** The instructions for a model that has the family’s tools from its API, and needs no description of their form. */
  toolRules?: string;
  picture?: PictureWish;
  /** The text for a screen: its state and its elements. A codec with a picture in their place has no elements. `left` is the number of steps left. */
  show(observation: Observation, left: number, context?: Context): { head: string; list: string };
  /** The action that a reply gives. Throws NoAction. */
  parse(reply: string, observation: Observation, sheet: AnswerSheet | null, context?: Context): Action;
  /** The reply that a model of the family would write for an action; `parse` reads an action of the same meaning from it. Throws FormatError. */
  format(action: Action, observation: Observation, sheet: AnswerSheet | null, context?: Context): string;
  /** All actions of a reply, in order, for codecs whose replies may have several: an end with an answer is `answer` and `done`. Throws NoAction. */
  moves?(reply: string, observation: Observation, sheet: AnswerSheet | null, context?: Context): Action[];
  /** The legal replies for this screen, for codecs whose actions name elements. */
  mask?(observation: Observation, sheet: AnswerSheet | null, context?: Context): Mask;
  /** Whether a reply has the form that the family demands, for families that demand more than an action. */
  isFormed?(reply: string): boolean;
}

/** All actions of a reply, of any codec. Throws NoAction. */
export const movesOf = (codec: Codec, ...args: Parameters<Codec['parse']>): Action[] =>
  codec.moves?.(...args) ?? [codec.parse(...args)];

/** Most elements in a text: more than fit on a screen that a person can read. */
export const MOST_ELEMENTS = 150;

/** The state of the screen, the same in every language. */
export function headOf(observation: Observation, left: number): string {
  return [
    `App: ${observation.foreground.app}${observation.keyboard ? ', keyboard shown' : ''}. Steps left: ${left}.`,
    ...(observation.lastError ? [`Your last action had no effect: ${observation.lastError.message}.`] : []),
    ...(observation.messages ?? []).map(m => `${m.from} says: ${m.text}`),
  ].join('\n');
}

/** A list of elements, cut at the most that a text has. */
export const listOf = (lines: readonly string[]): string =>
  [
    'Elements:',
    ...lines.slice(0, MOST_ELEMENTS),
    ...(lines.length > MOST_ELEMENTS ? [`and ${lines.length - MOST_ELEMENTS} more`] : []),
  ].join('\n');
