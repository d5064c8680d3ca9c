import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Chip, ConfirmDialog, Fab, IconButton, Menu, Screen, Scroller, TextField } from './kit.ts';
import { foldersOf, idsOf, tagsOf } from '../select.ts';
import { useAct, useApp, useNav, useParams, usePicked } from './hooks.ts';
import { NoteList } from './NoteList.tsx';
import { SelectBar } from './SelectBar.tsx';
import css from './list.module.css';

/** All notes, with chips for folders and tags. */
export function Home() {
  const folders = useApp(s => JSON.stringify(foldersOf(s)));
  const tags = useApp(s => tagsOf(s).map(t => t.tag));
  const [tag, setTag] = useScreenState<string | null>('tag', null);
  const [menu, setMenu] = useScreenState('menu', false);
  const [naming, setNaming] = useScreenState('naming', false);
  const [picked] = usePicked();
  const ids = useApp(s => idsOf(s, tag && tagsOf(s).some(t => t.tag === tag) ? { tag } : {}));
  const grid = useApp(s => s.view === 'grid');
  const sort = useApp(s => s.sort);
  const name = useFieldText('folder-name');
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const then = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  const list = JSON.parse(folders) as ReturnType<typeof foldersOf>;
  return (
    <>
      <Screen
        fab={
          picked === null ? (
            <Fab icon="add" label="New note" onClick={() => act.create({ kind: 'plain' })} />
          ) : undefined
        }
        label="Notes"
        appBar={
          picked === null ? (
            <AppBar
              title="Notes"
              leading="none"
              actions={
                <>
                  <IconButton icon="search" label="Search" onClick={() => nav.push('/search')} />
                  <IconButton
                    icon={grid ? 'view_agenda' : 'grid_view'}
                    label={grid ? 'Show as list' : 'Show as grid'}
                    onClick={() => act.setView({ view: grid ? 'list' : 'grid' })}
                  />
                  <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
                </>
              }
            />
          ) : (
            <SelectBar ids={ids} />
          )
        }
      >
        <Scroller name="chips" axis="x" label="Folders and tags">
          <div className={css['chips']}>
            <Chip label="All" selected={tag === null} onClick={() => setTag(null)} />
            {list.map(f => (
              <Chip
                key={f.id}
                id={f.id}
                label={`${f.name} ${f.count}`}
                icon="folder"
                onClick={() => nav.push('/folder/:folder', { folder: f.id })}
              />
            ))}
            <Chip
              label="New folder"
              icon="create_new_folder"
              onClick={() => {
                fields.set('folder-name', '');
                setNaming(true);
              }}
            />
            {tags.map(t => (
              <Chip
                key={t}
                label={`#${t}`}
                selected={tag === t}
                onClick={() => setTag(tag === t ? null : t)}
              />
            ))}
          </div>
        </Scroller>
        <NoteList ids={ids} sections empty="Tap + to write the first one." />
      </Screen>
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          {
            label: 'New checklist',
            icon: 'checklist',
            onClick: then(() => act.create({ kind: 'checklist' })),
          },
          {
            label: 'New Markdown note',
            icon: 'markdown',
            onClick: then(() => act.create({ kind: 'markdown' })),
          },
          {
            label: 'Sort by last edit',
            checked: sort === 'edited',
            divider: true,
            onClick: then(() => act.setSort({ sort: 'edited' })),
          },
          {
            label: 'Sort by creation',
            checked: sort === 'created',
            onClick: then(() => act.setSort({ sort: 'created' })),
          },
          {
            label: 'Sort by title',
            checked: sort === 'title',
            onClick: then(() => act.setSort({ sort: 'title' })),
          },
          { label: 'Bin', icon: 'delete', divider: true, onClick: then(() => nav.push('/bin')) },
          { label: 'Passcode', icon: 'lock', onClick: then(() => nav.push('/lock')) },
          { label: 'Manage tags', icon: 'label', onClick: then(() => nav.push('/tags')) },
        ]}
      />
      <ConfirmDialog
        open={naming}
        title="New folder"
        confirmLabel="Create"
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.createFolder({ name });
          setNaming(false);
        }}
        onCancel={() => setNaming(false)}
      >
        <TextField name="folder-name" label="Folder name" maxLength={40} capitalise />
      </ConfirmDialog>
    </>
  );
}

/** The notes of one folder. */
export function Folder() {
  const { folder } = useParams('/folder/:folder');
  const title = useApp(s => s.folders[folder]?.name ?? 'Folder');
  const ids = useApp(s => idsOf(s, { folder }));
  const [menu, setMenu] = useScreenState('menu', false);
  const [asking, setAsking] = useScreenState<'rename' | 'delete' | null>('asking', null);
  const [picked] = usePicked();
  const name = useFieldText('name', title);
  const fields = useFields();
  const act = useAct();
  const nav = useNav();
  const close = () => setAsking(null);
  return (
    <>
      <Screen
        label={title}
        fab={
          picked === null ? (
            <Fab icon="add" label="New note" onClick={() => act.create({ kind: 'plain', folder })} />
          ) : undefined
        }
        appBar={
          picked === null ? (
            <AppBar
              title={title}
              subtitle={`${ids.length} ${ids.length === 1 ? 'note' : 'notes'}`}
              actions={<IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />}
            />
          ) : (
            <SelectBar ids={ids} />
          )
        }
      >
        <NoteList ids={ids} empty="Notes that you move here stand here." />
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
              fields.set('name', title);
              setAsking('rename');
            },
          },
          {
            label: 'Delete folder',
            icon: 'delete',
            danger: true,
            onClick: () => {
              setMenu(false);
              setAsking('delete');
            },
          },
        ]}
      />
      <ConfirmDialog
        open={asking === 'rename'}
        title="Rename folder"
        confirmLabel="Rename"
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.renameFolder({ folder, name });
          close();
        }}
        onCancel={close}
      >
        <TextField name="name" label="Folder name" initial={title} maxLength={40} capitalise />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete ${title}?`}
        text="Its notes stay, outside of any folder."
        confirmLabel="Delete"
        danger
        onConfirm={() => {
          act.deleteFolder({ folder });
          nav.back();
        }}
        onCancel={close}
      />
    </>
  );
}
