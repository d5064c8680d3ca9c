import type { Series } from '../select.ts';
import css from './charts.module.css';

const WIDTH = 328;
const LEFT = 44;
const HEIGHT = 132;
const FLOOR = HEIGHT - 22;

/**
 * A line over how far or how long, with all its values in its name. `low` is drawn at the floor; where less
 * is better `upside` turns it round.
 */
export function LineChart({
  label,
  series,
  format,
  at,
  tone = 'var(--c-primary)',
}: {
  label: string;
  series: readonly Series[];
  format: (value: number) => string;
  at: (at: number) => string;
  tone?: string;
}) {
  if (series.length < 2) return null;
  const values = series.map(p => p.value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((most - least) * 0.15, most * 0.01, 0.01);
  const [low, high] = [Math.max(0, least - room), most + room];
  const end = series.at(-1)!.at;
  const x = (v: number) => LEFT + ((WIDTH - LEFT - 4) * v) / Math.max(1, end);
  const y = (v: number) => FLOOR - ((v - low) / (high - low)) * (FLOOR - 8);
  const points = series.map(p => `${x(p.at).toFixed(1)},${y(p.value).toFixed(1)}`).join(' ');
  return (
    <div
      className={css['chart']}
      role="img"
      aria-label={`${label}: ${series
        .filter((_, i) => i % 4 === 0)
        .map(p => `${at(p.at)} ${format(p.value)}`)
        .join(', ')}`}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" aria-hidden="true">
        {[low + (high - low) * 0.1, (low + high) / 2, low + (high - low) * 0.9].map(v => (
          <g key={v}>
            <line className={css['grid']} x1={LEFT} x2={WIDTH} y1={y(v)} y2={y(v)} />
            <text className={css['tick']} x={LEFT - 6} y={y(v) + 4} textAnchor="end">
              {format(v).split(' ')[0]}
            </text>
          </g>
        ))}
        <polygon
          points={`${x(series[0]!.at)},${FLOOR} ${points} ${x(end)},${FLOOR}`}
          fill={tone}
          opacity={0.16}
        />
        <polyline points={points} fill="none" stroke={tone} strokeWidth={2} strokeLinejoin="round" />
        {[0, 0.5, 1].map(s => (
          <text
            key={s}
            className={css['tick']}
            x={s === 0 ? LEFT : s === 1 ? WIDTH - 2 : x(end * s)}
            y={HEIGHT - 5}
            textAnchor={s === 0 ? 'start' : s === 1 ? 'end' : 'middle'}
          >
            {at(end * s)}
          </text>
        ))}
      </svg>
    </div>
  );
}
