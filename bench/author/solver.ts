import type { Element, Observation } from '../../src/protocol/observation.ts';
import { button, field, find, option, rid, row, slider, tab, toggle, type Matcher } from '../tasks/steps.ts';
import { fieldOf, targetOf, type Parameter } from './parameters.ts';
import type { RecordedStep } from './recording.ts';

/** Code of a solver, and what it imports from steps.ts. */
export interface SolverCode {
  lines: string[];
  imports: string[];
}

/** A way to address an element: its code, and the matcher that the code gives. */
interface Address {
  code: string;
  imports: string[];
  matcher: Matcher;
}

/** The matchers that a solver's code names. */
const MATCHERS = { button, field, option, rid, row, slider, tab, toggle };

const quoted = (text: string) =>
  `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`;

/** The code of a text: the parameter that it is, or the text itself. */
export function textCode(
  text: string,
  parameters: readonly Parameter[],
  rowOf: (id: string) => Record<string, unknown> | undefined,
): string {
  for (const parameter of parameters) {
    if (parameter.kind === 'text' && parameter.value === text) return `p.${parameter.name}`;
    if (
      parameter.kind === 'row' &&
      parameter.label !== undefined &&
      rowOf(parameter.id)?.[parameter.label] === text
    )
      return `p.${parameter.name}.${parameter.label}`;
  }
  return quoted(text);
}

const ROLES: Record<string, 'button' | 'tab' | 'toggle' | 'slider' | 'option'> = {
  button: 'button',
  link: 'button',
  menuitem: 'button',
  menuitemradio: 'option',
  menuitemcheckbox: 'option',
  tab: 'tab',
  switch: 'toggle',
  checkbox: 'toggle',
  radio: 'option',
  option: 'option',
  slider: 'slider',
};

/** Pieces of a name that lists several, as rows do. */
const piecesOf = (name: string) => name.split(', ');

/** The ways to address an element, the one that a person would name first. */
function addressesOf(
  element: Element,
  parameters: readonly Parameter[],
  rowOf: (id: string) => Record<string, unknown> | undefined,
): Address[] {
  const found: Address[] = [];
  const add = (kind: keyof typeof MATCHERS, name: string) =>
    found.push({
      code: `${kind}(${kind === 'rid' ? quoted(name) : textCode(name, parameters, rowOf)})`,
      imports: [kind],
      matcher: MATCHERS[kind](name),
    });
  const kind = ROLES[element.role];
  // A row is addressed by what it is called, never by its place.
  for (const parameter of parameters) {
    if (parameter.kind !== 'row' || parameter.label === undefined || !element.id.endsWith(parameter.id))
      continue;
    const label = String(rowOf(parameter.id)?.[parameter.label]);
    if (!piecesOf(element.name).includes(label) && element.name !== label) continue;
    if (kind && kind !== 'button') add(kind, label);
    add('row', label);
  }
  if (element.states.editable) add('field', element.name || (element.hint ?? ''));
  if (kind && element.name !== '') add(kind, element.name);
  const id = /:id\/(.+)$/.exec(element.resourceId)?.[1];
  if (id && !element.id.includes('#')) add('rid', id);
  const [first] = piecesOf(element.name);
  if (first && first !== element.name)
    add(kind === 'tab' || kind === 'toggle' || kind === 'option' ? kind : 'row', first);
  if (element.name !== '') add('row', element.name);
  return found;
}

const isFoundBy = (seen: Observation, element: Element, { matcher }: Address): boolean => {
  try {
    return find(seen, matcher).id === element.id;
  } catch {
    return false;
  }
};

/** The code that solves a task as it was recorded, with parameters in place of what was recorded. */
export function solverCode(
  steps: readonly RecordedStep[],
  parameters: readonly Parameter[],
  rowOf: (id: string) => Record<string, unknown> | undefined,
): SolverCode {
  const imports = new Set(['done']);
  const lines: string[] = [];
  const emit = (line: string, ...names: string[]) => {
    lines.push(line);
    for (const name of names) imports.add(name);
  };
  steps.forEach((step, i) => {
    const { action, seen } = step;
    const element = targetOf(step);
    const address =
      element && addressesOf(element, parameters, rowOf).find(each => isFoundBy(seen, element, each));
    const matcher = address?.code;
    // A step whose screen nobody looks at again takes no `seen =`.
    switch (action.type) {
      case 'open_app':
        return emit(`seen = yield open(${quoted(action.app)});`, 'open');
      case 'tap':
      case 'long_press':
      case 'double_tap': {
        if (!matcher) throw new Error(`Step ${i + 1} touches what nothing names: ${JSON.stringify(action)}`);
        for (const name of address.imports) imports.add(name);
        const verb = { tap: 'tap', long_press: 'longPress', double_tap: 'doubleTap' }[action.type];
        if (matcher.includes('p.')) emit(`seen = yield* scrollTo(seen, ${matcher});`, 'scrollTo');
        return emit(`seen = yield ${verb}(seen, ${matcher});`, verb);
      }
      case 'type': {
        const text = textCode(action.text, parameters, rowOf);
        const name = fieldOf(step);
        const options = action.enter ? ', { enter: true }' : '';
        if (name === '') return emit(`seen = yield type(${text}${options});`, 'type');
        return emit(`seen = yield fill(seen, field(${quoted(name)}), ${text}${options});`, 'fill', 'field');
      }
      case 'key':
        return action.key === 'back' || action.key === 'home'
          ? emit(`seen = yield ${action.key}();`, action.key)
          : emit(`seen = yield press(${quoted(action.key)});`, 'press');
      case 'scroll':
        // Where a row is looked for, the solver scrolls until it is there.
        return nextIsRow(steps, i, parameters)
          ? undefined
          : emit(`seen = yield scroll(${quoted(action.direction)});`, 'scroll');
      case 'wait':
        return emit(`seen = yield wait(${action.ms});`, 'wait');
      case 'clear':
        if (!matcher) throw new Error(`Step ${i + 1} clears what nothing names`);
        for (const name of address.imports) imports.add(name);
        return emit(`seen = yield clear(seen, ${matcher});`, 'clear');
      case 'done':
        return undefined;
      default:
        throw new Error(`Step ${i + 1} cannot be part of a solver yet: ${action.type}`);
    }
  });
  emit('yield done();');
  return { lines, imports: [...imports].sort() };
}

/** Whether the next step that does not scroll is on a row that a parameter names. */
function nextIsRow(steps: readonly RecordedStep[], at: number, parameters: readonly Parameter[]): boolean {
  const next = steps.slice(at).find(({ action }) => action.type !== 'scroll');
  const id = next && targetOf(next)?.id;
  return id !== undefined && parameters.some(each => each.kind === 'row' && id.endsWith(each.id));
}
