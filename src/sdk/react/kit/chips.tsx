import type { ReactNode } from 'react';
import type { IconName } from '../icons.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { useWordsOf } from '../words.ts';
import { words } from './words.ts';
import css from './chips.module.css';

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
  /** Set on a filter chip: whether the filter is on. */
  selected?: boolean;
  onClick?: () => void;
  /** Adds a cross that removes the chip. */
  onRemove?: () => void;
  /** Adds an arrow: the chip opens a menu. */
  opens?: boolean;
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
  const t = useWordsOf(words);
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
          aria-label={t('remove', { label })}
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
