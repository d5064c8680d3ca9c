import type { ReactNode } from 'react';
import { useGesture } from '../../../src/sdk/react/gestures.ts';
import { useScreenState } from '../../../src/sdk/react/hooks.ts';
import { Scroller } from './kit.ts';
import { useScreenSize } from './hooks.ts';
import css from './controls.module.css';

export type Stop = 'low' | 'mid' | 'high';
const STOPS: readonly Stop[] = ['low', 'mid', 'high'];

/** How high the sheet stands at each stop. */
export const heightsOf = (tall: number, low = 148): Record<Stop, number> => ({
  low,
  mid: Math.max(low + 60, Math.round(tall * 0.44)),
  high: Math.round(tall * 0.9),
});
export const useSheetStop = (initial: Stop = 'mid') => useScreenState<Stop>('sheet', initial);

/** What lies over the lower part of a map: drawn up and down by its head to one of three heights. */
export function BottomSheet({
  head,
  children,
  initial = 'mid',
  low,
  label,
}: {
  head?: ReactNode;
  children?: ReactNode;
  initial?: Stop;
  low?: number;
  label: string;
}) {
  const { height } = useScreenSize();
  const [stop, setStop] = useSheetStop(initial);
  const [pull, setPull] = useScreenState('pull', 0);
  const heights = heightsOf(height, low);
  const settle = (dy: number) => {
    const now = heights[stop] - dy;
    // A short flick goes one stop on, a long way to the nearest.
    const nearest = STOPS.reduce((best, s) =>
      Math.abs(heights[s] - now) < Math.abs(heights[best] - now) ? s : best,
    );
    const index = STOPS.indexOf(stop);
    setStop(
      nearest !== stop || Math.abs(dy) < 40
        ? nearest
        : STOPS[Math.max(0, Math.min(2, index + (dy < 0 ? 1 : -1)))]!,
    );
    setPull(0);
  };
  const ref = useGesture({
    drag: { axis: 'y', onMove: p => setPull(Math.round(p.dy)), onEnd: p => settle(p.dy) },
  });
  const now = Math.max(heights.low, Math.min(heights.high, heights[stop] - pull));
  return (
    <div className={css['sheet']} style={{ blockSize: now }} role="region" aria-label={label}>
      <div ref={ref} className={css['sheetHead']} data-key="sheet">
        <button
          type="button"
          className={css['grip']}
          aria-label={stop === 'high' ? 'Collapse' : 'Expand'}
          data-rid="sheet-grip"
          onClick={() => setStop(stop === 'high' ? 'low' : STOPS[STOPS.indexOf(stop) + 1]!)}
        >
          <span aria-hidden="true" />
        </button>
        {head}
      </div>
      <div className={css['sheetBody']}>
        <Scroller name="sheet">
          {children}
          <div className={css['sheetTail']} />
        </Scroller>
      </div>
    </div>
  );
}
