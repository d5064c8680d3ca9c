import { usePhone, useStartIntent } from '../../../src/sdk/react/hooks.ts';
import { Avatar, EmptyState, IconButton, List, ListRow, Scroller, SectionHeader } from './kit.ts';
import type { Contact } from '../../../src/sdk/core/providers.ts';
import { useAct, useApp, usePeople } from './hooks.ts';
import css from './phone.module.css';

const lastName = (name: string): string => name.trim().split(/\s+/).at(-1)!;
const letterOf = (name: string): string => {
  const l = name.normalize('NFD').replace(/\p{M}/gu, '')[0]?.toUpperCase() ?? '';
  return /[A-Z]/.test(l) ? l : '#';
};

/** What the contacts tab says where there are none to be seen. */
export function NoContacts() {
  const allowed = usePhone(p =>
    ['always', 'inUse', 'once'].includes(p.os.permissions['phone']?.['contacts'] ?? ''),
  );
  const never = usePhone(p => p.os.permissions['phone']?.['contacts'] === 'never');
  const act = useAct();
  const start = useStartIntent();
  if (allowed)
    return <EmptyState icon="group" title="No contacts here" text="Contacts is not on this phone." />;
  return (
    <EmptyState
      icon="group"
      title="Phone can’t see your contacts"
      text="Allow it to show who calls."
      action={{
        label: never ? 'Open settings' : 'Allow',
        onClick: () =>
          never ? start({ verb: 'VIEW', uri: 'settings:app', extras: { app: 'phone' } }) : act.askContacts(),
      }}
    />
  );
}

/** Everyone, by letters. */
export function Contacts() {
  const { list } = usePeople();
  const sort = useApp(s => s.sortBy);
  const act = useAct();
  if (list === null) return <NoContacts />;
  const key = (c: Contact) => (sort === 'last' ? lastName(c.name) : c.name);
  const sections = new Map<string, Contact[]>();
  const ordered =
    sort === 'last'
      ? [...list].sort((a, b) => key(a).localeCompare(key(b), 'en') || (a.id < b.id ? -1 : 1))
      : list;
  for (const c of ordered) {
    const l = letterOf(key(c));
    sections.set(l, [...(sections.get(l) ?? []), c]);
  }
  return (
    <Scroller name="contacts" label="Contacts">
      <List>
        <ListRow
          leading="person_add"
          title="Create new contact"
          onClick={() => act.addContact({ number: '' })}
        />
      </List>
      {list.length === 0 && (
        <EmptyState icon="group" title="No contacts yet" text="People whom you add stand here." />
      )}
      {[...sections]
        .sort(([a], [b]) => Number(a === '#') - Number(b === '#'))
        .map(([letter, people]) => (
          <div key={letter}>
            <SectionHeader title={letter} />
            <List>
              {people.map(c => (
                <ListRow
                  key={c.id}
                  id={c.id}
                  rid="contact"
                  leading={<Avatar name={c.name} picture={c.portrait} />}
                  title={c.name}
                  subtitle={c.company}
                  onClick={() => act.openContact({ contact: c.id })}
                  trailing={
                    c.phones.length > 0 && (
                      <IconButton
                        icon="call"
                        label={`Call ${c.name}`}
                        onClick={() => act.place({ number: c.phones[0]!.number })}
                      />
                    )
                  }
                />
              ))}
            </List>
          </div>
        ))}
      <div className={css['tail']} />
    </Scroller>
  );
}
