import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, EmptyState, IconButton, ListRow, Screen, TextField } from './kit.ts';
import { idsOf, tagsOf } from '../select.ts';
import { useAct, useApp, useNav, useParams, usePicked, useWords } from './hooks.ts';
import { NoteList } from './NoteList.tsx';
import { SelectBar } from './SelectBar.tsx';

/** All tags with their counts: open, rename, delete. */
export function Tags() {
  const t = useWords();
  const rows = useApp(s => JSON.stringify(tagsOf(s)));
  const [renaming, setRenaming] = useScreenState<string | null>('renaming', null);
  const [deleting, setDeleting] = useScreenState<string | null>('deleting', null);
  const name = useFieldText(`name-${renaming}`, renaming ?? '');
  const act = useAct();
  const nav = useNav();
  const list = JSON.parse(rows) as { tag: string; count: number }[];
  const close = () => setRenaming(null);
  return (
    <>
      <Screen title={t('tags')}>
        {list.length === 0 ? (
          <EmptyState icon="label" title={t('noTags')} text={t('noTagsYet')} />
        ) : (
          list.map(row => (
            <ListRow
              key={row.tag}
              id={row.tag}
              rid="tag"
              leading="label"
              title={`#${row.tag}`}
              meta={String(row.count)}
              onClick={() => nav.push('/tag/:tag', { tag: row.tag })}
              trailing={
                <>
                  <IconButton
                    icon="edit"
                    label={t('renameNamed', { name: row.tag })}
                    onClick={() => setRenaming(row.tag)}
                  />
                  <IconButton
                    icon="delete"
                    label={t('deleteNamed', { name: row.tag })}
                    onClick={() => setDeleting(row.tag)}
                  />
                </>
              }
            />
          ))
        )}
      </Screen>
      <ConfirmDialog
        open={renaming !== null}
        title={t('renameTag')}
        confirmLabel={t('rename')}
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.renameTag({ tag: renaming!, to: name });
          close();
        }}
        onCancel={close}
      >
        {renaming && (
          <TextField
            name={`name-${renaming}`}
            label={t('tag')}
            initial={renaming}
            maxLength={24}
            capitalise={false}
          />
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={deleting !== null}
        title={t('deleteIt', { name: `#${deleting}` })}
        text={t('tagTakenOff')}
        confirmLabel={t('delete')}
        danger
        onConfirm={() => {
          act.deleteTag({ tag: deleting! });
          setDeleting(null);
        }}
        onCancel={() => setDeleting(null)}
      />
    </>
  );
}

export function Tag() {
  const t = useWords();
  const { tag } = useParams('/tag/:tag');
  const ids = useApp(s => idsOf(s, { tag }));
  const [picked] = usePicked();
  return (
    <Screen
      label={`#${tag}`}
      appBar={picked === null ? <AppBar title={`#${tag}`} /> : <SelectBar ids={ids} />}
    >
      <NoteList ids={ids} empty={t('noNoteWithTag')} />
    </Screen>
  );
}
