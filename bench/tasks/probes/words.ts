/** A word of a shell's line. */
export const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;
/** A text of SQL. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
