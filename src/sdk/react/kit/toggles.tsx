import type { ReactNode } from 'react';
import type { IconName } from '../icons.ts';
import { cx } from './cx.ts';
import { Icon, type Leading } from './Icon.tsx';
import css from './toggles.module.css';

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

function Caption({ label, subtitle }: { label: ReactNode; subtitle?: ReactNode }) {
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

/** A switch without visible text; `label` is its accessible name. In a list of settings use SwitchRow. */
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

/** A row that is a switch: a tap anywhere on it toggles. */
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
      <Caption label={label} subtitle={subtitle} />
      <Thumb on={checked} />
    </button>
  );
}

export interface CheckboxProps extends ToggleProps {
  /** Draws the box alone; `label` is its accessible name. */
  bare?: boolean;
  subtitle?: ReactNode;
  /** Some, but not all, of its items are checked. */
  mixed?: boolean;
}

/** A check box with its label beside it. */
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
      <Caption label={label} subtitle={subtitle} />
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
  /** Drawn at the end; does not react to taps. */
  trailing?: ReactNode;
}

/** One option of a RadioGroup. */
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
      <Caption label={label} subtitle={subtitle} />
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

/** A choice of one option, one row each; `value` is null until one is chosen. */
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
