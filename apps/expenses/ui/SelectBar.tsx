import { useBack } from '../../../src/sdk/react/back.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, IconButton, Menu } from './kit.ts';
import { ChooseAccount, ChooseCategory } from './Choose.tsx';
import { useAct, useExpenses, usePicked } from './hooks.ts';

/** Actions on the selected entries. `ids` are those of the list, in its order. */
export function SelectBar({ ids }: { ids: readonly string[] }) {
  const { entries, settings } = useExpenses();
  const [picked, setPicked] = usePicked();
  const [open, setOpen] = useScreenState<string | null>('pick-open', null);
  const act = useAct();
  const close = () => setOpen(null);
  const leave = () => {
    close();
    setPicked(null);
  };
  useBack(true, leave);
  const chosen = ids.filter(id => picked?.includes(id));
  const kinds = new Set(chosen.map(id => entries[id]?.kind));
  const kind = kinds.size === 1 && !kinds.has('transfer') ? ([...kinds][0] as 'expense' | 'income') : null;
  const remove = () => {
    act.remove({ entries: chosen });
    leave();
  };
  return (
    <>
      <AppBar
        title={`${chosen.length} selected`}
        leading="close"
        onLeading={leave}
        color="var(--c-surface-container-high)"
        actions={
          <>
            <IconButton
              icon="delete"
              label="Delete"
              disabled={chosen.length === 0}
              onClick={() => (settings.confirmDelete ? setOpen('delete') : remove())}
            />
            <IconButton icon="more_vert" label="More options" onClick={() => setOpen('menu')} />
          </>
        }
      />
      <Menu
        open={open === 'menu'}
        label="More options"
        onClose={close}
        items={[
          {
            label: 'Move to account',
            icon: 'account_balance_wallet',
            disabled: chosen.length === 0,
            onClick: () => setOpen('account'),
          },
          {
            label: 'Change category',
            icon: 'category',
            disabled: kind === null,
            onClick: () => setOpen('category'),
          },
          {
            label: 'Select all',
            icon: 'done_all',
            disabled: chosen.length === ids.length,
            onClick: () => {
              close();
              setPicked([...ids]);
            },
          },
        ]}
      />
      <ChooseAccount
        open={open === 'account'}
        title="Move to account"
        value={null}
        onClose={close}
        onChoose={account => {
          act.move({ entries: chosen, account });
          leave();
        }}
      />
      <ChooseCategory
        open={open === 'category'}
        title="Change category"
        kind={kind ?? 'expense'}
        value={null}
        onClose={close}
        onChoose={category => {
          act.categorise({ entries: chosen, category });
          leave();
        }}
      />
      <ConfirmDialog
        open={open === 'delete'}
        title={chosen.length === 1 ? 'Delete this entry?' : `Delete ${chosen.length} entries?`}
        text="This can’t be undone."
        confirmLabel="Delete"
        danger
        onConfirm={remove}
        onCancel={close}
      />
    </>
  );
}
