import type { AboutRun } from '../../protocol/wire/runs.ts';
import css from './runs.module.css';

export const share = (value: number | null) => (value === null ? '–' : `${(100 * value).toFixed(1)} %`);
export const number = (value: number | null, digits = 1) => (value === null ? '–' : value.toFixed(digits));
/** A difference with its sign: of shares in points. */
export const difference = (value: number | null, isShare: boolean) =>
  value === null
    ? '–'
    : `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(isShare ? 100 * value : value).toFixed(1)}`;
export const dateOf = (at: number) =>
  new Date(at).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
export const playerOf = ({ agent, model }: AboutRun) => (model ? `${agent} ${model}` : agent);
export const playedOf = ({ tasks, seeds, tries }: AboutRun) =>
  `${tasks} ${tasks === 1 ? 'task' : 'tasks'} × ${seeds} ${seeds === 1 ? 'seed' : 'seeds'}${tries > 1 ? ` × ${tries} tries` : ''}`;
/** A share with its 95 % interval as a bar from 0 to 1. */
export function ShareBar({ value, interval }: { value: number | null; interval: readonly number[] | null }) {
  const [low, high] = interval ?? [];
  return (
    <span className={css['share']}>
      <span className={css['figure']}>{share(value)}</span>
      <span className={css['track']} aria-hidden>
        {value !== null && <span className={css['fill']} style={{ inlineSize: `${100 * value}%` }} />}
        {low !== undefined && high !== undefined && (
          <span
            className={css['whisker']}
            style={{ insetInlineStart: `${100 * low}%`, inlineSize: `${100 * (high - low)}%` }}
          />
        )}
      </span>
      <span className={css['quiet']}>
        {low !== undefined && high !== undefined
          ? `${(100 * low).toFixed(0)} – ${(100 * high).toFixed(0)}`
          : ''}
      </span>
    </span>
  );
}
