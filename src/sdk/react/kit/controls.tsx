import { useCallback, useRef, type ReactNode } from 'react';
import { useGesture } from '../gestures.ts';
import type { IconName } from '../icons.ts';
import { cx } from './cx.ts';
import { Icon, type Leading } from './Icon.tsx';
import { IconButton } from './buttons.tsx';
import { shareOf, snap, THUMB_INSET, valueAt } from './values.ts';
import css from './controls.module.css';

export interface ToggleProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  rid?: string;
  id?: string;
  className?: string;
}

function Thumb({ on }: { on: boolean }) {
  return (
    <span className={css['track']} data-on={on || undefined} aria-hidden="true">
      <span className={css['knob']}>{on && <Icon name="check" size={16} />}</span>
    </span>
  );
}

function Words({ label, subtitle }: { label: ReactNode; subtitle?: ReactNode }) {
  return (
    <span className={css['words']}>
      <span className={css['choiceTitle']} dir="auto">
        {label}
      </span>
      {subtitle !== undefined && subtitle !== '' && subtitle !== null && (
        <span className={css['choiceText']} dir="auto">
          {subtitle}
        </span>
      )}
    </span>
  );
}

/** A switch alone; `label` is only its name. In a list of settings use SwitchRow. */
export function Switch({ label, checked, onChange, disabled, rid, id, className }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      className={cx(css['switch'], className)}
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      data-rid={rid}
      data-key={id}
      onClick={() => onChange(!checked)}
    >
      <Thumb on={checked} />
    </button>
  );
}

export interface SwitchRowProps<N extends string = IconName> extends ToggleProps {
  subtitle?: ReactNode;
  leading?: Leading<N>;
}

/** A whole row that is a switch. */
export function SwitchRow({
  label,
  subtitle,
  leading,
  checked,
  onChange,
  disabled,
  rid,
  id,
  className,
}: SwitchRowProps) {
  return (
    <button
      type="button"
      role="switch"
      className={cx(css['choice'], className)}
      aria-checked={checked}
      disabled={disabled}
      data-rid={rid}
      data-key={id}
      data-two={subtitle ? '' : undefined}
      onClick={() => onChange(!checked)}
    >
      {leading !== undefined && leading !== null && (
        <span className={css['choiceIcon']}>
          {typeof leading === 'string' ? <Icon name={leading} /> : leading}
        </span>
      )}
      <Words label={label} subtitle={subtitle} />
      <Thumb on={checked} />
    </button>
  );
}

export interface CheckboxProps extends ToggleProps {
  /** The box only; `label` is its name. */ bare?: boolean;
  subtitle?: ReactNode;
  /** Some of what it stands for. */ mixed?: boolean;
}

/** A tick box with its words beside it. */
export function Checkbox({
  label,
  checked,
  onChange,
  disabled,
  rid,
  id,
  className,
  bare,
  subtitle,
  mixed,
}: CheckboxProps) {
  const box = (
    <span className={css['box']} data-on={checked || mixed || undefined} aria-hidden="true">
      {mixed ? (
        <Icon name="indeterminate_check_box" />
      ) : checked ? (
        <Icon name="check_box" filled />
      ) : (
        <Icon name="check_box_outline_blank" />
      )}
    </span>
  );
  const aria = {
    role: 'checkbox',
    'aria-checked': mixed ? ('mixed' as const) : checked,
    disabled,
    'data-rid': rid,
    'data-key': id,
    onClick: () => onChange(!checked),
  };
  if (bare)
    return (
      <button type="button" className={cx(css['bare'], className)} aria-label={label} {...aria}>
        {box}
      </button>
    );
  return (
    <button
      type="button"
      className={cx(css['choice'], className)}
      data-two={subtitle ? '' : undefined}
      {...aria}
    >
      {box}
      <Words label={label} subtitle={subtitle} />
    </button>
  );
}

export interface RadioProps {
  label: string;
  checked: boolean;
  onChange: () => void;
  disabled?: boolean;
  rid?: string;
  id?: string;
  className?: string;
  subtitle?: ReactNode;
  /** Drawn at the end; takes no taps of its own. */ trailing?: ReactNode;
}

/** One of a group; RadioGroup makes them. */
export function Radio({
  label,
  checked,
  onChange,
  disabled,
  rid,
  id,
  className,
  subtitle,
  trailing,
}: RadioProps) {
  return (
    <button
      type="button"
      role="radio"
      className={cx(css['choice'], className)}
      aria-checked={checked}
      disabled={disabled}
      data-rid={rid}
      data-key={id}
      data-two={subtitle ? '' : undefined}
      onClick={onChange}
    >
      <span className={css['box']} data-on={checked || undefined} aria-hidden="true">
        <Icon name={checked ? 'radio_button_checked' : 'radio_button_unchecked'} />
      </span>
      <Words label={label} subtitle={subtitle} />
      {trailing}
    </button>
  );
}

export interface RadioOption<T extends string | number> {
  value: T;
  label: string;
  subtitle?: ReactNode;
  disabled?: boolean;
  trailing?: ReactNode;
}

/** One of several, a row each; null where none is chosen yet. */
export function RadioGroup<T extends string | number>({
  label,
  options,
  value,
  onChange,
  className,
}: {
  label: string;
  options: readonly RadioOption<T>[];
  value: T | null;
  onChange: (value: T) => void;
  className?: string;
}) {
  return (
    <div role="radiogroup" aria-label={label} className={cx(css['group'], className)}>
      {options.map(o => (
        <Radio
          key={String(o.value)}
          id={`option-${o.value}`}
          label={o.label}
          subtitle={o.subtitle}
          trailing={o.trailing}
          checked={o.value === value}
          disabled={o.disabled}
          onChange={() => onChange(o.value)}
        />
      ))}
    </div>
  );
}

export interface SliderProps<N extends string = IconName> {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** Told as the finger moves. */
  onChange: (value: number) => void;
  /** Told once, when the finger is lifted. */
  onCommit?: (value: number) => void;
  /** Drawn in the filled part. */
  icon?: N;
  disabled?: boolean;
  /** How the value is read out. */
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
  /** Without the words beside it. */ bare?: boolean;
  className?: string;
}

/** A number with one button to lower and one to raise it. */
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
  const words = format?.(value) ?? String(value);
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
          label={`Decrease ${label}`}
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
          aria-valuetext={words}
        >
          {words}
        </span>
        <IconButton
          icon="add"
          label={`Increase ${label}`}
          filled
          disabled={disabled || value >= max}
          onClick={() => onChange(snap(value + step, min, max, step))}
        />
      </div>
    </div>
  );
}

export interface SegmentedProps<T extends string, N extends string = IconName> {
  options: readonly { value: T; label: string; icon?: N; disabled?: boolean }[];
  value: T;
  onChange: (value: T) => void;
  label: string;
  className?: string;
}

/** Two to five choices side by side. */
export function Segmented<T extends string>({
  options,
  value,
  onChange,
  label,
  className,
}: SegmentedProps<T>) {
  return (
    <div className={cx(css['segmented'], className)} role="radiogroup" aria-label={label}>
      {options.map(o => (
        <button
          key={o.value}
          type="button"
          role="radio"
          aria-checked={o.value === value}
          disabled={o.disabled}
          className={css['segment']}
          onClick={() => onChange(o.value)}
        >
          {o.value === value ? <Icon name="check" size={18} /> : o.icon && <Icon name={o.icon} size={18} />}
          <span className={css['segmentText']}>{o.label}</span>
        </button>
      ))}
    </div>
  );
}

export interface ChipProps<N extends string = IconName> {
  label: string;
  icon?: N;
  leading?: ReactNode;
  /** Given, the chip is a filter that is on or off. */ selected?: boolean;
  onClick?: () => void;
  /** A cross that takes it away. */ onRemove?: () => void;
  /** An arrow: it opens a menu. */ opens?: boolean;
  disabled?: boolean;
  rid?: string;
  id?: string;
  className?: string;
}

export function Chip({
  label,
  icon,
  leading,
  selected,
  onClick,
  onRemove,
  opens,
  disabled,
  rid,
  id,
  className,
}: ChipProps) {
  const inside = (
    <>
      {selected && !leading ? (
        <Icon name="check" size={18} />
      ) : (
        (leading ?? (icon && <Icon name={icon} size={18} />))
      )}
      <span className={css['chipText']} dir="auto">
        {label}
      </span>
      {opens && <Icon name="arrow_drop_down" size={18} />}
    </>
  );
  const all = { className: css['chipMain'], 'data-rid': rid, 'data-key': id };
  return (
    <span
      className={cx(css['chip'], className)}
      data-selected={selected || undefined}
      data-lead={icon || leading || selected ? '' : undefined}
      data-trail={opens || onRemove ? '' : undefined}
      data-off={disabled || undefined}
    >
      {onClick ? (
        <button type="button" aria-pressed={selected} disabled={disabled} onClick={onClick} {...all}>
          {inside}
        </button>
      ) : (
        <span {...all}>{inside}</span>
      )}
      {onRemove && (
        <button
          type="button"
          className={css['chipCross']}
          aria-label={`Remove ${label}`}
          disabled={disabled}
          onClick={onRemove}
        >
          <Icon name="close" size={18} />
        </button>
      )}
    </span>
  );
}

/** Chips in a row that wraps. */
export function ChipGroup({
  children,
  label,
  className,
}: {
  children: ReactNode;
  label?: string;
  className?: string;
}) {
  return (
    <div className={cx(css['chips'], className)} role={label ? 'group' : undefined} aria-label={label}>
      {children}
    </div>
  );
}
