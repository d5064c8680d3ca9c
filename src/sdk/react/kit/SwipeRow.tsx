import type { ReactNode } from 'react';
import { isRtl } from '../../core/screen.ts';
import { useGesture } from '../gestures.ts';
import { usePhone, useScreenState } from '../hooks.ts';
import type { IconName } from '../icons.ts';
import { Icon } from './Icon.tsx';
import css from './list.module.css';

/** Points that a row must be drawn aside for its action to run. */
const ENOUGH = 88;
const MOST = 128;

export interface SwipeAction<N extends string = IconName> {
  label: string;
  icon: N;
  danger?: boolean;
  onSwipe: () => void;
}

export interface SwipeRowProps<N extends string = IconName> {
  id: string;
  start?: SwipeAction<N>;
  end?: SwipeAction<N>;
  children: ReactNode;
}

/** A row that runs an action when it is drawn aside: `start` when towards the end of the line, `end` when towards its start. */
export function SwipeRow({ id, start, end, children }: SwipeRowProps) {
  const rtl = usePhone(isRtl);
  const [shift, setShift] = useScreenState<{ id: string; by: number } | null>('swipe', null);
  const sideOf = (dx: number) => ((rtl ? -dx : dx) > 0 ? start : end);
  const clamped = (dx: number) => (sideOf(dx) ? Math.max(-MOST, Math.min(MOST, dx)) : 0);
  const ref = useGesture({
    drag: {
      axis: 'x',
      onMove: p => setShift({ id, by: Math.round(clamped(p.dx)) }),
      onEnd: p => {
        setShift(null);
        if (Math.abs(clamped(p.dx)) >= ENOUGH) sideOf(p.dx)!.onSwipe();
      },
    },
  });
  const by = shift?.id === id ? shift.by : 0;
  const action = by === 0 ? undefined : sideOf(by);
  return (
    <div ref={ref} className={css['swipe']} data-key={id} data-clip>
      {action && (
        <div
          className={css['swiped']}
          data-danger={action.danger || undefined}
          data-ready={Math.abs(by) >= ENOUGH || undefined}
          style={{ justifyContent: by > 0 ? 'flex-start' : 'flex-end' }}
          aria-hidden="true"
        >
          <Icon name={action.icon} />
          <span>{action.label}</span>
        </div>
      )}
      <div
        className={css['swiping']}
        style={by === 0 ? undefined : { transform: `translateX(${by}px)` }}
        data-moved={by !== 0 || undefined}
      >
        {children}
      </div>
    </div>
  );
}
