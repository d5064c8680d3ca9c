import { useBack } from '../../../src/sdk/react/back.ts';
import { fileOf, nameProblem } from '../../../src/sdk/core/storage.ts';
import { useScreenArgs, useScreenState } from '../../../src/sdk/react/hooks.ts';
import { AppBar, Button, EmptyState, IconButton, List, ListRow, Screen } from './kit.ts';
import { crumbs, listed, ROOT, rowFor } from '../select.ts';
import { Crumbs } from './Crumbs.tsx';
import { useAct, useFiles, useNaming, useNav, useTable } from './hooks.ts';
import { NameDialog } from './NameDialog.tsx';
import { Thumb } from './Thumb.tsx';
import type { Choosing } from './Verbs.tsx';
import css from './files.module.css';

const WORDS = { copy: 'Copy', move: 'Move', unzip: 'Extract', select: 'Choose a folder' } as const;

/** Goes through folders until one is right. What is `moved` can't go into itself. */
function Chooser({
  title,
  label,
  start,
  moved,
  onFolder,
}: {
  title: string;
  label: string;
  start: string | null;
  moved: readonly string[];
  onFolder: (folder: string | null) => void;
}) {
  const table = useTable();
  const state = useFiles();
  const [at, setAt] = useScreenState<string | null>(
    'at',
    start !== null && fileOf(table, start) ? start : null,
  );
  const [making, setMaking] = useScreenState('making', false);
  const naming = useNaming();
  const act = useAct();
  const nav = useNav();
  const folder = at !== null && rowFor(table, at)?.kind === 'folder' ? at : null;
  useBack(folder !== null, () => setAt(rowFor(table, folder!)!.parent));
  const folders = listed(table, folder, { ...state, sort: 'name', down: false }).filter(
    r => r.kind === 'folder',
  );
  const inside = crumbs(table, folder).some(f => moved.includes(f.id));
  return (
    <>
      <Screen
        label={title}
        appBar={
          <AppBar
            title={title}
            leading="close"
            onLeading={nav.back}
            actions={
              <IconButton
                icon="create_new_folder"
                label="New folder"
                onClick={() => {
                  setMaking(true);
                  naming('folder-name', '');
                }}
              />
            }
          />
        }
        bottom={
          <div className={css['foot']}>
            <Button variant="text" onClick={nav.back}>
              Cancel
            </Button>
            <Button rid="here" disabled={inside} onClick={() => onFolder(folder)}>
              {label}
            </Button>
          </div>
        }
      >
        <Crumbs folder={folder} onGo={setAt} />
        {folders.length === 0 ? (
          <EmptyState
            icon="folder_open"
            title="No folders in it"
            text={
              inside
                ? 'A folder can’t go into itself.'
                : `${folder === null ? ROOT : rowFor(table, folder)!.name} has no folders of its own.`
            }
          />
        ) : (
          <List>
            {folders.map(r => (
              <ListRow
                key={r.id}
                id={r.id}
                rid="into"
                leading={<Thumb thing={r} />}
                title={r.name}
                subtitle={r.count === 1 ? '1 item' : `${r.count} items`}
                disabled={moved.includes(r.id)}
                onClick={() => setAt(r.id)}
              />
            ))}
          </List>
        )}
      </Screen>
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

/** Where files go that are copied, moved or extracted. */
export function ChooseFolder() {
  const { verb, files } = useScreenArgs<Choosing>() ?? { verb: 'move', files: [] };
  const table = useTable();
  const act = useAct();
  const [first] = files;
  const one = files.length === 1 ? rowFor(table, files[0]!)?.name : undefined;
  const run = (folder: string | null) => {
    if (verb === 'copy') act.copy({ files, folder });
    else if (verb === 'move') act.move({ files, folder });
    else act.unzip({ file: files[0]!, folder });
  };
  return (
    <Chooser
      title={`${WORDS[verb]} ${one ?? `${files.length} items`}`}
      label={`${WORDS[verb]} here`}
      start={verb === 'unzip' && first ? (rowFor(table, first)?.parent ?? null) : null}
      moved={verb === 'unzip' ? [] : files}
      onFolder={run}
    />
  );
}

/** A folder for another app: the result is its id, null for the root, and its path. */
export function PickFolder() {
  const table = useTable();
  const nav = useNav();
  return (
    <Chooser
      title={WORDS.select}
      label="Use this folder"
      start={null}
      moved={[]}
      onFolder={folder => nav.finish({ folder, path: folder === null ? '' : rowFor(table, folder)!.path })}
    />
  );
}
