import { quoted as inQuotes } from '../tasks/probes/words.ts';

/** A word as a shell reads it, whatever is in it; a plain one stays plain, so that a line can be read. */
export const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : inQuotes(word));
