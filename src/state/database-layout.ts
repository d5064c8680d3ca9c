import type { TSchema } from 'typebox';

/** The parts of JSON Schema that a layout depends on. */
interface Node {
  type?: string | string[];
  properties?: Record<string, Node>;
  patternProperties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  enum?: unknown[];
  const?: unknown;
}

type Affinity = 'INTEGER' | 'REAL' | 'TEXT' | '';
/** A column, the path of its value in an entity, and its type: '' if it holds several types. */
export interface Column {
  name: string;
  at: readonly string[];
  type: Affinity;
  json: boolean;
}
/** A collection as a table. Rows of an array are numbered by index, those of a record have their ids. */
export interface Table {
  name: string;
  at: readonly string[];
  array: boolean;
  columns: readonly Column[];
}
/** The tables of an app's state. Each of `scalars` is a value outside of collections, and a row of the table `state`. */
export interface Layout {
  tables: readonly Table[];
  scalars: readonly Column[];
}

/** A schema without `null`. */
const bare = (node: Node): Node => {
  const kinds = node.anyOf?.filter(kind => kind.type !== 'null');
  return kinds?.length === 1 ? bare(kinds[0]!) : node;
};

/** The schema of a record's entities; undefined if the schema is not a record. */
const entityOf = (node: Node): Node | undefined =>
  node.patternProperties ? Object.values(node.patternProperties)[0] : undefined;

function affinityOf(node: Node): Affinity {
  const kinds = new Set((node.anyOf ?? [node]).filter(kind => kind.type !== 'null').map(kindOf));
  return kinds.size === 1 ? [...kinds][0]! : '';
}

function kindOf(node: Node): Affinity {
  if (node.anyOf) return affinityOf(node);
  switch (node.type ?? typeof (node.enum?.[0] ?? node.const)) {
    case 'integer':
    case 'boolean':
      return 'INTEGER';
    case 'number':
      return 'REAL';
    case 'string':
      return 'TEXT';
    case 'array':
    case 'object':
      return 'TEXT';
    default:
      return '';
  }
}

const isJson = (node: Node): boolean =>
  node.anyOf?.some(isJson) ?? (node.type === 'array' || node.type === 'object');

/** The columns of a value. An object has those of its fields, prefixed with its own name. */
function columnsOf(node: Node, name: string, at: readonly string[]): Column[] {
  const kind = bare(node);
  if (kind.properties)
    return Object.entries(kind.properties).flatMap(([key, field]) =>
      columnsOf(field, name === '' ? key : `${name}_${key}`, [...at, key]),
    );
  return [{ name: name === '' ? 'value' : name, at, type: affinityOf(kind), json: isJson(kind) }];
}

/** Makes names unique: a flattened name may be that of another field. */
function unique(columns: readonly Column[]): Column[] {
  const used = new Set(['id']);
  return columns.map(column => {
    let { name } = column;
    while (used.has(name.toLowerCase())) name += '_';
    used.add(name.toLowerCase());
    return { ...column, name };
  });
}

/** The layout of a schema's values, in the schema's order. Objects are flattened, with the collections in them. */
export function layoutOf(schema: TSchema): Layout {
  const tables: Table[] = [];
  const scalars: Column[] = [];
  const walk = (node: Node, name: string, at: readonly string[]): void => {
    const kind = bare(node);
    const entity =
      entityOf(kind) ?? (kind.type === 'array' && bare(kind.items ?? {}).properties ? kind.items : undefined);
    if (entity)
      tables.push({
        name: name === 'state' ? 'state_' : name,
        at,
        array: kind.type === 'array',
        columns: unique(columnsOf(entity, '', [])),
      });
    else if (kind.properties)
      for (const [key, field] of Object.entries(kind.properties))
        walk(field, name === '' ? key : `${name}_${key}`, [...at, key]);
    else scalars.push({ name, at, type: '', json: isJson(kind) });
  };
  walk(schema as Node, '', []);
  return { tables, scalars };
}
