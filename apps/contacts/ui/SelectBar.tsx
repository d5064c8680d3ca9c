import { useBack } from '../../../src/sdk/react/back.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, IconButton, Menu } from './kit.ts';
import { nameOf } from '../select.ts';
import { GroupSheet } from './GroupSheet.tsx';
import { useAct, useContacts, usePicked } from './hooks.ts';
import { ShareSheet } from './ShareSheet.tsx';

/** What can be done with the contacts that are picked; `ids` are those of the list, in its order. `group` is the one that is looked at. */
export function SelectBar({ ids, group }: { ids: readonly string[]; group?: string }) {
  const { contacts } = useContacts();
  const [picked, setPicked] = usePicked();
  const [open, setOpen] = useScreenState<'menu' | 'delete' | 'merge' | 'group' | 'share' | null>(
    'pick-open',
    null,
  );
  const act = useAct();
  const close = () => setOpen(null);
  const leave = () => {
    setOpen(null);
    setPicked(null);
  };
  useBack(true, leave);
  const chosen = ids.filter(id => picked?.includes(id));
  const one = chosen.length === 1 && contacts[chosen[0]!] ? nameOf(contacts[chosen[0]!]!) : null;
  const starred = chosen.length > 0 && chosen.every(id => contacts[id]?.starred);
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
              icon="share"
              label="Share"
              disabled={chosen.length === 0}
              onClick={() => setOpen('share')}
            />
            <IconButton
              icon="delete"
              label="Delete"
              disabled={chosen.length === 0}
              onClick={() => setOpen('delete')}
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
            label: starred ? 'Remove from favourites' : 'Add to favourites',
            icon: 'star',
            disabled: chosen.length === 0,
            onClick: () => {
              act.star({ contacts: chosen, on: !starred });
              leave();
            },
          },
          {
            label: 'Add to group',
            icon: 'label',
            disabled: chosen.length === 0,
            onClick: () => setOpen('group'),
          },
          ...(group
            ? [
                {
                  label: 'Remove from group',
                  icon: 'label_off' as const,
                  disabled: chosen.length === 0,
                  onClick: () => {
                    act.removeFromGroup({ group, contacts: chosen });
                    leave();
                  },
                },
              ]
            : []),
          { label: 'Merge', icon: 'merge', disabled: chosen.length < 2, onClick: () => setOpen('merge') },
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
      <ConfirmDialog
        open={open === 'delete'}
        title={one ? `Delete ${one}?` : `Delete ${chosen.length} contacts?`}
        text="They go to the bin and are deleted for good after 30 days."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.bin({ contacts: chosen });
          leave();
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={open === 'merge'}
        title={`Merge ${chosen.length} contacts?`}
        text={chosen.map(id => nameOf(contacts[id]!)).join(', ')}
        confirmLabel="Merge"
        onConfirm={() => {
          act.merge({ contacts: chosen });
          leave();
        }}
        onCancel={close}
      />
      <GroupSheet open={open === 'group'} contacts={chosen} onClose={close} onDone={leave} />
      <ShareSheet open={open === 'share'} contacts={chosen} onClose={close} onDone={leave} />
    </>
  );
}
