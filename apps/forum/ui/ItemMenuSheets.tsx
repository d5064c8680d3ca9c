import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { Button, ConfirmDialog, Dialog, ListRow, Scroller, Sheet, TextField } from './kit.ts';
import { foldersOf } from '../select.ts';
import { useAct, useForum, useOpen, useWords } from './hooks.ts';
import css from './menu.module.css';

export function Folders({ target, open }: { target: string; open: boolean }) {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const [, setOpen] = useOpen();
  const close = () => setOpen(null);
  const own = state.saved[target];
  return (
    <Sheet
      open={open}
      title={t('saveInto')}
      onClose={close}
      footer={
        <Button
          variant="tonal"
          icon="create_new_folder"
          rid="new-folder"
          onClick={() => setOpen(`newFolder ${target}`)}
        >
          {t('newFolder')}
        </Button>
      }
    >
      <Scroller name="folders" className={css['short']!}>
        {[null, ...foldersOf(state)].map(folder => (
          <ListRow
            key={folder ?? 'none'}
            id={folder ?? 'folder-none'}
            leading={folder === null ? 'bookmark' : 'folder'}
            title={folder === null ? t('noFolder') : state.folders[folder]!.name}
            selected={own !== undefined && own.folder === folder}
            onClick={() => {
              act.saveInto({ target, folder });
              close();
            }}
          />
        ))}
        {own && (
          <ListRow
            rid="unsave"
            leading="bookmark_remove"
            title={t('unsave')}
            onClick={() => {
              act.save({ target, on: false });
              close();
            }}
          />
        )}
      </Scroller>
    </Sheet>
  );
}

export function NewFolder({ target, open }: { target: string; open: boolean }) {
  const t = useWords();
  const act = useAct();
  const [, setOpen] = useOpen();
  const name = useFieldText('folder');
  const make = () => {
    act.addFolder({ name, target });
    setOpen(null);
  };
  return (
    <Dialog
      open={open}
      title={t('newFolder')}
      onClose={() => setOpen(null)}
      actions={[
        { label: t('cancel'), onClick: () => setOpen(null) },
        { label: t('create'), onClick: make, disabled: name.trim() === '' },
      ]}
    >
      <TextField name="folder" label={t('name')} capitalise maxLength={40} />
    </Dialog>
  );
}

export function FlairSheet({ target, open }: { target: string; open: boolean }) {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const [, setOpen] = useOpen();
  const post = state.posts[target];
  if (!post) return null;
  const { flairs, needs } = state.communities[post.community]!;
  return (
    <Sheet open={open} title={t('setFlair')} onClose={() => setOpen(null)}>
      {[...(needs.flair ? [] : [null]), ...flairs].map(flair => (
        <ListRow
          key={flair?.id ?? 'none'}
          id={flair?.id ?? 'flair-none'}
          title={flair?.text ?? t('noFlair')}
          selected={post.flair === (flair?.id ?? null)}
          onClick={() => {
            act.setFlair({ post: target, flair: flair?.id ?? null });
            setOpen(null);
          }}
        />
      ))}
    </Sheet>
  );
}

export function Delete({ target, open }: { target: string; open: boolean }) {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const [, setOpen] = useOpen();
  const isPost = state.posts[target] !== undefined;
  return (
    <ConfirmDialog
      open={open}
      title={t('deleteAsk')}
      text={t('deleteText')}
      confirmLabel={t('delete')}
      danger
      onCancel={() => setOpen(null)}
      onConfirm={() => {
        setOpen(null);
        if (isPost) act.deletePost({ target });
        else act.deleteComment({ target });
      }}
    />
  );
}
