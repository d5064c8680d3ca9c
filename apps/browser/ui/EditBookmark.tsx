import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, ConfirmDialog, EmptyState, IconButton, ListRow, Screen, TextField } from './kit.ts';
import { MoveSheet } from './FolderSheet.tsx';
import { useAct, useApp, useParams } from './hooks.ts';
import css from './records.module.css';

/** One bookmark: its name, its address and its folder. */
export function EditBookmark() {
  const { bookmark: id } = useParams('/bookmark/:bookmark');
  const mark = useApp(s => s.bookmarks[id]);
  const folders = useApp(s => s.folders);
  const act = useAct();
  const title = useFieldText('title', mark?.title);
  const url = useFieldText('url', mark?.url);
  const [folder, setFolder] = useScreenState<string | null>('folder', mark?.folder ?? null);
  const [choosing, setChoosing] = useScreenState('choosing', false);
  const [asking, setAsking] = useScreenState('asking', false);
  if (!mark)
    return (
      <Screen title="Edit bookmark">
        <EmptyState icon="star" title="This bookmark is gone" />
      </Screen>
    );
  const save = () => act.editBookmark({ bookmark: id, title, url, folder });
  return (
    <>
      <Screen
        label="Edit bookmark"
        appBar={
          <AppBar
            title="Edit bookmark"
            leading="close"
            actions={
              <>
                <IconButton icon="delete" label="Delete bookmark" onClick={() => setAsking(true)} />
                <Button variant="text" onClick={save}>
                  Save
                </Button>
              </>
            }
          />
        }
      >
        <div className={css['form']}>
          <TextField name="title" label="Name" initial={mark.title} capitalise enterKey="next" />
          <TextField name="url" label="Address" initial={mark.url} inputMode="url" onEnter={save} />
        </div>
        <ListRow
          leading="folder"
          title="Folder"
          subtitle={folder === null ? 'Bookmarks' : (folders[folder]?.name ?? 'Bookmarks')}
          rid="folder"
          onClick={() => setChoosing(true)}
        />
      </Screen>
      <MoveSheet
        open={choosing}
        current={folder}
        onClose={() => setChoosing(false)}
        onChoose={f => {
          setFolder(f);
          setChoosing(false);
        }}
      />
      <ConfirmDialog
        open={asking}
        title="Delete bookmark?"
        text={mark.title}
        confirmLabel="Delete"
        danger
        onConfirm={() => act.removeBookmark({ bookmark: id })}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
