import { useBack } from '../../../src/sdk/react/back.ts';
import { AppBar, ConfirmDialog, IconButton, Menu } from './kit.ts';
import type { Row } from '../select.ts';
import { useAct, useOpen, usePicked, useWords } from './hooks.ts';
import { LabelSheet } from './LabelSheet.tsx';
import { useDone } from './done.tsx';

/** Acts on the picked conversations of a list. */
export function SelectBar({
  rows,
  onSnooze,
}: {
  rows: readonly Row[];
  onSnooze: (threads: string[]) => void;
}) {
  const t = useWords();
  const act = useAct();
  const done = useDone();
  const [picked, setPicked] = usePicked();
  const [open, setOpen] = useOpen();
  const leave = () => {
    setOpen(null);
    setPicked(null);
  };
  useBack(true, leave);
  const chosen = rows.filter(r => picked?.includes(r.id));
  const ids = chosen.map(r => r.id);
  const binned = chosen.every(r => r.thread.binnedAt !== null);
  const spam = chosen.every(r => r.thread.place === 'spam');
  const filed = chosen.every(r => r.thread.place !== 'inbox');
  const unread = chosen.some(r => r.unread);
  const starred = chosen.every(r => r.thread.starred);
  const then = (run: () => void) => () => {
    run();
    leave();
  };
  return (
    <>
      <AppBar
        title={t('selected', { count: chosen.length })}
        leading="close"
        onLeading={leave}
        color="var(--c-secondary-container)"
        ink="var(--c-on-secondary-container)"
        actions={
          <>
            {binned ? (
              <>
                <IconButton
                  icon="restore_from_trash"
                  label={t('restore')}
                  onClick={then(() => done.restore(ids))}
                />
                <IconButton
                  icon="delete_forever"
                  label={t('deleteForever')}
                  onClick={() => setOpen('erase')}
                />
              </>
            ) : (
              <>
                <IconButton
                  icon={filed ? 'inbox' : 'archive'}
                  label={filed ? t('moveToInbox') : t('archive')}
                  onClick={then(() => done.move(ids, filed ? 'inbox' : 'archive'))}
                />
                <IconButton icon="delete" label={t('delete')} onClick={then(() => done.remove(ids))} />
              </>
            )}
            <IconButton icon="more_vert" label={t('moreOptions')} onClick={() => setOpen('pick-menu')} />
          </>
        }
      />
      <Menu
        open={open === 'pick-menu'}
        label={t('moreOptions')}
        onClose={() => setOpen(null)}
        items={[
          {
            label: unread ? t('markRead') : t('markUnread'),
            icon: unread ? 'drafts' : 'mark_email_unread',
            onClick: then(() => act.markRead({ threads: ids, read: unread })),
          },
          {
            label: starred ? t('unstar') : t('star'),
            icon: 'star',
            onClick: then(() => act.star({ threads: ids, on: !starred })),
          },
          { label: t('addLabel'), icon: 'label', onClick: () => setOpen('labels') },
          {
            label: t('snooze'),
            icon: 'snooze',
            disabled: binned,
            onClick: () => {
              setOpen(null);
              onSnooze(ids);
            },
          },
          {
            label: spam ? t('notSpam') : t('markSpam'),
            icon: 'report',
            onClick: then(() => done.move(ids, spam ? 'inbox' : 'spam')),
          },
          {
            label: t('selectAll'),
            icon: 'done_all',
            divider: true,
            disabled: chosen.length === rows.length,
            onClick: () => {
              setOpen(null);
              setPicked(rows.map(r => r.id));
            },
          },
        ]}
      />
      <LabelSheet open={open === 'labels'} threads={ids} onClose={leave} />
      <ConfirmDialog
        open={open === 'erase'}
        title={t('deleteForeverAsk', { count: chosen.length })}
        text={t('cannotBeUndone')}
        confirmLabel={t('deleteForever')}
        danger
        onConfirm={then(() => act.erase({ threads: ids }))}
        onCancel={() => setOpen(null)}
      />
    </>
  );
}
