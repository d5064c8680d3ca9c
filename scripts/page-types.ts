/**
 * TypeBox as a page has it: its makers of schemas alone. Its actions on types bring an engine that knows TypeScript, an eighth of a page's
 * first script; the three that rules use are here, for the schemas that rules give them. A test compares what both make.
 */
import type { TObject, TObjectOptions, TSchema, TString } from 'typebox/type';
import { Object as ObjectType, Optional, Unsafe } from 'typebox/type';

export {
  Array,
  Boolean,
  Enum,
  Integer,
  IsObject,
  IsOptional,
  Literal,
  Null,
  Number,
  Object,
  Optional,
  String,
  Union,
  Unknown,
  Unsafe,
} from 'typebox/type';

/** Keys of a text without a pattern. */
const ANY_KEY = '^.*$';

/** A record by keys that are texts. */
export const Record = (key: TString, value: TSchema, options: object = {}): object =>
  Unsafe({
    type: 'object',
    patternProperties: { [(key as { pattern?: string }).pattern ?? ANY_KEY]: value },
    ...options,
  });

const objectOf = (fields: readonly (readonly [string, TSchema])[], options: TObjectOptions): TObject =>
  ObjectType(globalThis.Object.fromEntries(fields), options);

/** An object of which each field may be left out. */
export const Partial = ({ properties }: TObject, options: TObjectOptions = {}): TObject =>
  objectOf(
    globalThis.Object.entries(properties).map(([key, field]) => [key, Optional(field)]),
    options,
  );

/** An object without some fields. */
export const Omit = (
  { properties }: TObject,
  keys: readonly string[],
  options: TObjectOptions = {},
): TObject =>
  objectOf(
    globalThis.Object.entries(properties).filter(([key]) => !keys.includes(key)),
    options,
  );
