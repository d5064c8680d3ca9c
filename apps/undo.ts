import type { Phone } from './catalogue.ts';

/** An action with its arguments; `app` defaults to the app whose file it stands in. */
export type UndoStep = readonly [action: string, args?: object, app?: string];

/** Steps, or what gives them from the phone as it is then and as it was before the pair. */
export type UndoSteps = readonly UndoStep[] | ((now: Phone, was: Phone) => readonly UndoStep[]);

/** Something that is done and taken back by the app's own actions. */
export interface UndoPair {
  /** What the phone is like before it, where no action can make it so: a change of the draft. */
  start?: (draft: Phone) => void;
  /** What leads up to it. */
  before?: UndoSteps;
  act: UndoSteps;
  /** How it is taken back. Empty where it leaves nothing by itself, as a search does. */
  undo: UndoSteps;
}

/**
 * What is done and taken back in an app, by a name for each. test/undo.test.ts plays them: a pair leaves no side effect, and without its
 * second half it leaves one.
 */
export type UndoPairs = Readonly<Record<string, UndoPair>>;

export const pair = (act: UndoSteps, undo: UndoSteps, before?: UndoSteps): UndoPair => ({
  act,
  undo,
  ...(before ? { before } : {}),
});

/** Steps that leave nothing by themselves. */
export const idle = (...act: readonly UndoStep[]): UndoPair => ({ act, undo: [] });

/** One action with these arguments, and with those again. */
export const turn = (action: string, to: object, back: object): UndoPair => ({
  act: [[action, to]],
  undo: [[action, back]],
});

/** Ids of the rows that are in a table now and were not before. */
export const fresh = (now: object, was: object): string[] => Object.keys(now).filter(id => !(id in was));
