import { useState } from 'react';
import type { Operation } from '../state/diff.ts';
import { formatValue } from './format.ts';
import base from './studio.module.css';
import css from './changes.module.css';

/** Operations, one line each. */
export function Operations({ operations, most = 60 }: { operations: readonly Operation[]; most?: number }) {
  const [all, setAll] = useState(false);
  const listed = all ? operations : operations.slice(0, most);
  return (
    <div className={css['operations']}>
      {listed.map((op, i) => (
        <div key={i} className={css['operation']} data-op={op.op}>
          <span aria-label={op.op}>{op.op === 'remove' ? '−' : op.op === 'add' ? '+' : '~'}</span>
          <code>{op.path}</code>
          {'value' in op && <code className={css['new']}>{formatValue(op.value, 120)}</code>}
        </div>
      ))}
      {operations.length > listed.length && (
        <button type="button" className={css['more']} onClick={() => setAll(true)}>
          {operations.length - listed.length} more
        </button>
      )}
      {operations.length === 0 && <p className={base['quiet']}>Nothing changed.</p>}
    </div>
  );
}
