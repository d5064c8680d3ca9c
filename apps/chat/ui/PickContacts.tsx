import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Avatar, Checkbox, ListRow, SearchField } from './kit.ts';
import { contactList, nameOf } from '../select.ts';
import { useApp } from './hooks.ts';

/** A list of contacts with boxes; what is ticked is kept in the screen's state under `name`. */
export function PickContacts({ name, without = [] }: { name: string; without?: readonly string[] }) {
  const [picked, setPicked] = useScreenState<string[]>(name, []);
  const query = useFieldText(`${name}-search`).trim().toLowerCase();
  const rows = useApp(s =>
    JSON.stringify(
      contactList(s)
        .filter(id => !without.includes(id))
        .map(id => ({ id, name: nameOf(s, id), portrait: s.contacts[id]!.portrait })),
    ),
  );
  const list = (JSON.parse(rows) as { id: string; name: string; portrait: string | null }[]).filter(r =>
    r.name.toLowerCase().includes(query),
  );
  const toggle = (id: string) =>
    setPicked(picked.includes(id) ? picked.filter(p => p !== id) : [...picked, id]);
  return (
    <>
      <div style={{ padding: '0 16px 8px' }}>
        <SearchField name={`${name}-search`} label="Search contacts" />
      </div>
      {list.map(r => (
        <ListRow
          key={r.id}
          id={r.id}
          rid="pick"
          leading={<Avatar name={r.name} picture={r.portrait} />}
          title={r.name}
          selected={picked.includes(r.id)}
          onClick={() => toggle(r.id)}
          trailing={
            <Checkbox
              bare
              label={`Choose ${r.name}`}
              checked={picked.includes(r.id)}
              onChange={() => toggle(r.id)}
            />
          }
        />
      ))}
    </>
  );
}
