import type { Verdict } from '../protocol/wire/verdict.ts';
import base from './studio.module.css';
import css from './verdict.module.css';

/** Goals, invariants and side effects. */
export function VerdictView({ verdict }: { verdict: Verdict }) {
  return (
    <div className={css['verdict']}>
      <progress max={1} value={verdict.progress} aria-label="Progress" />
      <ul>
        {verdict.changes.map(g => (
          <li key={g.name} data-good={g.met}>
            {g.met ? '✓' : '○'} {g.name}{' '}
            <span className={base['quiet']}>goal{g.weight === 1 ? '' : ` × ${g.weight}`}</span>
          </li>
        ))}
        {verdict.invariants.map(k => (
          <li key={k.name} data-good={k.held}>
            {k.held ? '✓' : '✗'} {k.name} <span className={base['quiet']}>invariant</span>
          </li>
        ))}
        {verdict.sideEffects.map(({ path, words }) => (
          <li key={path} data-good={false}>
            ✗ {words} <span className={base['quiet']}>side effect</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
