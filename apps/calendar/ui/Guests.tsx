import type { Contact, ContactsProvider } from '../../../src/sdk/core/providers.ts';
import { useFieldText, useFields, useProvider, useScreenArgs } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Avatar,
  Button,
  Checkbox,
  Chip,
  EmptyState,
  List,
  ListRow,
  Screen,
  Scroller,
  SearchField,
  SectionHeader,
} from './kit.ts';
import { isNumber } from '../../../src/sdk/core/telephone.ts';
import { newDraft } from '../draft.ts';
import type { Draft, Guest } from '../state.ts';
import { useForm } from './useForm.ts';
import { useCalendar, useNav, useNow, useParams, useZone } from './hooks.ts';
import css from './guests.module.css';

interface Known {
  id: string;
  name: string;
  portrait: string | null;
  address: string;
}
const reach = (c: Contact): string => c.emails[0]?.address ?? c.phones[0]?.number ?? '';
const known = (c: ContactsProvider | null): string =>
  c
    ? JSON.stringify(
        c
          .list()
          .flatMap((p): Known[] =>
            reach(p) ? [{ id: p.id, name: p.name, portrait: p.portrait, address: reach(p) }] : [],
          ),
      )
    : '';
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const isAddress = (text: string): boolean =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) || (isNumber(text) && text.replace(/\D/g, '').length >= 6);
/** People listed before something is typed. */
const FIRST = 40;

/** Whom to invite: people of the contacts, and addresses that are typed. */
export function Guests() {
  const { form: id } = useParams('/guests/:form');
  const args = useScreenArgs<{ initial: Draft }>();
  const state = useCalendar();
  const now = useNow();
  const zone = useZone();
  const { draft, at, act } = useForm(args?.initial ?? newDraft(state, now, zone), id);
  const list = useProvider('contacts', known);
  const query = useFieldText('who').trim();
  const fields = useFields();
  const nav = useNav();
  const people = list === '' ? [] : (JSON.parse(list) as Known[]);
  const shown = people
    .filter(p => plain(`${p.name} ${p.address}`).includes(plain(query)))
    .slice(0, query === '' ? FIRST : 20);
  const isIn = (address: string) => draft.guests.some(g => g.address.toLowerCase() === address.toLowerCase());
  const add = (guest: Guest) => {
    act.addGuest({ ...at, guest });
    fields.set('who', '');
  };
  const typed = () => {
    if (isAddress(query)) {
      const p = people.find(k => k.address.toLowerCase() === query.toLowerCase());
      add({ name: p?.name ?? query, address: query, contact: p?.id ?? null, answer: 'waiting' });
    }
  };
  return (
    <Screen
      label="Add people"
      appBar={
        <AppBar
          title="Add people"
          subtitle={draft.guests.length === 0 ? 'Nobody is invited yet' : `${draft.guests.length} invited`}
          actions={
            <Button variant="text" rid="done" onClick={() => nav.back()}>
              Done
            </Button>
          }
        />
      }
    >
      <SearchField name="who" label="Name or email address" onEnter={typed} rid="who" />
      {draft.guests.length > 0 && (
        <Scroller name="chips" axis="x" label="Invited">
          <div className={css['chips']}>
            {draft.guests.map(g => (
              <Chip
                key={g.address}
                label={g.name}
                leading={<Avatar name={g.name} size={24} />}
                onRemove={() => act.removeGuest({ ...at, address: g.address })}
              />
            ))}
          </div>
        </Scroller>
      )}
      {isAddress(query) && !people.some(p => p.address.toLowerCase() === query.toLowerCase()) && (
        <ListRow leading="person_add" title={`Invite ${query}`} rid="invite" onClick={typed} />
      )}
      {shown.length > 0 && (
        <>
          <SectionHeader title="Contacts" />
          <List label="Contacts">
            {shown.map(p => (
              <ListRow
                key={p.id}
                id={p.id}
                leading={<Avatar name={p.name} picture={p.portrait} />}
                title={p.name}
                subtitle={p.address}
                onClick={() =>
                  isIn(p.address)
                    ? act.removeGuest({ ...at, address: p.address })
                    : add({ name: p.name, address: p.address, contact: p.id, answer: 'waiting' })
                }
                trailing={
                  <Checkbox
                    bare
                    label={`Invite ${p.name}`}
                    checked={isIn(p.address)}
                    onChange={on =>
                      on
                        ? add({ name: p.name, address: p.address, contact: p.id, answer: 'waiting' })
                        : act.removeGuest({ ...at, address: p.address })
                    }
                  />
                }
              />
            ))}
          </List>
        </>
      )}
      {list === '' && query === '' && draft.guests.length === 0 && (
        <EmptyState
          icon="contacts"
          title="No contacts to choose from"
          text="There are none that Calendar may read. Type an email address to invite someone."
        />
      )}
      {list !== '' && shown.length === 0 && !isAddress(query) && (
        <EmptyState
          icon="person"
          title="Nobody found"
          text="Type a whole email address to invite someone else."
        />
      )}
    </Screen>
  );
}
