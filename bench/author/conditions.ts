import { phoneSchema, type Phone } from '../../apps/catalogue.ts';
import type { Fact } from '../../judges/compare/facts.ts';
import { shapeOf } from '../../src/state/shape.ts';
import { international } from '../../src/sdk/core/telephone.ts';
import type { Act } from './acts.ts';
import { isName, quoted } from './code.ts';
import { hasOne, type Derived } from './derived.ts';
import type { RecordedStep } from './recording.ts';
import { stringsIn } from './strings.ts';
import { targetOf } from './targets.ts';
import type { RowParameter } from './parameters.ts';
import { tableCode, tablesIn, type Row } from './rows.ts';

/** A condition on a row: its code over `row` and `phone`, and the same as a test. */
export interface Condition {
  code: string;
  holds: (row: Row, id: string) => boolean;
}

/** Fields that take a row off the screens where it is looked for. */
const HIDES =
  /^(locked|archived|spam|blocked|hidden|deleted|removed|recalled|private|left|muted|done|paused|seen|read|heard)$/i;
const STATES = /^(status|state|place|stage|category)$/;
const STAMPS = /(At|Until)$/;

export const fieldCode = (row: string, field: string) =>
  isName(field) ? `${row}.${field}` : `${row}['${field}']`;

/** The row that a parameter is about, and its code over `row`: the row itself, or the one that it names. */
function subjectOf({ found, held }: RowParameter) {
  if (!held) return { found, code: 'row', of: (row: Row) => row };
  const { rows } = held.found.table;
  return {
    found: held.found,
    code: `${tableCode('phone', held.found.table)}[row.${held.field}]!`,
    of: (row: Row): Row => rows[String(row[held.field])] ?? {},
  };
}

function sameAs(parameter: RowParameter, field: string, value: unknown): Condition {
  const { code, of } = subjectOf(parameter);
  const place = fieldCode(code, field);
  return {
    code:
      typeof value === 'boolean'
        ? `${value ? '' : '!'}${place}`
        : `${place} === ${typeof value === 'string' ? quoted(value) : String(value)}`,
    holds: row => of(row)[field] === value,
  };
}

/** Whether conditions on a field would tell any rows of its table apart. */
export const isTelling = ({ found }: RowParameter, { holds }: Condition) =>
  Object.entries(found.table.rows).some(([id, row]) => !holds(row, id));

function shapeOfRow(parameter: RowParameter) {
  const { found } = subjectOf(parameter);
  return found.table.path
    .split('/')
    .reduce((shape, key) => shape.child(key), shapeOf(phoneSchema))
    .child(found.id);
}

/** Whether a field has one of a few words. */
const isEnum = (parameter: RowParameter, field: string): boolean =>
  shapeOfRow(parameter)
    .child(field)
    .nodes.some(
      node =>
        Array.isArray((node as { enum?: unknown }).enum) ||
        Array.isArray((node as { anyOf?: unknown[] }).anyOf),
    );

/** The row is called something that no other of its table is. */
export function byItsName(parameter: RowParameter): Condition[] {
  const { label, found } = parameter;
  if (!label) return aloneOfIts(parameter);
  const count = new Map<unknown, number>();
  for (const row of Object.values(found.table.rows)) {
    const value = label.read(row);
    count.set(value, (count.get(value) ?? 0) + 1);
  }
  const isEmptySomewhere = [...count.keys()].some(value => value === '' || value === undefined);
  const isTwice = [...count].some(([value, n]) => n > 1 && value !== '' && value !== undefined);
  const code = label.loose('row');
  return [
    ...aloneOfIts(parameter),
    ...(isEmptySomewhere
      ? [
          {
            code: `${code} !== ''`,
            holds: (row: Row) => label.read(row) !== '' && label.read(row) !== undefined,
          },
        ]
      : []),
    ...(isTwice
      ? [
          {
            code: `isUnique(row, ${tableCode('phone', found.table)}, ${label.by})`,
            holds: (row: Row) => count.get(label.read(row)) === 1,
          },
        ]
      : []),
  ];
}

/** What samplers follow from beside the row itself. */
export interface Evidence {
  facts: readonly Fact[];
  steps: readonly RecordedStep[];
  acts: readonly Act[];
  /** The phone before the set-up. */
  base: Phone;
  /** Rows that belong to those of parameters. */
  derived: readonly Derived[];
  /** Ids of the rows of parameters that differ between instances. */
  rows: ReadonlySet<string>;
}

/** Rows that stood in the same lists as the recorded one, where it was chosen. */
function siblingsOf(parameter: RowParameter, { steps }: Evidence): Row[] {
  const { found } = subjectOf(parameter);
  const { rows } = found.table;
  const ids = new Set<string>();
  const end = `#${found.id}`;
  // A row may have been in sight of other lists before it was chosen from one.
  const chosen = steps.filter(step => targetOf(step)?.id.endsWith(end));
  for (const { seen } of [...chosen, ...steps]) {
    const list = seen.elements?.find(({ id }) => id.endsWith(end))?.id.slice(0, 1 - end.length);
    if (list === undefined) continue;
    // The list may have been scrolled before.
    const { app, route } = seen.foreground;
    for (const other of steps)
      if (other.seen.foreground.route === route && other.seen.foreground.app === app)
        for (const { id } of other.seen.elements ?? [])
          if (id.startsWith(list)) ids.add(id.slice(list.length));
    break;
  }
  return [...ids].flatMap(id => (Object.hasOwn(rows, id) ? [rows[id]!] : []));
}

/** Rows of a list have something in common for a reason where chance would give it them less often than this. */
const BY_CHANCE = 0.05;
/** Fields of which a list may show a few kinds. */
const KINDS = /^(mime|type|kind)$/;

/** What the rows of a list have in common that others of their table do not: it is likely what the list shows. */
function asListed(parameter: RowParameter, siblings: readonly Row[], { rows }: Evidence): Condition[] {
  const { found, code, of } = subjectOf(parameter);
  // One row alone, which a search found, says nothing of a list.
  if (siblings.length < 2) return [];
  const all = Object.values(found.table.rows);
  return Object.entries(found.row).flatMap(([field, value]) => {
    const isPlain = typeof value === 'boolean' || value === null || typeof value === 'string';
    // The list of another parameter is drawn with that.
    if (!isPlain || all.every(row => row[field] === value) || rows.has(String(value))) return [];
    const isFew = new Set(all.map(row => row[field])).size <= Math.min(12, all.length / 3);
    if (typeof value !== 'string' || isFew) {
      const share = all.filter(row => row[field] === value).length / all.length;
      if (siblings.every(row => row[field] === value) && share ** siblings.length < BY_CHANCE)
        return [sameAs(parameter, field, value)];
    }
    const kinds = [...new Set([value, ...siblings.map(row => row[field])])].filter(
      (kind): kind is string => typeof kind === 'string',
    );
    if (!KINDS.test(field) || kinds.length > 8 || kinds.length < 2) return [];
    if (all.every(row => kinds.includes(String(row[field])))) return [];
    return [
      {
        code: `[${kinds.map(quoted).join(', ')}].includes(${fieldCode(code, field)}${typeof found.row[field] === 'string' && all.some(row => row[field] === null || row[field] === undefined) ? " ?? ''" : ''})`,
        holds: row => kinds.includes(String(of(row)[field])),
      },
    ];
  });
}

/** Of a list in a row of which an entry is used, there are as many entries as were recorded: the only one is no choice. */
function withAsMany(parameter: RowParameter, { acts, steps }: Evidence): Condition[] {
  const used = new Set([
    ...stringsIn(acts.map(({ args }) => args)),
    ...steps.flatMap(step => targetOf(step)?.name.split(', ') ?? []),
  ]);
  return Object.entries(parameter.found.row).flatMap(([field, value]) => {
    if (!Array.isArray(value) || value.length === 0) return [];
    const isUsed = stringsIn(value).some(text => used.has(text) || used.has(international(text)));
    const count = value.length;
    return isUsed
      ? [
          {
            code: `${fieldCode('row', field)}.length === ${count}`,
            holds: (row: Row) => Array.isArray(row[field]) && row[field].length === count,
          },
        ]
      : [];
  });
}

/** The row can be found where the recorded one was: neither in the bin nor put away, if that one was not. */
export function asVisible(parameter: RowParameter, evidence: Evidence): Condition[] {
  const siblings = siblingsOf(parameter, evidence);
  const many = withAsMany(parameter, evidence);
  const { found } = subjectOf(parameter);
  const isSeen = ({ holds }: Condition) =>
    parameter.held !== undefined || siblings.every(row => holds(row, found.id));
  const one = hasOne(evidence.derived, parameter).map(({ code, holds }) => ({
    code,
    holds: (_: Row, id: string) => holds(id),
  }));
  return [...one, ...asUsual(parameter).filter(isSeen), ...asListed(parameter, siblings, evidence), ...many];
}

/** Without other rows to tell it by, what takes rows off their lists in most apps. */
function asUsual(parameter: RowParameter): Condition[] {
  const shape = shapeOfRow(parameter);
  return Object.entries(subjectOf(parameter).found.row).flatMap(([field, value]) => {
    const isBin = shape.child(field).isBin;
    const isPlain = value === null || typeof value === 'boolean' || typeof value === 'string';
    const counts =
      isBin ||
      (typeof value === 'boolean' &&
        !value &&
        HIDES.test(field) &&
        !/^(read|seen|heard|muted)$/.test(field)) ||
      (value === null && STAMPS.test(field)) ||
      (typeof value === 'string' && STATES.test(field) && isEnum(parameter, field));
    return counts && isPlain ? [sameAs(parameter, field, value)] : [];
  });
}

/** The row has the state that the recorded one had in whatever is not its content. */
export function asItWas(parameter: RowParameter): Condition[] {
  return Object.entries(subjectOf(parameter).found.row).flatMap(([field, value]) => {
    const isState =
      typeof value === 'boolean' || value === null || (typeof value === 'string' && isEnum(parameter, field));
    return isState ? [sameAs(parameter, field, value)] : [];
  });
}

/** A field below a field is as it was. */
function nested(parameter: RowParameter, path: readonly string[], was: boolean): Condition {
  const { code, of } = subjectOf(parameter);
  return {
    code: `${code}.${path.join('?.')} === ${was}`,
    holds: row => path.reduce<unknown>((at, key) => (at as Row | undefined)?.[key], of(row)) === was,
  };
}

/** The row alone names the one that it is about, as the recorded one did: of several the screen shows one or another. */
function aloneOfIts({ found, held }: RowParameter): Condition[] {
  if (!held) return [];
  const { field } = held;
  const count = new Map<unknown, number>();
  for (const row of Object.values(found.table.rows)) count.set(row[field], (count.get(row[field]) ?? 0) + 1);
  if (count.get(found.row[field]) !== 1) return [];
  return [
    {
      code: `isUnique(row, ${tableCode('phone', found.table)}, '${field}')`,
      holds: row => count.get(row[field]) === 1,
    },
  ];
}

/** What the solution changes in the row is as it was: else an instance may be right from the start. */
export function asBefore(parameter: RowParameter, { facts, rows, base }: Evidence): Condition[] {
  const { found } = subjectOf(parameter);
  const prefix = `/${found.table.path}/${found.id}/`;
  return facts.flatMap(fact => {
    // An entry of another table under the row's own id: it is liked, or saved.
    if ((fact.kind === 'added' || fact.kind === 'removed') && fact.key === found.id && !parameter.held) {
      const table = tablesIn(base).find(({ path }) => `/${path}` === fact.table);
      if (!table) return [];
      const isThere = fact.kind === 'removed';
      return [
        {
          code: `${isThere ? '' : '!'}Object.hasOwn(${tableCode('phone', table)}, row.id)`,
          holds: (_: Row, id: string) => Object.hasOwn(table.rows, id) === isThere,
        },
      ];
    }
    if (fact.kind !== 'changed' || !fact.path.startsWith(prefix)) return [];
    const field = fact.path.slice(prefix.length);
    const { was } = fact;
    if (typeof was === 'boolean' && field.includes('/')) return [nested(parameter, field.split('/'), was)];
    // Which other row it gets is drawn to be another than it has.
    if (field.includes('/') || rows.has(String(fact.now))) return [];
    return typeof was === 'boolean' || was === null || (typeof was === 'string' && isEnum(parameter, field))
      ? [sameAs(parameter, field, was)]
      : [];
  });
}
