import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { isRtl } from '../../../src/sdk/core/screen.ts';
import { usePhone } from '../../../src/sdk/react/hooks.ts';
import css from './charts.module.css';

export interface Bar {
  id: string;
  /** Below the bar. */ label: string;
  /** In full. */ name: string;
  value: number;
  words: string;
}
const HEIGHT = 120;

/** Bars along time. Their words say every value; a tap picks the one under the finger. */
export function Bars({
  label,
  bars,
  top,
  selected,
  onPick,
}: {
  label: string;
  bars: readonly Bar[];
  top: (value: number) => string;
  selected: string;
  onPick: (id: string) => void;
}) {
  const rtl = usePhone(isRtl);
  const most = Math.max(1, ...bars.map(b => b.value));
  const ref = useGesture({
    onTapAt: at => {
      const along = (at.x - at.rect.left) / at.rect.width;
      const i = Math.floor((rtl ? 1 - along : along) * bars.length);
      const bar = bars[Math.max(0, Math.min(bars.length - 1, i))];
      if (bar) onPick(bar.id);
    },
  });
  const every = Math.max(1, Math.ceil(bars.length / 8));
  return (
    <div className={css['bars']}>
      <span className={css['top']} aria-hidden="true">
        {top(most)}
      </span>
      <div
        ref={ref}
        className={css['columns']}
        style={{ blockSize: HEIGHT }}
        role="img"
        aria-label={`${label}: ${bars
          .filter(b => b.value > 0)
          .map(b => `${b.name} ${b.words}`)
          .join(', ')}`}
        data-rid="bars"
      >
        {bars.map(b => (
          <span
            key={b.id}
            className={css['column']}
            data-on={b.id === selected || undefined}
            style={{ blockSize: b.value === 0 ? 2 : Math.max(4, Math.round((b.value / most) * HEIGHT)) }}
            data-none={b.value === 0 || undefined}
          />
        ))}
      </div>
      <div className={css['labels']} aria-hidden="true">
        {bars.map((b, i) => (
          <span key={b.id} data-on={b.id === selected || undefined}>
            {i % every === 0 ? b.label : ''}
          </span>
        ))}
      </div>
    </div>
  );
}
