import { useFieldText, useFields, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  Chip,
  EmptyState,
  IconButton,
  List,
  ListRow,
  Screen,
  Scroller,
  SearchField,
  SectionHeader,
} from './kit.ts';
import type { Kind } from '../kinds.ts';
import { found } from '../select.ts';
import { FileList } from './FileList.tsx';
import { CATEGORIES } from './Home.tsx';
import { useAct, useFiles, useNav, usePicked, useTable, useUndo } from './hooks.ts';
import { SelectBar } from './SelectBar.tsx';
import css from './files.module.css';

const KINDS: readonly { kind: Kind; title: string }[] = [{ kind: 'folder', title: 'Folders' }, ...CATEGORIES];

/** Finds files and folders of the whole tree by words of their names, and by type. */
export function Search() {
  const table = useTable();
  const state = useFiles();
  const text = useFieldText('query');
  const [kind, setKind] = useScreenState<Kind | null>('kind', null);
  const [picked] = usePicked();
  const fields = useFields();
  const undo = useUndo();
  const act = useAct();
  const nav = useNav();
  const rows = found(table, text, kind, state);
  return (
    <Screen
      label="Search"
      bottom={undo}
      appBar={
        picked === null ? (
          <SearchField
            name="query"
            label="Search files"
            leading={<IconButton icon="arrow_back" label="Back" onClick={nav.back} />}
            onEnter={query => {
              fields.blur();
              act.remember({ query });
            }}
          />
        ) : (
          <SelectBar rows={rows} />
        )
      }
    >
      <Scroller name="kinds" axis="x" label="Types">
        <div className={css['chips']}>
          {KINDS.map(k => (
            <Chip
              key={k.kind}
              label={k.title}
              selected={kind === k.kind}
              onClick={() => setKind(kind === k.kind ? null : k.kind)}
            />
          ))}
        </div>
      </Scroller>
      {text.trim() !== '' || kind !== null ? (
        <FileList
          rows={rows}
          places
          empty={{
            icon: 'search_off',
            title: 'Nothing found',
            text:
              text.trim() === '' ? 'There is nothing of this type.' : `No name has “${text.trim()}” in it.`,
          }}
        />
      ) : state.searches.length === 0 ? (
        <EmptyState
          icon="search"
          title="Search your files"
          text="Write a part of a name, or choose a type."
        />
      ) : (
        <>
          <SectionHeader
            title="Recent searches"
            action={{ label: 'Clear', onClick: () => act.forgetSearches() }}
          />
          <List>
            {state.searches.map(s => (
              <ListRow
                key={s}
                leading="history"
                title={s}
                rid="past"
                id={`past-${s}`}
                onClick={() => fields.set('query', s)}
              />
            ))}
          </List>
        </>
      )}
    </Screen>
  );
}
