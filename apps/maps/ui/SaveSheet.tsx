import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Button, Checkbox, ConfirmDialog, Scroller, Sheet, TextField } from './kit.ts';
import { listsOf, savedOf } from '../select.ts';
import type { Spot } from '../state.ts';
import { useAct, useApp } from './hooks.ts';

/** Lists that a place may be saved in. */
export function SaveSheet({ open, spot, onClose }: { open: boolean; spot: Spot; onClose: () => void }) {
  const lists = useApp(s => JSON.stringify(listsOf(s)));
  const inside = useApp(s => savedOf(s, spot).map(x => x.list));
  const [naming, setNaming] = useScreenState('naming', false);
  const name = useFieldText('list-name');
  const fields = useFields();
  const act = useAct();
  return (
    <>
      <Sheet
        open={open}
        title="Save to a list"
        onClose={onClose}
        footer={
          <Button
            variant="tonal"
            icon="add"
            wide
            onClick={() => {
              fields.set('list-name', '');
              setNaming(true);
            }}
          >
            New list
          </Button>
        }
      >
        <Scroller name="lists" label="Lists">
          {(JSON.parse(lists) as ReturnType<typeof listsOf>).map(l => (
            <Checkbox
              key={l.id}
              id={l.id}
              rid="list"
              label={l.name}
              subtitle={l.count === 1 ? '1 place' : `${l.count} places`}
              checked={inside.includes(l.id)}
              onChange={on => (on ? act.save({ spot, list: l.id }) : act.unsave({ spot, list: l.id }))}
            />
          ))}
        </Scroller>
      </Sheet>
      <ConfirmDialog
        open={naming}
        title="New list"
        confirmLabel="Create"
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.createList({ name, spot });
          setNaming(false);
        }}
        onCancel={() => setNaming(false)}
      >
        <TextField name="list-name" label="List name" maxLength={40} capitalise />
      </ConfirmDialog>
    </>
  );
}
