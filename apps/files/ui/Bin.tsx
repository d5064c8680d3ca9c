import { useBack } from '../../../src/sdk/react/back.ts';
import { BIN_DAYS } from '../../../src/sdk/core/storage.ts';
import { formatBytes } from '../../../src/sdk/core/format.ts';
import { useNow, useScreenState } from '../../../src/sdk/react/hooks.ts';
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
import { binned, type Binned } from '../select.ts';
import { useAct, usePicked, useTable, useWhen } from './hooks.ts';
import { Thumb } from './Thumb.tsx';
import css from './files.module.css';

const days = (n: number): string => (n === 1 ? '1 day left' : `${n} days left`);
const thing = (b: Binned, media: string | null) => ({
  what: b.what,
  mime: b.mime,
  name: b.name,
  ...(media ? { media: { picture: media } as never } : {}),
});

/** The bin: files can be restored or deleted for good. */
export function Bin() {
  const table = useTable();
  const now = useNow();
  const list = binned(table, now);
  const [picked, setPicked] = usePicked();
  const [asking, setAsking] = useScreenState<string[] | 'all' | null>('asking', null);
  const [shown, setShown] = useScreenState<string | null>('shown', null);
  const act = useAct();
  const when = useWhen();
  const chosen = list.filter(b => picked?.includes(b.id)).map(b => b.id);
  const one = list.find(b => b.id === shown);
  const leave = () => setPicked(null);
  useBack(picked !== null, leave);
  const pick = (id: string) =>
    setPicked(was => {
      const next = was?.includes(id) ? was.filter(x => x !== id) : [...(was ?? []), id];
      return next.length > 0 ? next : null;
    });
  const forgetting = asking === 'all' ? list.map(b => b.id) : (asking ?? []);
  const name = forgetting.length === 1 ? (list.find(b => b.id === forgetting[0])?.name ?? '') : '';
  const remove = () => {
    if (asking === 'all') act.emptyBin();
    else act.remove({ files: forgetting });
    setAsking(null);
    setShown(null);
    leave();
  };
  return (
    <>
      <Screen
        label="Bin"
        appBar={
          picked === null ? (
            <AppBar
              title="Bin"
              actions={
                list.length > 0 ? (
                  <Button variant="text" rid="empty" onClick={() => setAsking('all')}>
                    Empty
                  </Button>
                ) : undefined
              }
            />
          ) : (
            <AppBar
              title={`${chosen.length} selected`}
              leading="close"
              onLeading={leave}
              color="var(--c-surface-container-high)"
              actions={
                <>
                  <IconButton
                    icon="restore_from_trash"
                    label="Restore"
                    onClick={() => {
                      leave();
                      act.restore({ files: chosen });
                    }}
                  />
                  <IconButton
                    icon="delete_forever"
                    label="Delete for good"
                    onClick={() => setAsking(chosen)}
                  />
                  <IconButton
                    icon="done_all"
                    label="Select all"
                    disabled={chosen.length === list.length}
                    onClick={() => setPicked(list.map(b => b.id))}
                  />
                </>
              }
            />
          )
        }
      >
        {list.length === 0 ? (
          <EmptyState
            icon="delete"
            title="The bin is empty"
            text={`What you delete stands here for ${BIN_DAYS} days.`}
          />
        ) : (
          <>
            <div className={css['note']}>
              What is in the bin takes space, and is deleted for good after {BIN_DAYS} days.
            </div>
            <List>
              {list.map(b => {
                const on = picked?.includes(b.id) ?? false;
                return (
                  <ListRow
                    key={b.id}
                    id={b.id}
                    rid="binned"
                    lines={3}
                    leading={<Thumb thing={thing(b, b.picture)} on={on} />}
                    title={b.name}
                    subtitle={
                      <>
                        <span className={css['line']}>
                          {formatBytes(b.bytes)} · {days(b.left)}
                        </span>{' '}
                        <span className={css['line']}>From {b.from}</span>
                      </>
                    }
                    onClick={() => (picked ? pick(b.id) : setShown(b.id))}
                    onLongPress={() => pick(b.id)}
                    {...(picked
                      ? { selected: on }
                      : {
                          trailing: (
                            <IconButton
                              icon="restore_from_trash"
                              label={`Restore ${b.name}`}
                              onClick={() => act.restore({ files: [b.id] })}
                            />
                          ),
                        })}
                  />
                );
              })}
            </List>
          </>
        )}
      </Screen>
      <Dialog
        open={one !== undefined}
        title={one?.name ?? ''}
        text={
          one &&
          `It was in ${one.from} and was put into the bin ${/^\d\d?:/.test(when(one.binned)) ? `at ${when(one.binned)}` : when(one.binned) === 'Yesterday' ? 'yesterday' : `on ${when(one.binned)}`}. Restore it to open it.`
        }
        onClose={() => setShown(null)}
        actions={[
          { label: 'Delete for good', danger: true, onClick: () => setAsking([one!.id]) },
          {
            label: 'Restore',
            onClick: () => {
              setShown(null);
              act.restore({ files: [one!.id] });
            },
          },
        ]}
      />
      <ConfirmDialog
        open={asking !== null}
        title={asking === 'all' ? 'Empty the bin?' : 'Delete for good?'}
        text={
          asking === 'all'
            ? `${forgetting.length === 1 ? '1 item is' : `${forgetting.length} items are`} deleted for good. This can’t be undone.`
            : `${name || `${forgetting.length} items`} can’t be restored after this.`
        }
        confirmLabel="Delete"
        danger
        onConfirm={remove}
        onCancel={() => setAsking(null)}
      />
    </>
  );
}
