import { dialled } from '../../../src/sdk/core/telephone.ts';
import { probe, type Probe, type Row } from '../probe.ts';
import { sqlText } from './words.ts';

/** A contact as the contacts provider lists it. Fields that are missing may have any value. */
export interface Wanted {
  given: string;
  family: string;
  phones?: readonly { label?: string; number: string }[];
  emails?: readonly string[];
  note?: string;
}

const ITEM = 'vnd.android.cursor.item';
/** Types of numbers (ContactsContract.CommonDataKinds.Phone). A custom label has type 0 and is in data3. */
const TYPES: Readonly<Record<string, string>> = { 1: 'Home', 2: 'Mobile', 3: 'Work', 7: 'Other', 12: 'Main' };
const labelOf = ({ data2, data3 }: Row): string => TYPES[data2 ?? ''] ?? data3 ?? '';

function byPerson(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows)
    groups.set(row['contact_id'] ?? '', [...(groups.get(row['contact_id'] ?? '') ?? []), row]);
  return [...groups.values()];
}

function fits(rows: readonly Row[], { given, family, phones, emails, note }: Wanted): boolean {
  const of = (kind: string) => rows.filter(row => row['mimetype'] === `${ITEM}/${kind}`);
  const same = (a: readonly string[], b: readonly string[]) =>
    JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());
  const [name] = of('name');
  const numbers = of('phone_v2');
  return (
    name?.['data2'] === (given || null) &&
    (name['data3'] ?? '') === family &&
    (!phones ||
      (same(
        numbers.map(row => dialled(row['data1'] ?? '')),
        phones.map(each => dialled(each.number)),
      ) &&
        phones.every(
          ({ label, number }) =>
            label === undefined ||
            numbers.some(row => dialled(row['data1'] ?? '') === dialled(number) && labelOf(row) === label),
        ))) &&
    (!emails ||
      same(
        of('email_v2').map(row => (row['data1'] ?? '').toLowerCase()),
        emails,
      )) &&
    (note === undefined || (of('note')[0]?.['data1'] ?? '') === note)
  );
}

/** Asks whether the contacts whose names begin with a word are exactly the wanted ones. */
export const people = (begins: string, wanted: readonly Wanted[]): Probe =>
  probe(
    'content',
    {
      uri: 'content://com.android.contacts/data',
      where: `display_name LIKE ${sqlText(`${begins}%`)}`,
      projection: ['contact_id', 'mimetype', 'data2', 'data3', 'data1'],
    },
    `the contacts ${begins}… are ${wanted.map(each => [`${each.given} ${each.family}`, ...(each.phones ?? []).map(phone => phone.number), ...(each.emails ?? [])].join(' ')).join(', ') || 'none'}`,
    rows => {
      const left = [...wanted];
      const found = byPerson(rows);
      return (
        found.length === wanted.length &&
        found.every(person => {
          const at = left.findIndex(each => fits(person, each));
          return at >= 0 && left.splice(at, 1).length === 1;
        })
      );
    },
  );
