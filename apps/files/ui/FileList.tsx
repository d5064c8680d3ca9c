import { formatBytes } from '../../../src/sdk/core/format.ts';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Chip, EmptyState, IconButton, List, ListRow } from './kit.ts';
import type { IconName } from './icons.ts';
import { placeOf, type Row } from '../select.ts';
import { FileSheet } from './FileSheet.tsx';
import { useAct, useFiles, usePicked, useWhen } from './hooks.ts';
import { SortMenu, sortWords } from './SortMenu.tsx';
import { Thumb } from './Thumb.tsx';
import css from './list.module.css';
import common from './files.module.css';

export interface FileListProps {
  rows: readonly Row[];
  empty: { icon: IconName; title: string; text: string };
  /** Says where each is, as lists over the whole tree do. */ places?: boolean;
  /** In an order of its own. */ unsorted?: boolean;
}

const items = (n: number): string => (n === 1 ? '1 item' : `${n} items`);

/** Files and folders as rows or tiles. A long press begins to pick (`SelectBar` stands on top then), and a tap picks more. */
export function FileList({ rows, empty, places, unsorted }: FileListProps) {
  const state = useFiles();
  const [picked, setPicked] = usePicked();
  const [sorting, setSorting] = useScreenState('sorting', false);
  const [open, setOpen] = useScreenState<string | null>('file-sheet', null);
  const when = useWhen();
  const act = useAct();
  const grid = state.view === 'grid';
  const pick = (id: string) =>
    setPicked(was => {
      const next = was?.includes(id) ? was.filter(x => x !== id) : [...(was ?? []), id];
      return next.length > 0 ? next : null;
    });
  const facts = (r: Row) =>
    [r.kind === 'folder' ? items(r.count) : formatBytes(r.bytes), when(r.changed)].join(' · ');
  const tap = (r: Row) => (picked ? pick(r.id) : act.open({ file: r.id }));
  return (
    <>
      {rows.length > 0 && (
        <div className={css['order']}>
          {unsorted ? (
            <span className={css['orderWords']}>{items(rows.length)}</span>
          ) : (
            <Chip label={sortWords(state)} icon="sort" opens rid="sort" onClick={() => setSorting(true)} />
          )}
          <IconButton
            icon={grid ? 'view_list' : 'grid_view'}
            label={grid ? 'Show as list' : 'Show as grid'}
            onClick={() => act.setView({ view: grid ? 'list' : 'grid' })}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState {...empty} />
      ) : grid ? (
        <div className={css['grid']}>
          {rows.map(r => (
            <Tile
              key={r.id}
              row={r}
              facts={facts(r)}
              on={picked?.includes(r.id)}
              onTap={() => tap(r)}
              onPick={() => pick(r.id)}
            />
          ))}
        </div>
      ) : (
        <List>
          {rows.map(r => {
            const on = picked?.includes(r.id) ?? false;
            return (
              <ListRow
                key={r.id}
                id={r.id}
                rid="file"
                leading={<Thumb thing={r} on={on} />}
                title={r.name}
                {...(places
                  ? {
                      lines: 3 as const,
                      subtitle: (
                        <>
                          <span className={common['line']}>{facts(r)}</span>{' '}
                          <span className={common['line']}>{placeOf(r.path)}</span>
                        </>
                      ),
                    }
                  : { subtitle: facts(r) })}
                onClick={() => tap(r)}
                onLongPress={() => pick(r.id)}
                {...(picked
                  ? { selected: on }
                  : {
                      trailing: (
                        <IconButton
                          icon="more_vert"
                          label={`More about ${places ? r.path : r.name}`}
                          onClick={() => setOpen(r.id)}
                        />
                      ),
                    })}
              />
            );
          })}
        </List>
      )}
      <SortMenu open={sorting} onClose={() => setSorting(false)} />
      <FileSheet
        file={open}
        places={places === true}
        onClose={() => setOpen(null)}
        onPick={id => {
          setOpen(null);
          setPicked([id]);
        }}
      />
    </>
  );
}

function Tile({
  row,
  facts,
  on,
  onTap,
  onPick,
}: {
  row: Row;
  facts: string;
  on: boolean | undefined;
  onTap: () => void;
  onPick: () => void;
}) {
  const ref = useGesture({ onLongPress: onPick });
  return (
    <button
      type="button"
      ref={ref}
      className={css['tile']}
      data-rid="file"
      data-key={row.id}
      data-on={on || undefined}
      aria-pressed={on}
      onClick={onTap}
    >
      <span className={css['tileFace']}>
        <Thumb thing={row} size="100%" {...(on ? { on } : {})} />
      </span>
      <span className={css['tileName']} dir="auto">
        {row.name}
      </span>
      <span className={css['tileFacts']} dir="auto">
        {facts}
      </span>
    </button>
  );
}
