import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, ConfirmDialog, Icon, IconButton, LongText, Screen } from './kit.ts';
import { nameOf } from '../lists.ts';
import type { Note } from '../state.ts';
import { useAct, useNav, useWords } from './hooks.ts';
import { Markdown } from './Markdown.tsx';
import css from './notes.module.css';

/** A note in the bin: it is read, and written in only once it is restored. */
export function Binned({ note, n }: { note: string; n: Note }) {
  const t = useWords();
  const [asking, setAsking] = useScreenState('asking', false);
  const act = useAct();
  const nav = useNav();
  const restore = () => act.restore({ notes: [note] });
  return (
    <>
      <Screen
        label={t('noteInTheBin')}
        appBar={
          <AppBar
            title={t('inTheBin')}
            actions={
              <IconButton icon="delete_forever" label={t('deleteForGood')} onClick={() => setAsking(true)} />
            }
          />
        }
        bottom={
          <div className={css['binFoot']}>
            <span>{t('restoreToChange')}</span>
            <Button variant="tonal" icon="restore_from_trash" rid="restore" onClick={restore}>
              {t('restore')}
            </Button>
          </div>
        }
      >
        <div className={css['paper']}>
          <div className={css['binTitle']} role="heading" aria-level={2} dir="auto">
            {nameOf(n, t)}
          </div>
          {n.kind === 'markdown' ? (
            <Markdown text={n.body} />
          ) : n.kind === 'plain' ? (
            <LongText className={css['binText']!}>{n.body}</LongText>
          ) : (
            n.items.map(i => (
              <div key={i.id} className={css['binItem']} data-done={i.done || undefined}>
                <span role="img" aria-label={i.done ? t('done') : t('toDo')}>
                  <Icon name={i.done ? 'check_box' : 'check_box_outline_blank'} size={20} />
                </span>
                <span dir="auto">{i.text}</span>
              </div>
            ))
          )}
        </div>
      </Screen>
      <ConfirmDialog
        open={asking}
        title={t('deleteForGoodAsk')}
        text={t('cannotBeUndone')}
        confirmLabel={t('delete')}
        danger
        onConfirm={() => {
          act.remove({ notes: [note] });
          nav.back();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
