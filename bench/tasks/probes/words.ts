/** Quotes a word for a shell. */
export const quoted = (word: string): string => `'${word.replaceAll("'", String.raw`'\''`)}'`;
/** Quotes a text for SQL. */
export const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;
