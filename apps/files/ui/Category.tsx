import { AppBar, IconButton, Screen } from './kit.ts';
import { ofKind, recent, type Row } from '../select.ts';
import { FileList } from './FileList.tsx';
import { CATEGORIES } from './Home.tsx';
import { useFiles, useNav, useParams, usePicked, useTable, useUndo } from './hooks.ts';
import { SelectBar } from './SelectBar.tsx';

const MOST_RECENT = 60;

function Found({
  title,
  rows,
  text,
  unsorted,
}: {
  title: string;
  rows: readonly Row[];
  text: string;
  unsorted?: boolean;
}) {
  const [picked] = usePicked();
  const undo = useUndo();
  const nav = useNav();
  return (
    <Screen
      label={title}
      bottom={undo}
      appBar={
        picked === null ? (
          <AppBar
            title={title}
            actions={<IconButton icon="search" label="Search" onClick={() => nav.push('/search')} />}
          />
        ) : (
          <SelectBar rows={rows} />
        )
      }
    >
      <FileList
        rows={rows}
        places
        {...(unsorted ? { unsorted } : {})}
        empty={{ icon: 'folder_open', title: 'Nothing here', text }}
      />
    </Screen>
  );
}

/** All files of a kind, wherever they are. */
export function Category() {
  const { kind } = useParams('/category/:kind');
  const table = useTable();
  const state = useFiles();
  const category = CATEGORIES.find(c => c.kind === kind);
  return (
    <Found
      title={category?.title ?? 'Files'}
      rows={category ? ofKind(table, category.kind, state) : []}
      text={`${category?.title ?? 'Files'} on this phone stand here, whatever folder they are in.`}
    />
  );
}

/** The most recently changed files. */
export function Recent() {
  const table = useTable();
  const { hidden } = useFiles();
  return (
    <Found
      title="Recent"
      rows={recent(table, hidden, MOST_RECENT)}
      text="Files that are new or were changed stand here."
      unsorted
    />
  );
}
