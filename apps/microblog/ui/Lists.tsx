import { useFields, useFieldText } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  Dialog,
  EmptyState,
  Fab,
  Icon,
  IconButton,
  ListRow,
  Menu,
  Screen,
  SwitchRow,
  TextField,
} from './kit.ts';
import { listRows, timeline } from '../select.ts';
import { Feed } from './Feed.tsx';
import { useAct, useChirrup, useNav, useOpen, useParams, useWords } from './hooks.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Tools } from './Tools.tsx';

/** The lists of the owner. */
export function Lists() {
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const fields = useFields();
  const [open, setOpen] = useOpen();
  const [hidden, setHidden] = useScreenState('private', false);
  const name = useFieldText('name');
  const rows = listRows(state);
  const close = () => {
    fields.set('name', '');
    setHidden(false);
    setOpen(null);
  };
  return (
    <Screen
      title={t('lists')}
      fab={<Fab icon="playlist_add" label={t('newList')} rid="new-list" onClick={() => setOpen('new')} />}
    >
      {rows.length === 0 && <EmptyState icon="list_alt" title={t('noLists')} text={t('noListsText')} />}
      {rows.map(([id, list]) => (
        <ListRow
          key={id}
          id={id}
          rid="list"
          leading={<Icon name={list.private ? 'lock' : 'list_alt'} />}
          title={list.name}
          subtitle={t('membersCount', { count: list.members.length })}
          onClick={() => nav.push('/list/:list', { list: id })}
        />
      ))}
      <Dialog
        open={open === 'new'}
        title={t('newList')}
        onClose={close}
        actions={[
          { label: t('cancel'), onClick: close },
          {
            label: t('create'),
            disabled: name.trim() === '',
            rid: 'create',
            onClick: () => {
              act.makeList({ name, private: hidden });
              close();
            },
          },
        ]}
      >
        <TextField name="name" label={t('name')} capitalise maxLength={30} />
        <SwitchRow label={t('privateList')} checked={hidden} onChange={setHidden} rid="private" />
      </Dialog>
    </Screen>
  );
}

/** One list: the posts of its members. */
export function OneList() {
  const { list } = useParams('/list/:list');
  const state = useChirrup();
  const t = useWords();
  const nav = useNav();
  const act = useAct();
  const [open, setOpen] = useOpen();
  const found = state.lists[list];
  const name = useFieldText('name', found?.name ?? '');
  if (!found)
    return (
      <Screen title={t('list')}>
        <EmptyState icon="list_alt" title={t('listGone')} />
      </Screen>
    );
  const entries = timeline(state, list);
  const close = () => setOpen(null);
  const then = (how: () => void) => () => {
    close();
    how();
  };
  return (
    <Screen
      label={found.name}
      scroll={false}
      appBar={
        <AppBar
          title={found.name}
          subtitle={t('membersCount', { count: found.members.length })}
          actions={
            <>
              <IconButton
                icon="group"
                label={t('members')}
                rid="members"
                onClick={() => nav.push('/list-members/:list', { list })}
              />
              <IconButton icon="more_vert" label={t('moreOptions')} onClick={() => setOpen('menu')} />
            </>
          }
        />
      }
    >
      {entries.length === 0 ? (
        <EmptyState
          icon="list_alt"
          title={t('listEmpty')}
          text={t('listEmptyText')}
          action={{
            label: t('members'),
            onClick: () => nav.push('/list-members/:list', { list }),
            rid: 'add-members',
          }}
        />
      ) : (
        <Feed name="list" label={t('posts')} entries={entries} />
      )}
      <Menu
        open={open === 'menu'}
        label={t('moreOptions')}
        onClose={close}
        items={[
          { label: t('rename'), icon: 'edit', rid: 'rename', onClick: () => setOpen('rename') },
          {
            label: t('privateList'),
            checked: found.private,
            rid: 'private',
            onClick: then(() => act.editList({ list, private: !found.private })),
          },
          {
            label: t('asTab'),
            checked: found.pinned,
            rid: 'as-tab',
            onClick: then(() => act.editList({ list, pinned: !found.pinned })),
          },
          {
            label: t('delete'),
            icon: 'delete',
            danger: true,
            rid: 'delete',
            onClick: () => setOpen('delete'),
          },
        ]}
      />
      <Dialog
        open={open === 'rename'}
        title={t('renameList')}
        onClose={close}
        actions={[
          { label: t('cancel'), onClick: close },
          {
            label: t('save'),
            rid: 'save',
            disabled: name.trim() === '',
            onClick: then(() => act.editList({ list, name })),
          },
        ]}
      >
        <TextField name="name" label={t('name')} initial={found.name} capitalise maxLength={30} />
      </Dialog>
      <ConfirmDialog
        open={open === 'delete'}
        title={t('deleteList')}
        text={t('deleteListText')}
        confirmLabel={t('delete')}
        danger
        rid="confirm-delete"
        onConfirm={then(() => act.deleteList({ list }))}
        onCancel={close}
      />
      <Tools />
    </Screen>
  );
}
