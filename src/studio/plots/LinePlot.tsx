import { useComputedColorScheme } from '@mantine/core';
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import css from './plot.module.css';

/** A line of a plot. Gaps are null. */
export interface Line {
  label: string;
  values: readonly (number | null)[];
  /** A colour of the studio, such as `--accent`. */
  colour: string;
  /** `faint` lies behind what is read, `dashed` is not to be compared with the whole line, `filled` has a ground. */
  kind?: 'faint' | 'dashed' | 'filled';
}

interface Props {
  title: string;
  /** What stands under the title in small. */
  about?: string;
  /** Ascending. */
  x: readonly number[];
  lines: readonly Line[];
  /** Where the vertical axis begins and ends; left out ends follow the values. */
  from?: number;
  to?: number;
  xRange?: readonly [number, number];
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  /** The place whose values are told, and what a click on another does. Without it, the last place with a value. */
  at?: number | undefined;
  onPick?: (x: number) => void;
  /** Plots of one group move their cursors together. */
  group: string;
}

const HEIGHT = 168;
/** With more values than these a line says all, and dots would hide it. */
const MOST_DOTS = 16;
const FONT = '11px Inter, system-ui, sans-serif';

/** A named plot of lines, with the values at a place beside their names. */
export function LinePlot(props: Props) {
  const { title, about, x, lines, at, formatY, formatX } = props;
  const told = lines
    .filter(({ kind }) => kind !== 'faint')
    .map(line => ({ ...line, value: valueAt(x, line.values, at) }));
  const isEmpty = lines.every(({ values }) => values.every(value => value === null));
  const words = told.map(({ label, value }) => `${label} ${value === null ? 'unknown' : formatY(value)}`);
  return (
    <figure className={css['card']}>
      <figcaption className={css['head']}>
        <span className={css['title']}>{title}</span>
        {told.map(({ label, value, colour, kind }) => (
          <span key={label} className={css['told']}>
            <span
              className={css['swatch']}
              data-dashed={kind === 'dashed' || undefined}
              style={{ color: `var(${colour})` }}
              aria-hidden
            />
            {told.length > 1 && <span className={css['name']}>{label}</span>}
            <span className={css['value']}>{value === null ? '–' : formatY(value)}</span>
          </span>
        ))}
      </figcaption>
      <div
        className={css['plot']}
        role="img"
        aria-label={`${title}${at === undefined ? '' : ` at ${formatX(at)}`}: ${words.join(', ')}`}
      >
        <Canvas {...props} />
        {isEmpty && <span className={css['nothing']}>No values yet</span>}
      </div>
      {about && <p className={css['about']}>{about}</p>}
    </figure>
  );
}

/** The value at a place, or the last one where no place is meant. */
function valueAt(
  x: readonly number[],
  values: readonly (number | null)[],
  at: number | undefined,
): number | null {
  if (at === undefined) return values.findLast(value => value !== null) ?? null;
  return values[x.indexOf(at)] ?? null;
}

function Canvas({ x, lines, from, to, xRange, formatX, formatY, at, onPick, group }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot>(null);
  const scheme = useComputedColorScheme('light');
  const latest = useRef({ at, onPick, from, to, xRange, formatX, formatY });
  latest.current = { at, onPick, from, to, xRange, formatX, formatY };
  const shape = lines.map(({ label, colour, kind }) => `${label} ${colour} ${kind ?? ''}`).join('|');

  useEffect(() => {
    const element = box.current!;
    const colourOf = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
    const ink = colourOf('--quiet');
    const axis = (extra: Partial<uPlot.Axis>): uPlot.Axis => ({
      stroke: ink,
      font: FONT,
      grid: { stroke: colourOf('--line'), width: 1 },
      ticks: { show: false },
      ...extra,
    });
    const made = new uPlot(
      {
        width: Math.max(1, element.clientWidth),
        height: HEIGHT,
        padding: [10, 12, 0, 0],
        legend: { show: false },
        cursor: {
          sync: { key: group },
          drag: { x: false, y: false },
          y: false,
          points: { size: 6 },
        },
        scales: {
          x: { time: false, range: (_u, low, high) => rangeOfX(latest.current.xRange, low, high) },
          y: { range: (_u, low, high) => rangeOfY(latest.current, low, high) },
        },
        axes: [
          axis({
            values: (_u, ticks) => ticks.map(tick => latest.current.formatX(tick)),
            size: 26,
            space: 70,
          }),
          axis({
            values: (_u, ticks) => ticks.map(tick => latest.current.formatY(tick)),
            size: 52,
            space: 34,
          }),
        ],
        series: [
          {},
          ...lines.map(({ label, colour, kind }): uPlot.Series => {
            const stroke = colourOf(colour);
            return {
              label,
              stroke: kind === 'faint' ? `${stroke}66` : stroke,
              width: kind === 'faint' ? 1 : 2,
              spanGaps: true,
              points: { show: kind !== 'faint' && x.length <= MOST_DOTS, size: 5 },
              ...(kind === 'dashed' ? { dash: [5, 4] } : {}),
              ...(kind === 'filled' ? { fill: `${stroke}22` } : {}),
            };
          }),
        ],
        hooks: {
          draw: [u => drawPlace(u, latest.current.at, colourOf('--ink'))],
          ready: [
            u => {
              u.over.addEventListener('click', () => {
                const index = u.cursor.idx;
                const picked = index === null || index === undefined ? undefined : u.data[0][index];
                if (picked !== undefined) latest.current.onPick?.(picked);
              });
            },
          ],
        },
      },
      [[...x], ...lines.map(({ values }) => [...values])] as uPlot.AlignedData,
      element,
    );
    plot.current = made;
    const resized = new ResizeObserver(() => {
      made.setSize({ width: Math.max(1, element.clientWidth), height: HEIGHT });
    });
    resized.observe(element);
    return () => {
      resized.disconnect();
      made.destroy();
      plot.current = null;
    };
    // Values and places come by the effects below: a plot that is made anew loses its cursor.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [shape, scheme, group, x.length <= MOST_DOTS]);

  useEffect(() => {
    plot.current?.setData([[...x], ...lines.map(({ values }) => [...values])] as uPlot.AlignedData);
  }, [x, lines]);
  useEffect(() => plot.current?.redraw(false), [at]);
  return <div ref={box} className={css['canvas']} data-pick={onPick ? true : undefined} />;
}

/** One point is in the middle of something. */
function rangeOfX(
  range: readonly [number, number] | undefined,
  low: number | null,
  high: number | null,
): [number, number] {
  if (range) return [range[0], range[1]];
  if (low === null || high === null) return [0, 1];
  return low === high ? [low - 1, high + 1] : [low, high];
}

function rangeOfY(
  { from, to }: { from?: number | undefined; to?: number | undefined },
  low: number | null,
  high: number | null,
): [number, number] {
  const bottom = from ?? low ?? 0;
  const top = to ?? high ?? 1;
  const room = Math.max(1e-9, (top - bottom) * 0.08);
  if (top <= bottom) return [from ?? bottom - 0.5, to ?? bottom + 1];
  return [from ?? bottom - room, to ?? top + room];
}

/** A line where the told values stand. */
function drawPlace(u: uPlot, at: number | undefined, colour: string): void {
  if (at === undefined) return;
  const x = Math.round(u.valToPos(at, 'x', true));
  const { left, top, width, height } = u.bbox;
  if (x < left || x > left + width) return;
  u.ctx.save();
  u.ctx.globalAlpha = 0.55;
  u.ctx.strokeStyle = colour;
  u.ctx.lineWidth = devicePixelRatio;
  u.ctx.beginPath();
  u.ctx.moveTo(x, top);
  u.ctx.lineTo(x, top + height);
  u.ctx.stroke();
  u.ctx.restore();
}
