/** Path data by name, as `npm run icons` writes it; the filled drawing of `star` is `star_fill`. */
export type IconTable = Readonly<Record<string, string>>;

/** Names of the icons in a table. */
export type NameIn<T> = Exclude<keyof T & string, `${string}_fill`>;

/** Names of those that have a filled drawing. */
export type FilledIn<T> = keyof T & string extends infer K
  ? K extends `${infer Name}_fill`
    ? Name
    : never
  : never;
