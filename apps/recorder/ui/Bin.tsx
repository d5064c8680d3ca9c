import { BIN_DAYS } from '../../../src/sdk/core/storage.ts';
import { formatBytes } from '../../../src/sdk/core/format.ts';
import { useDevice, useNow, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  ConfirmDialog,
  Dialog,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Screen,
} from './kit.ts';
import { timeWords } from '../formats.ts';
import { binnedOf } from '../select.ts';
import { useAct, useApp } from './hooks.ts';
import css from './player.module.css';

const DAY = 86_400_000;

/** Recordings that were deleted, until the phone deletes them for good. */
export function Bin() {
  const rows = useApp(s => s.recordings);
  const list = binnedOf(
    useDevice(d => d.storage.files),
    rows,
  );
  const [asking, setAsking] = useScreenState<string | null>('asking', null);
  const now = useNow();
  const act = useAct();
  const subject = list.find(b => b.id === asking);
  const close = () => setAsking(null);
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title="Bin"
            actions={
              list.length > 0 && (
                <Button variant="text" rid="empty" onClick={() => setAsking('all')}>
                  Empty
                </Button>
              )
            }
          />
        }
      >
        {list.length === 0 ? (
          <EmptyState
            icon="delete"
            title="The bin is empty"
            text={`Deleted recordings stay here for ${BIN_DAYS} days.`}
          />
        ) : (
          <>
            <div
              className={css['note']}
            >{`Recordings are deleted for good ${BIN_DAYS} days after they came here.`}</div>
            <List>
              {list.map(b => {
                const left = Math.max(0, Math.ceil((b.binned + BIN_DAYS * DAY - now) / DAY));
                return (
                  <ListRow
                    key={b.id}
                    id={b.id}
                    rid="binned"
                    leading="graphic_eq"
                    title={b.name}
                    subtitle={`${timeWords(b.duration)} · ${formatBytes(b.size)} · ${left === 1 ? '1 day' : `${left} days`} left`}
                    trailing={
                      <>
                        <IconButton
                          icon="restore_from_trash"
                          label={`Restore ${b.name}`}
                          onClick={() => act.restore({ files: [b.id] })}
                        />
                        <IconButton
                          icon="delete_forever"
                          label={`Delete ${b.name} for good`}
                          onClick={() => setAsking(b.id)}
                        />
                      </>
                    }
                  />
                );
              })}
            </List>
          </>
        )}
      </Screen>
      <ConfirmDialog
        open={asking === 'all'}
        title="Empty the bin?"
        text="These recordings are deleted for good."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          close();
          act.emptyBin();
        }}
        onCancel={close}
      />
      <Dialog
        open={subject !== undefined}
        title="Delete this recording for good?"
        {...(subject ? { text: subject.name } : {})}
        onClose={close}
        actions={[
          { label: 'Cancel', onClick: close },
          {
            label: 'Delete',
            danger: true,
            onClick: () => {
              close();
              act.remove({ files: [subject!.id] });
            },
          },
        ]}
      />
    </>
  );
}
