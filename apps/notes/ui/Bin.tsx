import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, ConfirmDialog, EmptyState, IconButton, ListRow, Screen } from './kit.ts';
import { binned, excerptOf, titleOf } from '../select.ts';
import { useAct, useApp, useNav, useWords } from './hooks.ts';

/** Notes that were deleted: restore them, or delete them for good. */
export function Bin() {
  const t = useWords();
  const rows = useApp(s =>
    JSON.stringify(binned(s).map(n => ({ id: n.id, title: titleOf(s, n, t), text: excerptOf(s, n, t) }))),
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
            title={t('bin')}
            actions={
              list.length > 0 ? (
                <Button variant="text" onClick={() => setAsking('all')}>
                  {t('empty')}
                </Button>
              ) : undefined
            }
          />
        }
      >
        {list.length === 0 ? (
          <EmptyState icon="delete" title={t('binIsEmpty')} text={t('binExplained')} />
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
                    label={t('restoreNamed', { name: n.title })}
                    onClick={() => act.restore({ notes: [n.id] })}
                  />
                  <IconButton
                    icon="delete_forever"
                    label={t('deleteNamedForGood', { name: n.title })}
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
        title={asking === 'all' ? t('emptyTheBin') : t('deleteForGoodAsk')}
        text={t('cannotBeUndone')}
        confirmLabel={t('delete')}
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
