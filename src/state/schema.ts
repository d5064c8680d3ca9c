import {
  Type,
  type TEnum,
  type TInteger,
  type TNull,
  type TObjectOptions,
  type TRecord,
  type TSchema,
  type TSchemaOptions,
  type TString,
  type TUnion,
  type Static,
} from 'typebox';
import { escapeKey } from './pointer.ts';

/**
 * Whether a change may count against an agent (`data`) or is ordinary wear (`trace`). Of a `history` only erasing counts.
 */
export type Lifetime = 'data' | 'trace' | 'history';

/** An id or the key of a table: never like an integer, which objects would put first, nor a prototype key. */
export const ID_PATTERN = '^(?!(?:-?[0-9]+|__proto__|constructor|prototype)$).+$';

/** A table: entities by id. Order comes from a field of the entity and then its id, never from the table. */
export function Table<const Entity extends TSchema>(
  entity: Entity,
  options: TObjectOptions = {},
): TRecord<'^.*$', Entity> {
  const schema = Type.Record(Type.String({ pattern: ID_PATTERN }), entity, {
    additionalProperties: false,
    ...options,
  });
  return schema as unknown as TRecord<'^.*$', Entity>;
}

/**
 * How a judge compares two values of a field. `exact` is the default.
 * - `words`: text that a person writes. Unicode NFC; blanks at the ends and at line ends, and the kinds of quotes, dashes and
 *   ellipses do not count. Capitals do.
 * - `name`: as `words`, without capitals.
 * - `phoneNumber`: the same number in E.164, however it is written.
 * - `minute`: a time that a person sets, to the minute.
 * - `stamp`: when something was done, and what is derived from that. That it is set counts, its value does not; an entry that
 *   is removed is told from others by it.
 * - `ordered`: a list whose order counts. The order of other lists does not.
 * - `position`: a place in an order made by drag: which of two comes first. `whileSet`: a state that counts while it lasts.
 */
export type Comparison =
  | 'exact'
  | 'words'
  | 'name'
  | 'phoneNumber'
  | 'minute'
  | 'stamp'
  | 'ordered'
  | 'position'
  | 'whileSet';

/** A copy of a schema with further options. TypeBox keeps marks of its own in properties that a spread would lose. */
function marked<const Schema extends TSchema>(schema: Schema, options: TSchemaOptions): Schema {
  const copy = Object.create(
    Object.getPrototypeOf(schema) as object,
    Object.getOwnPropertyDescriptors(schema),
  ) as Schema;
  return Object.assign(copy, options);
}

/** Marks a field as ordinary wear: captured, and never held against an agent. Its type stays as it is. */
export function trace<const Schema extends TSchema>(schema: Schema, options: TSchemaOptions = {}): Schema {
  return marked(schema, { ...options, 'x-lifetime': 'trace' });
}

/**
 * Marks a table, record or list as a history: use may add to it, change it and push old entries out, but to erase it (to
 * leave fewer entries than there were) is a change.
 */
export function history<const Schema extends TSchema>(schema: Schema, options: TSchemaOptions = {}): Schema {
  return marked(schema, { ...options, 'x-lifetime': 'history' });
}

const comparedAs =
  (comparison: Comparison) =>
  <const Schema extends TSchema>(schema: Schema, options: TSchemaOptions = {}): Schema =>
    marked(schema, { ...options, 'x-compare': comparison });

/** Marks text that a person writes, to be compared as `words` (see Comparison). */
export const words = comparedAs('words');
/** Marks a name, to be compared without capitals. */
export const name = comparedAs('name');
/** Marks a telephone number, to be compared as E.164. */
export const phoneNumber = comparedAs('phoneNumber');
/** Marks a time that a person sets, to be compared to the minute. */
export const minute = comparedAs('minute');
/** Marks a field that is set while a row is in the bin: a new row that lies in the bin counts as not there. */
export function bin<const Schema extends TSchema>(schema: Schema, options: TSchemaOptions = {}): Schema {
  return marked(schema, { ...options, 'x-bin': true });
}

/** Marks when something was done, or what is derived from that: judges do not compare it. */
export const stamp = comparedAs('stamp');
/** Marks a list whose order counts. */
export const ordered = comparedAs('ordered');
/** Marks a state that counts as long as it lasts, and that anybody may end. */
export const whileSet = comparedAs('whileSet');
/** Marks a place in an order that is made by drag. */
export const position = comparedAs('position');

/**
 * Marks a field as a stamp where `flag`, a boolean field beside it, is true: a file’s name that the camera made from the
 * clock, for one. Two values of which either lacks the flag are compared as the field says otherwise.
 */
export function stampWhere<const Schema extends TSchema>(schema: Schema, flag: string): Schema {
  return marked(schema, { 'x-stamp-where': flag });
}

/**
 * Marks a table whose rows hang on rows of another (`table`, its pointer in the phone): each on the one whose id is the row’s key, or
 * stands in the row’s field `by`. A row counts while the other does: where that is gone, or was made and binned, the row is
 * nothing either.
 */
export function hangsOn<const Schema extends TSchema>(schema: Schema, table: string, by?: string): Schema {
  return marked(schema, { 'x-hangs-on': by === undefined ? { table } : { table, by } });
}

/** Id of an entity: a text that does not look like an integer; with a prefix, one like `prefix-…`. */
export function Id(prefix?: string, options: TSchemaOptions = {}): TString {
  return Type.String({ pattern: prefix === undefined ? ID_PATTERN : `^${prefix}-.+$`, ...options });
}

/** A moment, in ms since 1970-01-01 UTC, in the years 1 to 9999. */
export function EpochMs(options: TSchemaOptions = {}): TInteger {
  return Type.Integer({ minimum: -62_135_596_800_000, maximum: 253_402_300_799_999, ...options });
}

/** An amount of money in hundredths of its currency's unit; negative where the field allows it. */
export function Cents(options: TSchemaOptions = {}): TInteger {
  return Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER, ...options });
}

/** The schema's values or null. */
export function Nullable<const Schema extends TSchema>(
  schema: Schema,
  options: TSchemaOptions = {},
): TUnion<[Schema, TNull]> {
  return Type.Union([schema, Type.Null()], options) as unknown as TUnion<[Schema, TNull]>;
}

/** One of these texts. */
export function StringEnum<const Values extends string[]>(
  values: readonly [...Values],
  options: TSchemaOptions = {},
): TEnum<Values> {
  return Type.Enum(values as readonly string[] as string[], {
    type: 'string',
    ...options,
  }) as unknown as TEnum<Values>;
}

/** Bytes that live outside the tree, in the content-addressed store. */
export const BlobRef = Type.Object(
  {
    sha256: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'SHA-256 of the bytes, in lower-case hexadecimal.',
    }),
    size: Type.Integer({ minimum: 0, description: 'Number of bytes.' }),
    mime: Type.String({ pattern: '^[a-z]+/[a-zA-Z0-9.+-]+$', description: 'MIME type.' }),
  },
  { additionalProperties: false, description: 'Bytes in the store, by content.' },
);
export type BlobRef = Static<typeof BlobRef>;

/** JSON Schema as these walks read it: whatever TypeBox made, without its types. */
export interface Node {
  [key: string]: unknown;
  description?: string;
  properties?: Record<string, Node>;
  patternProperties?: Record<string, Node>;
  additionalProperties?: Node | boolean;
  items?: Node | Node[];
  prefixItems?: Node[];
  anyOf?: Node[];
  oneOf?: Node[];
  allOf?: Node[];
  $ref?: string;
  $defs?: Record<string, Node>;
}

/** A schema on the way down a path, the lifetime of its nearest mark, and its own comparison. */
export interface Place {
  node: Node;
  lifetime: Lifetime;
  comparison: Comparison;
  /** Whether the field is set while a row is in the bin. */
  bin: boolean;
  defs: Record<string, Node>;
}

/** The schemas that a value may fit at the root of a schema. */
export const schemasAt = (schema: TSchema): Place[] => expand(start(schema as Node));

/** The schemas that a value may fit below a key of a place. */
export function childSchema({ node, lifetime, defs }: Place, key: string): Place[] {
  const child = childOf(node, key);
  return child ? expand({ ...start(child), lifetime, defs }) : [];
}

const start = (node: Node): Place => ({ node, lifetime: 'data', comparison: 'exact', bin: false, defs: {} });

/**
 * The lifetime of what stands at a path (its keys, as of `parsePointer`) in a value of this schema: that of the nearest
 * marked field on the way, the field itself included. Where a union allows several readings that disagree it is data.
 * A path that leaves the schema has the lifetime of where it left.
 */
export function lifetimeAt(schema: TSchema, path: readonly string[]): Lifetime {
  let places = schemasAt(schema);
  for (const key of path) {
    const next = places.flatMap(place => childSchema(place, key));
    if (next.length === 0) break;
    places = next;
  }
  const [first, ...others] = places;
  return others.every(place => place.lifetime === first!.lifetime) ? first!.lifetime : 'data';
}

/** Fields of objects in a schema, at any depth, that have no description: pointers in which `*` is any key or index. */
export function undescribed(schema: TSchema): string[] {
  const missing = new Set<string>();
  const walk = (from: Node, path: string, seen: ReadonlySet<Node>, defs: Record<string, Node>): void => {
    for (const place of expand({ ...start(from), defs })) {
      const { node } = place;
      if (seen.has(node)) continue;
      const inside = new Set([...seen, node]);
      for (const [key, field] of Object.entries(node.properties ?? {})) {
        const at = `${path}/${escapeKey(key)}`;
        if (!isDescribed(field, place.defs)) missing.add(at);
        walk(field, at, inside, place.defs);
      }
      const others: unknown[] = [
        ...Object.values(node.patternProperties ?? {}),
        node.additionalProperties,
        node.prefixItems,
        node.items,
      ];
      for (const other of others.flat()) {
        if (typeof other === 'object' && other !== null) walk(other as Node, `${path}/*`, inside, place.defs);
      }
    }
  };
  walk(schema as Node, '', new Set(), {});
  return [...missing];
}

function isDescribed(field: Node, defs: Record<string, Node>): boolean {
  return (
    Boolean(field.description) ||
    expand({ ...start(field), defs }).some(place => Boolean(place.node.description))
  );
}

/** The schemas that a value may or must fit in place of a union, an intersection or a reference, each with its lifetime. */
function expand(place: Place, depth = 0): Place[] {
  const { node } = place;
  const defs = node.$defs ? { ...place.defs, ...node.$defs } : place.defs;
  const mark = node['x-lifetime'];
  const lifetime = mark === 'trace' || mark === 'data' || mark === 'history' ? mark : place.lifetime;
  const compares = node['x-compare'] as Comparison | undefined;
  const comparison = compares ?? place.comparison;
  const bin = place.bin || node['x-bin'] === true;
  const own: Place = { node, lifetime, comparison, bin, defs };
  const target = node.$ref === undefined ? undefined : defs[node.$ref.replace(/^#\/\$defs\//, '')];
  const parts = [
    ...(node.anyOf ?? []),
    ...(node.oneOf ?? []),
    ...(node.allOf ?? []),
    ...(target ? [target] : []),
  ].filter((part, _, all) => all.length === 1 || part.type !== 'null');
  if (parts.length === 0 || depth > 16) return [own];
  const expanded = parts.flatMap(part => expand({ node: part, lifetime, comparison, bin, defs }, depth + 1));
  return node.properties || node.patternProperties || node.items ? [own, ...expanded] : expanded;
}

function childOf(node: Node, key: string): Node | undefined {
  if (node.properties && Object.hasOwn(node.properties, key)) return node.properties[key];
  for (const [pattern, child] of Object.entries(node.patternProperties ?? {}))
    if (regexOf(pattern).test(key)) return child;
  if (typeof node.additionalProperties === 'object') return node.additionalProperties;
  const list = node.prefixItems ?? (Array.isArray(node.items) ? node.items : undefined);
  const item = list?.[Number(key)];
  if (item) return item;
  return Array.isArray(node.items) ? undefined : node.items;
}

const regexes = new Map<string, RegExp>();

function regexOf(pattern: string): RegExp {
  const regex = regexes.get(pattern) ?? new RegExp(pattern, 'u');
  regexes.set(pattern, regex);
  return regex;
}
