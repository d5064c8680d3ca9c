import { nameProblem } from '../../../src/sdk/core/storage.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, EmptyState, Fab, IconButton, Menu, Screen } from './kit.ts';
import { listed, ROOT, rowFor } from '../select.ts';
import { Crumbs } from './Crumbs.tsx';
import { FileList } from './FileList.tsx';
import { useAct, useFiles, useNaming, useNav, useParams, usePicked, useTable, useUndo } from './hooks.ts';
import { NameDialog } from './NameDialog.tsx';
import { SelectBar } from './SelectBar.tsx';

/** The contents of a folder; null is the root of shared storage. */
function Listing({ folder }: { folder: string | null }) {
  const table = useTable();
  const state = useFiles();
  const [menu, setMenu] = useScreenState('menu', false);
  const [making, setMaking] = useScreenState('making', false);
  const [picked, setPicked] = usePicked();
  const naming = useNaming();
  const undo = useUndo();
  const act = useAct();
  const nav = useNav();
  const rows = listed(table, folder, state);
  const title = folder === null ? ROOT : rowFor(table, folder)!.name;
  const then = (run: () => void) => () => {
    setMenu(false);
    run();
  };
  const make = () => {
    setMaking(true);
    naming('folder-name', '');
  };
  return (
    <>
      <Screen
        label={title}
        bottom={undo}
        fab={picked === null ? <Fab icon="create_new_folder" label="New folder" onClick={make} /> : undefined}
        appBar={
          picked === null ? (
            <AppBar
              title={title}
              actions={
                <>
                  <IconButton icon="search" label="Search" onClick={() => nav.push('/search')} />
                  <IconButton icon="more_vert" label="More options" onClick={() => setMenu(true)} />
                </>
              }
            />
          ) : (
            <SelectBar rows={rows} />
          )
        }
      >
        <Crumbs folder={folder} onGo={to => act.goTo({ folder: to, from: folder! })} />
        <FileList
          rows={rows}
          empty={{
            icon: 'folder_open',
            title: 'This folder is empty',
            text: 'Move or copy files here, or make a folder in it.',
          }}
        />
      </Screen>
      <Menu
        open={menu}
        label="More options"
        onClose={() => setMenu(false)}
        items={[
          { label: 'New folder', icon: 'create_new_folder', onClick: then(make) },
          {
            label: 'Select all',
            icon: 'done_all',
            disabled: rows.length === 0,
            onClick: then(() => setPicked(rows.map(r => r.id))),
          },
          {
            label: 'Show hidden files',
            checked: state.hidden,
            divider: true,
            onClick: then(() => act.setHidden({ hidden: !state.hidden })),
          },
          { label: 'Bin', icon: 'delete', divider: true, onClick: then(() => nav.push('/bin')) },
          ...(folder === null
            ? []
            : [
                {
                  label: 'Details',
                  icon: 'info' as const,
                  onClick: then(() => nav.push('/details/:file', { file: folder })),
                },
              ]),
        ]}
      />
      <NameDialog
        open={making}
        title="New folder"
        field="folder-name"
        initial=""
        label="Create"
        problem={name => nameProblem(table, folder, name)}
        onClose={() => setMaking(false)}
        onName={name => {
          setMaking(false);
          act.newFolder({ folder, name });
        }}
      />
    </>
  );
}

export function Storage() {
  return <Listing folder={null} />;
}

export function Folder() {
  const { folder } = useParams('/folder/:folder');
  const table = useTable();
  const row = rowFor(table, folder);
  if (row?.kind !== 'folder')
    return (
      <Screen title="Folder">
        <EmptyState
          icon="folder_off"
          title="This folder is gone"
          text="It was moved to the bin or deleted."
        />
      </Screen>
    );
  return <Listing folder={folder} />;
}
