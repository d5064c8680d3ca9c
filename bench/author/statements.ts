import { phoneSchema, type Phone } from '../../apps/catalogue.ts';
import type { Fact } from '../../judges/compare/facts.ts';
import { diff, type Operation } from '../../src/state/diff.ts';
import { getAt, parsePointer } from '../../src/state/pointer.ts';
import { shapeOf, type Shape } from '../../src/state/shape.ts';
import type { Act } from './acts.ts';
import { Coder, type Binding } from './code.ts';
import { keysAndStrings } from './strings.ts';

/** Lines of a rule, and the names that they give to rows that they make. */
export interface Statements {
  lines: string[];
  usesMadeIn: boolean;
}

const nameFor = (id: string, taken: Set<string>): string => {
  const kind = id
    .slice(0, Math.max(0, id.lastIndexOf('-')))
    .replace(/[^a-z]+(.)?/gi, (_, c: string | undefined) => (c ?? '').toUpperCase());
  const base = /^[a-z]/.test(kind) ? kind : 'made';
  let name = base;
  for (let n = 2; taken.has(name); n++) name = `${base}${n}`;
  taken.add(name);
  return name;
};

/** A record this long is written once, where several acts have it. */
const LONG = 150;

/** Records that several acts have, by their JSON, with the name under which each is written once. */
function sharedIn(acts: readonly Act[], taken: Set<string>): Map<string, string> {
  const count = new Map<string, { key: string; times: number }>();
  const walk = (value: unknown, key: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const text = JSON.stringify(value);
    if (text.length < LONG) return;
    if (key !== '' && !Array.isArray(value)) {
      const found = count.get(text);
      count.set(text, { key: found?.key ?? key, times: (found?.times ?? 0) + 1 });
    }
    for (const [name, item] of Object.entries(value)) walk(item, name);
  };
  for (const { args } of acts) walk(args, '');
  const shared = new Map<string, string>();
  for (const [text, { key, times }] of count) {
    if (times < 2 || !/^[a-z]\w*$/.test(key)) continue;
    let name = key;
    for (let n = 2; taken.has(name); n++) name = `${key}${n}`;
    taken.add(name);
    shared.set(text, name);
  }
  return shared;
}

/** Code of acts. Rows that a later act or `later` names get a name. */
export function actLines(
  acts: readonly Act[],
  bindings: readonly Binding[],
  taken: Set<string>,
  later: readonly string[] = [],
): Statements & { made: Binding[]; coder: Coder } {
  const made: Binding[] = [];
  let usesMadeIn = false;
  const needs = new Map<string, string>();
  const shared = sharedIn(acts, taken);
  const first = new Coder(bindings);
  const constants = [...shared].map(([text, name]) => `const ${name} = ${first.value(JSON.parse(text))};`);
  for (const [name, file] of first.needs) needs.set(name, file);
  const lines = acts.map(({ app, action, args, makes }, i) => {
    const coder = new Coder([...made, ...bindings], shared);
    const call =
      app === 'system'
        ? `ctx.system('${action}', ${coder.value(args)})`
        : `ctx.act('${app}', '${action}', ${coder.value(args)})`;
    for (const [name, file] of coder.needs) needs.set(name, file);
    const named = new Set([...acts.slice(i + 1).flatMap(act => keysAndStrings(act.args)), ...later]);
    const row = makes.find(({ id }) => named.has(id));
    if (!row) return `${call};`;
    usesMadeIn = true;
    const name = nameFor(row.id, taken);
    made.push({ value: row.id, code: name, of: name, isWithin: false });
    return `const ${name} = madeIn(() => s.${row.table.replaceAll('/', '.')}, () => ${call});`;
  });
  const coder = new Coder([...made, ...bindings]);
  for (const [name, file] of needs) coder.needs.set(name, file);
  return { lines: [...constants, ...lines], usesMadeIn, made, coder };
}

const root: Shape = shapeOf(phoneSchema);

/** Whether the key at a depth of a path is that of a row. */
const isRowAt = (keys: readonly string[]) => (at: number) =>
  keys.slice(0, at).reduce((shape, key) => shape.child(key), root).isTable;

export const placeCode = (coder: Coder, keys: readonly string[], phone = 's'): string =>
  coder.place(phone, keys, isRowAt(keys));

/** An edit of the state as code. A list that changes is written whole. */
function editLine(coder: Coder, { op, path, ...rest }: Operation, after: Phone): string {
  const keys = parsePointer(path);
  const list = keys.findIndex((_, i) => Array.isArray(getAt(after, `/${keys.slice(0, i).join('/')}`)));
  if (list > 0) {
    const at = keys.slice(0, list);
    return `${placeCode(coder, at)} = ${coder.value(getAt(after, `/${at.join('/')}`))};`;
  }
  if (op === 'remove') return `delete ${placeCode(coder, keys)};`;
  return `${placeCode(coder, keys)} = ${coder.value((rest as { value?: unknown }).value)};`;
}

/** An edit from a phone to another, as code. */
export const editLines = (coder: Coder, before: Phone, after: Phone): string[] => [
  ...new Set(
    diff(before, after)
      .filter(({ path }) => !/^\/(ui|random|clock)\b/.test(path))
      .map(operation => editLine(coder, operation, after)),
  ),
];

/** A fact that no act explains, as code that makes it. */
export function factLine(coder: Coder, fact: Fact, end: Phone): string {
  const keys = parsePointer(fact.path);
  const place = placeCode(coder, keys);
  switch (fact.kind) {
    case 'added': {
      const table = placeCode(coder, keys.slice(0, -1));
      const list = getAt(end, `/${keys.slice(0, -1).join('/')}`);
      if (Array.isArray(list)) return `${table}.push(${coder.value(fact.value)});`;
      const kind = fact.key.slice(0, Math.max(0, fact.key.lastIndexOf('-'))) || 'row';
      return `${table}[ctx.id('${kind}')] = ${coder.value(fact.value)};`;
    }
    case 'removed':
      return `delete ${place};`;
    case 'changed':
      return fact.now === undefined ? `delete ${place};` : `${place} = ${coder.value(fact.now)};`;
    default:
      return `${place} = ${coder.value(getAt(end, fact.path))};`;
  }
}
