import type { Act } from './acts.ts';
import { mapStrings } from './acts.ts';
import type { RecordedStep, Recording } from './recording.ts';
import { findRow, labelOf, type FoundRow } from './rows.ts';

/** Something in a recording that may be another in other instances of the task. */
export type Parameter =
  /** A row that was there at the start. */
  | { kind: 'row'; name: string; id: string; app: string; table: string; label: string | undefined }
  /** A text that was typed; `others` are what else it may be. */
  | { kind: 'text'; name: string; value: string; others: readonly string[] };

const camel = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+(.)?/g, (_, next: string | undefined) => (next ?? '').toUpperCase())
    .replace(/^[^a-z]+/, '');

/** Words that a parameter may not be called by. */
const TAKEN = new Set([
  's',
  'p',
  'ctx',
  'seen',
  'default',
  'new',
  'delete',
  'function',
  'class',
  'case',
  'in',
  'void',
]);

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const base = wanted === '' || TAKEN.has(wanted) ? `${wanted || 'value'}1` : wanted;
  let name = base;
  for (let n = 2; taken.has(name); n++) name = `${base}${n}`;
  return name;
}

/** `messages` holds a message, `entries` an entry. */
const singular = (table: string) =>
  table
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');

function stringsIn(value: unknown): string[] {
  const found: string[] = [];
  mapStrings(value, text => {
    found.push(text);
    return text;
  });
  return found;
}

/** The id of the row that an element shows: elements of rows are called `kind#id`. */
const rowIdOf = (elementId: string): string | undefined => /#(.+)$/.exec(elementId)?.[1];

/** The element that a step is on, if it is on one. */
export function targetOf({ action, seen }: RecordedStep) {
  if (!('element' in action) || action.element === undefined) return undefined;
  const elements = seen.elements ?? [];
  return typeof action.element === 'number'
    ? elements[action.element]
    : elements.find(({ id }) => id === action.element);
}

/** Rows of the start that the recording touches, in the order in which it does. */
function rowsOf({ start, steps }: Recording, acts: readonly Act[]): FoundRow[] {
  const named = [
    ...steps.flatMap(step => {
      const id = rowIdOf(targetOf(step)?.id ?? '');
      return id === undefined ? [] : [{ id, app: step.seen.foreground.app }];
    }),
    ...acts.flatMap(({ app, args }) => stringsIn(args).map(id => ({ id, app }))),
  ];
  const found = new Map<string, FoundRow>();
  for (const { id, app } of named) {
    const bare = id.replace(/^option-/, '');
    const row = findRow(start, id, app) ?? findRow(start, bare, app);
    if (row && !found.has(row.id)) found.set(row.id, row);
  }
  return [...found.values()];
}

/** What may vary in a recording: rows that it touches, and texts that it types and that stay on the phone. */
export function parametersOf(recording: Recording, acts: readonly Act[]): Parameter[] {
  const taken = new Set<string>();
  const claim = (wanted: string) => {
    const name = freeName(camel(wanted), taken);
    taken.add(name);
    return name;
  };
  const rows = rowsOf(recording, acts).map<Parameter>(found => ({
    kind: 'row',
    name: claim(singular(found.table.name)),
    id: found.id,
    app: found.table.app,
    table: found.table.name,
    label: labelOf(found),
  }));
  const labels = new Set(
    rowsOf(recording, acts).flatMap(found => {
      const label = labelOf(found);
      return label === undefined ? [] : [found.row[label]];
    }),
  );
  const kept = new Set(acts.flatMap(({ args }) => stringsIn(args)));
  const typed = recording.steps.flatMap(step =>
    step.action.type === 'type' ? [{ value: step.action.text, field: fieldOf(step) }] : [],
  );
  const texts = typed
    .filter(({ value }, i) => typed.findIndex(other => other.value === value) === i)
    .filter(({ value }) => kept.has(value) && !labels.has(value))
    .map<Parameter>(({ value, field }) => ({
      kind: 'text',
      name: claim(field || 'text'),
      value,
      others: [],
    }));
  return [...rows, ...texts];
}

/** What the field is called that a step types into: the one that it names, or the one with the focus. */
export function fieldOf(step: RecordedStep): string {
  const field =
    targetOf(step) ?? (step.seen.elements ?? []).find(({ states }) => states.editable && states.focused);
  return field?.name || field?.hint || '';
}
