import { timeText } from './sample.ts';
import type { Action, Key } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import type { AnswerValues } from '../../src/state/answers.ts';

/** A part of a solver: yields actions, receives observations, and returns the last one. It never sees the state. */
export type Steps = Generator<Action, Observation, Observation>;
export type Solver<P> = (seen: Observation, p: P) => Generator<Action, unknown, Observation>;

/** A solver did not find an element. The message lists what was on the screen instead. */
export class SolverError extends Error {}

/** Describes an element. `rank` is null for one that does not fit; of those that fit, the lowest rank wins. */
export interface Matcher {
  what: string;
  rank(element: Element): number | null;
}

type Name = string | RegExp;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Rank by name: 0 for the full name, 1 for one piece of a name that lists several, otherwise null. */
function rankByName(element: Element, name: Name, pieces: boolean): number | null {
  const has = plain(element.name);
  if (name instanceof RegExp) return name.test(has) ? 0 : null;
  const wanted = plain(name);
  if (has === wanted) return 0;
  return pieces && wanted !== '' && `, ${has}, `.includes(`, ${wanted}, `) ? 1 : null;
}

const ofRole =
  (what: string, roles: readonly string[] | null, fits: (e: Element) => boolean, pieces: boolean) =>
  (name: Name): Matcher => ({
    what: `${what} ${name instanceof RegExp ? name : JSON.stringify(name)}`,
    rank: e => ((!roles || roles.includes(e.role)) && fits(e) ? rankByName(e, name, pieces) : null),
  });

const pressable = (e: Element) => e.states.clickable || e.states.longClickable;

/** A row of a list, by any piece of text that it shows. */
export const row = ofRole('row', null, e => pressable(e) && !e.states.editable, true);
/** A button, link or menu entry, by its full name. */
export const button = ofRole(
  'button',
  ['button', 'link', 'menuitem', 'menuitemradio', 'menuitemcheckbox'],
  pressable,
  false,
);
/** A text field, by its label, or by its hint if it has no label. */
export const field = (name: Name): Matcher => ({
  what: `field ${name instanceof RegExp ? name : JSON.stringify(name)}`,
  rank: e =>
    e.states.editable
      ? (rankByName(e, name, false) ??
        (e.hint === undefined ? null : rankByName({ ...e, name: e.hint }, name, false)))
      : null,
});
export const tab = ofRole('tab', ['tab'], () => true, true);
/** A switch, checkbox or radio button, by any piece of its name. */
export const toggle = ofRole(
  'switch',
  ['switch', 'checkbox', 'radio', 'menuitemcheckbox', 'menuitemradio', 'option'],
  () => true,
  true,
);
export const option = ofRole(
  'option',
  ['option', 'radio', 'menuitem', 'menuitemradio', 'button'],
  pressable,
  true,
);
export const slider = ofRole('slider', ['slider'], () => true, true);
/** Any element with this text, pressable or not. */
export const text = ofRole('text', null, () => true, true);
/** An element by its resource id, with or without the package: `rid('send')`. */
export const rid = (id: string): Matcher => ({
  what: `element with resource id ${id}`,
  rank: e => (e.resourceId === id || e.resourceId.endsWith(`:id/${id.replaceAll('-', '_')}`) ? 0 : null),
});
/** The first of several elements that fit, in screen order. */
export const first = (matcher: Matcher): Matcher & { first: true } => ({ ...matcher, first: true });
/** An element inside another. */
export const within = (outer: Matcher, inner: Matcher): Matcher & { outer: Matcher } => ({
  ...inner,
  what: `${inner.what} in ${outer.what}`,
  outer,
});

const elementsOf = (seen: Observation) => seen.elements ?? [];

function isInside(seen: Observation, element: Element, outer: Element): boolean {
  for (let at = element.parent; at !== null; at = elementsOf(seen)[at]!.parent)
    if (at === outer.index) return true;
  return false;
}

function candidates(seen: Observation, matcher: Matcher): Element[] {
  const outer = (matcher as { outer?: Matcher }).outer;
  const holders = outer ? candidates(seen, outer) : null;
  const ranked = elementsOf(seen).flatMap(element => {
    const rank = matcher.rank(element);
    return rank === null || (holders && !holders.some(h => isInside(seen, element, h)))
      ? []
      : [{ element, rank }];
  });
  const best = Math.min(...ranked.map(r => r.rank));
  const top = ranked.filter(r => r.rank === best).map(r => r.element);
  // An element inside another that fits is a part of it.
  return top.filter(e => !top.some(o => o !== e && isInside(seen, e, o)));
}

/** Lists what is on the screen, for messages. */
export function describe(seen: Observation): string {
  const names = elementsOf(seen)
    .filter(e => e.name !== '' || e.states.editable)
    .map(e => `${e.role} ${JSON.stringify(e.name || e.hint || '')}`);
  const error = seen.lastError ? `; last error ${seen.lastError.message}` : '';
  return `${seen.foreground.app} ${seen.foreground.route}: ${names.slice(0, 60).join(', ')}${error}`;
}

/** Whether an element that fits is on the screen. */
export function has(seen: Observation, matcher: Matcher): boolean {
  return candidates(seen, matcher).length > 0;
}

/** The element that fits. Throws SolverError if there is none, or if several fit and the matcher is not `first`. */
export function find(seen: Observation, matcher: Matcher): Element {
  const found = candidates(seen, matcher);
  if (found.length === 0) throw new SolverError(`No ${matcher.what} on ${describe(seen)}`);
  if (found.length > 1 && !('first' in matcher))
    throw new SolverError(
      `${found.length} of ${matcher.what} (${found.map(e => e.id).join(', ')}) on ${describe(seen)}`,
    );
  return found[0]!;
}

/** All elements that fit, in screen order. */
export function all(seen: Observation, matcher: Matcher): Element[] {
  return elementsOf(seen).filter(e => matcher.rank(e) !== null);
}

export const open = (app: string): Action => ({ type: 'open_app', app });
export const tap = (seen: Observation, matcher: Matcher): Action => ({
  type: 'tap',
  element: find(seen, matcher).id,
});
export const doubleTap = (seen: Observation, matcher: Matcher): Action => ({
  type: 'double_tap',
  element: find(seen, matcher).id,
});
export const longPress = (seen: Observation, matcher: Matcher): Action => ({
  type: 'long_press',
  element: find(seen, matcher).id,
});
/** Types into a field. `clear` empties it first; `enter` presses the keyboard's action key afterwards. */
export const fill = (
  seen: Observation,
  matcher: Matcher,
  words: string,
  options: { clear?: boolean; enter?: boolean } = {},
): Action => ({ type: 'type', text: words, element: find(seen, matcher).id, ...options });
/** Types at the caret. */
export const type = (words: string, options: { clear?: boolean; enter?: boolean } = {}): Action => ({
  type: 'type',
  text: words,
  ...options,
});
export const clear = (seen: Observation, matcher: Matcher): Action => ({
  type: 'clear',
  element: find(seen, matcher).id,
});
export const scroll = (direction: 'up' | 'down' | 'left' | 'right', amount?: number): Action => ({
  type: 'scroll',
  direction,
  ...(amount === undefined ? {} : { amount }),
});
export const press = (key: Key): Action => ({ type: 'key', key });
export const back = (): Action => press('back');
export const home = (): Action => press('home');
export const wait = (ms: number): Action => ({ type: 'wait', ms });
export const answer = (fields: AnswerValues): Action => ({ type: 'answer', fields });
export const askUser = (question: string): Action => ({ type: 'ask_user', question });
export const done = (): Action => ({ type: 'done' });
export const impossible = (reason: string): Action => ({ type: 'impossible', reason });

/** A tap on a slider's track, at a share of its length (0 to 1). */
export function tapTrack({ bounds }: Pick<Element, 'bounds'>, share: number): Action {
  const [left, top, right, bottom] = bounds as [number, number, number, number];
  return { type: 'tap', x: Math.round(left + share * (right - 1 - left)), y: Math.round((top + bottom) / 2) };
}

/** Sets a slider to a value of its range, by a tap on its track. */
export function slide(seen: Observation, matcher: Matcher, value: number): Action {
  const found = find(seen, matcher);
  if (!found.range) throw new SolverError(`${matcher.what} has no range on ${describe(seen)}`);
  return tapTrack(found, (value - found.range.min) / (found.range.max - found.range.min));
}

/** Ids and bounds of all elements: equal for two observations between which nothing appeared, vanished or moved. */
export const layoutOf = (seen: Observation): string =>
  elementsOf(seen)
    .map(e => `${e.id}@${e.bounds.join()}`)
    .join('\n');

/** Opens an app and leaves the screens on which it was left, until an element that fits is there; six at most. */
export function* openAt(app: string, matcher: Matcher): Steps {
  let seen = yield open(app);
  for (let left = 0; left < 6 && !has(seen, matcher); left++) seen = yield back();
  return seen;
}

/**
 * Scrolls until an element that fits is on the screen; turns round once at the end of the list. Throws after `most`
 * scrolls.
 */
export function* scrollTo(
  seen: Observation,
  matcher: Matcher,
  { direction = 'down' as 'down' | 'up', most = 40 } = {},
): Steps {
  let heading = direction;
  let turned = false;
  for (let scrolls = 0; !has(seen, matcher); scrolls++) {
    const before = layoutOf(seen);
    if (scrolls >= most)
      throw new SolverError(`No ${matcher.what} after ${most} scrolls, on ${describe(seen)}`);
    seen = yield scroll(heading);
    if (layoutOf(seen) !== before) continue;
    if (turned) throw new SolverError(`No ${matcher.what} from one end to the other, on ${describe(seen)}`);
    heading = heading === 'down' ? 'up' : 'down';
    turned = true;
  }
  return seen;
}

/** Waits in steps of `ms` until an element that fits is on the screen. Throws after `most` waits. */
export function* waitFor(seen: Observation, matcher: Matcher, { ms = 5_000, most = 24 } = {}): Steps {
  for (let waits = 0; !has(seen, matcher); waits++) {
    if (waits >= most)
      throw new SolverError(`No ${matcher.what} after ${(waits * ms) / 1_000} s, on ${describe(seen)}`);
    seen = yield wait(ms);
  }
  return seen;
}

/** Escapes a text for use in a regular expression. */
export const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Enters a time (minutes after midnight) in the phone's time dialog and confirms it. */
export function* enterTime(seen: Observation, minutes: number): Steps {
  const words = timeText(minutes);
  seen = yield fill(seen, field('Hour'), words.slice(0, 2), { clear: true });
  seen = yield fill(seen, field('Minute'), words.slice(3), { clear: true });
  return yield tap(seen, button('OK'));
}
