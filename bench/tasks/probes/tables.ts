import type { TSchema } from 'typebox';
import { appSchemas, phoneSchema, type AppId, type Phone } from '../../../apps/catalogue.ts';
import { sideEffects } from '../../../judges/side-effects.ts';
import { beginJudging, judgeAt } from '../expectation.ts';
import type { Task } from '../form.ts';
import { probe, type Probe, type Row } from '../probe.ts';

/** The part of JSON Schema that reading a row needs. */
interface Node {
  type?: string;
  properties?: Record<string, Node>;
  patternProperties?: Record<string, Node>;
  anyOf?: Node[];
  items?: Node;
}

type TablesOf<A extends AppId> = Extract<
  {
    [K in keyof Phone['apps'][A]]: Phone['apps'][A][K] extends Record<string, object> ? K : never;
  }[keyof Phone['apps'][A]],
  string
>;

/** The columns of a value: one, or one for each field of an object. */
function columnsOf(node: Node, column: string): string[] {
  const object = objectIn(node);
  return object
    ? Object.entries(object).flatMap(([key, field]) => columnsOf(field, `${column}_${key}`))
    : [column];
}
const objectIn = (node: Node): Record<string, Node> | undefined =>
  node.properties ?? node.anyOf?.map(objectIn).find(Boolean);

/** Orders the keys of JSON as the schema does. Some judges compare it as text, and a column may have another order. */
function inOrder(node: Node, value: unknown): unknown {
  const { items } = (node.anyOf ?? [node]).find(each => each.items) ?? {};
  if (Array.isArray(value)) return value.map(each => (items ? inOrder(items, each) : each));
  const fields = objectIn(node);
  if (!fields || value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([key]) => key in value)
      .map(([key, field]) => [key, inOrder(field, (value as Record<string, unknown>)[key])]),
  );
}

/** Reads a value from its column with the type of its schema. Undefined for an optional value that is missing. */
function valueOf(node: Node, column: string, row: Row): unknown {
  const object = objectIn(node);
  if (object) {
    if (!node.properties && columnsOf(node, column).every(each => (row[each] ?? null) === null)) return null;
    return Object.fromEntries(
      Object.entries(object)
        .map(([key, field]): [string, unknown] => [key, valueOf(field, `${column}_${key}`, row)])
        .filter(([, value]) => value !== undefined),
    );
  }
  const kinds = new Set((node.anyOf ?? [node]).map(each => each.type));
  const found = row[column] ?? null;
  if (found === null) return kinds.has('null') ? null : undefined;
  if (kinds.has('array') || kinds.has('object')) return inOrder(node, JSON.parse(found));
  if (kinds.has('boolean') && /^(0|1)$/.test(found)) return found === '1';
  if ((kinds.has('integer') || kinds.has('number')) && /^-?[\d.]+(e[-+]?\d+)?$/i.test(found))
    return Number(found);
  return found;
}

/** The entities in the rows of a table, by id. */
export function entitiesOf(app: AppId, table: string, rows: readonly Row[]): Record<string, unknown> {
  const schema = appSchemas[app] as TSchema as Node;
  const entity = Object.values(schema.properties?.[table]?.patternProperties ?? {})[0];
  if (!entity?.properties) throw new Error(`${app} has no table ${table}`);
  const fields = Object.entries(entity.properties);
  return Object.fromEntries(
    rows.map(row => [
      row['id'] ?? '',
      Object.fromEntries(
        fields
          .map(([key, field]): [string, unknown] => [key, valueOf(field, key, row)])
          .filter(([, value]) => value !== undefined),
      ),
    ]),
  );
}

/** The start, with one table replaced by the device's rows. */
const withTable = (was: Phone, app: AppId, table: string, rows: readonly Row[]): Phone => ({
  ...was,
  apps: { ...was.apps, [app]: { ...was.apps[app], [table]: entitiesOf(app, table, rows) } },
});

/**
 * Asks whether one table of an app's database satisfies the task. The table replaces the one of the start, and the task's
 * own judge decides. Everything else counts as unchanged; `untouched` checks other tables.
 */
export function judged<P extends object, A extends AppId>(
  task: Task<P>,
  p: P,
  was: Phone,
  app: A,
  table: TablesOf<A>,
  says: string,
): Probe {
  return probe('sqlite', { app, sql: `SELECT * FROM "${table}"` }, says, rows => {
    const judged = { task, params: p, start: was };
    const now = withTable(was, app, table, rows);
    const said = { answer: null, declared: 'done' } as const;
    return judgeAt(judged, beginJudging(judged), now, said).verdict.success;
  });
}

/** Asks whether a table of an app is as it was at the start, apart from changes that every use makes. */
export function untouched<A extends AppId>(was: Phone, app: A, table: TablesOf<A>): Probe {
  return probe(
    'sqlite',
    { app, sql: `SELECT * FROM "${table}"` },
    `${table} of ${app} as they were`,
    rows => sideEffects(phoneSchema, was, withTable(was, app, table, rows), []).length === 0,
  );
}
