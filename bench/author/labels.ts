import { nameOf } from '../../apps/contacts/select.ts';
import { labelOf, type FoundRow, type Row } from './rows.ts';

/** What a row is called: the value, and how a template says it. */
export interface Label {
  /** The hole of a goal: `title` of `{note.title}`. */
  hole: string;
  value: string;
  /** Its code, of the code of the row. */
  code: (row: string) => string;
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
    by: `'${field}'`,
    read: row => row[field],
  };
}
