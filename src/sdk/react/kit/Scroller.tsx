import { useCallback, useLayoutEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { usePhone, useSurface } from '../hooks.ts';
import type { AnyPhone } from '../../../state/phone/index.ts';
import { cx } from './cx.ts';
import { positionFor } from './offsets.ts';
import css from './screen.module.css';

export interface ScrollerProps {
  /** Name of its offset, unique on the surface: `ui.surfaces[id].scroll[name]`. */
  name: string;
  axis?: 'x' | 'y';
  /** `end`: the offset counts from the end, so new things at the end are seen, as in a chat. */
  anchor?: 'start' | 'end';
  children?: ReactNode;
  className?: string;
  label?: string;
  /** Padding around the content, in points or as a CSS value. */
  padding?: number | string;
  style?: CSSProperties;
  rid?: string;
}

/** Something that scrolls. The shell moves the offset in state; here it is only written to the element. */
export function Scroller({
  name,
  axis = 'y',
  anchor = 'start',
  children,
  className,
  label,
  padding,
  style,
  rid,
}: ScrollerProps) {
  const { id } = useSurface();
  const offset = usePhone(useCallback((p: AnyPhone) => p.ui.surfaces[id]?.scroll?.[name] ?? 0, [id, name]));
  const ref = useRef<HTMLDivElement>(null);
  const written = useRef(0);
  // After every render, since the content may have grown.
  useLayoutEffect(() => {
    const el = ref.current;
    // Reading an offset forces a layout, so only do it when there is an offset to write.
    if (!el || (anchor === 'start' && offset === written.current)) return;
    written.current = offset;
    if (axis === 'y') {
      const to = positionFor(offset, el.scrollHeight - el.clientHeight, anchor);
      if (el.scrollTop !== to) el.scrollTop = to;
      return;
    }
    const sign = getComputedStyle(el).direction === 'rtl' ? -1 : 1;
    const to = sign * positionFor(offset, el.scrollWidth - el.clientWidth, anchor);
    if (el.scrollLeft !== to) el.scrollLeft = to;
  });
  return (
    <div
      ref={ref}
      className={cx(css['scroller'], className)}
      data-scroller={`${id}|${name}`}
      data-axis={axis}
      data-anchor={anchor === 'end' ? 'end' : undefined}
      data-rid={rid}
      role={label ? 'group' : undefined}
      aria-label={label}
      style={padding === undefined ? style : { padding, ...style }}
    >
      {children}
    </div>
  );
}
