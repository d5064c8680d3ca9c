import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { ConfirmDialog, ListRow, Scroller, Sheet, TextField } from './kit.ts';
import { groupsOf } from '../select.ts';
import { useAct, useContacts } from './hooks.ts';

/** Puts contacts into a group, an old or a new one. */
export function GroupSheet({
  open,
  contacts,
  onClose,
  onDone = onClose,
}: {
  open: boolean;
  contacts: readonly string[];
  onClose: () => void;
  onDone?: () => void;
}) {
  const state = useContacts();
  const [naming, setNaming] = useScreenState('group-naming', false);
  const name = useFieldText('new-group');
  const fields = useFields();
  const act = useAct();
  const leave = () => {
    setNaming(false);
    onDone();
  };
  return (
    <>
      <Sheet open={open} title="Add to group" onClose={onClose}>
        <Scroller name="groups" label="Groups">
          {groupsOf(state).map(g => (
            <ListRow
              key={g.id}
              id={g.id}
              rid="group"
              leading="label"
              title={g.name}
              meta={String(g.count)}
              onClick={() => {
                act.addToGroup({ group: g.id, contacts: [...contacts] });
                leave();
              }}
            />
          ))}
          <ListRow
            leading="add"
            title="New group"
            onClick={() => {
              fields.set('new-group', '');
              setNaming(true);
            }}
          />
        </Scroller>
      </Sheet>
      <ConfirmDialog
        open={open && naming}
        title="New group"
        confirmLabel="Create"
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.createGroup({ name, contacts: [...contacts] });
          leave();
        }}
        onCancel={() => setNaming(false)}
      >
        <TextField name="new-group" label="Group name" maxLength={40} capitalise />
      </ConfirmDialog>
    </>
  );
}
