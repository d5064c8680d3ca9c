import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, EmptyState, IconButton, ListRow, Screen, TextField } from './kit.ts';
import { idsOf, tagsOf } from '../select.ts';
import { useAct, useApp, useNav, useParams, usePicked } from './hooks.ts';
import { NoteList } from './NoteList.tsx';
import { SelectBar } from './SelectBar.tsx';

/** All tags with their counts: open, rename, delete. */
export function Tags() {
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
      <Screen title="Tags">
        {list.length === 0 ? (
          <EmptyState icon="label" title="No tags" text="Give a note a tag and it stands here." />
        ) : (
          list.map(t => (
            <ListRow
              key={t.tag}
              id={t.tag}
              rid="tag"
              leading="label"
              title={`#${t.tag}`}
              meta={String(t.count)}
              onClick={() => nav.push('/tag/:tag', { tag: t.tag })}
              trailing={
                <>
                  <IconButton icon="edit" label={`Rename ${t.tag}`} onClick={() => setRenaming(t.tag)} />
                  <IconButton icon="delete" label={`Delete ${t.tag}`} onClick={() => setDeleting(t.tag)} />
                </>
              }
            />
          ))
        )}
      </Screen>
      <ConfirmDialog
        open={renaming !== null}
        title="Rename tag"
        confirmLabel="Rename"
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
            label="Tag"
            initial={renaming}
            maxLength={24}
            capitalise={false}
          />
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={deleting !== null}
        title={`Delete #${deleting}?`}
        text="It is taken off every note; the notes stay."
        confirmLabel="Delete"
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
  const { tag } = useParams('/tag/:tag');
  const ids = useApp(s => idsOf(s, { tag }));
  const [picked] = usePicked();
  return (
    <Screen
      label={`#${tag}`}
      appBar={picked === null ? <AppBar title={`#${tag}`} /> : <SelectBar ids={ids} />}
    >
      <NoteList ids={ids} empty="No note has this tag." />
    </Screen>
  );
}
