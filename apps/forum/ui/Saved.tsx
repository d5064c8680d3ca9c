import { useFieldText } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Chip, Dialog, EmptyState, IconButton, Menu, Screen, Scroller, TextField } from './kit.ts';
import { commentsBy, foldersOf, postsBy, savedOf } from '../select.ts';
import { ME } from '../state.ts';
import { orderedIds } from '../../../src/state/order.ts';
import { compare } from '../../../src/sdk/core/compare.ts';
import { useAct, useForum, useOpen, useParams, useScreenState, useWords } from './hooks.ts';
import { CommentLine } from './CommentLine.tsx';
import { PostLine } from './PostCard.tsx';
import css from './lists.module.css';

function Item({ id }: { id: string }) {
  const state = useForum();
  return state.posts[id] ? <PostLine id={id} /> : <CommentLine id={id} />;
}

/** Posts and comments that the owner saved, by folders. */
export function SavedPage() {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const [folder, setFolder] = useScreenState<string | null>('folder', null);
  const [open, setOpen] = useOpen();
  const name = useFieldText('folder', open === 'rename' ? (state.folders[folder ?? '']?.name ?? '') : '');
  const list = folder === null ? savedOf(state) : savedOf(state, folder);
  const close = () => setOpen(null);
  const keep = () => {
    if (open === 'rename' && folder !== null) act.renameFolder({ folder, name });
    else act.addFolder({ name });
    close();
  };
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title={t('saved')}
            actions={
              <>
                <IconButton icon="create_new_folder" label={t('newFolder')} onClick={() => setOpen('new')} />
                {folder !== null && state.folders[folder] && (
                  <IconButton icon="more_vert" label={t('moreOptions')} onClick={() => setOpen('menu')} />
                )}
              </>
            }
          />
        }
      >
        <Scroller name="folders" axis="x" label={t('folders')}>
          <div className={css['chips']}>
            <Chip
              label={t('all')}
              selected={folder === null}
              rid="folder-all"
              onClick={() => setFolder(null)}
            />
            {foldersOf(state).map(id => (
              <Chip
                key={id}
                id={id}
                label={t('folderCount', { name: state.folders[id]!.name, count: savedOf(state, id).length })}
                selected={folder === id}
                onClick={() => setFolder(id)}
              />
            ))}
          </div>
        </Scroller>
        {list.length === 0 && (
          <EmptyState icon="bookmark" title={t('nothingSaved')} text={t('nothingSavedText')} />
        )}
        {list.map(id => (
          <Item key={id} id={id} />
        ))}
      </Screen>
      <Menu
        open={open === 'menu'}
        label={t('folder')}
        onClose={close}
        items={[
          { label: t('rename'), icon: 'edit', onClick: () => setOpen('rename') },
          {
            label: t('deleteFolder'),
            icon: 'delete',
            danger: true,
            onClick: () => {
              close();
              act.deleteFolder({ folder: folder! });
              setFolder(null);
            },
          },
        ]}
      />
      <Dialog
        open={open === 'new' || open === 'rename'}
        title={t('folderName')}
        onClose={close}
        actions={[
          { label: t('cancel'), onClick: close },
          { label: t('save'), onClick: keep, disabled: name.trim() === '' },
        ]}
      >
        <TextField
          name="folder"
          label={t('name')}
          initial={open === 'rename' ? (state.folders[folder ?? '']?.name ?? '') : ''}
          capitalise
          maxLength={40}
        />
      </Dialog>
    </>
  );
}

const TITLES = {
  posts: 'yourPosts',
  comments: 'yourComments',
  upvoted: 'upvoted',
  hidden: 'hiddenPosts',
  followed: 'followedPosts',
  history: 'history',
} as const;
type Which = keyof typeof TITLES;

/** One of the owner’s lists: posts, comments, what was voted up, hidden, followed or opened. */
export function ListPage() {
  const { which } = useParams('/list/:which');
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const kind: Which = which in TITLES ? (which as Which) : 'posts';
  const newest = (table: Record<string, { at: number }>): string[] =>
    orderedIds(table, (a, b) => b.at - a.at).filter(id => state.posts[id] ?? state.comments[id]);
  const lists: Record<Which, () => string[]> = {
    posts: () => postsBy(state, ME),
    comments: () => commentsBy(state, ME),
    upvoted: () =>
      Object.keys(state.votes)
        .filter(id => state.votes[id]!.value > 0 && (state.posts[id] ?? state.comments[id]))
        .sort(
          (a, b) =>
            (state.posts[b] ?? state.comments[b])!.at - (state.posts[a] ?? state.comments[a])!.at ||
            compare(a, b),
        ),
    hidden: () => newest(state.hidden),
    followed: () => newest(state.followed),
    history: () => newest(state.visits),
  };
  const list = lists[kind]();
  return (
    <Screen
      appBar={
        <AppBar
          title={t(TITLES[kind])}
          actions={
            kind === 'history' && list.length > 0 ? (
              <IconButton icon="delete" label={t('clearHistory')} onClick={() => act.clearHistory()} />
            ) : undefined
          }
        />
      }
    >
      {list.length === 0 && <EmptyState icon="forum" title={t('listEmpty')} text={t('listEmptyText')} />}
      <div className={css['listBody']}>
        {list.map(id => (
          <Item key={id} id={id} />
        ))}
      </div>
    </Screen>
  );
}
