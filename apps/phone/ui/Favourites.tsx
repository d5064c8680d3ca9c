import type { Contact } from '../../../src/sdk/core/providers.ts';
import { useNow, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Avatar, EmptyState, IconButton, List, ListRow, Menu, Scroller, SectionHeader } from './kit.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { frequentOf, numberKey } from '../select.ts';
import { useAct, useApp, useNav, usePeople } from './hooks.ts';
import css from './phone.module.css';

function Tile({ contact, onHold }: { contact: Contact; onHold: () => void }) {
  const act = useAct();
  const ref = useGesture({ onLongPress: onHold });
  const number = contact.phones[0]!.number;
  return (
    <button
      type="button"
      ref={ref}
      className={css['tile']}
      data-rid="favourite"
      data-key={contact.id}
      aria-label={`Call ${contact.name}`}
      onClick={() => act.place({ number })}
    >
      <Avatar name={contact.name} picture={contact.portrait} size={72} />
      <span className={css['tileName']} dir="auto">
        {contact.name}
      </span>
    </button>
  );
}

/** Starred contacts, and who is called most. */
export function Favourites() {
  const people = usePeople();
  const now = useNow();
  const often = useApp(s => JSON.stringify(frequentOf(s, now)));
  const [chosen, setChosen] = useScreenState<string | null>('favourite', null);
  const act = useAct();
  const nav = useNav();
  const starred = (people.list ?? []).filter(c => c.starred && c.phones.length > 0);
  const frequent = (JSON.parse(often) as ReturnType<typeof frequentOf>)
    .filter(f => !people.of(f.number)?.starred)
    .slice(0, 8);
  const number = chosen ?? '';
  const contact = people.of(number);
  const then = (run: () => void) => () => {
    setChosen(null);
    run();
  };
  if (starred.length === 0 && frequent.length === 0)
    return (
      <EmptyState
        icon="star"
        title="No favourites yet"
        text="Star a contact and it stands here."
        action={{ label: 'Contacts', onClick: () => act.showTab({ tab: 'contacts' }) }}
      />
    );
  return (
    <>
      <Scroller name="favourites">
        {starred.length > 0 && (
          <>
            <SectionHeader title="Favourites" />
            <div className={css['tiles']}>
              {starred.map(c => (
                <Tile key={c.id} contact={c} onHold={() => setChosen(c.phones[0]!.number)} />
              ))}
            </div>
          </>
        )}
        {frequent.length > 0 && <SectionHeader title="Frequently called" />}
        <List>
          {frequent.map(f => {
            const name = people.name(f.number, f.name);
            return (
              <ListRow
                key={f.number}
                id={f.number}
                rid="frequent"
                leading={
                  <Avatar
                    name={name}
                    picture={people.portrait(f.number)}
                    {...(people.of(f.number)
                      ? {}
                      : { icon: f.name ? ('storefront' as const) : ('person' as const) })}
                  />
                }
                title={name}
                subtitle={people.label(f.number, f.name) || `${f.count} calls`}
                onClick={() => nav.push('/number/:number', { number: numberKey(f.number) })}
                onLongPress={() => setChosen(f.number)}
                trailing={
                  <IconButton
                    icon="call"
                    label={`Call ${name}`}
                    onClick={() => act.place({ number: f.number })}
                  />
                }
              />
            );
          })}
        </List>
        <div className={css['tail']} />
      </Scroller>
      <Menu
        open={chosen !== null}
        label="Favourite options"
        anchor="center"
        onClose={() => setChosen(null)}
        items={[
          { label: 'Call', icon: 'call', onClick: then(() => act.place({ number })) },
          { label: 'Message', icon: 'sms', onClick: then(() => act.message({ number })) },
          contact
            ? {
                label: 'Contact info',
                icon: 'person',
                onClick: then(() => act.openContact({ contact: contact.id })),
              }
            : {
                label: 'Add to contacts',
                icon: 'person_add',
                onClick: then(() => act.addContact({ number })),
              },
          {
            label: 'Call details',
            icon: 'info',
            onClick: then(() => nav.push('/number/:number', { number: numberKey(number) })),
          },
        ]}
      />
    </>
  );
}
