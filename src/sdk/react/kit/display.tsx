import type { CSSProperties, ReactNode } from 'react';
import { useGesture } from '../gestures.ts';
import type { IconName } from '../icons.ts';
import { Button } from './buttons.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { countWords, initialsOf, toneOf } from './names.ts';
import { Picture } from './Picture.tsx';
import { shareOf } from './values.ts';
import css from './display.module.css';

export interface CardProps {
  children: ReactNode;
  variant?: 'filled' | 'elevated' | 'outlined';
  onClick?: () => void;
  onLongPress?: () => void;
  selected?: boolean;
  label?: string;
  id?: string;
  rid?: string;
  padding?: number | string;
  className?: string;
  style?: CSSProperties;
}

/** A rounded ground. With `onClick` the whole card is one button, so nothing in it may be a button. */
export function Card({
  children,
  variant = 'filled',
  onClick,
  onLongPress,
  selected,
  label,
  id,
  rid,
  padding,
  className,
  style,
}: CardProps) {
  const ref = useGesture(onLongPress ? { onLongPress } : {});
  const all = {
    className: cx(css['card'], className),
    'data-variant': variant,
    'data-selected': selected || undefined,
    'data-key': id,
    'data-rid': rid,
    style: padding === undefined ? style : { padding, ...style },
  };
  if (onClick || onLongPress)
    return (
      <button
        type="button"
        ref={onLongPress ? ref : undefined}
        aria-label={label}
        aria-pressed={selected}
        onClick={onClick}
        {...all}
      >
        {children}
      </button>
    );
  return (
    <div role={label ? 'group' : undefined} aria-label={label} {...all}>
      {children}
    </div>
  );
}

export interface AvatarProps {
  name: string;
  picture?: string | null;
  size?: number;
  shape?: 'circle' | 'rounded' | 'square';
  /** Online, or a small icon at its corner. */ mark?: 'online' | IconName;
  icon?: IconName;
  className?: string;
}

/** A portrait, or initials on a tone that belongs to the name. Beside the name it says nothing new, so it is not read out. */
export function Avatar({ name, picture, size = 40, shape = 'circle', mark, icon, className }: AvatarProps) {
  return (
    <span
      className={cx(css['avatar'], className)}
      data-shape={shape}
      data-tone={toneOf(name)}
      style={{ inlineSize: size, blockSize: size, fontSize: size * 0.4 }}
      aria-hidden="true"
    >
      <span className={css['face']} data-initials={picture || icon ? undefined : initialsOf(name)}>
        {picture ? (
          <Picture name={picture} alt="" />
        ) : (
          icon && <Icon name={icon} size={Math.round(size * 0.55)} filled />
        )}
      </span>
      {mark === 'online' ? (
        <span className={css['online']} style={{ inlineSize: size * 0.28, blockSize: size * 0.28 }} />
      ) : (
        mark && (
          <span className={css['mark']}>
            <Icon name={mark} size={14} />
          </span>
        )
      )}
    </span>
  );
}

/** A count in a pill, or a dot for `true`. */
export function Badge({
  value = true,
  quiet,
  label,
}: {
  value?: number | boolean | string;
  quiet?: boolean;
  label?: string;
}) {
  if (value === false || value === 0) return null;
  if (value === true)
    return (
      <span
        className={css['dot']}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      />
    );
  return (
    <span
      className={css['badge']}
      data-quiet={quiet || undefined}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      {typeof value === 'number' ? countWords(value) : value}
    </span>
  );
}

/** What an empty place says: a line, and what to do. */
export function EmptyState({
  icon,
  title,
  text,
  action,
}: {
  icon: IconName;
  title: string;
  text?: ReactNode;
  action?: { label: string; onClick: () => void; rid?: string; icon?: IconName };
}) {
  return (
    <div className={css['empty']}>
      <span className={css['emptyIcon']}>
        <Icon name={icon} size={40} />
      </span>
      <span className={css['emptyTitle']} dir="auto">
        {title}
      </span>
      {text !== undefined && text !== '' && (
        <span className={css['emptyText']} dir="auto">
          {text}
        </span>
      )}
      {action && (
        <div className={css['emptyAction']}>
          <Button
            variant="tonal"
            {...(action.icon ? { icon: action.icon } : {})}
            {...(action.rid ? { rid: action.rid } : {})}
            onClick={action.onClick}
          >
            {action.label}
          </Button>
        </div>
      )}
    </div>
  );
}

export interface ProgressProps {
  kind?: 'linear' | 'circular';
  /** From 0 to `max`, which is 1 unless told; left out where it is not known. */ value?: number;
  max?: number;
  size?: number;
  label?: string;
  className?: string;
}

/** How far something has come. Without a value it is a still picture of work going on. */
export function Progress({
  kind = 'linear',
  value,
  max = 1,
  size = 40,
  label = 'Loading',
  className,
}: ProgressProps) {
  const share = value === undefined ? undefined : shareOf(value, 0, max);
  const aria = {
    role: 'progressbar',
    'aria-label': label,
    ...(share === undefined
      ? {}
      : { 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': Math.round(share * 100) }),
  };
  if (kind === 'linear') {
    return (
      <div className={cx(css['linear'], className)} data-unknown={share === undefined || undefined} {...aria}>
        {share === undefined ? (
          <>
            <span style={{ flexGrow: 18 }} />
            <b style={{ flexGrow: 44 }} />
            <span style={{ flexGrow: 38 }} />
          </>
        ) : (
          <>
            <b style={{ flexGrow: share }} data-none={share === 0 || undefined} />
            <span style={{ flexGrow: 1 - share }} data-none={share === 1 || undefined} />
          </>
        )}
      </div>
    );
  }
  const r = 18;
  const round = 2 * Math.PI * r;
  const part = share ?? 0.28;
  const gap = part > 0 && part < 1 ? 4 + 4 : 0;
  return (
    <div className={cx(css['circular'], className)} style={{ inlineSize: size, blockSize: size }} {...aria}>
      <svg viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
        {part < 1 && (
          <circle
            cx="20"
            cy="20"
            r={r}
            className={css['ring']}
            strokeDasharray={`${Math.max(0, round * (1 - part) - 2 * gap)} ${round}`}
            strokeDashoffset={-(round * part + gap)}
          />
        )}
        {part > 0 && (
          <circle cx="20" cy="20" r={r} className={css['arc']} strokeDasharray={`${round * part} ${round}`} />
        )}
      </svg>
    </div>
  );
}

export interface MediaTileProps {
  picture: string;
  label: string;
  selected?: boolean;
  /** As written, such as "0:42": a video. */ duration?: string;
  onClick?: () => void;
  onLongPress?: () => void;
  id?: string;
  rid?: string;
  favourite?: boolean;
  className?: string;
}

/** A square picture in a grid. `selected`, true or false, shows a tick box. */
export function MediaTile({
  picture,
  label,
  selected,
  duration,
  onClick,
  onLongPress,
  id,
  rid = 'media',
  favourite,
  className,
}: MediaTileProps) {
  const ref = useGesture(onLongPress ? { onLongPress } : {});
  return (
    <button
      type="button"
      ref={onLongPress ? ref : undefined}
      className={cx(css['tile'], className)}
      aria-label={duration ? `${label}, ${duration}` : label}
      aria-pressed={selected}
      data-key={id}
      data-rid={rid}
      data-selected={selected || undefined}
      onClick={onClick}
    >
      <Picture name={picture} alt="" className={css['tilePicture']} />
      {selected !== undefined && (
        <span className={css['tick']} aria-hidden="true">
          {selected && <Icon name="check" size={16} />}
        </span>
      )}
      {favourite && (
        <span className={css['favourite']} aria-hidden="true">
          <Icon name="favorite" filled size={16} />
        </span>
      )}
      {duration && (
        <span className={css['duration']} aria-hidden="true">
          <Icon name="play_arrow" filled size={14} />
          <span>{duration}</span>
        </span>
      )}
    </button>
  );
}

/** Words that may be long: cut after `lines` lines, or wrapped wherever they must be. */
export function LongText({
  children,
  lines,
  className,
}: {
  children: ReactNode;
  lines?: number;
  className?: string;
}) {
  return (
    <span
      className={cx(css['long'], className)}
      dir="auto"
      style={
        lines
          ? {
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: lines,
              overflow: 'hidden',
            }
          : undefined
      }
    >
      {children}
    </span>
  );
}
