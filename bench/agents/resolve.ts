// Over 300 lines: one resolver, with a method for each kind of action.
import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';

type Point = [x: number, y: number];

/** A recorded action for another screen: as it was, or put to where its element is now, with what is different in words. */
export interface Resolved {
  action: Action;
  text?: string;
}

/** What an action needs is not on the screen; `element` is as it was recorded. */
export class Missing extends Error {
  readonly element: Element;
  constructor(element: Element) {
    super(`no ${called(element)}`);
    this.element = element;
  }
}

const elementsOf = (observation: Observation) => observation.elements ?? [];
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const centre = ({ bounds: [l, t, r, b] }: Element): Point => [(l! + r!) / 2, (t! + b!) / 2];
const area = ({ bounds: [l, t, r, b] }: Element) => (r! - l!) * (b! - t!);
const holds = ({ bounds: [l, t, r, b] }: Element, [x, y]: Point) => x >= l! && x < r! && y >= t! && y < b!;
const byRef = (observation: Observation, ref: number | string) =>
  elementsOf(observation).find(e => e.id === ref || e.index === ref);
const isFocusedField = (e: Element) => e.states.editable && e.states.focused;

/** An element as messages call it. */
export const called = (e: Element): string =>
  `${e.role} ${JSON.stringify(plain(e.name || e.hint || e.resourceId || e.id).slice(0, 60))}`;

/** Whether an element is of the recorded one's kind and says the same. Roles are derived on a real device: the Android class will do. */
function saysTheSame(recorded: Element, e: Element): boolean {
  if (e.role !== recorded.role && e.className !== recorded.className) return false;
  if (plain(recorded.name) !== '') return plain(e.name) === plain(recorded.name);
  // What has no name is known by its id, its hint or its resource id.
  if (plain(e.name) !== '') return false;
  if (e.id === recorded.id) return true;
  return (
    (recorded.hint ?? '') === (e.hint ?? '') &&
    recorded.resourceId === e.resourceId &&
    (recorded.hint !== undefined || recorded.resourceId !== '')
  );
}

const piecesOf = (name: string) =>
  plain(name)
    .split(', ')
    .filter(piece => piece !== '');

/** A row lists several pieces; its first and more than half of them make it the same row, whatever hour or count has changed in it. */
function isTheSameRow(recorded: Element, e: Element): boolean {
  const [pieces, others] = [piecesOf(recorded.name), piecesOf(e.name)];
  return (
    pieces.length > 1 &&
    e.role === recorded.role &&
    e.resourceId === recorded.resourceId &&
    pieces[0] === others[0] &&
    2 * pieces.filter(piece => others.includes(piece)).length > pieces.length
  );
}

/** The texts that stand around an element in what holds it. */
function around(observation: Observation, e: Element): Set<string> {
  if (e.parent === null) return new Set();
  return new Set(
    elementsOf(observation)
      .filter(o => o !== e && (o.index === e.parent || o.parent === e.parent))
      .map(o => plain(o.name))
      .filter(name => name !== ''),
  );
}

/**
 * The element of a screen that is the recorded one: of its role, or class, and name; among equals the one
 * with more of the same texts around it, then the one with the same id, then the nearest to where it was. Null where none is.
 */
export function locate(recorded: Element, was: Observation, now: Observation): Element | null {
  const equals = elementsOf(now).filter(e => saysTheSame(recorded, e));
  const rows = equals.length > 0 ? [] : elementsOf(now).filter(e => isTheSameRow(recorded, e));
  // Of rows that are alike only in part, one may be meant and not one of several.
  const found = equals.length > 0 ? equals : rows.length === 1 ? rows : [];
  if (found.length < 2) return found[0] ?? null;
  const texts = around(was, recorded);
  const [x, y] = centre(recorded);
  const ranked = found.map(element => {
    const shared = [...around(now, element)].filter(text => texts.has(text)).length;
    const [ex, ey] = centre(element);
    return {
      element,
      rank: [
        element.role === recorded.role ? 0 : 1,
        -shared,
        element.id === recorded.id ? 0 : 1,
        Math.hypot(ex - x, ey - y),
      ],
    };
  });
  const order = (a: number[], b: number[]) => a.reduce((by, value, i) => by || value - b[i]!, 0);
  return ranked.sort((a, b) => order(a.rank, b.rank))[0]!.element;
}

/** How an element lies otherwise than it was recorded, in words; undefined where it is as it was. */
function departure(recorded: Element, found: Element): string | undefined {
  if (
    recorded.bounds.every((value, i) => value === found.bounds[i]) &&
    plain(recorded.name) === plain(found.name)
  )
    return undefined;
  const [dx, dy] = [
    Math.round(centre(found)[0] - centre(recorded)[0]),
    Math.round(centre(found)[1] - centre(recorded)[1]),
  ];
  const parts = [
    ...(dy !== 0 ? [`${Math.abs(dy)} px ${dy > 0 ? 'lower' : 'higher'}`] : []),
    ...(dx !== 0 ? [`${Math.abs(dx)} px further ${dx > 0 ? 'right' : 'left'}`] : []),
    ...(dx === 0 && dy === 0 && plain(recorded.name) === plain(found.name) ? ['of another size'] : []),
    ...(plain(recorded.name) === plain(found.name)
      ? []
      : [`which says ${JSON.stringify(plain(found.name).slice(0, 60))}`]),
  ];
  return `resolved ${called(recorded)} ${parts.join(', ')}`;
}

/** Found, or thrown as Missing. */
function need(recorded: Element, was: Observation, now: Observation): Element {
  const found = locate(recorded, was, now);
  if (!found) throw new Missing(recorded);
  return found;
}

/** Right and lower edge of what is on a screen, which is as much of its size as elements tell. */
const sizeOf = (observation: Observation): Point => [
  Math.max(1, ...elementsOf(observation).map(e => e.bounds[2]!)),
  Math.max(1, ...elementsOf(observation).map(e => e.bounds[3]!)),
];

const canBeTouched = (e: Element) =>
  e.states.clickable || e.states.longClickable || e.states.editable || e.range !== undefined;

/** What a finger at a point was put to: the smallest element that reacts, or else that says something. */
function under(observation: Observation, at: Point): Element | null {
  const candidates = elementsOf(observation).filter(e => holds(e, at));
  const some = candidates.filter(canBeTouched);
  return (
    (some.length > 0 ? some : candidates.filter(e => plain(e.name) !== '' && !e.states.scrollable)).sort(
      (a, b) => area(a) - area(b),
    )[0] ?? null
  );
}

/** The same place within an element. */
function inside(recorded: Element, found: Element, [x, y]: Point): Point {
  const at = (value: number, from: number, to: number, low: number, high: number) =>
    Math.min(high - 1, Math.round(low + ((value - from) / Math.max(1, to - from)) * (high - low)));
  const [a, b] = [recorded.bounds, found.bounds];
  return [at(x, a[0]!, a[2]!, b[0]!, b[2]!), at(y, a[1]!, a[3]!, b[1]!, b[3]!)];
}

/** Puts recorded actions to other screens. It remembers how far each finger that is down was put aside. */
export class Resolver {
  #shift = new Map<number, Point>();

  /** The action for the screen `now`, recorded on `was`. Throws Missing. */
  resolve(action: Action, was: Observation, now: Observation): Resolved {
    switch (action.type) {
      case 'tap':
      case 'double_tap':
      case 'long_press': {
        if (action.element !== undefined)
          return this.#element({ ...action, element: action.element }, was, now);
        const { type } = action;
        return this.#point(
          [action.x!, action.y!],
          action.space,
          was,
          now,
          ([x, y]) => ({ type, x, y }),
          action,
        );
      }
      case 'scroll':
        return action.element === undefined
          ? { action }
          : this.#element({ ...action, element: action.element }, was, now);
      case 'type':
      case 'clear':
        return action.element === undefined
          ? this.#caret(action, was, now)
          : this.#element({ ...action, element: action.element }, was, now);
      case 'swipe':
      case 'drag':
        return this.#path(action, was, now);
      case 'touch':
        return this.#touch(action, was, now);
      default:
        return { action };
    }
  }

  #element<A extends Extract<Action, { element?: unknown }> & { element: number | string }>(
    action: A,
    was: Observation,
    now: Observation,
  ): Resolved {
    const recorded = byRef(was, action.element);
    // A reference that was wrong when it was recorded is as wrong now.
    if (!recorded) return { action };
    const found = need(recorded, was, now);
    const text = departure(recorded, found);
    if (text === undefined && byRef(now, action.element) === found) return { action };
    return {
      action: { ...action, element: found.id },
      text: text ?? `resolved ${called(recorded)}, which is another in the list`,
    };
  }

  /** What is typed without naming a field goes where the caret is: that has to be the field that it was. */
  #caret(action: Extract<Action, { type: 'type' | 'clear' }>, was: Observation, now: Observation): Resolved {
    const recorded = elementsOf(was).find(isFocusedField);
    const focused = elementsOf(now).find(isFocusedField);
    if (!recorded || (focused && saysTheSame(recorded, focused))) return { action };
    const found = need(recorded, was, now);
    return { action: { ...action, element: found.id }, text: `put the caret into ${called(recorded)} first` };
  }

  /** A place on the screen: the same place within what is under it. */
  #point(
    place: Point,
    space: 'pixel' | 'unit' | 'thousand' | undefined,
    was: Observation,
    now: Observation,
    make: (at: Point) => Action,
    action: Action,
  ): Resolved {
    const at = pixels(place, space, was);
    const recorded = under(was, at);
    if (!recorded) return this.#scaled(at, was, now, make, action);
    const found = need(recorded, was, now);
    const text = departure(recorded, found);
    return text === undefined ? { action } : { action: make(inside(recorded, found, at)), text };
  }

  /** Where nothing was, the same part of the screen is meant. */
  #scaled(
    at: Point,
    was: Observation,
    now: Observation,
    make: (at: Point) => Action,
    action: Action,
  ): Resolved {
    const [[w, h], [nw, nh]] = [sizeOf(was), sizeOf(now)];
    if (at[0] < Math.min(w, nw) && at[1] < Math.min(h, nh)) return { action };
    return {
      action: make([Math.round((at[0] * nw) / w), Math.round((at[1] * nh) / h)]),
      text: 'put to the same part of a screen of another size',
    };
  }

  #path(action: Extract<Action, { type: 'swipe' | 'drag' }>, was: Observation, now: Observation): Resolved {
    const { space: _space, ...rest } = action;
    const [from, to] = [
      pixels(action.from as Point, action.space, was),
      pixels(action.to as Point, action.space, was),
    ];
    const below = under(was, from);
    // A swipe moves what lies below, whatever that is, unless that reacts by itself; what is dragged has to be there.
    const recorded = below && (action.type === 'drag' || canBeTouched(below)) ? below : null;
    const found = recorded && locate(recorded, was, now);
    if (recorded && !found && action.type === 'drag') throw new Missing(recorded);
    if (!recorded || !found) return { action };
    const begin = inside(recorded, found, from);
    const goal = action.type === 'drag' ? under(was, to) : null;
    const target = goal && goal !== recorded ? locate(goal, was, now) : null;
    const end: Point =
      goal && target
        ? inside(goal, target, to)
        : within([to[0] + begin[0] - from[0], to[1] + begin[1] - from[1]], sizeOf(now));
    const text = departure(recorded, found) ?? (goal && target ? departure(goal, target) : undefined);
    return text === undefined ? { action } : { action: { ...rest, from: begin, to: end }, text };
  }

  #touch(action: Extract<Action, { type: 'touch' }>, was: Observation, now: Observation): Resolved {
    const { space: _space, ...rest } = action;
    const pointer = action.pointer ?? 0;
    const at = pixels([action.x, action.y], action.space, was);
    if (action.phase === 'down') {
      this.#shift.delete(pointer);
      const resolved = this.#point(
        [action.x, action.y],
        action.space,
        was,
        now,
        ([x, y]) => ({ ...rest, x, y }),
        action,
      );
      if (resolved.text !== undefined && resolved.action.type === 'touch')
        this.#shift.set(pointer, [resolved.action.x - at[0], resolved.action.y - at[1]]);
      return resolved;
    }
    const shift = this.#shift.get(pointer);
    if (!shift) return { action };
    const [x, y] = within([at[0] + shift[0], at[1] + shift[1]], sizeOf(now));
    return { action: { ...rest, x, y }, text: 'moved along with the finger’s first place' };
  }
}

const within = ([x, y]: Point, [w, h]: Point): Point => [
  Math.min(w - 1, Math.max(0, x)),
  Math.min(h - 1, Math.max(0, y)),
];

function pixels(
  [x, y]: Point,
  space: 'pixel' | 'unit' | 'thousand' | undefined,
  observation: Observation,
): Point {
  if (space === undefined || space === 'pixel') return [x, y];
  const [w, h] = sizeOf(observation);
  const by = space === 'unit' ? 1 : 1_000;
  return [(x / by) * w, (y / by) * h];
}
