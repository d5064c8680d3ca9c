import type { TSchema } from 'typebox';

/** JSON Schema as this walk reads it. */
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
/** A column, where its value lies in an entity, and its type; '' for one that holds several kinds of value. */
export interface Column {
  name: string;
  at: readonly string[];
  type: Affinity;
  json: boolean;
}
/** A collection as a table; `entities` are those of an array, by their places, else of a record, by their ids. */
export interface Table {
  name: string;
  at: readonly string[];
  array: boolean;
  columns: readonly Column[];
}
/** What is in no collection: a row of `state` each. */
export interface Layout {
  tables: readonly Table[];
  scalars: readonly Column[];
}

/** A schema without the null that it may allow. */
const bare = (node: Node): Node => {
  const kinds = node.anyOf?.filter(kind => kind.type !== 'null');
  return kinds?.length === 1 ? bare(kinds[0]!) : node;
};

/** The table that an object or a list is, where it is one. */
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

/** The columns of what stands at a place: an object's are its fields', under its own name. */
function columnsOf(node: Node, name: string, at: readonly string[]): Column[] {
  const kind = bare(node);
  if (kind.properties)
    return Object.entries(kind.properties).flatMap(([key, field]) =>
      columnsOf(field, name === '' ? key : `${name}_${key}`, [...at, key]),
    );
  return [{ name: name === '' ? 'value' : name, at, type: affinityOf(kind), json: isJson(kind) }];
}

/** A name that no other has: a flattened one may be that of a field beside it. */
function unique(columns: readonly Column[]): Column[] {
  const taken = new Set(['id']);
  return columns.map(column => {
    let { name } = column;
    while (taken.has(name.toLowerCase())) name += '_';
    taken.add(name.toLowerCase());
    return { ...column, name };
  });
}

/** Where everything that a schema allows goes, in the schema's order. Objects of fields are flattened, collections in them too. */
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
