import { useDevice, useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, Chip, ConfirmDialog, EmptyState, Screen, Scroller, SearchField } from './kit.ts';
import { found, groupsOf, listed, type ContactRow } from '../select.ts';
import { useAct, useContacts, useNav, useParams } from './hooks.ts';
import { People } from './People.tsx';
import css from './contacts.module.css';

interface ChooseProps {
  title: string;
  action: string;
  rows: readonly ContactRow[];
  picked: readonly string[];
  onPick: (ids: string[]) => void;
  onDone: () => void;
  empty: string;
  /** Chips that choose a whole group. */ groups?: boolean;
}

/** Contacts with tick boxes, and a search among them. */
function Choose({ title, action, rows, picked, onPick, onDone, empty, groups }: ChooseProps) {
  const state = useContacts();
  const text = useFieldText('query');
  const hits = text.trim() ? new Set(found(state, text).map(c => c.id)) : null;
  const shown = hits ? rows.filter(c => hits.has(c.id)) : rows;
  const toggle = (id: string) => onPick(picked.includes(id) ? picked.filter(x => x !== id) : [...picked, id]);
  const all = rows.length > 0 && picked.length === rows.length;
  return (
    <Screen
      scroll={false}
      label={title}
      appBar={
        <AppBar
          title={title}
          subtitle={`${picked.length} of ${rows.length} chosen`}
          leading="close"
          actions={
            <Button variant="filled" disabled={picked.length === 0} rid="done" onClick={onDone}>
              {action}
            </Button>
          }
        />
      }
    >
      <SearchField name="query" label="Search contacts" />
      {groups && (
        <div className={css['chipBar']}>
          <Scroller name="chips" axis="x" label="Choose a group">
            <div className={css['chips']}>
              <Chip label="Everyone" selected={all} onClick={() => onPick(all ? [] : rows.map(c => c.id))} />
              {groupsOf(state).map(g => (
                <Chip
                  key={g.id}
                  label={g.name}
                  onClick={() => onPick(rows.filter(c => c.groups.includes(g.id)).map(c => c.id))}
                />
              ))}
            </div>
          </Scroller>
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState
          icon="person_off"
          title="Nobody found"
          text={hits ? `No one here has “${text.trim()}” in a name, number or note.` : empty}
        />
      ) : (
        <People rows={shown} picked={picked} boxes onOpen={toggle} />
      )}
    </Screen>
  );
}

/** Chooses who joins a group. */
export function AddMembers() {
  const { group } = useParams('/group/:group/add');
  const state = useContacts();
  const [picked, setPicked] = useScreenState<string[]>('chosen', []);
  const act = useAct();
  const nav = useNav();
  const rows = listed(state).filter(c => !c.groups.includes(group));
  return (
    <Choose
      title={`Add to ${state.groups[group]?.name ?? 'group'}`}
      action="Add"
      rows={rows}
      picked={picked}
      onPick={setPicked}
      empty="Everyone is in it."
      onDone={() => {
        act.addToGroup({ group, contacts: picked });
        nav.back();
      }}
    />
  );
}

/** Chooses who joins the favourites. */
export function AddFavourites() {
  const state = useContacts();
  const [picked, setPicked] = useScreenState<string[]>('chosen', []);
  const act = useAct();
  const nav = useNav();
  return (
    <Choose
      title="Add favourites"
      action="Add"
      rows={listed(state).filter(c => !c.starred)}
      picked={picked}
      onPick={setPicked}
      empty="Everyone is a favourite."
      onDone={() => {
        act.star({ contacts: picked, on: true });
        nav.back();
      }}
    />
  );
}

/** Chooses who is written to Documents/contacts.vcf; everyone, until told otherwise. */
export function Export() {
  const state = useContacts();
  const rows = listed(state);
  const [chosen, setChosen] = useScreenState<string[] | null>('chosen', null);
  const [asking, setAsking] = useScreenState('asking', false);
  const there = useDevice(d =>
    Object.values(d.storage.files).some(
      f =>
        f.name === 'contacts.vcf' &&
        f.binned === null &&
        f.parent !== null &&
        d.storage.files[f.parent]?.name === 'Documents' &&
        d.storage.files[f.parent]?.parent === null,
    ),
  );
  const act = useAct();
  const picked = chosen ?? rows.map(c => c.id);
  // In the order of the list, so that the file is.
  const write = () => {
    setAsking(false);
    act.exportCards({ contacts: rows.filter(c => picked.includes(c.id)).map(c => c.id) });
  };
  return (
    <>
      <Choose
        title="Export to file"
        action="Export"
        rows={rows}
        picked={picked}
        onPick={setChosen}
        empty="There are no contacts."
        groups
        onDone={() => (there ? setAsking(true) : write())}
      />
      <ConfirmDialog
        open={asking}
        title="Replace contacts.vcf?"
        text="Documents has a file of that name from an earlier export."
        confirmLabel="Replace"
        onConfirm={write}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
