import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { formatValue } from '../format.ts';
import type { Row } from './tree-rows.ts';
import css from './tree.module.css';

const ROW = 24;
const INDENT = 14;

/** Words for screen readers; the colours say the same. */
const MARKS: Record<NonNullable<Row['mark']>['kind'], string> = {
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  inside: 'changed inside',
};

/** Lines of a tree; only those in view are drawn. Arrows walk, open and close; Enter is for the page. */
export function StateTree({
  rows,
  chosen,
  news,
  label,
  onChoose,
  onToggle,
  onEnter,
}: {
  rows: readonly Row[];
  chosen: string | undefined;
  /** A line to bring into view, once for each step. */
  news?: { step: number; path: string } | undefined;
  label: string;
  onChoose: (path: string) => void;
  onToggle: (path: string) => void;
  onEnter: (row: Row) => void;
}) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 12,
    getItemKey: index => rows[index]!.path,
  });
  const at = rows.findIndex(({ path }) => path === chosen);
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' });
    // A line that moves because others opened stays where the reader has it.
  }, [chosen, label, at >= 0]);
  const told = useRef(news?.step);
  useEffect(() => {
    if (!news || news.step === told.current) return;
    told.current = news.step;
    const index = rows.findIndex(({ path }) => path === news.path);
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
  }, [news, rows, virtual]);
  const go = (index: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (row) onChoose(row.path);
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    const row = rows[at];
    const moves: Record<string, () => void> = {
      ArrowDown: () => go(at + 1),
      ArrowUp: () => go(at - 1),
      PageDown: () => go(at + 20),
      PageUp: () => go(at - 20),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      ArrowRight: () => {
        if (row?.isOpen === false) onToggle(row.path);
        else if (row?.isOpen) go(at + 1);
      },
      ArrowLeft: () => {
        if (row?.isOpen) onToggle(row.path);
        else if (row) {
          const up = rows.findLastIndex((other, i) => i < at && other.depth < row.depth);
          if (up >= 0) go(up);
        }
      },
      Enter: () => row && onEnter(row),
      ' ': () => row?.isOpen !== undefined && onToggle(row.path),
    };
    const move = moves[event.key];
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move();
  };
  return (
    <div
      ref={scroller}
      className={css['tree']}
      role="tree"
      aria-label={label}
      tabIndex={0}
      aria-activedescendant={at >= 0 ? idOf(rows[at]!) : undefined}
      onKeyDown={onKeyDown}
    >
      <div role="presentation" style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index]!;
          return (
            <Line
              key={key}
              row={row}
              isChosen={row.path === chosen}
              start={start}
              onChoose={onChoose}
              onToggle={onToggle}
              onEnter={onEnter}
            />
          );
        })}
      </div>
    </div>
  );
}

const idOf = ({ path }: Row) => `at:${path.replaceAll(' ', '%20')}`;

function Line({
  row,
  isChosen,
  start,
  onChoose,
  onToggle,
  onEnter,
}: {
  row: Row;
  isChosen: boolean;
  start: number;
  onChoose: (path: string) => void;
  onToggle: (path: string) => void;
  onEnter: (row: Row) => void;
}) {
  const { path, label, depth, value, isOpen, mark, place, siblings } = row;
  const isLeaf = typeof value !== 'object' || value === null;
  return (
    <div
      id={idOf(row)}
      role="treeitem"
      aria-level={depth + 1}
      aria-posinset={place}
      aria-setsize={siblings}
      aria-selected={isChosen}
      {...(isOpen === undefined ? {} : { 'aria-expanded': isOpen })}
      className={css['line']}
      style={{ transform: `translateY(${start}px)`, blockSize: ROW, paddingInlineStart: 12 + depth * INDENT }}
      data-mark={mark?.kind}
      onClick={() => {
        onChoose(path);
        if (isOpen !== undefined) onToggle(path);
      }}
      onDoubleClick={() => onEnter(row)}
    >
      <span className={css['twist']} aria-hidden="true">
        {isOpen === undefined ? '' : isOpen ? '▾' : '▸'}
      </span>
      <span className={css['key']}>{label}</span>
      <span className={css['value']} data-kind={isLeaf && value !== undefined ? typeof value : 'size'}>
        {value === undefined ? 'not loaded' : formatValue(value, 200)}
      </span>
      {mark && (
        <span className={css['mark']}>
          {mark.kind === 'changed' && mark.was !== undefined
            ? `was ${formatValue(mark.was, 60)}`
            : MARKS[mark.kind]}
        </span>
      )}
    </div>
  );
}
