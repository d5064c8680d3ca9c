import { isRtl } from '../../../src/sdk/core/screen.ts';
import { useGesture, type GestureHandlers } from '../../../src/sdk/react/gestures.ts';
import { usePhone } from '../../../src/sdk/react/hooks.ts';
import type { Marker } from '../state.ts';
import { bars, levelAt, STEP, type Wave } from '../wave.ts';
import css from './wave.module.css';

const WIDTH = 320;
const PITCH = 4;

/** One bar of a level, from the middle up and down. */
function bar(x: number, level: number, height: number, wide: number): string {
  const half = Math.max(wide / 2, (level * height) / 2);
  const middle = height / 2;
  return `M${x.toFixed(1)} ${(middle - half + wide / 2).toFixed(1)}V${(middle + half - wide / 2).toFixed(1)}`;
}

export interface WaveformProps {
  wave: Wave;
  duration: number;
  /** Where it is, ms. */
  at: number;
  markers?: readonly Marker[];
  height?: number;
  /** The description for screen readers. */
  label: string;
  /** A finger on it goes there: told at each move, and once when it is lifted. Left out, it is only looked at. */
  onSeek?: (to: number, done: boolean) => void;
}

/**
 * The whole of a recording, with what has been played in the strong colour. Time runs as the line of text
 * does, so that it agrees with a slider below it.
 */
export function Waveform({ wave, duration, at, markers = [], height = 112, label, onSeek }: WaveformProps) {
  const count = WIDTH / PITCH;
  const levels = bars(wave, 0, duration, count);
  const done = duration > 0 ? at / duration : 0;
  const cut = Math.round(done * count);
  const rtl = usePhone(isRtl);
  const along = (p: { x: number; rect: DOMRect }) =>
    Math.max(0, Math.min(1, (p.x - p.rect.left) / p.rect.width));
  const to = (p: { x: number; rect: DOMRect }) => Math.round((rtl ? 1 - along(p) : along(p)) * duration);
  const gesture: GestureHandlers = onSeek
    ? {
        onTapAt: p => onSeek(to(p), true),
        drag: { axis: 'x', onMove: p => onSeek(to(p), false), onEnd: p => onSeek(to(p), true) },
      }
    : {};
  const ref = useGesture(gesture);
  const d = (from: number, end: number) =>
    levels
      .slice(from, end)
      .map((level, i) => bar((from + i + 0.5) * PITCH, level, height, 2.4))
      .join('');
  return (
    <div className={css['wave']} role="img" aria-label={label} data-rid="waveform" ref={ref}>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        width="100%"
        preserveAspectRatio="none"
        style={{ height, transform: rtl ? 'scaleX(-1)' : undefined }}
        aria-hidden="true"
      >
        <path className={css['rest']} d={d(cut, count)} />
        <path className={css['done']} d={d(0, cut)} />
      </svg>
      {markers.map(m => (
        <span
          key={m.id}
          className={css['flag']}
          style={{ insetInlineStart: `${duration > 0 ? Math.min(100, (m.at / duration) * 100) : 0}%` }}
          aria-hidden="true"
        />
      ))}
      {(onSeek || at > 0) && (
        <span
          className={css['head']}
          style={{ insetInlineStart: `${Math.min(100, done * 100)}%` }}
          aria-hidden="true"
        />
      )}
    </div>
  );
}

const LIVE = 5;
/** Where the newest sound stands, as a share of the width. */
const NOW_AT = 0.68;

/** The last seconds of what is recorded, moving to the left as it goes on. */
export function LiveWave({
  seed,
  recorded,
  markers,
  running,
}: {
  seed: number;
  recorded: number;
  markers: readonly Marker[];
  running: boolean;
}) {
  const height = 184;
  const now = WIDTH * NOW_AT;
  const steps = Math.floor(recorded / STEP);
  const shift = recorded / STEP - steps;
  const seen = Math.ceil(now / LIVE) + 1;
  const x = (step: number) => now - (steps - step + shift) * LIVE;
  const first = Math.max(0, steps - seen);
  const ticks = Array.from(
    { length: Math.ceil(WIDTH / LIVE / 10) + 2 },
    (_, i) => Math.floor((steps - seen) / 10) + i + 1,
  ).filter(s => s >= 0);
  return (
    <div
      className={css['live']}
      dir="ltr"
      role="img"
      aria-label={running ? 'Sound level' : 'Sound level, paused'}
    >
      <svg viewBox={`0 0 ${WIDTH} ${height + 28}`} width="100%" aria-hidden="true">
        {ticks.map(s => (
          <g key={s} className={css['tick']}>
            <line x1={x(s * 10)} x2={x(s * 10)} y1={height + 6} y2={height + (s % 2 === 0 ? 14 : 10)} />
            {s % 2 === 0 && (
              <text
                x={x(s * 10)}
                y={height + 26}
                textAnchor="middle"
              >{`${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`}</text>
            )}
          </g>
        ))}
        <line className={css['floor']} x1={0} x2={WIDTH} y1={height / 2} y2={height / 2} />
        <path
          className={css['done']}
          d={Array.from({ length: steps - first }, (_, i) =>
            bar(x(first + i), levelAt(seed, first + i) * 0.86, height, 3),
          ).join('')}
        />
        {markers
          .filter(m => x(m.at / STEP) > -4)
          .map(m => (
            <g key={m.id} className={css['mark']}>
              <line x1={x(m.at / STEP)} x2={x(m.at / STEP)} y1={6} y2={height} />
              <path d={`M${x(m.at / STEP)} 2h10l-3 5 3 5h-10z`} />
            </g>
          ))}
        <line className={css['now']} x1={now} x2={now} y1={4} y2={height} data-on={running || undefined} />
        <circle className={css['nowDot']} cx={now} cy={4} r={4} data-on={running || undefined} />
      </svg>
    </div>
  );
}

/** A recording's waveform as small as an icon: tells rows of a list apart. */
export function MiniWave({ wave, duration }: { wave: Wave; duration: number }) {
  const levels = bars(wave, 0, duration, 9);
  return (
    <span className={css['mini']} dir="ltr" aria-hidden="true">
      <svg viewBox="0 0 40 40" width={40} height={40}>
        <path
          className={css['done']}
          d={levels
            .map((level, i) => bar(6 + i * 3.5, level, 26, 2))
            .join('')
            .replaceAll(
              /M([\d.]+) ([\d.]+)V([\d.]+)/g,
              (_, a, b, c) => `M${a} ${(Number(b) + 7).toFixed(1)}V${(Number(c) + 7).toFixed(1)}`,
            )}
        />
      </svg>
    </span>
  );
}
