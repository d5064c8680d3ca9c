import { useCallback, useMemo, type ReactNode } from 'react';
import { pointsOf } from '../../core/screen.ts';
import { usePhone, useSurface } from '../hooks.ts';
import type { AnyPhone } from '../../../state/phone/index.ts';
import { rowStarts, windowOf, type RowHeight } from './offsets.ts';
import { Scroller } from './Scroller.tsx';

export interface WindowedListProps {
  name: string;
  count: number;
  /** Height of each row in points, exactly: of 1.0 text scale where it is a number, and it grows with the scale where `scales`. */
  rowHeight: RowHeight;
  render: (index: number) => ReactNode;
  overscan?: number;
  label?: string;
  anchor?: 'start' | 'end';
  /** Points that can be seen at most; the phone's height where left out. */
  page?: number;
  header?: ReactNode;
  headerHeight?: number;
  footer?: ReactNode;
  className?: string;
}

/** A long list that draws only its visible rows. They follow from the offset in the state and the exact row heights, without measuring. */
export function WindowedList({
  name,
  count,
  rowHeight,
  render,
  overscan = 4,
  label,
  anchor = 'start',
  page,
  header,
  headerHeight = 0,
  footer,
  className,
}: WindowedListProps) {
  const { id } = useSurface();
  const offset = usePhone(useCallback((p: AnyPhone) => p.ui.surfaces[id]?.scroll?.[name] ?? 0, [id, name]));
  const tall = usePhone(useCallback((p: AnyPhone) => pointsOf(p).height, []));
  const view = page ?? tall;
  const total = useMemo(
    () => (typeof rowHeight === 'number' ? rowHeight * count : rowStarts(count, rowHeight)[count]!),
    [rowHeight, count],
  );
  const position = anchor === 'end' ? Math.max(0, total - view - offset) : offset - headerHeight;
  const { from, to, before, after } = windowOf(count, rowHeight, position, view, overscan);
  return (
    <Scroller name={name} anchor={anchor} {...(label ? { label } : {})} {...(className ? { className } : {})}>
      {header}
      {before > 0 && <div style={{ blockSize: before }} />}
      {Array.from({ length: to - from }, (_, i) => {
        const index = from + i;
        return (
          <div
            key={index}
            style={{
              blockSize: typeof rowHeight === 'number' ? rowHeight : rowHeight(index),
              overflow: 'hidden',
              display: 'flex',
              flexDirection: 'column',
            }}
          >
            {render(index)}
          </div>
        );
      })}
      {after > 0 && <div style={{ blockSize: after }} />}
      {footer}
    </Scroller>
  );
}
