import type { Element, Observation } from '../../src/protocol/observation.ts';
import {
  all,
  button,
  escaped,
  field,
  find,
  first,
  has,
  option,
  rid,
  row,
  slider,
  tab,
  text,
  toggle,
  within,
  type Matcher,
} from '../tasks/steps.ts';
import { Coder, quoted } from './code.ts';
import type { Parameter, RowParameter } from './parameters.ts';

/** A way to address an element: its code, and the matcher that the code gives in the recording. */
export interface Address {
  code: string;
  imports: string[];
  matcher: Matcher;
  /** Whether it names what differs between instances, so that it may have to be scrolled to. */
  isOpen: boolean;
}

/** The matchers that a solver's code names. */
const MATCHERS = { button, field, option, rid, row, slider, tab, text, toggle };
type MatcherName = keyof typeof MATCHERS;

const ROLES: Readonly<Record<string, MatcherName>> = {
  button: 'button',
  link: 'button',
  menuitem: 'button',
  menuitemradio: 'option',
  menuitemcheckbox: 'toggle',
  tab: 'tab',
  switch: 'toggle',
  checkbox: 'toggle',
  radio: 'option',
  option: 'option',
  slider: 'slider',
};

/** Pieces of a name that lists several, as rows do. */
const piecesOf = (name: string) => name.split(', ');
const plain = (name: string) => name.replace(/\s+/g, ' ').trim();

const isFoundBy = (seen: Observation, element: Element, matcher: Matcher): boolean => {
  try {
    return find(seen, matcher).id === element.id;
  } catch {
    return false;
  }
};

/** The row parameter that an element shows. */
export function rowParameterOf(element: Element, parameters: readonly Parameter[]): RowParameter | undefined {
  const isOf = (id: string) =>
    element.id === id || new RegExp(`[-#/@_:~]${escaped(id)}(?:[-/@_:~]|$)`).test(`#${element.id}`);
  return parameters.find(
    (each): each is RowParameter =>
      each.kind === 'row' &&
      each.used &&
      (isOf(each.found.id) || (each.held !== undefined && isOf(each.held.found.id))),
  );
}

/** Finds ways to address elements by what a person calls them. */
export class Addresser {
  readonly #coder: Coder;
  readonly #parameters: readonly Parameter[];

  constructor(coder: Coder, parameters: readonly Parameter[]) {
    this.#coder = coder;
    this.#parameters = parameters;
  }

  /** The ways to address an element, the one that a person would name first. They need not tell it from others. */
  #ways(element: Element): Address[] {
    const found: Address[] = [];
    const coder = this.#coder;
    const add = (kind: MatcherName, name: string, pattern?: RegExp, patternCode?: string) => {
      const code = patternCode ?? (kind === 'rid' ? quoted(name) : coder.text(name));
      found.push({
        code: `${kind}(${code})`,
        imports: patternCode?.includes('escaped(') ? [kind, 'escaped'] : [kind],
        matcher: MATCHERS[kind]((pattern ?? name) as string),
        isOpen: patternCode !== undefined ? patternCode.includes('${') : !/^'/.test(code),
      });
    };
    const kind = ROLES[element.role];
    const name = plain(element.name);
    const parameter = rowParameterOf(element, this.#parameters);
    const label = parameter?.label?.value === undefined ? undefined : plain(parameter.label.value);
    if (label !== undefined && label !== '') {
      if (kind && kind !== 'button' && `, ${name}, `.includes(`, ${label}, `)) add(kind, label);
      if (`, ${name}, `.includes(`, ${label}, `)) add('row', label);
      else if (name.startsWith(label))
        add(
          'row',
          label,
          new RegExp(`^${escaped(label)}(?![\\p{L}\\p{N}])`, 'u'),
          `new RegExp(\`^\${escaped(${coder.text(label)})}(?![\\\\p{L}\\\\p{N}])\`, 'u')`,
        );
    }
    if (element.states.editable) {
      const label = element.name || (element.hint ?? '');
      if (label !== '') add('field', label);
    }
    const bare = !/\d/.test(name);
    const parts = coder.parts(name);
    const hasOpen = parts.some(part => part.code !== undefined);
    // A piece that is all of a parameter says enough.
    const open = parts.find(part => part.code !== undefined && `, ${name}, `.includes(`, ${part.text}, `));
    if (open && open.text !== name) add(kind && kind !== 'button' ? kind : 'row', open.text);
    // A path before a row's name is that row's own.
    if (kind && hasOpen && parts.some(part => part.code === undefined && part.text.includes('/'))) {
      const pattern = (
        open: (part: { text: string; code?: string }) => string,
        literal: (text: string) => string,
      ) =>
        `^${parts
          .map(part =>
            part.code === undefined
              ? part.text
                  .split(/\S*\/\S*/)
                  .map(literal)
                  .join('.*')
              : open(part),
          )
          .join('')}$`;
      const made = new RegExp(pattern(({ text }) => escaped(text), escaped));
      add(kind, name, made, `new RegExp(\`${pattern(({ code }) => `\${escaped(${code!})}`, escaped)}\`)`);
    }
    if (kind && name !== '' && bare && piecesOf(name).length === 1) add(kind, name);
    const isAuto = element.id.includes('#') || /^[a-z-]+\/|\/(text|img|button|heading)\//.test(element.id);
    const id = /:id\/(.+)$/.exec(element.resourceId)?.[1];
    if (id && !isAuto) add('rid', id);
    if (kind && name !== '') {
      if (hasOpen || bare) add(kind, name);
      const [piece] = piecesOf(name);
      if (piece && piece !== name) add(kind === 'button' ? 'row' : kind, piece);
      const words = /^(.*?)\s+\d+$/.exec(name)?.[1];
      if (words) add(kind, words, new RegExp(`^${escaped(words)} \\d+$`), `/^${escaped(words)} \\d+$/`);
      add(kind, name);
    }
    if (name !== '') {
      for (const piece of piecesOf(name).slice(0, 3)) add('row', piece);
      add('row', name);
      add('text', name);
    }
    if (id) add('rid', id);
    return found;
  }

  /** The best way to address an element that tells it from all others on the screen; by its id where nothing else does. */
  address(seen: Observation, element: Element): Address {
    const ways = this.#ways(element);
    const parameter = rowParameterOf(element, this.#parameters);
    // Where the screen does not say what the row is called, only its id tells it.
    if (parameter && element.id.includes('#') && !ways.some(({ isOpen }) => isOpen)) {
      const [id, field] = element.id.includes(parameter.found.id)
        ? [parameter.found.id, 'id']
        : [parameter.held?.found.id ?? '', parameter.held?.field ?? 'id'];
      const [before = '', after = ''] = element.id.split(id);
      const code = `\`${before}\${p.${parameter.name}.${field}}${after}\``;
      const what = parameter.found.table.name;
      return {
        code: `{ what: ${quoted(what)}, rank: e => (e.id === ${code} ? 0 : null) }`,
        imports: [],
        matcher: { what, rank: e => (e.id === element.id ? 0 : null) },
        isOpen: true,
      };
    }
    const sure = ways.find(way => isFoundBy(seen, element, way.matcher));
    if (sure) return sure;
    for (const way of ways) {
      const inside = this.#inside(seen, element, way);
      if (inside) return inside;
    }
    // The first of several that say the same.
    for (const way of ways) {
      if (!has(seen, way.matcher) || all(seen, way.matcher)[0]?.id !== element.id) continue;
      const matcher = first(way.matcher);
      if (isFoundBy(seen, element, matcher))
        return { ...way, code: `first(${way.code})`, imports: ['first', ...way.imports], matcher };
    }
    const { id } = element;
    const what = element.name || element.role;
    return {
      code: `{ what: ${quoted(what)}, rank: e => (e.id === ${this.#coder.text(id)} ? 0 : null) }`,
      imports: [],
      matcher: { what, rank: e => (e.id === id ? 0 : null) },
      isOpen: false,
    };
  }

  /** The same within one of the elements that hold it. */
  #inside(seen: Observation, element: Element, way: Address): Address | undefined {
    const elements = seen.elements ?? [];
    for (let at = element.parent; at !== null; at = elements[at]!.parent) {
      const holder = elements[at]!;
      for (const outer of this.#ways(holder)) {
        const matcher = within(outer.matcher, way.matcher);
        if (!isFoundBy(seen, holder, outer.matcher) || !isFoundBy(seen, element, matcher)) continue;
        return {
          code: `within(${outer.code}, ${way.code})`,
          imports: ['within', ...outer.imports, ...way.imports],
          matcher,
          isOpen: outer.isOpen || way.isOpen,
        };
      }
    }
    return undefined;
  }
}
