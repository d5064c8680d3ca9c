import { useState } from 'react';
import { formatValue } from './format.ts';
import base from './studio.module.css';
import css from './tree.module.css';

export interface TreeProps {
  name: string;
  value: unknown;
  path?: string;
  /** Paths that the last step changed: their rows are marked, and those above them. */
  changed: ReadonlySet<string>;
  /** Called when a branch opens whose value is not loaded yet. */
  onMissing?: (path: string) => void;
  depth?: number;
}

/** Rows of a large table that are added at once. */
const PAGE = 100;

/** A value as a tree whose branches open. */
export function Tree({ name, value, path = '', changed, onMissing, depth = 0 }: TreeProps) {
  const [open, setOpen] = useState(depth === 0);
  const [most, setMost] = useState(PAGE);
  const branch = typeof value === 'object' && value !== null;
  const mark = changed.has(path);
  const pad = { paddingInlineStart: 8 + depth * 14 };
  if (!branch && value !== undefined)
    return (
      <div className={css['leaf']} style={pad} data-changed={mark || undefined}>
        <span className={css['key']}>{name}</span>
        <span className={css['value']} data-kind={typeof value}>
          {formatValue(value, 400)}
        </span>
      </div>
    );
  const entries = branch ? Object.entries(value) : [];
  const toggle = () => {
    setOpen(!open);
    if (!open && value === undefined) onMissing?.(path);
  };
  return (
    <div>
      <button
        type="button"
        className={css['branch']}
        style={pad}
        aria-expanded={open}
        data-changed={mark || undefined}
        onClick={toggle}
      >
        <span className={css['twist']} aria-hidden="true">
          {open ? '▾' : '▸'}
        </span>
        <span className={css['key']}>{name}</span>
        <span className={base['count']}>{value === undefined ? 'not loaded' : formatValue(value)}</span>
      </button>
      {open &&
        entries
          .slice(0, most)
          .map(([key, child]) => (
            <Tree
              key={key}
              name={key}
              value={child}
              path={`${path}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`}
              changed={changed}
              {...(onMissing ? { onMissing } : {})}
              depth={depth + 1}
            />
          ))}
      {open && entries.length > most && (
        <button
          type="button"
          className={base['more']}
          style={{ paddingInlineStart: 22 + depth * 14 }}
          onClick={() => setMost(most + PAGE)}
        >
          {entries.length - most} more
        </button>
      )}
    </div>
  );
}

/** Every path at or above what operations touch. */
export function touched(operations: readonly { path: string }[]): Set<string> {
  const paths = new Set<string>();
  for (const { path } of operations)
    for (let at = path; ; at = at.slice(0, at.lastIndexOf('/'))) {
      paths.add(at);
      if (at === '') break;
    }
  return paths;
}
