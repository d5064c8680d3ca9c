import type { Action } from '../../src/protocol/action.ts';
import type { Element } from '../../src/protocol/observation.ts';

const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`;

const FIELD_ROLES = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton']);

/** An element as a person points it out: `“Move to folder”`, `the field “Title”`. */
function pointed(element: Element | undefined): string {
  if (!element) return 'the screen';
  const name = element.name || element.hint || '';
  if (element.states.editable || FIELD_ROLES.has(element.role))
    return name === '' ? 'the field' : `the field ${quoted(name)}`;
  return name === '' ? `an unnamed ${element.role}` : quoted(name);
}

const KEY_WORDS: Readonly<Record<string, string>> = {
  back: 'Go back',
  home: 'Go to the home screen',
  recents: 'Open the recent apps',
  enter: 'Press Enter',
  delete: 'Press Delete',
  power: 'Press the power key',
};

const amountWords = (ms: number) =>
  ms < 60_000 ? `${Math.round(ms / 1_000)} s` : `${Math.round(ms / 60_000)} min`;

/** What was done, in words: `Tap “Move to folder”`. */
export function stepWords(action: Action, element: Element | undefined): string {
  switch (action.type) {
    case 'tap':
      return `Tap ${pointed(element)}`;
    case 'double_tap':
      return `Double-tap ${pointed(element)}`;
    case 'long_press':
      return `Hold ${pointed(element)}`;
    case 'swipe':
      return `Swipe over ${pointed(element)}`;
    case 'drag':
      return `Drag ${pointed(element)}`;
    case 'scroll':
      return `Scroll ${action.direction}`;
    case 'type':
      return `Type ${quoted(action.text)} into ${element ? pointed(element) : 'the field'}${action.enter ? ' and press Enter' : ''}`;
    case 'clear':
      return `Empty ${pointed(element)}`;
    case 'key':
      return KEY_WORDS[action.key] ?? `Press ${action.key.replaceAll('_', ' ')}`;
    case 'open_app':
      return `Open ${action.app}`;
    case 'wait':
      return `Wait ${amountWords(action.ms)}`;
    case 'touch':
      return `Touch ${pointed(element)}`;
    case 'answer':
      return `Answer ${Object.values(action.fields)
        .map(value => quoted(String(value)))
        .join(', ')}`;
    case 'ask_user':
      return `Ask ${quoted(action.question)}`;
    case 'done':
      return 'Say that it is done';
    case 'impossible':
      return 'Say that it cannot be done';
  }
}
