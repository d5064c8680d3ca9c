import type { Element } from '../../protocol/observation.ts';

/** How a solver step describes an element; each is a function of bench/tasks/steps.ts, which these rules follow. */
interface Describer {
  call: 'button' | 'row' | 'field' | 'tab' | 'toggle' | 'option' | 'slider' | 'text' | 'rid';
  fits: (element: Element) => boolean;
  /** Whether one piece of a name that lists several is enough. */
  pieces: boolean;
}

const isPressable = ({ states }: Element) => states.clickable || states.longClickable;
const hasRole =
  (...roles: string[]) =>
  ({ role }: Element) =>
    roles.includes(role);
const isButton = hasRole('button', 'link', 'menuitem', 'menuitemradio', 'menuitemcheckbox');
const isOption = hasRole('option', 'radio', 'menuitem', 'menuitemradio', 'button');

/** In the order in which they are tried. */
const DESCRIBERS: readonly Describer[] = [
  { call: 'field', fits: ({ states }) => states.editable, pieces: false },
  { call: 'tab', fits: hasRole('tab'), pieces: true },
  {
    call: 'toggle',
    fits: hasRole('switch', 'checkbox', 'radio', 'menuitemcheckbox', 'menuitemradio', 'option'),
    pieces: true,
  },
  { call: 'slider', fits: hasRole('slider'), pieces: true },
  { call: 'button', fits: element => isButton(element) && isPressable(element), pieces: false },
  { call: 'option', fits: element => isOption(element) && isPressable(element), pieces: true },
  { call: 'row', fits: element => isPressable(element) && !element.states.editable, pieces: true },
  { call: 'text', fits: () => true, pieces: true },
];

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** 0 for the full name, 1 for a piece of it, null for neither. */
function rankOf(element: Element, { call, fits, pieces }: Describer, wanted: string): number | null {
  if (!fits(element)) return null;
  const name = plain(element.name);
  if (name === wanted || (call === 'field' && element.hint !== undefined && plain(element.hint) === wanted))
    return 0;
  return pieces && wanted !== '' && `, ${name}, `.includes(`, ${wanted}, `) ? 1 : null;
}

function isInside(elements: readonly Element[], element: Element, outer: Element): boolean {
  for (let at = element.parent; at !== null; at = elements[at]!.parent) if (at === outer.index) return true;
  return false;
}

/** Elements that fit best; one inside another that fits is a part of it. */
function candidates(elements: readonly Element[], describer: Describer, wanted: string): Element[] {
  const ranks = elements.map(element => rankOf(element, describer, wanted));
  const best = Math.min(...ranks.filter(rank => rank !== null));
  const top = elements.filter((_, i) => ranks[i] === best);
  return top.filter(element => !top.some(other => other !== element && isInside(elements, element, other)));
}

/** A text as it stands in a source file. */
export function quoted(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** Words that may describe an element: its whole name, its hint, and the pieces of its name. */
function wordsOf({ name, hint }: Element): string[] {
  const whole = plain(name);
  const pieces = whole.includes(', ') ? whole.split(', ') : [];
  return [...new Set([whole, plain(hint ?? ''), ...pieces])].filter(words => words !== '');
}

const ridOf = ({ resourceId }: Element) => resourceId.split(':id/')[1] ?? resourceId;

/** Call of a function of steps.ts that finds this element and no other, if there is one. */
function unique(elements: readonly Element[], element: Element): string | undefined {
  for (const words of wordsOf(element))
    for (const describer of DESCRIBERS) {
      if (rankOf(element, describer, words) === null) continue;
      const found = candidates(elements, describer, words);
      if (found.length === 1 && found[0] === element) return `${describer.call}(${quoted(words)})`;
    }
  const rid = ridOf(element);
  return rid !== '' && elements.filter(other => ridOf(other) === rid).length === 1
    ? `rid(${quoted(rid)})`
    : undefined;
}

/** The same, within the nearest element that can be found by itself. */
function uniqueWithin(elements: readonly Element[], element: Element): string | undefined {
  for (let at = element.parent; at !== null; at = elements[at]!.parent) {
    const outer = elements[at]!;
    const holder = unique(elements, outer);
    if (holder === undefined) continue;
    const inside = elements.filter(other => isInside(elements, other, outer));
    for (const words of wordsOf(element))
      for (const describer of DESCRIBERS) {
        if (rankOf(element, describer, words) === null) continue;
        // As in `within`: the best rank inside counts, and parts of what fits are left out.
        const ranked = inside.map(other => rankOf(other, describer, words));
        const best = Math.min(...ranked.filter(rank => rank !== null));
        const top = inside.filter((_, i) => ranked[i] === best);
        const found = top.filter(one => !top.some(other => other !== one && isInside(elements, one, other)));
        if (found.length === 1 && found[0] === element)
          return `within(${holder}, ${describer.call}(${quoted(words)}))`;
      }
  }
  return undefined;
}

/** Source of what finds an element in a solver; undefined where only its id does. */
export const matcherOf = (elements: readonly Element[], element: Element): string | undefined =>
  unique(elements, element) ?? uniqueWithin(elements, element);

/** A step of a solver that acts on an element as one of its kind is acted on. */
export function solverStep(elements: readonly Element[], element: Element): string {
  const matcher = matcherOf(elements, element);
  const { states, range, id } = element;
  if (states.scrollable && !states.clickable) return "seen = yield scroll('down');";
  if (states.editable)
    return matcher
      ? `seen = yield fill(seen, ${matcher}, 'text');`
      : `seen = yield { type: 'type', element: ${quoted(id)}, text: 'text' };`;
  if (range && matcher && element.role === 'slider')
    return `seen = yield slide(seen, ${matcher}, ${range.now});`;
  return matcher
    ? `seen = yield tap(seen, ${matcher});`
    : `seen = yield { type: 'tap', element: ${quoted(id)} };`;
}
