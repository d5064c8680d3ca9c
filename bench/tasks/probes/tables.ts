import type { TSchema } from 'typebox';
import { appSchemas, phoneSchema, type AppId, type Phone } from '../../../apps/catalogue.ts';
import { judge } from '../../../judges/judge.ts';
import { sideEffects } from '../../../judges/side-effects.ts';
import type { Task } from '../form.ts';
import { probe, type Probe, type Row } from '../probe.ts';

/** JSON Schema as far as a row of a table is read by it. */
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

/** The columns that a place of an entity stands in: one, or for an object one for each of its fields. */
function columnsOf(node: Node, column: string): string[] {
  const object = objectIn(node);
  return object
    ? Object.entries(object).flatMap(([key, field]) => columnsOf(field, `${column}_${key}`))
    : [column];
}
const objectIn = (node: Node): Record<string, Node> | undefined =>
  node.properties ?? node.anyOf?.map(objectIn).find(Boolean);

/** JSON with its keys in the order of the schema, which those of a column need not have and some judges go by. */
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

/** A value from its column, by what the schema says that it is; undefined where the schema lets it be left out and it is. */
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

/** The entities that the rows of a table stand for, by their ids. */
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

/** The start with one table as a device has it. */
const withTable = (was: Phone, app: AppId, table: string, rows: readonly Row[]): Phone => ({
  ...was,
  apps: { ...was.apps, [app]: { ...was.apps[app], [table]: entitiesOf(app, table, rows) } },
});

/**
 * What a task asks of one table: the rows that an app's database has there are put in place of the start's, and the task's own judge looks at
 * it. All else is taken to be as it was; `untouched` asks for more of it.
 */
export function judged<P extends object, A extends AppId>(
  task: Task<P>,
  p: P,
  was: Phone,
  app: A,
  table: TablesOf<A>,
  says: string,
): Probe {
  return probe(
    'sqlite',
    { app, sql: `SELECT * FROM "${table}"` },
    says,
    rows =>
      judge(task, {
        was,
        baseline: was,
        now: withTable(was, app, table, rows),
        params: p,
        answer: null,
        declared: 'done',
      }).success,
  );
}

/** A table of an app that is as it was at the start, but for ordinary wear. */
export function untouched<A extends AppId>(was: Phone, app: A, table: TablesOf<A>): Probe {
  return probe(
    'sqlite',
    { app, sql: `SELECT * FROM "${table}"` },
    `${table} of ${app} as they were`,
    rows => sideEffects(phoneSchema, was, withTable(was, app, table, rows), []).length === 0,
  );
}
