import type { Element, Observation } from '../src/protocol/observation.ts';
import type { Action } from '../src/protocol/action.ts';

/** Actions of which nothing on the screen is expected. */
const STILL = new Set<Action['type']>(['wait', 'answer', 'ask_user', 'done', 'impossible']);

/** What a screen shows by its elements: two that show the same have equal faces, whatever the clock says. Null where elements were not observed. */
export function fingerprintOf({ elements, foreground, keyboard }: Observation): string | null {
  if (!elements) return null;
  const one = ({ id, name, value, bounds, states }: Element) => [id, name, value ?? null, bounds, states];
  return JSON.stringify([foreground.app, foreground.route, keyboard, elements.map(one)]);
}

/** Whether an action that should change the screen did so; null for one that should not, and where elements were not observed. */
export function screenChanged(action: Action, observation: Observation, next: Observation): boolean | null {
  if (STILL.has(action.type)) return null;
  const [was, is] = [fingerprintOf(observation), fingerprintOf(next)];
  return was === null || is === null ? null : was !== is;
}
