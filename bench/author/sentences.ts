import { catalogue } from '../../apps/catalogue.ts';
import { describeFact } from '../../judges/compare/describe.ts';
import type { Fact } from '../../judges/compare/facts.ts';
import { parsePointer } from '../../src/state/pointer.ts';

const singular = (table: string) =>
  table
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/([^s])s$/, '$1');

const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

/** A value of a field in a few words. */
export const valueText = (value: unknown): string => {
  const text = typeof value === 'string' ? `“${value}”` : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

/** A field of a new row as a sentence. */
export function fieldSentence(fact: Fact, name: string, value: unknown): string {
  const table = parsePointer(fact.path).at(-2) ?? 'row';
  return `${name.replace(/([A-Z])/g, ' $1').toLowerCase()} of the new ${singular(table)}: ${valueText(value)}`;
}

/** A fact as a sentence that begins with the app: `Notes: note-one › folder changed from nothing to “Work”`. */
export function sentence(fact: Fact): string {
  const [root, app = '', table = '', row, ...rest] = parsePointer(fact.path);
  const meta = root === 'apps' ? catalogue.metas.get(app) : undefined;
  if (!meta) return describeFact(fact);
  const words = describeFact(fact);
  const place = [app, table, ...(row === undefined ? [] : [row]), ...rest].join(' › ');
  const shown =
    rest.length > 0
      ? `${rest.join(' › ')} of the ${singular(table)}`
      : row === undefined
        ? table
        : withArticle(singular(table));
  return `${meta.name}: ${words.startsWith(place) ? shown + words.slice(place.length) : words}`;
}
