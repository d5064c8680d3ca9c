import { useFields, useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  ConfirmDialog,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Menu,
  Screen,
  SearchField,
  TextField,
} from './kit.ts';
import { bookmarksOf, foldersOf } from '../select.ts';
import { shownAddress } from '../web/address.ts';
import { useAct, useApp, useNav, useParams } from './hooks.ts';
import { Marks } from './BookmarkRows.tsx';

/** Folders and what lies in none of them. */
export function Bookmarks() {
  const state = useApp(s => s);
  const act = useAct();
  const nav = useNav();
  const fields = useFields();
  const query = useFieldText('query').trim().toLowerCase();
  const name = useFieldText('name');
  const [adding, setAdding] = useScreenState('adding', false);
  const all = bookmarksOf(state.bookmarks);
  const folders = foldersOf(state.folders);
  const add = () => {
    act.addFolder({ name });
    setAdding(false);
    fields.blur();
  };
  const found = all.filter(b => `${b.title}\n${shownAddress(b.url)}`.toLowerCase().includes(query));
  return (
    <>
      <Screen
        label="Bookmarks"
        appBar={
          <>
            <AppBar
              title="Bookmarks"
              actions={
                <IconButton
                  icon="create_new_folder"
                  label="New folder"
                  onClick={() => {
                    fields.set('name', '');
                    setAdding(true);
                    fields.focus('name');
                  }}
                />
              }
            />
            <SearchField name="query" label="Search bookmarks" />
          </>
        }
      >
        {all.length === 0 && folders.length === 0 ? (
          <EmptyState icon="bookmarks" title="No bookmarks yet" text="Add one from the menu of a page." />
        ) : query !== '' ? (
          <Found rows={found} />
        ) : (
          <List>
            {folders.map(f => {
              const count = all.filter(b => b.folder === f.id).length;
              return (
                <ListRow
                  key={f.id}
                  id={f.id}
                  rid="folder"
                  leading="folder"
                  title={f.name}
                  subtitle={count === 0 ? 'Empty' : `${count} ${count === 1 ? 'bookmark' : 'bookmarks'}`}
                  onClick={() => nav.push('/bookmarks/:folder', { folder: f.id })}
                />
              );
            })}
            <Marks rows={all.filter(b => b.folder === null)} />
          </List>
        )}
      </Screen>
      <ConfirmDialog
        open={adding}
        title="New folder"
        confirmLabel="Create"
        disabled={name.trim() === ''}
        onConfirm={add}
        onCancel={() => setAdding(false)}
      >
        <TextField name="name" label="Name" capitalise onEnter={add} />
      </ConfirmDialog>
    </>
  );
}

/** The bookmarks that have the words of a search. */
function Found({ rows }: Parameters<typeof Marks>[0]) {
  if (rows.length === 0)
    return <EmptyState icon="search" title="Nothing found" text="No bookmark has these words." />;
  return (
    <List>
      <Marks rows={rows} />
    </List>
  );
}

/** The bookmarks of one folder. */
export function BookmarkFolder() {
  const { folder: id } = useParams('/bookmarks/:folder');
  const folder = useApp(s => s.folders[id]);
  const rows = useApp(s => bookmarksOf(s.bookmarks).filter(b => b.folder === id));
  const act = useAct();
  const fields = useFields();
  const name = useFieldText('name');
  const [menu, setMenu] = useScreenState('options', false);
  const [renaming, setRenaming] = useScreenState('renaming', false);
  const [asking, setAsking] = useScreenState('asking', false);
  if (!folder)
    return (
      <Screen title="Folder">
        <EmptyState icon="folder" title="This folder is gone" />
      </Screen>
    );
  const rename = () => {
    act.renameFolder({ folder: id, name });
    setRenaming(false);
    fields.blur();
  };
  return (
    <>
      <Screen
        label={folder.name}
        appBar={
          <AppBar
            title={folder.name}
            actions={<IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />}
          />
        }
      >
        {rows.length === 0 ? (
          <EmptyState
            icon="folder"
            title="This folder is empty"
            text="Move bookmarks here from their options."
          />
        ) : (
          <List>
            <Marks rows={rows} />
          </List>
        )}
      </Screen>
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          {
            label: 'Rename folder',
            icon: 'edit',
            onClick: () => {
              setMenu(false);
              fields.set('name', folder.name);
              setRenaming(true);
              fields.focus('name');
            },
          },
          {
            label: 'Delete folder',
            icon: 'delete',
            danger: true,
            onClick: () => {
              setMenu(false);
              setAsking(true);
            },
          },
        ]}
      />
      <ConfirmDialog
        open={renaming}
        title="Rename folder"
        confirmLabel="Rename"
        disabled={name.trim() === ''}
        onConfirm={rename}
        onCancel={() => setRenaming(false)}
      >
        <TextField name="name" label="Name" capitalise onEnter={rename} />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking}
        title="Delete folder?"
        text={
          rows.length === 0
            ? `“${folder.name}” is empty.`
            : `“${folder.name}” and the ${rows.length === 1 ? 'bookmark' : `${rows.length} bookmarks`} in it will be deleted.`
        }
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          setAsking(false);
          act.removeFolder({ folder: id });
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
