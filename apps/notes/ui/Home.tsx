import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Chip, ConfirmDialog, Fab, IconButton, Menu, Screen, Scroller, TextField } from './kit.ts';
import { foldersOf, idsOf, tagsOf } from '../select.ts';
import { useAct, useApp, useNav, useParams, usePicked, useWords } from './hooks.ts';
import { NoteList } from './NoteList.tsx';
import { SelectBar } from './SelectBar.tsx';
import css from './list.module.css';

/** All notes, with chips for folders and tags. */
export function Home() {
  const t = useWords();
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
            <Fab icon="add" label={t('newNote')} onClick={() => act.create({ kind: 'plain' })} />
          ) : undefined
        }
        label={t('appName')}
        appBar={
          picked === null ? (
            <AppBar
              title={t('appName')}
              leading="none"
              actions={
                <>
                  <IconButton icon="search" label={t('search')} onClick={() => nav.push('/search')} />
                  <IconButton
                    icon={grid ? 'view_agenda' : 'grid_view'}
                    label={grid ? t('showAsList') : t('showAsGrid')}
                    onClick={() => act.setView({ view: grid ? 'list' : 'grid' })}
                  />
                  <IconButton icon="more_vert" label={t('moreOptions')} onClick={() => setMenu(true)} />
                </>
              }
            />
          ) : (
            <SelectBar ids={ids} />
          )
        }
      >
        <Scroller name="chips" axis="x" label={t('foldersAndTags')}>
          <div className={css['chips']}>
            <Chip label={t('all')} selected={tag === null} onClick={() => setTag(null)} />
            {list.map(f => (
              <Chip
                key={f.id}
                id={f.id}
                label={t('folderChip', { name: f.name, count: f.count })}
                icon="folder"
                onClick={() => nav.push('/folder/:folder', { folder: f.id })}
              />
            ))}
            <Chip
              label={t('newFolder')}
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
        <NoteList ids={ids} sections empty={t('tapToWrite')} />
      </Screen>
      <Menu
        open={menu}
        label={t('moreOptions')}
        onClose={() => setMenu(false)}
        items={[
          {
            label: t('newChecklist'),
            icon: 'checklist',
            onClick: then(() => act.create({ kind: 'checklist' })),
          },
          {
            label: t('newMarkdownNote'),
            icon: 'markdown',
            onClick: then(() => act.create({ kind: 'markdown' })),
          },
          {
            label: t('sortByEdit'),
            checked: sort === 'edited',
            divider: true,
            onClick: then(() => act.setSort({ sort: 'edited' })),
          },
          {
            label: t('sortByCreation'),
            checked: sort === 'created',
            onClick: then(() => act.setSort({ sort: 'created' })),
          },
          {
            label: t('sortByTitle'),
            checked: sort === 'title',
            onClick: then(() => act.setSort({ sort: 'title' })),
          },
          { label: t('bin'), icon: 'delete', divider: true, onClick: then(() => nav.push('/bin')) },
          { label: t('passcode'), icon: 'lock', onClick: then(() => nav.push('/lock')) },
          { label: t('manageTags'), icon: 'label', onClick: then(() => nav.push('/tags')) },
        ]}
      />
      <ConfirmDialog
        open={naming}
        title={t('newFolder')}
        confirmLabel={t('create')}
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.createFolder({ name });
          setNaming(false);
        }}
        onCancel={() => setNaming(false)}
      >
        <TextField name="folder-name" label={t('folderName')} maxLength={40} capitalise />
      </ConfirmDialog>
    </>
  );
}

/** The notes of one folder. */
export function Folder() {
  const t = useWords();
  const { folder } = useParams('/folder/:folder');
  const title = useApp(s => s.folders[folder]?.name ?? t('folder'));
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
            <Fab icon="add" label={t('newNote')} onClick={() => act.create({ kind: 'plain', folder })} />
          ) : undefined
        }
        appBar={
          picked === null ? (
            <AppBar
              title={title}
              subtitle={t('notesInFolder', { count: ids.length })}
              actions={<IconButton icon="more_vert" label={t('moreOptions')} onClick={() => setMenu(true)} />}
            />
          ) : (
            <SelectBar ids={ids} />
          )
        }
      >
        <NoteList ids={ids} empty={t('emptyFolder')} />
      </Screen>
      <Menu
        open={menu}
        label={t('moreOptions')}
        onClose={() => setMenu(false)}
        items={[
          {
            label: t('renameFolder'),
            icon: 'edit',
            onClick: () => {
              setMenu(false);
              fields.set('name', title);
              setAsking('rename');
            },
          },
          {
            label: t('deleteFolder'),
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
        title={t('renameFolder')}
        confirmLabel={t('rename')}
        disabled={name.trim() === ''}
        onConfirm={() => {
          act.renameFolder({ folder, name });
          close();
        }}
        onCancel={close}
      >
        <TextField name="name" label={t('folderName')} initial={title} maxLength={40} capitalise />
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        title={t('deleteIt', { name: title })}
        text={t('folderNotesStay')}
        confirmLabel={t('delete')}
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
