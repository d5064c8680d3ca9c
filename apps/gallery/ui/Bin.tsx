import { BIN_DAYS, type MediaItem } from '../../../src/sdk/core/storage.ts';
import { useBack } from '../../../src/sdk/react/back.ts';
import { useNow } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, ConfirmDialog, EmptyState, IconButton, Picture, Screen } from './kit.ts';
import { binOf } from '../select.ts';
import { Grid } from './Grid.tsx';
import { useAct, useFiles, useLabel, useNav, useOver, useParams, usePicked } from './hooks.ts';
import css from './gallery.module.css';

const DAY = 86_400_000;
const leftOf = (item: MediaItem, now: number): string => {
  const left = Math.max(0, Math.ceil((item.binned! + BIN_DAYS * DAY - now) / DAY));
  return `${left} ${left === 1 ? 'day' : 'days'} left`;
};

/** What was deleted, for thirty days. */
export function Bin() {
  const list = binOf(useFiles());
  const now = useNow();
  const [picked, setPicked] = usePicked();
  const [over, setOver] = useOver();
  const nav = useNav();
  const act = useAct();
  useBack(picked !== null, () => setPicked(null));
  const files = list.filter(f => picked?.includes(f.id)).map(f => f.id);
  const close = () => setOver(null);
  const none = files.length === 0;
  return (
    <>
      <Screen
        scroll={false}
        label="Bin"
        bottom={
          picked ? (
            <div className={css['binBar']}>
              <Button
                variant="text"
                icon="restore_from_trash"
                disabled={none}
                onClick={() => {
                  setPicked(null);
                  act.restore({ files });
                }}
              >
                Restore
              </Button>
              <Button
                variant="text"
                icon="delete_forever"
                danger
                disabled={none}
                onClick={() => setOver('remove')}
              >
                Delete
              </Button>
            </div>
          ) : undefined
        }
        appBar={
          picked ? (
            <AppBar
              leading="close"
              onLeading={() => setPicked(null)}
              title={`${files.length} selected`}
              actions={
                <IconButton
                  icon="select_all"
                  label="Select all"
                  onClick={() => setPicked(list.map(f => f.id))}
                />
              }
            />
          ) : (
            <AppBar
              title="Bin"
              actions={
                list.length > 0 ? (
                  <>
                    <IconButton icon="check_circle" label="Select" onClick={() => setPicked([])} />
                    <Button variant="text" onClick={() => setOver('empty')}>
                      Empty
                    </Button>
                  </>
                ) : undefined
              }
            />
          )
        }
      >
        {list.length === 0 ? (
          <EmptyState
            icon="delete"
            title="The bin is empty"
            text={`What you delete stays here for ${BIN_DAYS} days.`}
          />
        ) : (
          <>
            <div
              className={css['binNote']}
            >{`Items are deleted for good ${BIN_DAYS} days after they went to the bin.`}</div>
            <Grid
              plain
              list={list}
              label="Bin"
              noteOf={item => leftOf(item, now)}
              onOpen={file => nav.push('/bin/:file', { file })}
            />
          </>
        )}
      </Screen>
      <ConfirmDialog
        open={over === 'empty'}
        title="Empty the bin?"
        text={`${list.length === 1 ? 'One item' : `${list.length} items`} will be deleted for good.`}
        confirmLabel="Empty bin"
        danger
        onConfirm={() => {
          close();
          act.emptyBin();
        }}
        onCancel={close}
      />
      <ConfirmDialog
        open={over === 'remove'}
        title="Delete for good?"
        text={`${files.length === 1 ? 'One item' : `${files.length} items`} will be gone from this phone.`}
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          close();
          setPicked(null);
          act.remove({ files });
        }}
        onCancel={close}
      />
    </>
  );
}

/** One picture of the bin. */
export function Binned() {
  const { file } = useParams('/bin/:file');
  const item = binOf(useFiles()).find(f => f.id === file);
  const now = useNow();
  const label = useLabel();
  const [over, setOver] = useOver();
  const nav = useNav();
  const act = useAct();
  if (!item)
    return (
      <Screen title="Bin">
        <EmptyState icon="image" title="No longer in the bin" text="It was restored or deleted for good." />
      </Screen>
    );
  const close = () => setOver(null);
  return (
    <>
      <Screen
        dark
        scroll={false}
        label="Photo in the bin"
        className={css['night']!}
        appBar={<AppBar title={leftOf(item, now)} subtitle={item.name} />}
        bottom={
          <div className={css['binBar']}>
            <Button
              variant="text"
              icon="restore_from_trash"
              onClick={() => {
                nav.back();
                act.restore({ files: [file] });
              }}
            >
              Restore
            </Button>
            <Button variant="text" icon="delete_forever" onClick={() => setOver('remove')}>
              Delete
            </Button>
          </div>
        }
      >
        <div className={css['whole']}>
          <Picture name={item.media.picture ?? ''} alt={label(item)} fit="contain" />
        </div>
      </Screen>
      <ConfirmDialog
        open={over === 'remove'}
        title="Delete this for good?"
        text="It will be gone from this phone."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          nav.back();
          act.remove({ files: [file] });
        }}
        onCancel={close}
      />
    </>
  );
}
