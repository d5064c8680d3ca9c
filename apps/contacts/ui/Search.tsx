import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import {
  Avatar,
  Chip,
  ChipGroup,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Screen,
  SearchField,
  SectionHeader,
} from './kit.ts';
import { found, hitOf, nameOf, viewedLately } from '../select.ts';
import { useAct, useContacts, useNav, usePicked } from './hooks.ts';
import { isOffice } from './People.tsx';
import { SelectBar } from './SelectBar.tsx';
import { useMergedBar } from './Undo.tsx';
import css from './contacts.module.css';

/** Finds contacts by name, number, company, address and notes. */
export function Search() {
  const state = useContacts();
  const text = useFieldText('query');
  const rows = found(state, text);
  const [picked, setPicked] = usePicked();
  const fields = useFields();
  const merged = useMergedBar();
  const act = useAct();
  const nav = useNav();
  const hold = (id: string) => {
    fields.blur();
    setPicked(was => {
      const next = was?.includes(id) ? was.filter(x => x !== id) : [...(was ?? []), id];
      return next.length > 0 ? next : null;
    });
  };
  const open = (contact: string) => {
    if (text.trim()) act.remember({ query: text });
    nav.push('/contact/:contact', { contact });
  };
  const list = text.trim() === '' ? viewedLately(state).slice(0, 6) : rows;
  return (
    <Screen
      bottom={merged}
      label="Search"
      appBar={
        picked === null ? (
          <SearchField
            name="query"
            label="Search contacts"
            leading={<IconButton icon="arrow_back" label="Back" onClick={nav.back} />}
            onEnter={query => act.remember({ query })}
          />
        ) : (
          <SelectBar ids={list.map(c => c.id)} />
        )
      }
    >
      {text.trim() === '' && state.searches.length > 0 && (
        <>
          <SectionHeader title="Recent" action={{ label: 'Clear', onClick: () => act.forgetSearches() }} />
          <div className={css['wrap']}>
            <ChipGroup label="Recent searches">
              {state.searches.map(r => (
                <Chip key={r} label={r} icon="history" onClick={() => fields.set('query', r)} />
              ))}
            </ChipGroup>
          </div>
        </>
      )}
      {text.trim() === '' && list.length > 0 && <SectionHeader title="Viewed lately" />}
      {text.trim() !== '' && list.length === 0 && (
        <EmptyState
          icon="search"
          title="Nobody found"
          text={`No contact has “${text.trim()}” in a name, number, company, address or note.`}
        />
      )}
      <List>
        {list.map(c => {
          const on = picked?.includes(c.id) ?? false;
          return (
            <ListRow
              key={c.id}
              id={c.id}
              rid="contact"
              title={nameOf(c)}
              subtitle={hitOf(c, text) || undefined}
              leading={
                on ? (
                  'check_circle'
                ) : (
                  <Avatar
                    name={nameOf(c)}
                    picture={c.portrait}
                    {...(isOffice(c) ? { icon: 'storefront' as const } : {})}
                  />
                )
              }
              onClick={() => (picked ? hold(c.id) : open(c.id))}
              onLongPress={() => hold(c.id)}
              {...(picked ? { selected: on } : {})}
            />
          );
        })}
      </List>
    </Screen>
  );
}
