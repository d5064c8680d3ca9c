import { formatWhen } from '../../../src/sdk/core/format.ts';
import { useNow, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, ConfirmDialog, EmptyState, IconButton, List, ListRow, Screen } from './kit.ts';
import { binned } from '../select.ts';
import { useAct, useH24, useNav, useTodo } from './hooks.ts';

/** What was deleted: back to its list, or away for good. */
export function Bin() {
  const { tasks, lists } = useTodo();
  const [asking, setAsking] = useScreenState<string | null>('asking', null);
  const rows = binned(tasks);
  const now = useNow();
  const zone = useZone();
  const h24 = useH24();
  const act = useAct();
  const nav = useNav();
  const close = () => setAsking(null);
  return (
    <>
      <Screen
        label="Bin"
        appBar={
          <AppBar
            title="Bin"
            actions={
              rows.length > 0 ? (
                <Button variant="text" onClick={() => setAsking('all')}>
                  Empty
                </Button>
              ) : undefined
            }
          />
        }
      >
        {rows.length === 0 ? (
          <EmptyState
            icon="delete"
            title="The bin is empty"
            text="Deleted tasks wait here until you empty it."
          />
        ) : (
          <List label="Deleted tasks">
            {rows.map(t => (
              <ListRow
                key={t.id}
                id={t.id}
                rid="task"
                title={t.title}
                subtitle={`${lists[t.list]?.name ?? 'List deleted'} · Deleted ${formatWhen(t.binnedAt!, now, zone, h24)}`}
                onClick={() => nav.push('/task/:task', { task: t.id })}
                trailing={
                  <>
                    <IconButton
                      icon="restore_from_trash"
                      label={`Restore ${t.title}`}
                      onClick={() => act.restore({ tasks: [t.id] })}
                    />
                    <IconButton
                      icon="delete_forever"
                      label={`Delete ${t.title} for good`}
                      onClick={() => setAsking(t.id)}
                    />
                  </>
                }
              />
            ))}
          </List>
        )}
      </Screen>
      <ConfirmDialog
        open={asking === 'all'}
        title="Empty the bin?"
        text="Its tasks are deleted for good."
        confirmLabel="Empty"
        danger
        onConfirm={() => {
          close();
          act.emptyBin();
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={asking !== null && asking !== 'all'}
        title="Delete this task for good?"
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.remove({ tasks: [asking!] });
          close();
        }}
        onCancel={close}
      />
    </>
  );
}
