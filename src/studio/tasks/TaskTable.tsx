import { Badge, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { functionalUpdate, useTable, type Cell, type Header } from '@tanstack/react-table';
import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import type { AboutTask } from '../../protocol/wire/tasks.ts';
import { columns, features, HINTS, NUMBERS, readSort, writeSort } from './columns.ts';
import css from './tasks.module.css';

const ROW = 38;
const BEYOND = 8;
/** Rows that Page Up and Page Down move by. */
const PAGE = 12;

export interface TableHandle {
  /** Moves the focus to the first row. */
  enter(): void;
}

/** The templates as a table. Only rows in view are drawn; arrow keys move from row to row, Enter opens one. */
export function TaskTable({
  tasks,
  sort,
  onSort,
  ref,
}: {
  tasks: readonly AboutTask[];
  sort: string | undefined;
  onSort: (sort: string | undefined) => void;
  ref?: Ref<TableHandle>;
}) {
  const sorting = readSort(sort);
  const table = useTable({
    features,
    columns,
    data: tasks as AboutTask[],
    getRowId: task => task.id,
    state: { sorting },
    onSortingChange: updater => onSort(writeSort(functionalUpdate(updater, sorting))),
  });
  const { rows } = table.getRowModel();
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: BEYOND,
  });
  const { current, move, onKeyDown, onFocus } = useRows(rows.length, scroller, virtual.scrollToIndex);
  useImperativeHandle(ref, () => ({ enter: () => move(0) }));
  return (
    <div className={css['table']} role="table" aria-label="Tasks" aria-rowcount={rows.length + 1}>
      <div role="rowgroup" className={css['tableHead']}>
        {table.getHeaderGroups().map(group => (
          <div key={group.id} role="row" aria-rowindex={1} className={css['row']}>
            {group.headers.map(header => (
              <HeadCell key={header.id} header={header} />
            ))}
          </div>
        ))}
      </div>
      <div ref={scroller} role="presentation" className={css['rows']} onKeyDown={onKeyDown}>
        <div role="rowgroup" style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index]!;
            return (
              <div
                key={row.id}
                role="row"
                aria-rowindex={index + 2}
                className={css['row']}
                data-index={index}
                style={{ transform: `translateY(${start}px)`, blockSize: ROW }}
              >
                {row.getAllCells().map(cell => (
                  <BodyCell
                    key={cell.id}
                    cell={cell}
                    isCurrent={index === current}
                    onFocus={() => onFocus(index)}
                  />
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </div>
  );
}

function HeadCell({ header }: { header: Header<typeof features, AboutTask, unknown> }) {
  const { column } = header;
  const sorted = column.getIsSorted();
  const order = sorted === 'desc' ? 'descending' : 'ascending';
  const hint = HINTS[column.id];
  return (
    <div
      role="columnheader"
      aria-sort={sorted ? order : 'none'}
      className={css['cell']}
      data-column={column.id}
      data-number={NUMBERS.has(column.id) || undefined}
    >
      <Tooltip label={hint ?? ''} disabled={hint === undefined} openDelay={400}>
        <button type="button" className={css['sort']} onClick={column.getToggleSortingHandler()}>
          {String(column.columnDef.header)}
          {sorted === 'asc' && <IconChevronUp size={13} aria-hidden />}
          {sorted === 'desc' && <IconChevronDown size={13} aria-hidden />}
        </button>
      </Tooltip>
    </div>
  );
}

function BodyCell({
  cell,
  isCurrent,
  onFocus,
}: {
  cell: Cell<typeof features, AboutTask, unknown>;
  isCurrent: boolean;
  onFocus: () => void;
}) {
  const { column, row } = cell;
  const value = cell.getValue();
  const text = value === undefined || value === 0 ? '–' : String(value);
  return (
    <div
      role="cell"
      className={css['cell']}
      data-column={column.id}
      data-number={NUMBERS.has(column.id) || undefined}
      title={typeof value === 'string' && column.id !== 'kind' ? value : undefined}
    >
      {column.id === 'id' ? (
        <TaskLink id={row.original.id} isCurrent={isCurrent} onFocus={onFocus} />
      ) : column.id === 'level' ? (
        <Level level={row.original.level} />
      ) : (
        text
      )}
    </div>
  );
}

/** Covers its whole row. */
function TaskLink({ id, isCurrent, onFocus }: { id: string; isCurrent: boolean; onFocus: () => void }) {
  const [suite, name] = id.split('/') as [string, string];
  return (
    <Link
      to="/tasks/$suite/$name"
      params={{ suite, name }}
      className={css['link']}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
    >
      <span className={css['suite']}>{suite}/</span>
      {name}
    </Link>
  );
}

const LEVEL_COLOURS = ['gray', 'teal', 'blue', 'yellow', 'red'];
export const Level = ({ level }: { level: number }) => (
  <Badge variant="light" size="sm" color={LEVEL_COLOURS[level] ?? 'gray'} className={css['level']!}>
    {level}
  </Badge>
);

/** Keeps one row as the current one, which has the focus or gets it next. */
function useRows(
  count: number,
  scroller: React.RefObject<HTMLDivElement | null>,
  scrollTo: (index: number) => void,
) {
  const [current, setCurrent] = useState(0);
  /** The row that gets the focus once it is drawn. */
  const [wanted, setWanted] = useState<number>();
  const last = Math.max(0, count - 1);
  useEffect(() => {
    if (wanted === undefined) return;
    const link = scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted}"] a`);
    if (!link) return;
    link.focus({ preventScroll: true });
    setWanted(undefined);
  });
  const move = (to: number) => {
    const index = Math.min(Math.max(0, to), last);
    setCurrent(index);
    setWanted(index);
    scrollTo(index);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = Math.min(current, last);
    const to = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + PAGE,
      PageUp: at - PAGE,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to);
  };
  return { current: Math.min(current, last), move, onKeyDown, onFocus: setCurrent };
}
