import { useCallback, useRef } from 'react';
import { useGesture } from '../gestures.ts';
import type { IconName } from '../icons.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './buttons.tsx';
import { shareOf, snap, THUMB_INSET, valueAt } from './values.ts';
import { useWordsOf } from '../words.ts';
import { words } from './words.ts';
import css from './ranges.module.css';

export interface SliderProps<N extends string = IconName> {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Called as the finger moves. */
  onChange: (value: number) => void;
  /** Called once, when the finger is lifted. */
  onCommit?: (value: number) => void;
  /** Drawn in the filled part. */
  icon?: N;
  disabled?: boolean;
  /** The value as text, for screen readers. */
  format?: (value: number) => string;
  rid?: string;
  className?: string;
}

/** A value along a line, by tap or drag. */
export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  onCommit,
  icon,
  disabled,
  format,
  rid,
  className,
}: SliderProps) {
  const node = useRef<HTMLElement | null>(null);
  const at = (x: number, rect: { left: number; width: number }) =>
    valueAt(
      x,
      rect,
      { min, max, step },
      node.current !== null && getComputedStyle(node.current).direction === 'rtl',
    );
  const put = (next: number) => {
    if (next !== value) onChange(next);
  };
  const done = (p: { x: number; rect: DOMRect }) => {
    const next = at(p.x, p.rect);
    put(next);
    onCommit?.(next);
  };
  const attach = useGesture(
    disabled ? {} : { onTapAt: done, drag: { axis: 'x', onMove: p => put(at(p.x, p.rect)), onEnd: done } },
  );
  const ref = useCallback(
    (el: HTMLElement | null) => {
      node.current = el;
      attach(el);
    },
    [attach],
  );
  const share = shareOf(value, min, max);
  return (
    <div
      ref={ref}
      className={cx(css['slider'], className)}
      role="slider"
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={format?.(value)}
      aria-disabled={disabled || undefined}
      data-step={step}
      data-rid={rid}
      data-off={disabled || undefined}
      style={{ '--share': share, '--inset': `${THUMB_INSET}px` } as object}
    >
      <span className={css['rail']} aria-hidden="true" />
      <span className={css['filled']} aria-hidden="true">
        {icon && share > 0.12 && <Icon name={icon} size={16} />}
      </span>
      <span className={css['handle']} aria-hidden="true" />
    </div>
  );
}

export interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
  format?: (value: number) => string;
  disabled?: boolean;
  rid?: string;
  /** Hides the label beside it. */
  bare?: boolean;
  className?: string;
}

/** A number with one button to decrease and one to increase it. */
export function Stepper({
  label,
  value,
  min,
  max,
  step = 1,
  onChange,
  format,
  disabled,
  rid,
  bare,
  className,
}: StepperProps) {
  const t = useWordsOf(words);
  const text = format?.(value) ?? String(value);
  return (
    <div className={cx(css['stepper'], className)} role="group" aria-label={label} data-rid={rid}>
      {!bare && (
        <span className={css['stepLabel']} aria-hidden="true">
          {label}
        </span>
      )}
      <div className={css['steps']}>
        <IconButton
          icon="remove"
          label={t('decrease', { label })}
          filled
          disabled={disabled || value <= min}
          onClick={() => onChange(snap(value - step, min, max, step))}
        />
        <span
          className={css['stepValue']}
          dir="auto"
          role="spinbutton"
          aria-label={label}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-valuetext={text}
        >
          {text}
        </span>
        <IconButton
          icon="add"
          label={t('increase', { label })}
          filled
          disabled={disabled || value >= max}
          onClick={() => onChange(snap(value + step, min, max, step))}
        />
      </div>
    </div>
  );
}
