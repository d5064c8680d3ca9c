import type { CSSProperties, ReactNode } from 'react';
import { useGesture } from '../gestures.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { countWords } from './names.ts';
import { Picture } from './Picture.tsx';
import { shareOf } from './values.ts';
import { useWordsOf } from '../words.ts';
import { words } from './words.ts';
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

/** A rounded surface. With `onClick` the whole card is one button, so it must not contain buttons. */
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

/** A count in a pill, or a dot for `true`; `drawn` where the name of a button around it does not say the count. */
export function Badge({
  value = true,
  quiet,
  label,
  drawn,
}: {
  value?: number | boolean | string;
  quiet?: boolean;
  label?: string;
  drawn?: boolean;
}) {
  if (value === false || value === 0) return null;
  if (value === true)
    return (
      <span
        className={css['dot']}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      />
    );
  const words = typeof value === 'number' ? countWords(value) : value;
  return (
    <span
      className={css['badge']}
      data-quiet={quiet || undefined}
      data-drawn={drawn ? words : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      {drawn ? null : words}
    </span>
  );
}

/** Stroke of a circular progress in points, at every size; the style sheet has the same. */
const STROKE = 4;

export interface ProgressProps {
  kind?: 'linear' | 'circular';
  /** From 0 to `max`, which is 1 by default; omitted if unknown. */ value?: number;
  max?: number;
  size?: number;
  label?: string;
  className?: string;
}

/** A progress bar or circle. Without a value it is a still picture of work going on. */
export function Progress({ kind = 'linear', value, max = 1, size = 40, label, className }: ProgressProps) {
  const t = useWordsOf(words);
  const share = value === undefined ? undefined : shareOf(value, 0, max);
  const aria = {
    role: 'progressbar',
    'aria-label': label ?? t('loading'),
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
  const middle = size / 2;
  const r = middle - STROKE / 2;
  const round = 2 * Math.PI * r;
  const part = share ?? 0.28;
  // The ends are round, so a gap of one stroke needs room for two.
  const gap = part > 0 && part < 1 ? 2 * STROKE : 0;
  return (
    <div className={cx(css['circular'], className)} style={{ inlineSize: size, blockSize: size }} {...aria}>
      <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true">
        {part < 1 && (
          <circle
            cx={middle}
            cy={middle}
            r={r}
            className={css['ring']}
            strokeDasharray={`${Math.max(0, round * (1 - part) - 2 * gap)} ${round}`}
            strokeDashoffset={-(round * part + gap)}
          />
        )}
        {part > 0 && (
          <circle
            cx={middle}
            cy={middle}
            r={r}
            className={css['arc']}
            strokeDasharray={`${round * part} ${round}`}
          />
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
