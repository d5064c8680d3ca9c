import type { Action } from '../../../src/protocol/action.ts';
import type { Element, Observation } from '../../../src/protocol/observation.ts';
import { tapTrack } from '../../tasks/steps.ts';
import { apps } from '../../../apps/catalogue.ts';
import type { Goal } from './goal.ts';
import { coarseOf, textOf, type Coarse } from './screen.ts';
import { hashText, meaningOf, stemsOf } from './tokens.ts';

export type Kind =
  | 'tap'
  | 'long_press'
  | 'type'
  | 'least'
  | 'most'
  | 'level'
  | 'scroll_down'
  | 'scroll_up'
  | 'back'
  | 'home'
  | 'enter'
  | 'open_app'
  | 'done'
  | 'impossible';

/** An action that the policy may choose now. */
export interface Candidate {
  action: Action;
  kind: Kind;
  element: Element | null;
  coarse: Coarse | null;
  /** Index of the goal's span that is typed, or whose number a slider is set to. */
  span: number | null;
  app: string | null;
  /** Equal for the same action on another screen. */
  key: string;
  /** Hashes of the action's words. */
  ids: readonly number[];
}

/** Most candidates of one screen; the rest, in the order below, is left out. */
const MOST = 160;

/** Apps with the words of their names and descriptions. */
export const offered = apps.map(({ id, name, describe }) => ({
  id,
  name,
  words: new Set(stemsOf(`${id} ${name}`).map(meaningOf)),
  about: new Set(stemsOf(describe).map(meaningOf)),
  ids: [hashText(`app ${id}`)],
}));

const simple = (kind: Kind, action: Action): Candidate => ({
  action,
  kind,
  element: null,
  coarse: null,
  span: null,
  app: null,
  key: kind,
  ids: [hashText(kind)],
});
const SCROLLS = [
  simple('scroll_down', { type: 'scroll', direction: 'down' }),
  simple('scroll_up', { type: 'scroll', direction: 'up' }),
];
const KEYS = [simple('back', { type: 'key', key: 'back' }), simple('home', { type: 'key', key: 'home' })];
const ENTER = simple('enter', { type: 'key', key: 'enter' });
const ENDS = [simple('done', { type: 'done' }), simple('impossible', { type: 'impossible' })];
const OPENS = offered.map((app): Candidate => ({
  ...simple('open_app', { type: 'open_app', app: app.id }),
  app: app.id,
  key: `open ${app.id}`,
  ids: app.ids,
}));

/** Keys of the soft keyboard: typing replaces them, and its Delete must not look like a button of the screen. */
const isKey = (e: Element): boolean => (e.resourceId ?? '').includes('.system:id/key_');

function* ofElement(e: Element, goal: Goal): Generator<Candidate> {
  const coarse = coarseOf(e);
  const text = textOf(e);
  const make = (kind: Kind, action: Action, span: number | null = null): Candidate => ({
    action,
    kind,
    element: e,
    coarse,
    span,
    app: null,
    key: `${kind} ${coarse} ${text.hash}${span === null ? '' : ` ${span}`}`,
    ids: text.ids,
  });
  if (coarse === 'field') {
    for (const [i, span] of goal.spans.entries())
      yield make('type', { type: 'type', text: span.text, element: e.id, clear: true }, i);
    return;
  }
  if (coarse === 'slider') {
    yield make('least', tapTrack(e, 0));
    yield make('most', tapTrack(e, 1));
    const { min = 0, max = 100 } = e.range ?? {};
    for (const [i, span] of goal.spans.entries()) {
      const level = Number(span.text);
      if (span.kind === 'number' && level > min && level < max)
        yield make('level', tapTrack(e, (level - min) / (max - min)), i);
    }
    return;
  }
  if (e.states.clickable) yield make('tap', { type: 'tap', element: e.id });
  if (e.states.longClickable) yield make('long_press', { type: 'long_press', element: e.id });
}

/**
 * All actions that the policy may choose on a screen, in the screen's order: those of its elements with the goal's words, then
 * those that are always there. Never empty.
 */
export function candidatesOf({ elements = [], foreground, keyboard }: Observation, goal: Goal): Candidate[] {
  // On the home screen apps are opened by name, on whichever page they are.
  const isHome = foreground.app === 'launcher';
  const found: Candidate[] = isHome ? [...OPENS] : [];
  if (!isHome) for (const e of elements) if (e.states.enabled && !isKey(e)) found.push(...ofElement(e, goal));
  return [
    ...found.slice(0, MOST),
    ...(!isHome && elements.some(e => e.states.scrollable) ? SCROLLS : []),
    ...(isHome ? [] : KEYS),
    ...(keyboard || elements.some(e => e.states.editable && e.states.focused) ? [ENTER] : []),
    ...ENDS,
  ];
}
