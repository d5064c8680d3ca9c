import { useGesture } from '../../../src/sdk/react/gestures.ts';
import css from './charts.module.css';
import tones from './tones.module.css';

export interface DonutSlice {
  id: string;
  name: string;
  value: number;
  tone: string;
  /** Its value in words. */ words: string;
}
const SIZE = 220;
const RADIUS = 40;
const WIDTH = 15;
const ROUND = 2 * Math.PI * RADIUS;

/** The slice at a point of the ring, of which angles are counted from the top, clockwise. */
export function sliceAt(
  slices: readonly DonutSlice[],
  x: number,
  y: number,
  size: number,
): string | undefined {
  const [dx, dy] = [(x / size - 0.5) * 100, (y / size - 0.5) * 100];
  const away = Math.hypot(dx, dy);
  if (away < RADIUS - WIDTH || away > RADIUS + WIDTH) return undefined;
  const turn = (Math.atan2(dx, -dy) / (2 * Math.PI) + 1) % 1;
  const total = slices.reduce((sum, s) => sum + s.value, 0);
  let done = 0;
  return slices.find(s => {
    done += s.value;
    return turn * total < done;
  })?.id;
}

/** A ring of shares. Its words say every value; a tap on a share picks it, and rows below it do the same. */
export function Donut({
  label,
  slices,
  total,
  caption,
  onPick,
}: {
  label: string;
  slices: readonly DonutSlice[];
  total: string;
  caption: string;
  onPick: (id: string) => void;
}) {
  const ref = useGesture({
    onTapAt: at => {
      const id = sliceAt(slices, at.x - at.rect.left, at.y - at.rect.top, at.rect.width);
      if (id !== undefined) onPick(id);
    },
  });
  const sum = slices.reduce((s, d) => s + d.value, 0);
  let done = 0;
  return (
    <div className={css['donut']}>
      <div
        ref={ref}
        className={css['ring']}
        style={{ inlineSize: SIZE, blockSize: SIZE }}
        role="img"
        aria-label={`${label}: ${slices.map(s => `${s.name} ${s.words}`).join(', ')}`}
        data-rid="donut"
      >
        <svg viewBox="0 0 100 100" width={SIZE} height={SIZE} aria-hidden="true">
          {slices.map(s => {
            const share = s.value / sum;
            const from = done;
            done += share;
            return (
              <circle
                key={s.id}
                cx="50"
                cy="50"
                r={RADIUS}
                className={`${tones['tone']} ${tones['slice']}`}
                data-tone={s.tone}
                strokeWidth={WIDTH}
                strokeDasharray={`${Math.max(0.4, share * ROUND - (slices.length > 1 ? 0.8 : 0))} ${ROUND}`}
                strokeDashoffset={-from * ROUND}
                transform="rotate(-90 50 50)"
              />
            );
          })}
        </svg>
        <span className={css['middle']} aria-hidden="true">
          <span className={css['total']}>{total}</span>
          <span className={css['caption']}>{caption}</span>
        </span>
      </div>
    </div>
  );
}
