import { useState } from 'react';
import type { Operation } from '../state/diff.ts';
import type { Step } from './live-state.ts';
import { formatAction, formatClock, formatValue } from './format.ts';
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
        <button type="button" className={base['more']} onClick={() => setAll(true)}>
          {operations.length - listed.length} more
        </button>
      )}
      {operations.length === 0 && <p className={base['quiet']}>Nothing changed.</p>}
    </div>
  );
}

/** Steps, the newest first. Each opens to its events and operations. */
export function Changes({ steps, zone }: { steps: readonly Step[]; zone: string }) {
  if (steps.length === 0)
    return (
      <p className={base['empty']}>
        Steps appear here as they are taken: touch the phone, let its clock run, or let an agent step it.
      </p>
    );
  return (
    <ol className={css['steps']}>
      {[...steps].reverse().map((step, i) => (
        <li key={step.number}>
          <details open={i === 0}>
            <summary>
              <span className={base['number']}>{step.number}</span>
              <span className={base['words']}>{formatAction(step.action)}</span>
              <span className={css['by']}>{step.mine ? 'you' : 'server'}</span>
              <span className={base['count']}>{step.operations.length}</span>
            </summary>
            <div className={css['inside']}>
              <div className={base['quiet']}>
                {formatClock(step.clock, zone)} · <code>{step.stateHash.slice(0, 12)}</code>
              </div>
              {step.events.length > 0 && (
                <div className={css['events']}>
                  {step.events.map((e, n) => (
                    <div key={n}>
                      <b>{e.app}</b>.{e.action} <code>{JSON.stringify(e.args)}</code> <i>{e.cause}</i>
                    </div>
                  ))}
                </div>
              )}
              <Operations operations={step.operations} />
            </div>
          </details>
        </li>
      ))}
    </ol>
  );
}
