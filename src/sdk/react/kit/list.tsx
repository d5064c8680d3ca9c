import type { ReactNode } from 'react';
import { useGesture } from '../gestures.ts';
import type { IconName } from '../icons.ts';
import { cx } from './cx.ts';
import { Icon, type Leading } from './Icon.tsx';
import css from './list.module.css';

/** Rows that belong together. `card` sets them on a rounded ground of their own. */
export function List({
  children,
  label,
  card,
  className,
}: {
  children: ReactNode;
  label?: string;
  card?: boolean;
  className?: string;
}) {
  return (
    <div
      className={cx(css['list'], card && css['cardList'], className)}
      role={label ? 'group' : undefined}
      aria-label={label}
    >
      {children}
    </div>
  );
}

export interface ListRowProps<N extends string = IconName> {
  /** An icon's name (24), or something of its own, such as an avatar (40). */
  leading?: Leading<N>;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Lines of the row; the subtitle has those that the title leaves. */
  lines?: 1 | 2 | 3;
  /** Small words at the end, such as a time. */
  meta?: ReactNode;
  /** A control or an icon at the end; controls take their own taps, all else belongs to the row. */
  trailing?: ReactNode;
  onClick?: () => void;
  onLongPress?: () => void;
  selected?: boolean;
  disabled?: boolean;
  /** Id of the entity that the row shows. */
  id?: string;
  rid?: string;
  divider?: boolean;
  danger?: boolean;
  /** Unread and the like: the words stand out. */
  strong?: boolean;
  /** Accessible name in place of the row's words. */
  label?: string;
  className?: string;
}

export function ListRow(props: ListRowProps) {
  const {
    leading,
    title,
    subtitle,
    meta,
    trailing,
    onClick,
    onLongPress,
    selected,
    disabled,
    id,
    rid,
    divider,
    danger,
    strong,
    label,
    className,
  } = props;
  const lines = props.lines ?? (subtitle === undefined || subtitle === '' || subtitle === null ? 1 : 2);
  const ref = useGesture(onLongPress ? { onLongPress } : {});
  const inside = (
    <>
      {leading !== undefined && leading !== null && leading !== false && (
        <span className={css['leading']} data-icon={typeof leading === 'string' ? '' : undefined}>
          {typeof leading === 'string' ? <Icon name={leading} /> : leading}
        </span>
      )}
      <span className={css['words']}>
        <span className={css['title']} dir="auto">
          {title}
        </span>
        {subtitle !== undefined && subtitle !== '' && subtitle !== null && (
          <span className={css['subtitle']} dir="auto">
            {subtitle}
          </span>
        )}
      </span>
      {meta !== undefined && meta !== null && (
        <span className={css['meta']}>
          {typeof meta === 'string' || typeof meta === 'number' ? <span dir="auto">{meta}</span> : meta}
        </span>
      )}
    </>
  );
  const acts = onClick !== undefined || onLongPress !== undefined;
  return (
    <div
      className={cx(css['row'], className)}
      data-lines={lines}
      data-divider={divider || undefined}
      data-selected={selected || undefined}
      data-danger={danger || undefined}
      data-strong={strong || undefined}
      data-disabled={disabled || undefined}
    >
      {acts ? (
        <button
          type="button"
          ref={onLongPress ? ref : undefined}
          className={css['main']}
          aria-label={label}
          aria-pressed={selected}
          disabled={disabled}
          data-key={id}
          data-rid={rid}
          onClick={onClick}
        >
          {inside}
        </button>
      ) : (
        <div className={css['main']} data-key={id} data-rid={rid} aria-disabled={disabled || undefined}>
          {inside}
        </div>
      )}
      {trailing !== undefined && trailing !== null && trailing !== false && (
        <div className={css['trailing']}>{trailing}</div>
      )}
    </div>
  );
}

/** The heading of a group of rows, with an optional action. */
export function SectionHeader({
  title,
  action,
  className,
}: {
  title: ReactNode;
  action?: { label: string; onClick: () => void; rid?: string } | ReactNode;
  className?: string;
}) {
  const button =
    typeof action === 'object' && action !== null && 'label' in action && 'onClick' in action
      ? (action as { label: string; onClick: () => void; rid?: string })
      : undefined;
  return (
    <div className={cx(css['section'], className)}>
      <span className={css['sectionTitle']} role="heading" aria-level={2} dir="auto">
        {title}
      </span>
      {button ? (
        <button type="button" className={css['sectionAction']} data-rid={button.rid} onClick={button.onClick}>
          {button.label}
        </button>
      ) : (
        (action as ReactNode)
      )}
    </div>
  );
}

/** A day between messages or pictures. */
export function DayHeader({ children, pill }: { children: ReactNode; pill?: boolean }) {
  return (
    <div className={css['day']} data-pill={pill || undefined}>
      <span role="heading" aria-level={2}>
        {children}
      </span>
    </div>
  );
}

export function Divider({ inset }: { inset?: boolean | number }) {
  return (
    <div
      className={css['divider']}
      aria-hidden="true"
      style={inset ? { marginInlineStart: inset === true ? 16 : inset } : undefined}
    />
  );
}
