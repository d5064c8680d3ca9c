import type { Action } from './action.ts';

export type Typing = Extract<Action, { type: 'type' | 'clear' }>;

export const isTyping = (action: Action): action is Typing =>
  action.type === 'type' || action.type === 'clear';

/**
 * Typing as the simplest actions that do the same one after another, for families that type into whatever has the caret: touch the field, empty it, type, press the
 * keyboard's action key. `touch` is the id of the field where it has yet to be touched.
 */
export function typingSteps(action: Typing, touch: string | undefined): Action[] {
  const first: Action[] = touch === undefined ? [] : [{ type: 'tap', element: touch }];
  if (action.type === 'clear') return [...first, { type: 'clear' }];
  return [
    ...first,
    ...(action.clear ? [{ type: 'clear' as const }] : []),
    ...(action.text === '' ? [] : [{ type: 'type' as const, text: action.text }]),
    ...(action.enter ? [{ type: 'key' as const, key: 'enter' as const }] : []),
  ];
}

/** The rest of typing after its first step; undefined if nothing is left. */
export function restOfTyping(action: Typing, first: Action): Action | undefined {
  if (first.type === 'tap') return action;
  if (action.type === 'clear' || first.type === 'key') return undefined;
  if (first.type === 'type') return action.enter ? { type: 'key', key: 'enter' } : undefined;
  return action.text === '' && !action.enter ? undefined : { ...action, clear: false };
}
