// Types alone: the placeholders of an ICU message, read from its text.

/** A stretch of text, the brace that ends it, and what follows; never where no brace is left. */
type UpToBrace<S extends string> = S extends `${infer A}{${infer B}`
  ? A extends `${infer C}}${infer D}`
    ? [C, '}', `${D}{${B}`]
    : [A, '{', B]
  : S extends `${infer C}}${infer D}`
    ? [C, '}', D]
    : never;

type Trim<S extends string> = S extends ` ${infer R}` ? Trim<R> : S extends `${infer R} ` ? Trim<R> : S;
type LastWord<S extends string> = S extends `${string} ${infer R}` ? LastWord<R> : S;

/** What stands between a placeholder's brace and its first comma or brace: its name, and its kind. */
type Head<S extends string> = S extends `${infer H}}${string}`
  ? H extends `${infer Name},${infer More}`
    ? [Trim<Name>, More extends `${infer Kind},${string}` ? Trim<Kind> : Trim<More>]
    : [Trim<H>, 'text']
  : never;

/**
 * Walks a message from brace to brace. Braces alternate: one of a text opens a placeholder, one of a placeholder opens the
 * text of a branch. `Inside` says that the walk is in a placeholder; `Names` are those that are open, the innermost first.
 */
type Walk<S extends string, Inside extends boolean, Names extends string[], Found> =
  UpToBrace<S> extends [infer Before extends string, infer Brace, infer Rest extends string]
    ? Brace extends '{'
      ? Inside extends true
        ? Walk<Rest, false, Names, Found | [Names[0], 'branch', LastWord<Trim<Before>>]>
        : Head<Rest> extends [infer Name extends string, infer Kind]
          ? Walk<Rest, true, [Name, ...Names], Found | [Name, Kind, never]>
          : Found
      : Inside extends true
        ? Names extends [string, ...infer Outer extends string[]]
          ? Walk<Rest, false, Outer, Found>
          : Found
        : Walk<Rest, true, Names, Found>
    : Found;

type Tags<S extends string> = S extends `${string}<${infer Tag}>${infer Rest}`
  ? (Tag extends `/${string}` ? never : Tag) | Tags<Rest>
  : never;

type Placeholders<S extends string> = S extends `${string}{${string}` ? Walk<S, false, [], never> : never;
type NamesIn<P> = P extends [infer Name extends string, ...unknown[]] ? Name : never;
type Branches<P, Name> = P extends [Name, 'branch', infer Branch] ? Branch : never;
type Kinds<P, Name> = P extends [Name, infer Kind, unknown] ? Exclude<Kind, 'branch'> : never;
type ValueOf<P, Name> =
  'plural' extends Kinds<P, Name>
    ? number
    : 'selectordinal' extends Kinds<P, Name>
      ? number
      : 'select' extends Kinds<P, Name>
        ? Branches<P, Name>
        : string | number;

/**
 * The values that a message takes: `{count, plural, …}` a number, `{kind, select, a {…} other {…}}` one of its branches,
 * `{name}` text or a number, and `<b>…</b>` a function from what stands in it.
 */
export type ValuesOf<S extends string, Part = string> = {
  [Name in NamesIn<Placeholders<S>>]: ValueOf<Placeholders<S>, Name>;
} & {
  [Tag in Tags<S>]: (parts: readonly Part[]) => Part;
};

/** `S` where it takes exactly the values of `English`, or a type that says what is wrong. */
export type Fits<English extends string, S extends string> = [keyof ValuesOf<S>] extends [
  keyof ValuesOf<English>,
]
  ? ValuesOf<English> extends ValuesOf<S>
    ? [keyof ValuesOf<English>] extends [keyof ValuesOf<S>]
      ? S
      : { wrong: 'It lacks a placeholder of the English words'; english: English }
    : { wrong: 'Its placeholders take other values than those of the English words'; english: English }
  : { wrong: 'It has a placeholder that the English words lack'; english: English };
