import { formatDay } from '../../../src/sdk/core/format.ts';
import { useNow, useScreenState, useZone } from '../../../src/sdk/react/hooks.ts';
import { partsAt } from '../../../src/state/clock.ts';
import {
  AppBar,
  Avatar,
  Button,
  ConfirmDialog,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Screen,
} from './kit.ts';
import { binned, nameOf } from '../select.ts';
import { useAct, useContacts } from './hooks.ts';
import css from './contacts.module.css';

/** Contacts that were deleted, for 30 days. */
export function Bin() {
  const state = useContacts();
  const rows = binned(state);
  const now = useNow();
  const zone = useZone();
  const [asking, setAsking] = useScreenState<string | null>('asking', null);
  const act = useAct();
  const one = asking !== null && state.contacts[asking] ? state.contacts[asking] : null;
  const close = () => setAsking(null);
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title="Bin"
            actions={
              rows.length > 0 ? (
                <Button variant="text" danger onClick={() => setAsking('all')}>
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
            text="Contacts that you delete stay here for 30 days."
          />
        ) : (
          <div className={css['hint']}>What is here is deleted for good 30 days after it came.</div>
        )}
        <List>
          {rows.map(c => (
            <ListRow
              key={c.id}
              id={c.id}
              rid="binned"
              leading={<Avatar name={nameOf(c)} picture={c.portrait} />}
              title={nameOf(c)}
              subtitle={`Deleted ${formatDay(c.binnedAt!, zone, partsAt(now, zone).year)}`}
              trailing={
                <>
                  <IconButton
                    icon="restore_from_trash"
                    label={`Restore ${nameOf(c)}`}
                    onClick={() => act.restore({ contacts: [c.id] })}
                  />
                  <IconButton
                    icon="delete_forever"
                    label={`Delete ${nameOf(c)} for good`}
                    onClick={() => setAsking(c.id)}
                  />
                </>
              }
            />
          ))}
        </List>
      </Screen>
      <ConfirmDialog
        open={asking === 'all' && rows.length > 0}
        title="Empty the bin?"
        text="These contacts cannot be brought back."
        confirmLabel="Empty"
        danger
        onConfirm={() => {
          act.remove({ contacts: rows.map(c => c.id) });
          close();
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={one !== null}
        title={one ? `Delete ${nameOf(one)} for good?` : ''}
        text="This contact cannot be brought back."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.remove({ contacts: [asking!] });
          close();
        }}
        onCancel={close}
      />
    </>
  );
}
