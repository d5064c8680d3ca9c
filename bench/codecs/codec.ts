import type { Action } from '../../src/protocol/action.ts';
import type { Observation } from '../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../src/state/answers.ts';

/** Thrown for a reply that holds no action; the message tells the model why. */
export class NoAction extends Error {}

/** A language for actions and elements that models were taught: what they are told, and what they write. */
export interface Codec {
  name: string;
  describe: string;
  /** What the model is told once: how it is to answer. */
  rules: string;
  /** What it is told of a screen: how things stand, and the elements. `left` counts the steps that it has. */
  show(seen: Observation, left: number): { head: string; list: string };
  /** The action that a reply gives. Throws NoAction. */
  parse(reply: string, seen: Observation, sheet: AnswerSheet | null): Action;
}

/** Elements told at most: more than any screen that a person could read. */
export const MOST_ELEMENTS = 150;

/** How things stand, whatever the language. */
export function headOf(seen: Observation, left: number): string {
  return [
    `App: ${seen.foreground.app}${seen.keyboard ? ', keyboard shown' : ''}. Steps left: ${left}.`,
    ...(seen.lastError ? [`Your last action had no effect: ${seen.lastError.message}.`] : []),
    ...(seen.messages ?? []).map(m => `${m.from} says: ${m.text}`),
  ].join('\n');
}

/** A list of elements, cut where it is too long for anyone. */
export const listOf = (lines: readonly string[]): string => ['Elements:', ...lines.slice(0, MOST_ELEMENTS), ...(lines.length > MOST_ELEMENTS ? [`and ${lines.length - MOST_ELEMENTS} more`] : [])].join('\n');

/** The JSON objects that stand in a text, whatever is written around them, without those within others. */
export function* objectsIn(text: string): Generator<Record<string, unknown>> {
  for (let at = text.indexOf('{'); at >= 0;) {
    let next = at + 1;
    for (let end = text.lastIndexOf('}'); end > at; end = text.lastIndexOf('}', end - 1)) {
      try {
        yield JSON.parse(text.slice(at, end + 1));
        next = end + 1;
        break;
      } catch { /* It ends earlier, or is none. */ }
    }
    at = text.indexOf('{', next);
  }
}

