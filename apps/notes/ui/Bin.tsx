import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, ConfirmDialog, EmptyState, IconButton, ListRow, Screen } from './kit.ts';
import { binned, excerptOf, titleOf } from '../select.ts';
import { useAct, useApp, useNav } from './hooks.ts';

/** Notes that were deleted: restore them, or delete them for good. */
export function Bin() {
  const rows = useApp(s =>
    JSON.stringify(binned(s).map(n => ({ id: n.id, title: titleOf(s, n), text: excerptOf(s, n) }))),
  );
  const [asking, setAsking] = useScreenState<string | null>('asking', null);
  const act = useAct();
  const nav = useNav();
  const list = JSON.parse(rows) as { id: string; title: string; text: string }[];
  const close = () => setAsking(null);
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title="Bin"
            actions={
              list.length > 0 ? (
                <Button variant="text" onClick={() => setAsking('all')}>
                  Empty
                </Button>
              ) : undefined
            }
          />
        }
      >
        {list.length === 0 ? (
          <EmptyState
            icon="delete"
            title="The bin is empty"
            text="Notes that you delete stand here until the bin is emptied."
          />
        ) : (
          list.map(n => (
            <ListRow
              key={n.id}
              id={n.id}
              rid="binned"
              title={n.title}
              subtitle={n.text}
              onClick={() => nav.push('/note/:note', { note: n.id })}
              trailing={
                <>
                  <IconButton
                    icon="restore_from_trash"
                    label={`Restore ${n.title}`}
                    onClick={() => act.restore({ notes: [n.id] })}
                  />
                  <IconButton
                    icon="delete_forever"
                    label={`Delete ${n.title} for good`}
                    onClick={() => setAsking(n.id)}
                  />
                </>
              }
            />
          ))
        )}
      </Screen>
      <ConfirmDialog
        open={asking !== null}
        title={asking === 'all' ? 'Empty the bin?' : 'Delete this note for good?'}
        text="This cannot be undone."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          if (asking === 'all') act.emptyBin();
          else act.remove({ notes: [asking!] });
          close();
        }}
        onCancel={close}
      />
    </>
  );
}
