import type { ReactNode } from 'react';
import type { FilledIconName, IconName } from '../icons.ts';
import { useGesture } from '../gestures.ts';
import { Badge } from './display.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import css from './buttons.module.css';

interface IconButtonBase {
  /** Accessible name, since an icon has no text. */
  label: string;
  onClick?: () => void;
  onLongPress?: () => void;
  disabled?: boolean;
  /** On a round ground of the container colour. */
  filled?: boolean;
  /** A count over the icon, or true for a dot. */
  badge?: number | boolean;
  size?: number;
  rid?: string;
  className?: string;
}

/** The icon of a toggle is filled while it is on. */
export type IconButtonProps<N extends string = IconName, F extends string = FilledIconName> = IconButtonBase &
  (
    | { icon: N; selected?: undefined; solid?: undefined }
    | { icon: F; /** Given, the button is a toggle. */ selected?: boolean | undefined; solid?: undefined }
    | { icon: F; selected?: undefined; /** Always the filled drawing. */ solid: true }
  );

/** A 48-point button with an icon only. */
export function IconButton({
  icon,
  label,
  onClick,
  onLongPress,
  disabled,
  selected,
  solid,
  filled,
  badge,
  size = 24,
  rid,
  className,
}: IconButtonProps) {
  const ref = useGesture(onLongPress ? { onLongPress } : {});
  return (
    <button
      type="button"
      ref={onLongPress ? ref : undefined}
      className={cx(css['iconButton'], filled && css['iconFilled'], className)}
      aria-label={label}
      aria-pressed={selected}
      disabled={disabled}
      data-rid={rid}
      onClick={onClick}
    >
      {/* Only icons with a filled drawing come with either. */}
      <Icon name={icon as FilledIconName} size={size} filled={selected || solid} />
      {badge !== undefined && badge !== false && badge !== 0 && (
        <span className={css['badge']} data-dot={badge === true || undefined}>
          <Badge value={badge} drawn />
        </span>
      )}
    </button>
  );
}

export interface ButtonProps<N extends string = IconName> {
  variant?: 'filled' | 'tonal' | 'outlined' | 'text' | 'elevated';
  icon?: N;
  danger?: boolean;
  disabled?: boolean;
  /** Shows work going on; the button takes no taps meanwhile. */
  loading?: boolean;
  /** As wide as its container. */
  wide?: boolean;
  onClick?: () => void;
  label?: string;
  rid?: string;
  className?: string;
  children: ReactNode;
}

export function Button({
  variant = 'filled',
  icon,
  danger,
  disabled,
  loading,
  wide,
  onClick,
  label,
  rid,
  className,
  children,
}: ButtonProps) {
  return (
    <button
      type="button"
      className={cx(css['button'], className)}
      data-variant={variant}
      data-danger={danger || undefined}
      data-icon={icon ? '' : undefined}
      data-wide={wide || undefined}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      aria-label={label}
      data-rid={rid}
      onClick={onClick}
    >
      {loading ? <Icon name="sync" size={18} /> : icon && <Icon name={icon} size={18} />}
      <span className={css['buttonText']}>{children}</span>
    </button>
  );
}

export interface FabProps<N extends string = IconName> {
  icon: N;
  label: string;
  extended?: boolean;
  onClick: () => void;
  rid?: string;
  className?: string;
}

/** The main action of a screen; `extended` shows its label. */
export function Fab({ icon, label, extended, onClick, rid, className }: FabProps) {
  return (
    <button
      type="button"
      className={cx(css['fab'], className)}
      data-extended={extended || undefined}
      aria-label={extended ? undefined : label}
      data-rid={rid}
      onClick={onClick}
    >
      <Icon name={icon} />
      {extended && <span>{label}</span>}
    </button>
  );
}
