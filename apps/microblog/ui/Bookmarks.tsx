import { useFields, useFieldText } from '../../../src/sdk/react/hooks.ts';
import { AppBar, ConfirmDialog, Dialog, EmptyState, IconButton, ListRow, Screen, TextField } from './kit.ts';
import { Feed } from './Feed.tsx';
import { folderRows } from '../select.ts';
import { useAct, useChirrup, useNav, useOpen, useParams, useWords } from './hooks.ts';
import { Tools } from './Tools.tsx';
import css from './thread.module.css';

/** Bookmarks, and the folders that they lie in. */
export function Bookmarks() {
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const fields = useFields();
  const [open, setOpen] = useOpen();
  const name = useFieldText('name');
  const folders = folderRows(state);
  const loose = keptIn(state.bookmarks, null);
  const close = () => {
    fields.set('name', '');
    setOpen(null);
  };
  return (
    <Screen
      label={t('bookmarks')}
      scroll={false}
      appBar={
        <AppBar
          title={t('bookmarks')}
          actions={
            <IconButton
              icon="create_new_folder"
              label={t('newFolder')}
              rid="new-folder"
              onClick={() => setOpen('new')}
            />
          }
        />
      }
    >
      <Feed
        name="bookmarks"
        label={t('posts')}
        entries={loose}
        headerHeight={folders.length * 72}
        header={
          <>
            {folders.map(([id, folder]) => (
              <ListRow
                key={id}
                id={id}
                rid="folder"
                leading="folder"
                title={folder.name}
                subtitle={t('postsCount', { count: keptIn(state.bookmarks, id).length })}
                onClick={() => nav.push('/folder/:folder', { folder: id })}
              />
            ))}
            {loose.length === 0 && folders.length === 0 && (
              <EmptyState icon="bookmark" title={t('noBookmarks')} text={t('noBookmarksText')} />
            )}
          </>
        }
      />
      <Dialog
        open={open === 'new'}
        title={t('newFolder')}
        onClose={close}
        actions={[
          { label: t('cancel'), onClick: close },
          {
            label: t('create'),
            rid: 'create',
            disabled: name.trim() === '',
            onClick: () => {
              act.makeFolder({ name });
              close();
            },
          },
        ]}
      >
        <TextField name="name" label={t('name')} capitalise maxLength={30} />
      </Dialog>
      <Tools />
    </Screen>
  );
}

const keptIn = (
  bookmarks: Readonly<Record<string, { folder: string | null; at: number }>>,
  folder: string | null,
) =>
  Object.entries(bookmarks)
    .filter(([, b]) => b.folder === folder)
    .sort(([a, x], [b, y]) => y.at - x.at || (a < b ? -1 : 1))
    .map(([post, b]) => ({ post, via: null, at: b.at }));

/** One folder of bookmarks. */
export function Folder() {
  const { folder } = useParams('/folder/:folder');
  const state = useChirrup();
  const t = useWords();
  const act = useAct();
  const [open, setOpen] = useOpen();
  const found = state.folders[folder];
  const name = useFieldText('name', found?.name ?? '');
  const close = () => setOpen(null);
  const then = (how: () => void) => () => {
    close();
    how();
  };
  if (!found)
    return (
      <Screen title={t('folder')}>
        <EmptyState icon="folder" title={t('folderGone')} />
      </Screen>
    );
  const entries = keptIn(state.bookmarks, folder);
  return (
    <Screen
      label={found.name}
      scroll={false}
      appBar={
        <AppBar
          title={found.name}
          actions={
            <>
              <IconButton icon="edit" label={t('rename')} rid="rename" onClick={() => setOpen('rename')} />
              <IconButton icon="delete" label={t('delete')} rid="delete" onClick={() => setOpen('delete')} />
            </>
          }
        />
      }
    >
      {entries.length === 0 ? (
        <EmptyState icon="folder" title={t('folderEmpty')} text={t('folderEmptyText')} />
      ) : (
        <Feed name="folder" label={t('posts')} entries={entries} />
      )}
      <Dialog
        open={open === 'rename'}
        title={t('renameFolder')}
        onClose={close}
        actions={[
          { label: t('cancel'), onClick: close },
          {
            label: t('save'),
            rid: 'save',
            disabled: name.trim() === '',
            onClick: then(() => act.renameFolder({ folder, name })),
          },
        ]}
      >
        <div className={css['form']}>
          <TextField name="name" label={t('name')} initial={found.name} capitalise maxLength={30} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'delete'}
        title={t('deleteFolder')}
        text={t('deleteFolderText')}
        confirmLabel={t('delete')}
        danger
        rid="confirm-delete"
        onConfirm={then(() => act.deleteFolder({ folder }))}
        onCancel={close}
      />
      <Tools />
    </Screen>
  );
}
