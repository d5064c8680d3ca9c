import type { TSchema } from 'typebox';
import {
  childSchema,
  ID_PATTERN,
  schemasAt,
  type Comparison,
  type Lifetime,
  type Node as SchemaNode,
  type Place,
} from './schema.ts';

export type { SchemaNode };

/** What judging needs to know of a place in a value: its lifetime, how it compares, and what lies below. */
export interface Shape {
  lifetime: Lifetime;
  comparison: Comparison;
  /** The keys that the schemas name, in their order. */
  names: ReadonlySet<string>;
  /** Whether its keys are ids of rows, which say nothing by themselves. */
  isTable: boolean;
  /** Whether a new row in which this field is set counts as not there: it is in the bin. */
  isBin: boolean;
  /** Where the rows that those of this table hang on are, and the field with their id where that is not the key. */
  hangsOn: { table: string; by?: string } | undefined;
  /** The flag beside this field that makes it a stamp. */
  stampWhere: string | undefined;
  /** The schemas that a value may fit here, as JSON Schema; none where the schema does not know the place. */
  nodes: readonly SchemaNode[];
  /** The shape below a key of an object or an index of a list. The same shape for all keys that the schema does not name. */
  child(key: string): Shape;
}

/** The mark of all schemas that a place may fit, or `otherwise` where they disagree. */
function common<T>(places: readonly Place[], read: (place: Place) => T, otherwise: T): T {
  const first = read(places[0]!);
  return places.every(place => read(place) === first) ? first : otherwise;
}

const isTableNode = ({ node }: Place) =>
  Object.keys((node['patternProperties'] as object | undefined) ?? {}).includes(ID_PATTERN);

class SchemaShape implements Shape {
  readonly lifetime: Lifetime;
  readonly comparison: Comparison;
  readonly isTable: boolean;
  readonly isBin: boolean;
  readonly hangsOn: Shape['hangsOn'];
  readonly stampWhere: string | undefined;
  readonly nodes: readonly SchemaNode[];
  private readonly places: readonly Place[];
  readonly names: ReadonlySet<string>;
  private readonly children = new Map<string, Shape>();

  constructor(places: readonly Place[]) {
    this.places = places;
    this.nodes = places.map(place => place.node);
    this.names = new Set(this.nodes.flatMap(node => Object.keys((node['properties'] as object) ?? {})));
    this.lifetime = common(places, place => place.lifetime, 'data');
    this.comparison = common(places, place => place.comparison, 'exact');
    this.isTable = places.some(isTableNode);
    this.hangsOn = common(places, place => place.node['x-hangs-on'] as Shape['hangsOn'], undefined);
    this.stampWhere = common(places, place => place.node['x-stamp-where'] as string | undefined, undefined);
    this.isBin = places.some(place => place.bin);
  }

  child(key: string): Shape {
    const slot = this.names.has(key) ? key : '*';
    let shape = this.children.get(slot);
    if (!shape) {
      const places = this.places.flatMap(place => childSchema(place, key));
      shape = places.length === 0 ? new Unknown(this.lifetime) : new SchemaShape(places);
      this.children.set(slot, shape);
    }
    return shape;
  }
}

/** A place that the schema does not know: exact, with the lifetime of what it lies in. */
class Unknown implements Shape {
  readonly lifetime: Lifetime;
  readonly comparison = 'exact';
  readonly isTable = false;
  readonly isBin = false;
  readonly hangsOn = undefined;
  readonly stampWhere = undefined;
  readonly names: ReadonlySet<string> = new Set();
  readonly nodes = [];
  constructor(lifetime: Lifetime) {
    this.lifetime = lifetime;
  }
  child(): Shape {
    return this;
  }
}

const known = new WeakMap<TSchema, Shape>();

/** The shape of a value of this schema. Computed once for each place that is asked for. */
export function shapeOf(schema: TSchema): Shape {
  let shape = known.get(schema);
  if (!shape) {
    shape = new SchemaShape(schemasAt(schema));
    known.set(schema, shape);
  }
  return shape;
}
