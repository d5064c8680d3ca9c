import { cx } from './cx.ts';
import { axisOf } from './values.ts';
import css from './chart.module.css';

export interface ChartPoint {
  label: string;
  value: number;
  color?: string;
}
export interface ChartProps {
  kind: 'bar' | 'line' | 'donut';
  data: readonly ChartPoint[];
  /** What it shows. */
  label: string;
  /** How values are written. */
  format?: (value: number) => string;
  height?: number;
  /** Label of the bar or point that stands out. */
  selected?: string;
  /** Words in the middle of a donut. */
  center?: string;
  className?: string;
}

const COLOURS = [
  'var(--c-primary)',
  'var(--c-tertiary)',
  'var(--c-secondary)',
  'var(--c-primary-container)',
  'var(--c-tertiary-container)',
  'var(--c-outline)',
];
const WIDTH = 328;

/** A small chart. Its words say every value, so it can be read without being seen. */
export function Chart({
  kind,
  data,
  label,
  format = String,
  height = 160,
  selected,
  center,
  className,
}: ChartProps) {
  const description = `${label}: ${data.map(d => `${d.label} ${format(d.value)}`).join(', ')}`;
  return (
    <div className={cx(css['chart'], className)} role="img" aria-label={description}>
      {kind === 'donut' ? (
        <Donut data={data} height={height} format={format} center={center} />
      ) : (
        <Axes kind={kind} data={data} height={height} format={format} selected={selected} />
      )}
    </div>
  );
}

function Axes({
  kind,
  data,
  height,
  format,
  selected,
}: {
  kind: 'bar' | 'line';
  data: readonly ChartPoint[];
  height: number;
  format: (v: number) => string;
  selected: string | undefined;
}) {
  const { floor: least, top } = axisOf(
    data.map(d => d.value),
    kind === 'bar',
  );
  const floor = height - 24;
  const left = 40;
  const slot = data.length > 0 ? (WIDTH - left) / data.length : 0;
  const y = (v: number) => floor - ((Math.max(least, v) - least) / (top - least)) * (floor - 12);
  const x = (i: number) => left + slot * (i + 0.5);
  const every = Math.max(1, Math.ceil(data.length / 7));
  const wide = Math.min(28, slot * 0.62);
  const points = data.map((d, i) => `${x(i).toFixed(1)},${y(d.value).toFixed(1)}`);
  return (
    <svg className={css['svg']} viewBox={`0 0 ${WIDTH} ${height}`} width="100%" aria-hidden="true">
      {[0, 0.5, 1].map(share => (
        <g key={share}>
          <line
            className={css['grid']}
            x1={left}
            x2={WIDTH}
            y1={y(least + (top - least) * share)}
            y2={y(least + (top - least) * share)}
          />
          <text
            className={css['tick']}
            x={left - 6}
            y={y(least + (top - least) * share) + 4}
            textAnchor="end"
          >
            {format(Number((least + (top - least) * share).toPrecision(8)))}
          </text>
        </g>
      ))}
      {kind === 'bar' &&
        data.map((d, i) => (
          <path
            key={i}
            d={bar(x(i) - wide / 2, y(d.value), wide, floor)}
            fill={
              d.color ??
              (selected === undefined || selected === d.label
                ? 'var(--c-primary)'
                : 'var(--c-secondary-container)')
            }
          />
        ))}
      {kind === 'line' && data.length > 0 && (
        <>
          <polygon
            className={css['area']}
            points={`${x(0)},${floor} ${points.join(' ')} ${x(data.length - 1)},${floor}`}
          />
          <polyline className={css['line']} points={points.join(' ')} />
          {data.map(
            (d, i) =>
              (data.length <= 14 || d.label === selected) && (
                <circle
                  key={i}
                  cx={x(i)}
                  cy={y(d.value)}
                  r={d.label === selected ? 5 : 3}
                  fill="var(--c-primary)"
                  stroke="var(--c-surface)"
                  strokeWidth={1.5}
                />
              ),
          )}
        </>
      )}
      {data.map(
        (d, i) =>
          i % every === 0 && (
            <text
              key={i}
              className={css['tick']}
              data-on={d.label === selected || undefined}
              x={x(i)}
              y={height - 6}
              textAnchor="middle"
            >
              {d.label}
            </text>
          ),
      )}
    </svg>
  );
}

/** A bar with its two upper corners rounded. */
function bar(x: number, y: number, w: number, floor: number): string {
  const r = Math.max(0, Math.min(4, w / 2, floor - y));
  return `M${x} ${floor}V${y + r}Q${x} ${y} ${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${floor}Z`;
}

function Donut({
  data,
  height,
  format,
  center,
}: {
  data: readonly ChartPoint[];
  height: number;
  format: (v: number) => string;
  center: string | undefined;
}) {
  const total = data.reduce((sum, d) => sum + Math.max(0, d.value), 0);
  const r = 40;
  const round = 2 * Math.PI * r;
  let done = 0;
  return (
    <div className={css['donut']}>
      <div className={css['ringBox']} style={{ inlineSize: height, blockSize: height }}>
        <svg viewBox="0 0 100 100" width={height} height={height} aria-hidden="true">
          {total === 0 && (
            <circle
              cx="50"
              cy="50"
              r={r}
              className={css['ring']}
              stroke="var(--c-surface-container-highest)"
            />
          )}
          {total > 0 &&
            data.map((d, i) => {
              const share = Math.max(0, d.value) / total;
              const from = done;
              done += share;
              const part = Math.max(0, share * round - (data.length > 1 ? 1.5 : 0));
              return (
                <circle
                  key={i}
                  cx="50"
                  cy="50"
                  r={r}
                  className={css['ring']}
                  stroke={d.color ?? COLOURS[i % COLOURS.length]}
                  strokeDasharray={`${part} ${round}`}
                  strokeDashoffset={-from * round}
                  transform="rotate(-90 50 50)"
                />
              );
            })}
        </svg>
        {center && <span className={css['center']}>{center}</span>}
      </div>
      <div className={css['legend']}>
        {data.map((d, i) => (
          <span key={i} className={css['entry']}>
            <span className={css['swatch']} style={{ background: d.color ?? COLOURS[i % COLOURS.length] }} />
            <span className={css['entryText']}>{d.label}</span>
            <span className={css['entryValue']}>{format(d.value)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
