import type { Action } from '../../../src/protocol/action.ts';
import type { Observation } from '../../../src/protocol/observation.ts';
import type { AnswerSheet } from '../../../src/state/answers.ts';
import { FormatError, type Mask } from '../codec.ts';
import { DIRECTIONS } from './gestures.ts';

/** Placeholder for free text. */
const HOLE = 'TEXTGOESHERE';
const PRESSED_KEYS = ['back', 'home', 'recents', 'enter'] as const;

/** The actions that a screen allows, with elements by id and `HOLE` for free text. */
function offered(observation: Observation, sheet: AnswerSheet | null): Action[] {
  const elements = (observation.elements ?? []).filter(e => e.states.enabled);
  return [
    ...elements
      .filter(e => e.states.clickable || e.states.editable || e.range)
      .map(e => ({ type: 'tap' as const, element: e.id })),
    ...elements
      .filter(e => e.states.longClickable)
      .map(e => ({ type: 'long_press' as const, element: e.id })),
    ...elements
      .filter(e => e.states.scrollable)
      .flatMap(e => DIRECTIONS.map(direction => ({ type: 'scroll' as const, direction, element: e.id }))),
    ...elements
      .filter(e => e.states.editable)
      .flatMap(e => [
        { type: 'type' as const, element: e.id, text: HOLE },
        { type: 'type' as const, element: e.id, text: HOLE, enter: true },
        { type: 'clear' as const, element: e.id },
      ]),
    ...PRESSED_KEYS.map(key => ({ type: 'key' as const, key })),
    { type: 'wait', ms: 1_000 },
    { type: 'wait', ms: 5_000 },
    { type: 'open_app', app: HOLE },
    { type: 'ask_user', question: HOLE },
    ...(sheet
      ? [
          {
            type: 'answer' as const,
            fields: Object.fromEntries(
              Object.keys(sheet.fields)
                .slice(0, 1)
                .map(id => [id, HOLE]),
            ),
          },
        ]
      : []),
    { type: 'done' },
    { type: 'impossible' },
  ];
}

/** The legal replies for a screen, written by `write`; actions that it cannot write are left out. */
export function maskOf(
  observation: Observation,
  sheet: AnswerSheet | null,
  write: (action: Action) => string,
): Mask {
  const texts = new Set<string>();
  const prefixes = new Set<string>();
  for (const action of offered(observation, sheet)) {
    try {
      const text = write(action);
      const hole = text.indexOf(HOLE);
      if (hole < 0) texts.add(text);
      else prefixes.add(text.slice(0, hole));
    } catch (error) {
      if (!(error instanceof FormatError)) throw error;
    }
  }
  return { texts: [...texts], prefixes: [...prefixes] };
}
