import type { Phone } from '../../apps/catalogue.ts';
import type { RecordingDraft } from '../../src/protocol/wire/recordings.ts';
import type { Act } from './acts.ts';
import { wordsAt } from './code.ts';
import { labelFor, labelShown, type Label } from './labels.ts';
import type { RecordedStep } from './recording.ts';
import { findRow, tablesIn, type FoundRow } from './rows.ts';
import { keysAndStrings, stringsIn } from './strings.ts';
import { rowShownBy, targetOf } from './targets.ts';

export type Occurs = 'setup' | 'solution' | 'expect' | 'answer';
interface About {
  /** Stays the same as long as the recording does. */
  id: string;
  name: string;
  /** Whether it differs between instances. */
  used: boolean;
  occurs: readonly Occurs[];
}
/** The moment by which a list is ordered in which a row is the first. */
export interface Order {
  field: string;
  is: 'newest' | 'oldest';
}
/** A row that was there before the set-up. */
export interface RowParameter extends About {
  kind: 'row';
  found: FoundRow;
  label: Label | undefined;
  /** The row that the recording is about, where `found` only names it: the thread of a mail, by the field that has its id. */
  held?: { found: FoundRow; field: string };
  /** How it is the first of its list, where the author says that whichever is the first is meant. */
  first?: Order;
}
/** A text that was typed. */
export interface TextParameter extends About {
  kind: 'text';
  value: string;
}
export interface NumberParameter extends About {
  kind: 'number';
  value: number;
  /** How it stands in rules where not as itself: as a text. */
  range?: { min: number; max: number; step: number };
}
/** A time of day that was typed into the phone's time dialog, in minutes after midnight. */
export interface TimeParameter extends About {
  kind: 'time';
  value: number;
}
export type Parameter = RowParameter | TextParameter | NumberParameter | TimeParameter;

const camel = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+(.)?/g, (_, next: string | undefined) => (next ?? '').toUpperCase())
    .replace(/^[^a-z]+/, '');

/** Words that a parameter may not be called by. */
const TAKEN = new Set(
  (
    's p ctx seen row phone break case catch class const delete do else enum export false for function if import in new null return static ' +
    'super switch this throw true try typeof var void while with yield await let package default'
  ).split(' '),
);

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const base = camel(wanted) || 'value';
  if (!TAKEN.has(base) && !taken.has(base)) return base;
  for (let n = 2; ; n++) if (!taken.has(`${base}${n}`)) return `${base}${n}`;
}

/** `messages` holds a message, `entries` an entry. */
const singular = (table: string) =>
  table
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** What parameters are looked for in. */
export interface Searched {
  /** The phone before the set-up, where rows of parameters are. */
  base: Phone;
  start: Phone;
  /** Steps of the solution. */
  steps: readonly RecordedStep[];
  /** Steps of other takes: what they touch must not be what the solution does. */
  others: readonly RecordedStep[];
  /** Steps of the set-up. */
  arranged: readonly RecordedStep[];
  /** Every text that the set-up leaves. */
  left: readonly string[];
  setup: readonly Act[];
  acts: readonly Act[];
  /** Settings of builders that the set-up uses. */
  asked: readonly unknown[];
  /** Ids of rows that the author marked as an answer. */
  answered: readonly string[];
}

/** What the field is called that a step types into. */
export function fieldOf(step: RecordedStep): string {
  const field = targetOf(step);
  return field?.name || field?.hint || '';
}

type Noted = Map<string, { found: FoundRow; occurs: Set<Occurs>; shown?: string }>;

/** Rows of the base that a recording names, in the order in which it does. */
function rowsOf({ base, start, steps, others, setup, acts, asked, answered }: Searched): Noted {
  const noted: Noted = new Map();
  const note = (found: FoundRow | undefined, where: Occurs | undefined, shown?: string) => {
    if (!found) return;
    const inBase = findRow(base, found.id, found.table.app);
    if (!inBase) return;
    const key = found.id;
    const known: NonNullable<ReturnType<Noted['get']>> = noted.get(key) ?? {
      found: inBase,
      occurs: new Set(),
    };
    if (where !== undefined) known.occurs.add(where);
    if (shown !== undefined) known.shown ??= shown;
    noted.set(key, known);
  };
  const ofActs = (of: readonly Act[], where: Occurs) => {
    for (const { app, args } of of)
      for (const text of keysAndStrings(args)) note(findRow(base, text, app), where);
  };
  ofActs(setup, 'setup');
  for (const text of asked.flatMap(stringsIn)) note(findRow(base, text), 'setup');
  for (const step of steps) {
    const element = targetOf(step);
    if (element) note(rowShownBy(start, element, step.seen.foreground.app), 'solution', element.name);
  }
  ofActs(acts, 'expect');
  // A row may be pointed out by what it is called: “More about Boiler manual.pdf”.
  const touched = steps.flatMap(step => targetOf(step)?.name ?? []);
  for (const { found, occurs } of noted.values()) {
    const label = labelFor(found)?.value;
    if (label !== undefined && label.length > 3 && touched.some(name => wordsAt(name, label) >= 0))
      occurs.add('solution');
  }
  for (const id of answered) note(findRow(start, id), 'answer');
  const tables = new Set([...noted.values()].map(({ found }) => found.table.path));
  for (const step of others) {
    const element = targetOf(step);
    const shown = element && rowShownBy(start, element, step.seen.foreground.app);
    if (shown && tables.has(shown.table.path)) note(shown, undefined, element.name);
  }
  return noted;
}

/** The row that names one without a name of its own: the first of its app that refers to it and has one. */
function nameGiver(base: Phone, { table, id }: FoundRow): { found: FoundRow; field: string } | undefined {
  for (const other of tablesIn(base)) {
    if (other.app !== table.app || other.path === table.path) continue;
    for (const [key, row] of Object.entries(other.rows)) {
      const field = Object.keys(row).find(name => row[name] === id);
      if (field !== undefined && labelFor({ table: other, id: key, row }))
        return { found: { table: other, id: key, row }, field };
    }
  }
  return undefined;
}

interface Typed {
  text: string;
  field: string;
}

/** Texts that a recording types, without those that a later one in the same field replaced. */
function typedIn(steps: readonly RecordedStep[]): Typed[] {
  return steps.flatMap(step =>
    step.action.type === 'type' && step.action.text.trim() !== ''
      ? [{ text: step.action.text, field: fieldOf(step) }]
      : [],
  );
}

/** Times of day that were entered in the phone's time dialog. */
function timesIn(steps: readonly RecordedStep[]): number[] {
  return typedIn(steps).flatMap(({ text, field }, i, all) => {
    const next = all[i + 1];
    return field === 'Hour' && next?.field === 'Minute' && /^\d+$/.test(text) && /^\d+$/.test(next.text)
      ? [Number(text) * 60 + Number(next.text)]
      : [];
  });
}

/** Values to which sliders were set, the last of each. */
function slidIn(steps: readonly RecordedStep[]) {
  const found = new Map<
    string,
    { name: string; value: number; range: { min: number; max: number; step: number } }
  >();
  for (const step of steps) {
    const element = targetOf(step);
    const now = element?.range && step.shows.elements?.find(({ id }) => id === element.id)?.range;
    if (element?.role !== 'slider' || !now) continue;
    const { min, max } = now;
    found.set(element.name, { name: element.name, value: now.now, range: { min, max, step: now.step || 1 } });
  }
  return [...found.values()];
}

const isNumeric = (text: string) => /^\d{1,6}$/.test(text) && String(Number(text)) === text;

/** What may vary in a recording, in the order of its use. Names and use are as the draft says. */
export function parametersOf(searched: Searched, draft: Pick<RecordingDraft, 'parameters'>): Parameter[] {
  const { steps, arranged, setup, left, acts } = searched;
  const taken = new Set<string>();
  const said = (id: string, wanted: string, isUsed: boolean) => {
    const own = draft.parameters[id];
    const name = freeName(own?.name ?? wanted, taken);
    taken.add(name);
    return { id, name, used: own?.used ?? isUsed };
  };
  const noted = rowsOf(searched);
  const rows = [...noted.values()].map<Parameter>(({ found: own, occurs, shown }) => {
    const named = labelFor(own) ? undefined : nameGiver(searched.base, own);
    const found = named?.found ?? own;
    const label = named || shown === undefined ? labelFor(found) : labelShown(found, shown);
    return {
      kind: 'row',
      ...said(
        `row:${own.table.path}/${own.id}`,
        singular(found.table.name),
        // What nobody chose, such as the calendar that is the usual one, stays as it is.
        label !== undefined && (occurs.size > 1 || !occurs.has('expect')),
      ),
      found,
      label,
      ...(named ? { held: { found: own, field: named.field } } : {}),
      occurs: [...occurs],
    };
  });
  const inSetup = [...stringsIn(setup.map(({ args }) => args)), ...left];
  const touched = steps.flatMap(step => [
    targetOf(step)?.name ?? '',
    ...(step.action.type === 'type' ? [step.action.text] : []),
  ]);
  const inExpect = stringsIn(acts.map(({ args }) => args));
  const numbers = new Set(numbersIn(acts.map(({ args }) => args)));
  const occursIn = (text: string): Occurs[] => [
    ...(inSetup.some(other => other.includes(text)) ? (['setup'] as const) : []),
    ...(touched.some(name => wordsAt(name, text) >= 0) ? (['solution'] as const) : []),
    ...(inExpect.some(other => other.includes(text)) || numbers.has(Number(text))
      ? (['expect'] as const)
      : []),
  ];
  const known = new Set(
    [...noted.values()].flatMap(({ found }) => stringsIn(found.row).filter(text => text.length > 2)),
  );
  const times = timesIn(steps).map<Parameter>(value => ({
    kind: 'time',
    ...said(`time:${value}`, 'at', false),
    value,
    occurs: ['solution', 'expect'],
  }));
  const sliders = slidIn(steps).map<Parameter>(({ name, value, range }) => ({
    kind: 'number',
    ...said(`slider:${name}`, name, false),
    value,
    range,
    occurs: ['solution', ...(numbers.has(value) ? (['expect'] as const) : [])],
  }));
  const seen = new Set<string>();
  const texts = [...typedIn(arranged), ...typedIn(steps)].flatMap<Parameter>(({ text, field }) => {
    const value = text.trim();
    if (seen.has(value) || known.has(value) || field === 'Hour' || field === 'Minute') return [];
    seen.add(value);
    const occurs = occursIn(value);
    // What is only looked for is not a thing that the task is about.
    if (occurs.length === 0 || (occurs.length === 1 && occurs[0] === 'solution')) return [];
    if (isNumeric(value))
      return [
        {
          kind: 'number',
          ...said(`number:${value}`, field || 'number', false),
          value: Number(value),
          occurs,
        },
      ];
    return [{ kind: 'text', ...said(`text:${value}`, field || 'words', false), value, occurs }];
  });
  return [...rows, ...times, ...sliders, ...texts];
}
