import type { TSchema } from 'typebox';
import { appSchemas, type AppId, type Phone } from '../../../../apps/catalogue.ts';
import { layoutOf, type Column, type Layout, type Table } from '../../../../src/state/database-layout.ts';
import { isObject } from '../../../../src/state/json.ts';
import { escapeKey, getAt } from '../../../../src/state/pointer.ts';
import type { Row } from '../../probe.ts';
import { ask, rowsIn, seenRows, type Seen, type View } from './view.ts';

/** The part of JSON Schema that reading a value needs. */
interface Node {
  type?: string;
  properties?: Record<string, Node>;
  patternProperties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
  required?: string[];
  anyOf?: Node[];
  items?: Node;
}

const layouts = new Map<string, Layout>();
function layout(app: string): Layout {
  const known = layouts.get(app) ?? layoutOf(appSchemas[app] as TSchema);
  layouts.set(app, known);
  return known;
}

const kindsOf = (node: Node): Node[] => (node.anyOf ? node.anyOf.flatMap(kindsOf) : [node]);
const fieldsOf = (node: Node): Record<string, Node> | undefined =>
  kindsOf(node).find(each => each.properties)?.properties;
const isNullable = (node: Node): boolean => kindsOf(node).some(each => each.type === 'null');

/** A value from the text of a cell, with the type of its schema; undefined where there is none. */
function cellValue(node: Node, cell: string | null | undefined): unknown {
  const types = new Set(kindsOf(node).map(each => each.type));
  if (cell === null || cell === undefined) return types.has('null') ? null : undefined;
  if (types.has('array') || types.has('object')) return JSON.parse(cell) as unknown;
  if (types.has('boolean') && /^(0|1)$/.test(cell)) return cell === '1';
  const isNumber = /^-?[\d.]+(e[-+]?\d+)?$/i.test(cell);
  if ((types.has('integer') || types.has('number')) && isNumber) return Number(cell);
  return cell;
}

/** An entity from its row. An object whose columns are all empty is null, or not there. */
function entityOf(node: Node, columns: readonly Column[], row: Row, at: readonly string[] = []): unknown {
  const isBelow = (column: Column) => at.every((key, i) => column.at[i] === key);
  const below = columns.filter(isBelow);
  const fields = fieldsOf(node);
  if (!fields || below.some(column => column.at.length === at.length))
    return cellValue(node, row[below[0]?.name ?? '']);
  const isEmpty = at.length > 0 && below.every(({ name }) => (row[name] ?? null) === null);
  if (isEmpty && isNullable(node)) return null;
  const entries = Object.entries(fields)
    .map(([key, field]) => [key, entityOf(field, columns, row, [...at, key])] as const)
    .filter(([, value]) => value !== undefined);
  return isEmpty && entries.every(([, value]) => value === null || isObject(value))
    ? undefined
    : Object.fromEntries(entries);
}

/** The schema at a place of an app's state. */
function nodeAt(app: string, at: readonly string[]): Node {
  let node = appSchemas[app] as TSchema as Node;
  for (const key of at) node = fieldsOf(node)?.[key] ?? {};
  return node;
}
const entityNode = (node: Node): Node => {
  const record = kindsOf(node).find(each => each.patternProperties);
  return Object.values(record?.patternProperties ?? {})[0] ?? kindsOf(node).find(each => each.items)!.items!;
};

const pointerOf = (app: string, at: readonly string[]): string =>
  `/apps/${app}${at.map(key => `/${escapeKey(key)}`).join('')}`;

/** Without what is undefined, as a row of a database has it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;

function tableView(app: AppId, { name, at, array, columns }: Table): View {
  const pointer = pointerOf(app, at);
  const node = entityNode(nodeAt(app, at));
  const entity = (row: Row): unknown => entityOf(node, columns, row);
  return {
    id: `${app} ${name}`,
    app,
    questions: [ask('sqlite', { app, sql: `SELECT * FROM "${name}"` })],
    of(phone: Phone) {
      const value = getAt(phone, pointer);
      if (array) return { rows: {}, values: { [pointer]: plain(value ?? []) } };
      const rows = (value ?? {}) as Record<string, unknown>;
      return { rows: { [pointer]: seenRows(rows, row => ({ '': plain(row) })) }, values: {} };
    },
    read(found) {
      const rows = rowsIn(found);
      if (!array) {
        const seen = rows.map(row => [row['id'] ?? '', { '': entity(row) }] as const);
        return { rows: { [pointer]: Object.fromEntries(seen) }, values: {} };
      }
      const inOrder = [...rows].sort((a, b) => Number(a['id']) - Number(b['id']));
      return { rows: {}, values: { [pointer]: inOrder.map(entity) } };
    },
    isTelling: key => !GENERATED.test(key),
    // A database tells what others wrote only in the apps where somebody writes.
    isFromOthers: (_table, row) => isByOthers(row),
  };
}

/** Ids as the phone makes them for new rows. Any other key names a row of another table. */
const GENERATED = /^[a-z][A-Za-z]*-[0-9a-z]{9}$/;

/** Whether a row is a message of somebody else. */
const isByOthers = ({ '': row }: Seen): boolean =>
  isObject(row) && typeof row['from'] === 'string' && row['from'] !== 'me' && 'thread' in row;

function scalarView(app: AppId, { name, at }: Column): View {
  const pointer = pointerOf(app, at);
  const node = nodeAt(app, at);
  return {
    id: `${app} ${name}`,
    app,
    questions: [
      ask('sqlite', { app, sql: `SELECT "key" AS "id", "value" FROM "state" WHERE "key" = '${name}'` }),
    ],
    of: phone => ({ rows: {}, values: { [pointer]: plainOrNothing(getAt(phone, pointer)) } }),
    read: found => ({ rows: {}, values: { [pointer]: cellValue(node, rowsIn(found)[0]?.['value']) } }),
  };
}
const plainOrNothing = (value: unknown): unknown => (value === undefined ? undefined : plain(value));

/** What the database of the app at a path shows of that path: a table's rows, or a single value. None outside of apps. */
export function databaseViews(path: string): View[] {
  const [, root, app, ...rest] = path.split('/');
  if (root !== 'apps' || app === undefined || !(app in appSchemas)) return [];
  const { tables, scalars } = layout(app);
  const isAbove = ({ at }: { at: readonly string[] }) => at.every((key, i) => escapeKey(key) === rest[i]);
  return [
    ...tables.filter(isAbove).map(table => tableView(app as AppId, table)),
    ...scalars.filter(isAbove).map(scalar => scalarView(app as AppId, scalar)),
  ];
}

/** The tables of an app's database. */
export const tablesOf = (app: AppId): View[] => layout(app).tables.map(table => tableView(app, table));
