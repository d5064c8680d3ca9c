import { nameOf } from '../../apps/contacts/select.ts';
import { labelOf, type FoundRow, type Row } from './rows.ts';

/** What a row is called: the value, and how a template says it. */
export interface Label {
  /** The hole of a goal: `title` of `{note.title}`. */
  hole: string;
  value: string;
  /** Its code, of the code of the row. */
  code: (row: string) => string;
  /** The same of a row that may have none. */
  loose: (row: string) => string;
  /** Code of what tells it in a table: a field's name in quotes, or a function. */
  by: string;
  read: (row: Row) => unknown;
  /** A function that its code calls, and the file that has it. */
  needs?: { name: string; file: string };
}

type Contact = Parameters<typeof nameOf>[0];

/** Tables whose rows are called by more than one field. */
const OWN: Readonly<Record<string, (row: Row) => Label>> = {
  'apps/contacts/contacts': row => ({
    hole: 'name',
    value: nameOf(row as unknown as Contact),
    code: code => `nameOf(${code})`,
    loose: code => `nameOf(${code})`,
    by: 'nameOf',
    read: other => nameOf(other as unknown as Contact),
    needs: { name: 'nameOf', file: '../../../apps/contacts/select.ts' },
  }),
};

/** What a row is called, if it is called anything. */
export function labelFor(found: FoundRow): Label | undefined {
  const own = OWN[found.table.path];
  if (own) return own(found.row);
  const field = labelOf(found);
  if (field === undefined) return undefined;
  return {
    hole: field,
    value: String(found.row[field]),
    code: code => `${code}.${field}`,
    loose: code => `${code}.${field}`,
    by: `'${field}'`,
    read: row => row[field],
  };
}

/** The shortest text by which a row is taken to be called on a screen. */
const SHORTEST = 4;

/** What a row is called where an element of this name shows it, if that is not what it is usually called: a picture by what is to be seen on it. */
export function labelShown(found: FoundRow, name: string): Label | undefined {
  const usual = labelFor(found);
  if (usual && name.includes(usual.value)) return usual;
  const leaves = (value: unknown, path: readonly string[]): { path: readonly string[]; text: string }[] => {
    if (typeof value === 'string')
      return value.length >= SHORTEST && name.includes(value) ? [{ path, text: value }] : [];
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [];
    return Object.entries(value).flatMap(([key, item]) =>
      /^[a-z]\w*$/i.test(key) && key !== 'id' ? leaves(item, [...path, key]) : [],
    );
  };
  const [best] = leaves(found.row, []).sort((a, b) => b.text.length - a.text.length);
  if (!best) return usual;
  const { path, text } = best;
  const read = (row: Row) => path.reduce<unknown>((at, key) => (at as Row | null | undefined)?.[key], row);
  return {
    hole: path.join('.'),
    value: text,
    code: code => `${code}.${path.join('!.')}`,
    loose: code => `${code}.${path.join('?.')}`,
    by: path.length === 1 ? `'${path[0]!}'` : `other => other.${path.join('?.')}`,
    read,
  };
}
