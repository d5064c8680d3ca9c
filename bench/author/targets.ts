import type { Phone } from '../../apps/catalogue.ts';
import type { Action } from '../../src/protocol/action.ts';
import type { Element, Observation } from '../../src/protocol/observation.ts';
import { findRow, labelOf, type FoundRow } from './rows.ts';

/** The id of the row that an element shows: elements of rows are called `kind#id`. */
export const rowIdOf = (elementId: string): string | undefined => /#(.+)$/.exec(elementId)?.[1];

/** Ids of rows that stand in an element's id are at least so long, where nothing marks them. */
const SHORTEST = 6;

/** The parts of an element's id that may be a row's, the longest first. */
function idsWithin(elementId: string): string[] {
  const marked = rowIdOf(elementId);
  const text = marked ?? elementId;
  const starts = [0, ...[...text.matchAll(/[-#/@_:~]/g)].map(({ index }) => index + 1)];
  const ends = [...[...text.matchAll(/[-#/@_:~]/g)].map(({ index }) => index), text.length];
  const found = starts.flatMap(start =>
    ends.flatMap(end => {
      const part = text.slice(start, end);
      return part.length >= SHORTEST && part.includes('-') ? [part] : [];
    }),
  );
  return [...new Set([...(marked === undefined ? [] : [marked]), ...found])].sort(
    (a, b) => b.length - a.length,
  );
}

/** The row of a phone that an element shows, if it shows one. */
export function rowShownBy(phone: Phone, element: Element, app: string): FoundRow | undefined {
  for (const id of idsWithin(element.id)) {
    const found = findRow(phone, id, app);
    if (found) return found;
  }
  return undefined;
}

const areaOf = ({ bounds }: Element) => (bounds[2]! - bounds[0]!) * (bounds[3]! - bounds[1]!);

/** The smallest element at a point. */
export function elementAt({ elements = [] }: Observation, x: number, y: number): Element | undefined {
  return elements
    .filter(({ bounds: [left, top, right, bottom] }) => left! <= x && x < right! && top! <= y && y < bottom!)
    .sort((a, b) => areaOf(a) - areaOf(b) || b.index - a.index)[0];
}

const pointOf = (action: Action): readonly number[] | undefined => {
  if ('x' in action && action.x !== undefined && action.y !== undefined) return [action.x, action.y];
  return 'from' in action ? action.from : undefined;
};

/** The element that an action is on: the one that it names, or the smallest where it touches. */
export function targetOf({ action, seen }: { action: Action; seen: Observation }): Element | undefined {
  const elements = seen.elements ?? [];
  if ('element' in action && action.element !== undefined)
    return typeof action.element === 'number'
      ? elements[action.element]
      : elements.find(({ id }) => id === action.element);
  const point = pointOf(action);
  if (point && (!('space' in action) || action.space === undefined || action.space === 'pixel'))
    return elementAt(seen, point[0]!, point[1]!);
  return action.type === 'type'
    ? elements.find(({ states }) => states.editable && states.focused)
    : undefined;
}

/** What a row is called. */
export const labelText = (found: FoundRow): string => {
  const field = labelOf(found);
  return field === undefined ? '' : String(found.row[field]);
};
