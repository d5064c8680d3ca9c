import { useBack } from '../../../src/sdk/react/back.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { BottomBar, Chip, EmptyState, Fab, Icon, IconButton, Menu, Screen, Scroller } from './kit.ts';
import { duplicates, groupsOf, idsOf, listed } from '../select.ts';
import { Highlights } from './Highlights.tsx';
import { useAct, useApp, useContacts, useNav, usePicked } from './hooks.ts';
import { Manage } from './Manage.tsx';
import { People } from './People.tsx';
import { SelectBar } from './SelectBar.tsx';
import { useMergedBar } from './Undo.tsx';
import css from './contacts.module.css';

/** Everyone by letter, the favourites, and what keeps the address book in order. */
export function Home() {
  const [tab, setTab] = useScreenState('tab', 'contacts');
  const [group, setGroup] = useScreenState<string | null>('group', null);
  const [menu, setMenu] = useScreenState('menu', false);
  const [picked, setPicked] = usePicked();
  const state = useContacts();
  const there = group !== null && state.groups[group] ? group : null;
  const rows = listed(state, { group: there });
  const open = useApp(s => duplicates(s).length);
  const merged = useMergedBar();
  const act = useAct();
  const nav = useNav();
  useBack(tab !== 'contacts' && picked === null, () => setTab('contacts'));
  const then = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  const hold = (id: string) =>
    setPicked(was => {
      const next = was?.includes(id) ? was.filter(x => x !== id) : [...(was ?? []), id];
      return next.length > 0 ? next : null;
    });
  const bar = (
    <div className={css['searchBar']}>
      <button
        type="button"
        className={css['searchPill']}
        data-rid="search"
        onClick={() => nav.push('/search')}
      >
        <Icon name="search" />
        <span>Search contacts</span>
      </button>
      <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
    </div>
  );
  return (
    <>
      <Screen
        scroll={false}
        label="Contacts"
        appBar={picked !== null ? <SelectBar ids={rows.map(c => c.id)} /> : bar}
        fab={
          tab === 'contacts' && picked === null ? (
            <Fab icon="add" label="Create contact" onClick={() => nav.push('/new')} />
          ) : undefined
        }
        bottom={
          <>
            {merged}
            <BottomBar
              label="Contacts"
              value={tab}
              onChange={id => {
                setPicked(null);
                setTab(id);
              }}
              items={[
                { id: 'contacts', label: 'Contacts', icon: 'person' },
                { id: 'highlights', label: 'Highlights', icon: 'favorite' },
                { id: 'manage', label: 'Fix & manage', icon: 'build', ...(open > 0 ? { badge: open } : {}) },
              ]}
            />
          </>
        }
      >
        {tab === 'contacts' && (
          <>
            <div className={css['chipBar']}>
              <Scroller name="chips" axis="x" label="Groups">
                <div className={css['chips']}>
                  <Chip
                    label={`All ${idsOf(state).length}`}
                    selected={there === null}
                    onClick={() => {
                      setPicked(null);
                      setGroup(null);
                    }}
                  />
                  {groupsOf(state).map(g => (
                    <Chip
                      key={g.id}
                      id={g.id}
                      label={`${g.name} ${g.count}`}
                      selected={there === g.id}
                      onClick={() => {
                        setPicked(null);
                        setGroup(there === g.id ? null : g.id);
                      }}
                    />
                  ))}
                  <Chip label="Manage groups" icon="settings" onClick={() => nav.push('/groups')} />
                </div>
              </Scroller>
            </div>
            {rows.length === 0 ? (
              <EmptyState
                icon="contacts"
                title={there ? 'Nobody in this group' : 'No contacts'}
                text={
                  there
                    ? 'Hold a contact to choose it, then add it to the group.'
                    : 'People whom you add or import stand here.'
                }
                action={
                  there
                    ? {
                        label: 'Add contacts',
                        onClick: () => nav.push('/group/:group/add', { group: there }),
                      }
                    : { label: 'Create contact', onClick: () => nav.push('/new') }
                }
              />
            ) : (
              <People
                rows={rows}
                favourites={there === null}
                picked={picked}
                onOpen={picked ? hold : contact => nav.push('/contact/:contact', { contact })}
                onHold={hold}
              />
            )}
          </>
        )}
        {tab === 'highlights' && <Highlights />}
        {tab === 'manage' && <Manage />}
      </Screen>
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          {
            label: 'Select all',
            icon: 'done_all',
            disabled: rows.length === 0,
            onClick: then(() => {
              setTab('contacts');
              setPicked(rows.map(c => c.id));
            }),
          },
          { label: 'Groups', icon: 'label', onClick: then(() => nav.push('/groups')) },
          { label: 'Bin', icon: 'delete', onClick: then(() => nav.push('/bin')) },
          {
            label: 'Sort by first name',
            checked: state.sort === 'given',
            divider: true,
            onClick: then(() => act.setSort({ sort: 'given' })),
          },
          {
            label: 'Sort by last name',
            checked: state.sort === 'family',
            onClick: then(() => act.setSort({ sort: 'family' })),
          },
        ]}
      />
    </>
  );
}
