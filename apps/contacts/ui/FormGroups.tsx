import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Checkbox, Chip, ConfirmDialog, ListRow, Scroller, Sheet, TextField } from './kit.ts';
import { groupsOf } from '../select.ts';
import { useAct, useContacts } from './hooks.ts';
import css from './contacts.module.css';

/** Groups of a form. */
export function FormGroups({
  groups,
  setGroups,
}: {
  groups: readonly string[];
  setGroups: (groups: string[]) => void;
}) {
  const state = useContacts();
  const [open, setOpen] = useScreenState<'groups' | 'new' | null>('group-open', null);
  const name = useFieldText('new-group');
  const fields = useFields();
  const act = useAct();
  const toggle = (id: string) =>
    setGroups(groups.includes(id) ? groups.filter(g => g !== id) : [...groups, id]);
  return (
    <>
      <div className={css['groupChips']} role="group" aria-label="Groups">
        {groups.flatMap(g =>
          state.groups[g] ? [<Chip key={g} label={state.groups[g].name} onRemove={() => toggle(g)} />] : [],
        )}
        <Chip
          label="Add to group"
          icon="add"
          onClick={() => {
            fields.blur();
            setOpen('groups');
          }}
        />
      </div>
      <Sheet open={open !== null} title="Groups" onClose={() => setOpen(null)}>
        <Scroller name="groups" label="Groups">
          {groupsOf(state).map(g => (
            <Checkbox
              key={g.id}
              id={g.id}
              label={g.name}
              checked={groups.includes(g.id)}
              onChange={() => toggle(g.id)}
            />
          ))}
          <ListRow
            leading="add"
            title="New group"
            onClick={() => {
              fields.set('new-group', '');
              setOpen('new');
            }}
          />
        </Scroller>
      </Sheet>
      <ConfirmDialog
        open={open === 'new'}
        title="New group"
        confirmLabel="Create"
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.createGroup({ name });
          setOpen('groups');
        }}
        onCancel={() => setOpen('groups')}
      >
        <TextField name="new-group" label="Group name" maxLength={40} capitalise />
      </ConfirmDialog>
    </>
  );
}
